import { circle, line, path, picture, ring } from '../kit/draw.ts';
import { Ink } from '../kit/ink.ts';
import { petal } from '../kit/shape.ts';
import { emblems } from './marks/emblems.ts';
import type { SlotSet } from './sets/set.ts';
import { slotSets } from './sets.ts';
import type { SlotTheme } from './theme.ts';

const edgeOf = (ink: Ink) => ({ stroke: ink.gold.d, 'stroke-width': 4 });

/** What reaches to both sides of the shield: one side of it, from the middle to the end side. */
const arms = {
  wings: (ink: Ink) =>
    path(
      'M30-34Q96-70 176-58Q160-40 138-34Q158-30 160-22Q134-2 112-4Q122 6 116 12Q76 34 30 22z',
      ink.sheen(ink.gold),
      edgeOf(ink),
    ) + line('M48-18Q96-46 150-48M48 0Q92-20 134-24M48 14Q76 10 100 2', ink.gold.d, 3.4),
  curls: (ink: Ink) =>
    path(
      'M20-26C70-60 120-50 132-16C138 6 112 18 104 2C98-10 112-18 118-10C110-34 84-30 76-6C104-2 108 34 170 18C140 52 76 46 24 24z',
      ink.sheen(ink.gold),
      edgeOf(ink),
    ),
  leaves: (ink: Ink) =>
    [104, 84, 64]
      .map((turn, i) =>
        path(petal(132 - i * 26, 20, 0.5), ink.fall(ink.leaf), {
          transform: `translate(18 12)rotate(${turn})`,
          stroke: ink.leaf.d,
          'stroke-width': 4,
        }),
      )
      .join(''),
  rays: (ink: Ink) =>
    [96, 80, 64, 48]
      .map((turn, i) =>
        path(`M-9 0L-5-${150 - i * 22}L0-${164 - i * 22}L5-${150 - i * 22}L9 0z`, ink.tube(ink.gold), {
          transform: `translate(8 10)rotate(${turn})`,
          ...edgeOf(ink),
        }),
      )
      .join(''),
} as const;

export type CrestName = keyof typeof arms;
export const crestNames = Object.keys(arms) as readonly CrestName[];

/** Crest for the middle of the frame's upper edge, or beside the name, as an SVG document of 3:1. */
export function slotCrest({ palette, crest, set }: SlotTheme): string {
  const ink = new Ink(palette);
  const { emblem }: SlotSet = slotSets[set];
  const drawing =
    ink.mirror(arms[crest](ink)) +
    circle(0, 0, 52, ink.sheen(ink.gold), edgeOf(ink)) +
    circle(0, 0, 41, ink.ball(ink.a), { stroke: ink.a.d, 'stroke-width': 4 }) +
    ring(0, 0, 36, ink.gold.x, 1.6, { opacity: '.7' }) +
    path(
      emblems[emblem],
      ink.linear([
        [0, '#fff'],
        [1, ink.gold.l],
      ]),
      {
        transform: 'scale(.62)',
        stroke: ink.a.d,
        'stroke-width': 9,
        'fill-rule': 'evenodd',
        'paint-order': 'stroke',
      },
    );
  return picture('-186 -62 372 124', ink.defs() + drawing);
}
