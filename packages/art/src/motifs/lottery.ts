import type { Ramp } from '../kit/color.ts';
import { circle, ellipse, group, line, path, place, rect, ring } from '../kit/draw.ts';
import type { Ink } from '../kit/ink.ts';
import { coin, stone } from '../kit/props.ts';
import { around, blob, nums, petal, poly, star } from '../kit/shape.ts';
import type { Motif } from './motif.ts';

/** Lottery ball: a striped sphere with a white disc and pips in place of a number. */
function ballAt(ink: Ink, tone: Ramp, pips: number, x: number, y: number, r: number, turn = 0): string {
  const at = pips === 1 ? [[0, 0]] : around(pips, 4.6).map(([px, py]) => [px, py]);
  const make = (): string =>
    circle(0, 0, 20, ink.ball(tone)) +
    circle(0, -1, 11.5, '#fff') +
    at.map(([px = 0, py = 0]) => circle(px, py - 1, 2.5, tone.s)).join('') +
    ink.shine('M-14-6Q-12-15-3-17Q-10-12-11-5z', 0.8);
  return ink.stamp(`ball${tone.m}${pips}`, make, x, y, turn, r / 20);
}

const balls: Motif = {
  coats: ['ruby', 'violet', 'orange'],
  draw: (ink) =>
    ellipse(0, 78, 90, 14, ink.night.d, { opacity: '.45' }) +
    ballAt(ink, ink.gold, 3, -44, -12, 34, -10) +
    ballAt(ink, ink.sky, 5, 38, -20, 36, 14) +
    ballAt(ink, ink.jade, 4, -2, -66, 27) +
    ballAt(ink, ink.b, 2, -66, 46, 29, 20) +
    ballAt(ink, ink.violet, 4, 68, 42, 28, -16) +
    ballAt(ink, ink.a, 1, 2, 36, 45),
};

const ticket: Motif = {
  coats: ['ruby', 'teal', 'violet', 'orange'],
  draw: (ink) => {
    const notch = (w: number, h: number): string => {
      const teeth = Array.from({ length: 7 }, () => 'a5 5 0 0 0 0 10v2').join('');
      const back = Array.from({ length: 7 }, () => 'v-2a5 5 0 0 0 0-10').join('');
      return `M${-w} ${-h}H${w}v1${teeth}V${h}H${-w}V${-h + 85}${back}z`;
    };
    const sheet = (tone: Ramp, face: string): string => ink.form(notch(80, 43), tone, face, { dx: -2, dy: -3 });
    return (
      group(sheet(ink.b, line('M-60-20H60M-60 0H60M-60 20H60', ink.b.x, 4, { opacity: '.4' })), {
        transform: 'translate(6 -34)rotate(14)',
      }) +
      group(
        sheet(
          ink.a,
          rect(-66, -33, 90, 66, ink.ivory.x, { rx: 6 }) +
            path(star(5, 23, 10), ink.fall(ink.gold), {
              stroke: ink.gold.d,
              'stroke-width': 1.4,
              transform: 'translate(-40 -4)',
            }) +
            [0, 1, 2]
              .map((i) =>
                [0, 1].map((k) => circle(-6 + k * 18, -20 + i * 19, 7, (i + k) % 2 ? ink.a.m : ink.silver.m)).join(''),
              )
              .join('') +
            line('M34-40V40', ink.ivory.x, 2.4, { 'stroke-dasharray': '1 6' }) +
            line('M44-26H66M44-14H66M44-2H60', ink.ivory.x, 3.4, { opacity: '.8' }) +
            path('M44 12h3v18h-3zM50 12h2v18h-2zM55 12h4v18h-4zM62 12h2v18h-2zM66 12h2v18h-2z', ink.ivory.x) +
            ink.shine('M-80-43H-50L-76 43H-80z', 0.2),
        ),
        { transform: 'translate(-4 18)rotate(-10)scale(1.14)' },
      ) +
      coin(ink, 66, 76, 22, 14) +
      coin(ink, -78, -56, 16, -14)
    );
  },
};

const cage: Motif = {
  coats: ['ruby', 'teal', 'violet'],
  draw: (ink) =>
    path('M-58 96L-30 18M58 96L30 18', 'none', { stroke: ink.gold.d, 'stroke-width': 13 }) +
    path('M-58 95L-30 18M58 95L30 18', 'none', { stroke: ink.gold.l, 'stroke-width': 6 }) +
    circle(
      0,
      -18,
      72,
      ink.radial(
        [
          [0, '#fff', 0.35],
          [0.7, ink.sky.l, 0.18],
          [1, ink.night.d, 0.5],
        ],
        [0.4, 0.35, 0.7],
      ),
    ) +
    ballAt(ink, ink.gold, 2, -30, 18, 17, 20) +
    ballAt(ink, ink.a, 1, 6, 30, 18) +
    ballAt(ink, ink.gold, 2, 36, 10, 16, -20) +
    ballAt(ink, ink.sky, 4, -8, -4, 16) +
    ballAt(ink, ink.a, 1, 22, -26, 15) +
    ballAt(ink, ink.sky, 4, -36, -22, 15, 12) +
    group(
      [70, 50, 24].map((rx) => ellipse(0, -18, rx, 70, 'none')).join('') +
        [-52, -18, 16].map((y) => ellipse(0, y, Math.sqrt(4900 - (y + 18) ** 2), 11, 'none')).join(''),
      { stroke: ink.gold.l, 'stroke-width': 2.4, opacity: '.95' },
    ) +
    ring(0, -18, 71, ink.gold.d, 8) +
    ring(0, -18, 71, ink.gold.m, 4.6) +
    path('M-52-66A71 71 0 0 1 0-89', 'none', { stroke: ink.gold.x, 'stroke-width': 3 }) +
    line('M70-18H88V-44', ink.gold.d, 9) +
    line('M70-19H87V-44', ink.gold.l, 4) +
    circle(88, -50, 10, ink.ball(ink.ruby)) +
    circle(-72, -18, 9, ink.ball(ink.gold)) +
    circle(72, -18, 9, ink.ball(ink.gold)) +
    path('M-70 90H70V98Q0 108-70 98z', ink.tube(ink.gold), { stroke: ink.gold.d, 'stroke-width': 1.4 }) +
    ballAt(ink, ink.gold, 2, 0, 78, 14),
};

const luckyStar: Motif = {
  coats: ['gold', 'orange', 'rose', 'sky'],
  draw: (ink) => {
    const five = around(5, 92);
    const inner = around(5, 40, 36);
    const facets = five
      .map(([x, y], i) => {
        const [a, b] = [inner[(i + 4) % 5]!, inner[i]!];
        const light = [ink.a.x, ink.a.l, ink.a.m, ink.a.l, ink.a.x][i] ?? ink.a.l;
        const dark = [ink.a.m, ink.a.m, ink.a.s, ink.a.s, ink.a.l][i] ?? ink.a.s;
        return path(poly([0, 0, a[0], a[1], x, y]), light) + path(poly([0, 0, x, y, b[0], b[1]]), dark);
      })
      .join('');
    const outline = `M${five.flatMap(([x, y], i) => [nums(x, y), nums(inner[i]![0], inner[i]![1])]).join('L')}z`;
    return (
      ink.turned(
        path(petal(106, 7, 0.6), ink.gold.x, { opacity: '.5' }),
        [18, 54, 90, 126, 162, 198, 234, 270, 306, 342],
      ) +
      path(outline, ink.a.d, {
        stroke: ink.a.d,
        'stroke-width': 13,
        transform: 'translate(3 5)',
      }) +
      path(outline, ink.a.m, { stroke: ink.sheen(ink.a), 'stroke-width': 10 }) +
      facets +
      stone(ink, ink.b, 0, 2, 22) +
      ink.shine(blob([-10, -50, -2, -78, 2, -70, -4, -46]), 0.8) +
      around(5, 108, 36)
        .map(([x, y], i) => place(path(star(5, 9 - (i % 2) * 3, 4), ink.gold.l), x * 0.82, y * 0.82, i * 14))
        .join('')
    );
  },
};

export const lottery = { balls, ticket, cage, star: luckyStar } as const;
