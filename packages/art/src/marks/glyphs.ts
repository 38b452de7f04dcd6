import { circle, group, line, path, rect } from '../kit/draw.ts';
import type { Ink } from '../kit/ink.ts';
import type { Random } from '../kit/random.ts';
import { around, corners, nums, petal, poly, star } from '../kit/shape.ts';

/** A sign within a radius of 18 about (0, 0), in one colour `c` on a badge of colour `ground`. */
export type Glyph = (ink: Ink, c: string, ground: string) => string;

const wave = (y: number): string => `M-15 ${y}Q-10 ${y - 6}-5 ${y}T5 ${y}T15 ${y}`;

/** Signs of the vendors that have one; each says what the name says. */
export const glyphs: Readonly<Record<string, Glyph>> = {
  HOUSE: (ink, c) =>
    path('M0-16L17-3L13 1L0-9L-13 1L-17-3z', c) +
    ink.turned(path(petal(13, 5), c), [-58, 58, -29, 29, 0], { transform: 'translate(0 13)' }),
  SUNB: (ink, c) =>
    ink.wreath(path('M-2-11L0-18L2-11z', c), 12) +
    path('M-9 3C-8-7 6-10 8 0C11-2 13 0 14 2C10 2 9 5 5 7C-1 10-8 9-9 3z', c),
  PEARL: (_, c, ground) =>
    path('M-16 3A16 16 0 0 1 16 3Q8 15 0 15Q-8 15-16 3z', c) +
    line('M0-12V12M-9-9L-6 10M9-9L6 10', ground, 1.6) +
    circle(0, 2, 6, ground) +
    circle(0, 2, 4, c),
  ORCH: (ink, c, ground) =>
    ink.turned(path(petal(17, 7, 0.6), c), [0, 72, 144, 216, 288]) + circle(0, 0, 4, ground) + circle(0, 0, 2, c),
  KITE: (_, c, ground) =>
    path('M0-17L12-4L0 10L-12-4z', c) + line('M0-17V10M-12-4H12', ground, 1.5) + line('M0 10Q6 12 2 15T6 18', c, 2),
  SAFF: (_, c) =>
    path('M-15 16V-2C-15-12-4-13 0-17C4-13 15-12 15-2V16H8V-1C8-7 3-7 0-10C-3-7-8-7-8-1V16z', c) + circle(0, 4, 3, c),
  MONS: (_, c) =>
    path('M0-17C6-9 9-5 9 0A9 9 0 0 1-9 0C-9-5-6-9 0-17z', c) +
    line('M-12 12L-14 17M-4 13L-6 18M4 13L2 18M12 12L10 17', c, 2.2),
  LANT: (_, c, ground) =>
    rect(-5, -17, 10, 4, c, { rx: 1.5 }) +
    path('M-7-12H7Q15-4 7 8H-7Q-15-4-7-12z', c) +
    line('M-3-12Q-6-3-3 8M3-12Q6-3 3 8', ground, 1.4) +
    line('M0 9V17M-4 9V14M4 9V14', c, 2),
  BAMB: (_, c) =>
    line('M-7 17V6M-7 3V-8M-7-11V-17M4 17V9M4 6V-5M4-8V-17', c, 5.4, { 'stroke-linecap': 'butt' }) +
    path('M7-6Q16-12 18-4Q12-2 7-6z', c) +
    path('M-9 6Q-18 2-18 9Q-13 12-9 6z', c),
  STLT: (_, c) => path('M0-17L17-3H12V5H-12V-3H-17z', c) + line('M-10 7V17M-3.4 7V17M3.4 7V17M10 7V17', c, 2.4),
  RICE: (ink, c) =>
    path('M6-16A15 15 0 1 0 16 6A12 12 0 0 1 6-16z', c) +
    ink.turned(path(petal(9, 3), c), [-30, 0, 30], { transform: 'translate(7 4)' }),
  NFOR: (_, c, ground) =>
    path(
      'M-14 16C-18 4-6 2-6-6C-6-11-10-13-14-12C-12-17-2-18 3-14C9-18 15-16 17-10C12-11 9-8 9-4C16 2 16 12 8 16C10 10 6 7 2 8C-3 9-4 14-2 17z',
      c,
    ) + circle(3, -9, 2, ground),
  TERR: (_, c) => line('M-16 14H16M-12 8Q0 2 14 8M-9 2Q2-5 12 1M-6-5Q2-11 9-6', c, 3.2) + circle(0, -14, 2.6, c),
  GECK: (_, c) =>
    line('M0-16V2C0 12 13 12 13 4C13-1 7-1 7 3', c, 4.6) +
    line('M0-7L-10-12M0-7L9-12M0 3L-10 8', c, 3) +
    circle(0, -14, 4, c),
  BNGO: (_, c, ground) =>
    rect(-15, -15, 30, 30, c, { rx: 6 }) +
    [-8, 0, 8]
      .flatMap((x) =>
        [-8, 0, 8].map((y) => (x === 0 && y === 0 ? path(star(5, 5, 2.2), ground) : circle(x, y, 2.4, ground))),
      )
      .join(''),
  RIVL: (_, c) => line(`${wave(-8)}${wave(0)}${wave(8)}`, c, 3.6),
  JADL: (_, c, ground) =>
    path(poly(corners(6, 17)), c) +
    line(`${poly(corners(6, 9))}M0-17V-9M0 9V17M15-8.5L8-4.5M-15-8.5L-8-4.5M15 8.5L8 4.5M-15 8.5L-8 4.5`, ground, 1.5),
  SILK: (_, c) => line('M-16-6C-6-18 6-2 16-12M-16 3C-6-9 6 7 16-3M-16 12C-6 0 6 16 16 6', c, 4),
  DEEP: (_, c, ground) => path('M-17 0C-10-12 4-12 10-2L17-9V9L10 2C4 12-10 12-17 0z', c) + circle(-8, -2, 2.2, ground),
  TONL: (_, c) =>
    [16, 10.5, 5].map((r) => circle(0, 0, r, 'none', { stroke: c, 'stroke-width': 2.6 })).join('') +
    circle(0, 0, 1.8, c),
  BTI: (ink, c, ground) =>
    circle(0, 0, 17, c) +
    path(poly(corners(5, 6)), ground) +
    ink.turned(line('M0-6V-16', ground, 2), [0, 72, 144, 216, 288]),
  AV: (_, c) => path('M3-18L-12 3H-2L-5 18L12-5H2z', c),
  IMES: (_, c) => path('M-16-14L-4-2L-8 16L0 6L8 16L4-2L16-14L0-6z', c),
  IA: (_, c, ground) => path('M0-17L15-12V0C15 9 6 14 0 17C-6 14-15 9-15 0V-12z', c) + path('M0-9L8 8H-8z', ground),
  AI: (_, c, ground) => path('M-18 14L-4-14L2-4L6-10L18 14z', c) + path('M-4-14L-9-4L-5-6L-2-3L1-6L-1-9z', ground),
  TF: (_, c) => path('M-17-12L-2 2L-4 12L-17-2z', c) + path('M17-12L2 2L4 12L17-2z', c) + path('M0-14L4-6H-4z', c),
  COCK: (_, c) => path('M-16 6A16 16 0 0 1 16 6z', c) + line('M-16 11H16M-9 16H9', c, 2.6),
  TCG_SEA: (_, c, ground) =>
    path('M0-17L17 14H-17z', c) +
    circle(0, 6, 4.4, ground) +
    circle(-7, 10, 1.8, ground) +
    circle(7, 10, 1.8, ground) +
    circle(0, -4, 1.8, ground),
  CARD: (_, c) =>
    path('M0-17C4-10 16-3 15 5C14 12 5 12 2 6Q3 12 7 15H-7Q-3 12-2 6C-5 12-14 12-15 5C-16-3-4-10 0-17z', c),
  MIXT: (_, c) =>
    rect(-15, -15, 13, 13, c, { rx: 3 }) +
    circle(8.5, -8.5, 6.8, c) +
    path(star(5, 8, 3.4), c, { transform: 'translate(-8.5 9)' }) +
    path('M2 15L8.5 2L15 15z', c),
  '123BET': (_, c) => line('M-11 14V2M0 14V-5M11 14V-13', c, 6.4) + line('M-14-8L-2-15', c, 2.6),
};

/** Sign of a vendor that has none of its own: a rosette by its code. */
export function seededGlyph(random: Random): Glyph {
  const n = random.pick([3, 4, 5, 6, 8]);
  const width = random.range(4, 8);
  const core = random.range(2, 5);
  return (ink, c, ground) =>
    group(ink.wreath(path(petal(17, width, 0.6), c), n) + circle(0, 0, core, ground)) +
    line(
      around(n, 1, 180 / n)
        .map(([x, y]) => `M${nums(x * 14, y * 14)}h.1`)
        .join(''),
      c,
      2.6,
    );
}
