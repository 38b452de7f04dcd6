import type { Ramp } from '../../kit/color.ts';
import { line, path } from '../../kit/draw.ts';
import type { Ink } from '../../kit/ink.ts';
import { corners, nums, poly, sparkle } from '../../kit/shape.ts';
import type { LowFamily } from './low.ts';

/** A cut stone seen from above: its girdle as flat points, its table the same outline, smaller. */
function cut(ink: Ink, tone: Ramp, girdle: readonly number[], size = 0.56): string {
  const table = girdle.map((value) => value * size);
  let facets = '';
  for (let i = 0; i < girdle.length; i += 2) {
    facets += `M${nums(girdle[i] ?? 0, girdle[i + 1] ?? 0)}L${nums(table[i] ?? 0, table[i + 1] ?? 0)}`;
  }
  return (
    path(
      poly(girdle),
      ink.linear(
        [
          [0, tone.l],
          [0.5, tone.m],
          [0.5, tone.s],
          [1, tone.d],
        ],
        [0, 0, 1, 1],
      ),
      { stroke: tone.d, 'stroke-width': 6 },
    ) +
    line(facets, tone.x, 2.4, { opacity: '.6' }) +
    path(
      poly(table),
      ink.linear(
        [
          [0, tone.x],
          [0.45, tone.l],
          [0.46, tone.m],
          [1, tone.s],
        ],
        [0, 0, 1, 1],
      ),
      { stroke: tone.x, 'stroke-width': 2.4 },
    ) +
    path(sparkle(-30, -34, 20), '#fff')
  );
}

export const gems: LowFamily = [
  [
    'gem-heart',
    (ink) =>
      cut(ink, ink.ruby, [0, -44, 30, -76, 66, -74, 88, -40, 74, 10, 0, 88, -74, 10, -88, -40, -66, -74, -30, -76]),
  ],
  [
    'gem-drop',
    (ink) => cut(ink, ink.sky, [0, -96, 24, -50, 58, 0, 64, 36, 40, 74, 0, 88, -40, 74, -64, 36, -58, 0, -24, -50]),
  ],
  ['gem-octagon', (ink) => cut(ink, ink.jade, corners(8, 90, 22.5))],
  ['gem-triangle', (ink) => cut(ink, ink.violet, [-14, -84, 14, -84, 94, 52, 80, 76, -80, 76, -94, 52])],
  [
    'gem-baguette',
    (ink) => cut(ink, ink.orange, [-34, -90, 34, -90, 54, -70, 54, 70, 34, 90, -34, 90, -54, 70, -54, -70]),
  ],
];
