import { circle, line, path } from '../kit/draw.ts';
import { coin, stone } from '../kit/props.ts';
import type { Random } from '../kit/random.ts';
import { nums, petal, sparkle } from '../kit/shape.ts';
import type { Setting } from './compositions.ts';

/** What floats before the motif, near the edges only. */
type Foreground = (setting: Omit<Setting, 'motif'>) => string;

const edge = (random: Random, n: number): readonly (readonly [number, number])[] =>
  Array.from({ length: n }, (_, i) => {
    const side = i % 2 === 0;
    return [side ? random.int(8, 66) : random.int(234, 292), random.int(250, 388)] as const;
  });

const coinFall: Foreground = ({ ink, random }) =>
  edge(random, 6)
    .map(([x, y]) => coin(ink, x, y, random.int(11, 24), random.int(-40, 40)))
    .join('');

const petalFall: Foreground = ({ ink, random }) =>
  edge(random, 9)
    .map(([x, y]) =>
      ink.stamp(
        'fall',
        () =>
          path(
            petal(26, 9),
            ink.linear([
              [0, ink.rose.m],
              [1, ink.rose.x],
            ]),
          ),
        x,
        y - random.int(0, 200),
        random.int(0, 359),
        random.range(0.5, 1.1),
      ),
    )
    .join('');

const foam: Foreground = ({ ink, palette, random }) => {
  const wave = (y: number, a: string, b: string): string =>
    path(
      `M-10 ${y}Q22 ${y - 30} 56 ${y - 6}T124 ${y - 4}T196 ${y - 8}T264 ${y - 6}T312 ${y - 16}V410H-10z`,
      ink.linear([
        [0, a],
        [1, b],
      ]),
      { opacity: '.88' },
    );
  return (
    wave(356 + random.int(-6, 6), palette.glow, palette.mid) +
    wave(380, palette.line, palette.low) +
    edge(random, 6)
      .map(([x, y]) => circle(x, y - 40, random.range(2, 6), '#fff', { opacity: '.5' }))
      .join('')
  );
};

const leaves: Foreground = ({ ink, palette, random }) => {
  const leaf =
    path(
      petal(150, 26, 0.5),
      ink.linear([
        [0, ink.leaf.m],
        [1, ink.leaf.d],
      ]),
      { stroke: palette.dark, 'stroke-width': 2 },
    ) +
    line('M0-8V-140M0-30L-16-54M0-30L16-54M0-62L-20-86M0-62L20-86M0-94L-15-114M0-94L15-114', ink.leaf.l, 1.6, {
      opacity: '.5',
    });
  return [
    [-12, 410, 24],
    [4, 424, 58],
    [312, 410, -24],
    [296, 424, -58],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      ink.stamp('frond', () => leaf, x, y, turn + random.int(-6, 6), random.range(0.72, 0.95)),
    )
    .join('');
};

const embers: Foreground = ({ ink, random }) =>
  [2, 4, 7]
    .map((size, i) =>
      line(
        Array.from({ length: 8 - i * 2 }, () => `M${random.int(6, 294)} ${random.int(40, 392)}h.1`).join(''),
        i === 1 ? '#fff' : ink.gold.x,
        size,
        { opacity: nums(0.8 - i * 0.15) },
      ),
    )
    .join('');

const confetti: Foreground = ({ ink, random }) =>
  [ink.gold.l, ink.a.l, ink.b.l, '#fff']
    .map((tone) =>
      line(
        Array.from(
          { length: 5 },
          () =>
            `M${random.int(4, 296)} ${random.int(10, 120) + (random.chance(0.4) ? 250 : 0)}l${random.int(-7, 7)} ${random.int(4, 8)}`,
        ).join(''),
        tone,
        5,
        { 'stroke-linecap': 'butt' },
      ),
    )
    .join('');

const jewels: Foreground = ({ ink, random }) =>
  edge(random, 5)
    .map(([x, y]) => stone(ink, ink.b, x, y, random.int(9, 18), random.int(0, 45)))
    .join('');

const mist: Foreground = ({ palette, random }) =>
  [330, 356, 384]
    .map((y, i) =>
      path(
        `M-10 ${y}Q60 ${y - 26 + random.int(-8, 8)} 130 ${y}T310 ${y - 6}V410H-10z`,
        i === 2 ? palette.near : palette.glow,
        { opacity: i === 2 ? '.8' : '.2' },
      ),
    )
    .join('');

const none: Foreground = () => '';

export const foregrounds = { coinFall, petalFall, foam, leaves, embers, confetti, jewels, mist, none } as const;
export type ForegroundName = keyof typeof foregrounds;

/** A few glints on and about the motif. */
export function glints(random: Random): string {
  const spots = [
    [78, 108],
    [226, 122],
    [92, 268],
    [220, 262],
    [150, 74],
    [60, 186],
    [244, 190],
  ];
  const start = random.int(0, 6);
  return path(
    [0, 1, 2]
      .map((i) => spots[(start + i * 2) % 7] ?? [150, 74])
      .map(([x = 0, y = 0], i) => sparkle(x + random.int(-10, 10), y + random.int(-10, 10), [15, 10, 7][i] ?? 8))
      .join(''),
    '#fff',
    { opacity: '.92' },
  );
}
