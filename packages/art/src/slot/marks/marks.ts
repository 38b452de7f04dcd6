import type { Ramp } from '../../kit/color.ts';
import { circle, group, line, path, rect, ring } from '../../kit/draw.ts';
import type { Ink, Material } from '../../kit/ink.ts';
import { corners, petal, poly, sparkle, star } from '../../kit/shape.ts';
import { type EmblemName, emblems } from './emblems.ts';

/** A mark of a set: the same part in every set, so that a player knows it at once, in the set's own make. */
type Mark = (ink: Ink, emblem: string) => string;

/** The emblem, raised, with a dark edge. The rule of odd and even lets the holes of an outline be holes. */
const raised = (ink: Ink, d: string, scale: number, edge: string): string =>
  path(
    d,
    ink.linear([
      [0, '#fff'],
      [0.5, ink.gold.x],
      [1, ink.gold.l],
    ]),
    { transform: `scale(${scale})`, stroke: edge, 'stroke-width': 12, 'fill-rule': 'evenodd', 'paint-order': 'stroke' },
  );

const edge = (ink: Ink) => ({ stroke: ink.gold.d, 'stroke-width': 6 });

/** Wilds: a gold mount that breaks out to all sides, with the emblem on the coat's colour. */
const wilds = {
  sun: (ink, emblem) =>
    path(star(16, 100, 76), ink.sheen(ink.gold), edge(ink)) +
    circle(0, 0, 66, ink.ball(ink.ruby), edge(ink)) +
    ring(0, 0, 57, ink.gold.l, 3) +
    raised(ink, emblem, 1, ink.gold.d),
  shield: (ink, emblem) =>
    path('M0-100L30-84L88-80V-6C84 50 44 82 0 100C-44 82-84 50-88-6V-80L-30-84z', ink.sheen(ink.gold), edge(ink)) +
    path('M0-78L70-64V-4C66 40 36 64 0 80C-36 64-66 40-70-4V-64z', ink.fall(ink.ruby), edge(ink)) +
    raised(ink, emblem, 1.05, ink.gold.d),
  rosette: (ink, emblem) =>
    ink.wreath(path(petal(100, 23, 0.66), ink.fall(ink.gold), { stroke: ink.gold.d, 'stroke-width': 4 }), 12) +
    circle(0, 0, 64, ink.ball(ink.ruby), edge(ink)) +
    ring(0, 0, 55, ink.gold.l, 3) +
    raised(ink, emblem, 0.92, ink.gold.d),
  quatrefoil: (ink, emblem) =>
    path(
      'M0-100C34-100 52-76 48-48C76-52 100-34 100 0C100 34 76 52 48 48C52 76 34 100 0 100C-34 100-52 76-48 48C-76 52-100 34-100 0C-100-34-76-52-48-48C-52-76-34-100 0-100z',
      ink.sheen(ink.gold),
      edge(ink),
    ) +
    path(
      'M0-82C24-82 36-60 32-32C60-36 82-24 82 0C82 24 60 36 32 32C36 60 24 82 0 82C-24 82-36 60-32 32C-60 36-82 24-82 0C-82-24-60-36-32-32C-36-60-24-82 0-82z',
      ink.fall(ink.ruby),
      edge(ink),
    ) +
    raised(ink, emblem, 0.94, ink.gold.d),
  wings: (ink, emblem) =>
    ink.mirror(
      path(
        'M40-40Q70-92 100-84Q96-62 88-54Q98-50 98-42Q94-22 84-20Q92-14 88-6Q74 34 40 30z',
        ink.sheen(ink.gold),
        edge(ink),
      ) + line('M52-24Q74-58 90-68M54-4Q74-28 88-38M54 14Q70 2 80-8', ink.gold.d, 4),
    ) +
    path(poly(corners(6, 76)), ink.sheen(ink.gold), edge(ink)) +
    path(poly(corners(6, 60)), ink.fall(ink.ruby), edge(ink)) +
    raised(ink, emblem, 0.86, ink.gold.d),
  scroll: (ink, emblem) =>
    rect(-66, -82, 132, 164, ink.fall(ink.ruby), edge(ink)) +
    rect(-54, -66, 108, 132, 'none', { stroke: ink.gold.m, 'stroke-width': 4 }) +
    [-86, 86].map((y) => rect(-92, y - 14, 184, 28, ink.tube(ink.gold), { rx: 14, ...edge(ink) })).join('') +
    raised(ink, emblem, 1.1, ink.gold.d),
} as const satisfies Record<string, Mark>;

/** Scatters: a ring of light that looks like a way through, with the emblem glowing in it. */
const portal = (ink: Ink, tone: Ramp, emblem: string): string =>
  circle(
    0,
    0,
    70,
    ink.radial(
      [
        [0, tone.x],
        [0.5, tone.l],
        [0.8, tone.m],
        [1, tone.s],
      ],
      [0.5, 0.5, 0.5],
    ),
  ) +
  ink.wreath(path('M0 0L-8-68H8z', '#fff', { opacity: '.4' }), 8) +
  raised(ink, emblem, 1.04, tone.d) +
  path(sparkle(44, -44, 22) + sparkle(-50, 40, 16), '#fff');

const scatters = {
  pearls: (ink, emblem) =>
    ring(0, 0, 82, ink.gold.d, 30) +
    ring(0, 0, 82, ink.sky.s, 22) +
    ring(0, 0, 82, ink.ivory.x, 15, { 'stroke-dasharray': '.1 25.7' }) +
    portal(ink, ink.sky, emblem),
  petals: (ink, emblem) =>
    ink.wreath(path(petal(100, 26, 0.72), ink.fall(ink.rose), { stroke: ink.rose.d, 'stroke-width': 4 }), 9) +
    portal(ink, ink.rose, emblem) +
    ring(0, 0, 70, ink.gold.m, 5),
  waves: (ink, emblem) =>
    path(star(20, 99, 86), ink.fall(ink.teal), { stroke: ink.teal.d, 'stroke-width': 6 }) +
    ring(0, 0, 76, ink.gold.l, 5) +
    portal(ink, ink.teal, emblem),
  gate: (ink, emblem) =>
    path('M0-102L38-72H76V-34L102 0L76 34V72H38L0 102L-38 72H-76V34L-102 0L-76-34V-72H-38z', ink.fall(ink.violet), {
      stroke: ink.violet.d,
      'stroke-width': 6,
    }) +
    ring(0, 0, 75, ink.gold.l, 6) +
    portal(ink, ink.violet, emblem),
  halo: (ink, emblem) =>
    ink.wreath(path('M0-102L9-74H-9z', ink.gold.l, { stroke: ink.gold.d, 'stroke-width': 4 }), 12) +
    ink.wreath(path('M0-92L6-76H-6z', ink.jade.l, { stroke: ink.jade.d, 'stroke-width': 3 }), 12, 15) +
    ring(0, 0, 73, ink.jade.d, 14) +
    ring(0, 0, 73, ink.jade.l, 6) +
    portal(ink, ink.jade, emblem),
} as const satisfies Record<string, Mark>;

/** Coins: a gold rim with the set's pattern about an empty face, where the page writes the value. */
const coins = {
  beads: (ink) => ring(0, 0, 80, ink.gold.x, 13, { 'stroke-dasharray': '.1 20.8' }),
  teeth: (ink) => ring(0, 0, 80, ink.gold.d, 16, { 'stroke-dasharray': '6 14.94', 'stroke-linecap': 'butt' }),
  petals: (ink) => ink.wreath(path('M0-68L13-84L0-93L-13-84z', ink.gold.d), 15),
  stones: (ink) =>
    ring(0, 0, 80, ink.ruby.s, 15, { 'stroke-dasharray': '.1 83.7' }) +
    ring(0, 0, 80, ink.gold.x, 7, { 'stroke-dasharray': '.1 20.9', 'stroke-dashoffset': '10' }),
  swell: (ink) => ink.wreath(line('M-16-74Q-8-92 0-80Q8-68 16-80', ink.gold.d, 5), 12),
} as const satisfies Record<string, (ink: Ink) => string>;

const coin = (ink: Ink, rim: string): string =>
  circle(0, 0, 96, ink.sheen(ink.gold), edge(ink)) +
  rim +
  circle(0, 0, 64, ink.gold.s) +
  circle(
    0,
    1,
    61,
    ink.linear([
      [0, ink.gold.l],
      [1, ink.gold.x],
    ]),
  ) +
  line('M-70-58A90 90 0 0 1-20-88', '#fff', 6, { opacity: '.8' });

/** Orbs: a glass ball with a calm middle, where the page writes the multiplier. */
const orbs = {
  claw: (ink) =>
    ink.mirror(path('M14 98Q62 92 84 44Q88 20 74 8Q78 50 30 76z', ink.sheen(ink.gold), edge(ink))) +
    path('M-36 74Q0 96 36 74L28 98Q0 106-28 98z', ink.sheen(ink.gold), edge(ink)),
  saturn: (ink) =>
    path(
      'M-78-4C-120 28-100 44-50 32C6 20 84-14 98-34C108-50 84-48 74-44C100-38 60-8 0 12C-60 30-104 28-78-4z',
      ink.sheen(ink.gold),
      { stroke: ink.gold.d, 'stroke-width': 5 },
    ),
  crown: (ink) =>
    path('M-40-66L-50-100L-22-84L0-104L22-84L50-100L40-66Q0-80-40-66z', ink.sheen(ink.gold), edge(ink)) +
    circle(0, -80, 7, ink.ruby.m),
  wings: (ink) =>
    ink.mirror(path('M62-36Q94-44 104-70Q108-20 98 14Q92 50 62 50Q84 8 62-36z', ink.sheen(ink.gold), edge(ink))),
} as const satisfies Record<string, (ink: Ink) => string>;

/** Never gold: an orb must not look like a coin. */
const orbTones = { claw: 'violet', saturn: 'sky', crown: 'coral', wings: 'jade' } as const satisfies Record<
  keyof typeof orbs,
  Material
>;

const orb = (ink: Ink, tone: Ramp, mount: string): string =>
  circle(
    0,
    0,
    78,
    ink.radial(
      [
        [0, tone.x],
        [0.35, tone.l],
        [0.7, tone.m],
        [0.9, tone.s],
        [1, tone.d],
      ],
      [0.42, 0.36, 0.64],
    ),
    { stroke: tone.d, 'stroke-width': 5 },
  ) +
  path('M-58-14C-54-48-30-66-2-66C-30-52-44-36-46-8z', '#fff', { opacity: '.75' }) +
  line('M-34 56A66 66 0 0 0 62 24', tone.x, 5, { opacity: '.7' }) +
  mount;

/** Mystery: something shut, the same outline in every set of its make, with a the emblem for a seal. */
const boxes = {
  box: (ink, emblem) =>
    rect(-78, -30, 156, 118, ink.fall(ink.violet), { rx: 12, stroke: ink.violet.d, 'stroke-width': 6 }) +
    rect(-90, -62, 180, 42, ink.fall(ink.violet), { rx: 12, stroke: ink.violet.d, 'stroke-width': 6 }) +
    path('M-14-62H14V88H-14z', ink.sheen(ink.gold)) +
    path(
      'M0-62C-20-108-74-104-62-78C-56-64-24-60 0-62C20-108 74-104 62-78C56-64 24-60 0-62z',
      ink.sheen(ink.gold),
      edge(ink),
    ) +
    circle(0, 26, 32, ink.ball(ink.gold), edge(ink)) +
    path(emblem, ink.gold.d, { transform: 'translate(0 26)scale(.46)', 'fill-rule': 'evenodd' }),
  urn: (ink, emblem) =>
    path('M-40-62H40C96-20 92 62 44 94H-44C-92 62-96-20-40-62z', ink.ball(ink.teal), {
      stroke: ink.teal.d,
      'stroke-width': 6,
    }) +
    path('M-48-64Q0-100 48-64L40-46H-40z', ink.fall(ink.ruby), { stroke: ink.ruby.d, 'stroke-width': 6 }) +
    rect(-50, -56, 100, 15, ink.tube(ink.gold), { rx: 7, stroke: ink.gold.d, 'stroke-width': 4 }) +
    circle(0, 24, 36, ink.ivory.x, { stroke: ink.gold.s, 'stroke-width': 5 }) +
    path(emblem, ink.teal.s, { transform: 'translate(0 24)scale(.52)', 'fill-rule': 'evenodd' }),
  bud: (ink, emblem) =>
    path(
      'M0 90C-50 90-84 60-92 20Q-60 26-48 40Q-66-10-46-52Q-24-34-14-10Q-14-60 0-98Q14-60 14-10Q24-34 46-52Q66-10 48 40Q60 26 92 20C84 60 50 90 0 90z',
      ink.fall(ink.rose),
      { stroke: ink.rose.d, 'stroke-width': 6 },
    ) +
    path('M0 90C-54 56-46-8 0-98C46-8 54 56 0 90z', ink.fall(ink.violet), { stroke: ink.violet.d, 'stroke-width': 6 }) +
    circle(0, 30, 30, ink.ball(ink.gold), { stroke: ink.gold.d, 'stroke-width': 4 }) +
    path(emblem, ink.gold.d, { transform: 'translate(0 30)scale(.44)', 'fill-rule': 'evenodd' }),
  purse: (ink, emblem) =>
    path('M-36-44C-100 10-98 92-40 94H40C98 92 100 10 36-44z', ink.ball(ink.ruby), {
      stroke: ink.ruby.d,
      'stroke-width': 6,
    }) +
    path('M-52-92Q-26-78 0-96Q26-78 52-92L36-44H-36z', ink.fall(ink.ruby), { stroke: ink.ruby.d, 'stroke-width': 6 }) +
    line('M-38-44Q0-32 38-44', ink.gold.d, 18) +
    line('M-38-44Q0-32 38-44', ink.gold.l, 10) +
    line('M8-38Q22-16 14 2M-4-38Q-22-18-18-2', ink.gold.m, 6) +
    path(emblem, ink.fall(ink.gold), {
      transform: 'translate(0 42)scale(.62)',
      'fill-rule': 'evenodd',
      stroke: ink.gold.d,
      'stroke-width': 4,
    }),
} as const satisfies Record<string, Mark>;

/** The book that is wild and scatter in one: covers, pages, clasp, emblem. */
const book: Mark = (ink, emblem) =>
  path('M-64-94H72Q84-94 84-82V76H-64z', ink.ivory.x, { stroke: ink.teak.d, 'stroke-width': 6 }) +
  line('M-60 84H80M-60 72H80', ink.ivory.s, 5) +
  path('M-84-82Q-84-98-68-98H66Q78-98 78-86V66H-66Q-84 66-84 84z', ink.fall(ink.ruby), {
    stroke: ink.ruby.d,
    'stroke-width': 6,
  }) +
  path('M-84 82Q-84 66-66 66H78V96H-66Q-84 98-84 82z', 'none', { stroke: ink.ruby.d, 'stroke-width': 6 }) +
  line('M-58-94V62', ink.ruby.d, 5) +
  rect(-42, -82, 106, 134, 'none', { rx: 8, stroke: ink.gold.m, 'stroke-width': 5 }) +
  circle(11, -15, 46, ink.ball(ink.gold), edge(ink)) +
  group(path(emblem, ink.ruby.s, { 'fill-rule': 'evenodd', stroke: ink.gold.x, 'stroke-width': 3 }), {
    transform: 'translate(11 -15)scale(.78)',
  });

/** One, two or three bars of metal, for classic reels. */
const bars = (ink: Ink, count: number, tone: Ramp): string => {
  const height = [84, 72, 54][count - 1] ?? 54;
  const one = (): string =>
    rect(-90, -height / 2, 180, height, ink.sheen(ink.gold), { rx: 13, ...edge(ink) }) +
    rect(-78, -height / 2 + 12, 156, height - 24, ink.fall(tone), { rx: 7, stroke: ink.gold.d, 'stroke-width': 4 }) +
    path([-46, 0, 46].map((x) => `M${x}-9L${x + 15} 0L${x} 9L${x - 15} 0z`).join(''), ink.gold.x);
  const gap = height + 9;
  return Array.from({ length: count }, (_, i) =>
    ink.stamp(`bar${count}`, one, 0, Math.round((i - (count - 1) / 2) * gap)),
  ).join('');
};

export type WildName = keyof typeof wilds;
export type ScatterName = keyof typeof scatters;
export type CoinName = keyof typeof coins;
export type OrbName = keyof typeof orbs;
export type BoxName = keyof typeof boxes;

/** The makes of one set's marks. */
export interface MarkStyle {
  readonly emblem: EmblemName;
  readonly wild: WildName;
  readonly scatter: ScatterName;
  readonly coin: CoinName;
  readonly orb: OrbName;
  readonly box: BoxName;
}

/** Marks by the codes of the models. */
export const marks = {
  W: (ink, { emblem, wild }) => wilds[wild](ink, emblems[emblem]),
  S: (ink, { emblem, scatter }) => scatters[scatter](ink, emblems[emblem]),
  C: (ink, { coin: rim }) => coin(ink, coins[rim](ink)),
  O: (ink, { orb: mount }) => orb(ink, ink[orbTones[mount]], orbs[mount](ink)),
  M: (ink, { emblem, box }) => boxes[box](ink, emblems[emblem]),
  B: (ink, { emblem }) => book(ink, emblems[emblem]),
  B1: (ink) => bars(ink, 1, ink.jade),
  B2: (ink) => bars(ink, 2, ink.sky),
  B3: (ink) => bars(ink, 3, ink.ruby),
} as const satisfies Record<string, (ink: Ink, style: MarkStyle) => string>;

export type MarkCode = keyof typeof marks;
