import { circle, group, line, path, rect } from '../kit/draw.ts';
import type { Ink } from '../kit/ink.ts';
import { nums, petal } from '../kit/shape.ts';
import type { Palette } from '../palettes.ts';

/** Edge of a cover. The canvas is 300 by 400 and the card rounds it by about 25 units: corners stay clear of that. */
type Frame = (ink: Ink, palette: Palette) => string;

const corners = (content: string, ink: Ink): string => {
  const id = ink.freshId();
  return `<g id="${id}">${content}</g><use href="#${id}" transform="translate(300)scale(-1 1)"/><use href="#${id}" transform="translate(0 400)scale(1 -1)"/><use href="#${id}" transform="translate(300 400)scale(-1 -1)"/>`;
};

const hairline: Frame = (ink) =>
  rect(9, 9, 282, 382, 'none', { rx: 19, stroke: ink.sheen(ink.gold), 'stroke-width': 2.4 });

const double: Frame = (ink, palette) =>
  rect(4, 4, 292, 392, 'none', { rx: 23, stroke: palette.dark, 'stroke-width': 8, opacity: '.5' }) +
  rect(6, 6, 288, 388, 'none', { rx: 22, stroke: ink.sheen(ink.gold), 'stroke-width': 4 }) +
  rect(13, 13, 274, 374, 'none', { rx: 16, stroke: ink.gold.l, 'stroke-width': 1.2, opacity: '.8' });

const curls: Frame = (ink, palette) =>
  corners(
    path(
      'M8 92C8 44 44 8 92 8C62 16 54 34 62 44C70 52 82 42 76 34C94 48 74 66 58 58C66 74 48 94 34 76C42 82 52 70 44 62C34 54 16 62 8 92z',
      ink.fall(ink.gold),
      { stroke: palette.dark, 'stroke-width': 1.2 },
    ) + circle(26, 26, 6, ink.ball(ink.gold)),
    ink,
  ) + line('M104 8H196M104 392H196M8 104V296M292 104V296', ink.gold.m, 2);

const arch: Frame = (ink, palette) => {
  const opening = 'M18 400V130C18 84 84 74 120 44Q138 28 150 10Q162 28 180 44C216 74 282 84 282 130V400';
  return (
    path(
      `M0 0H300V400H282V130C282 84 216 74 180 44Q162 28 150 10Q138 28 120 44C84 74 18 84 18 130V400H0z`,
      ink.linear([
        [0, palette.near],
        [1, palette.dark],
      ]),
      { opacity: '.86' },
    ) +
    line(opening, ink.gold.d, 6) +
    line(opening, ink.gold.m, 3.4) +
    line(opening, ink.gold.x, 1, { transform: 'translate(-1 -1)' })
  );
};

const petals: Frame = (ink, palette) => {
  const row = Array.from({ length: 9 }, (_, i) => i * 37.5);
  const one =
    path(petal(30, 15, 0.5), ink.fall(ink.gold), { stroke: palette.dark, 'stroke-width': 1.4 }) +
    path(petal(18, 8, 0.5), ink.a.m);
  const band = row.map((x) => ink.stamp('frame-petal', () => one, x, 0)).join('');
  return (
    group(
      band +
        rect(-4, -6, 308, 14, ink.sheen(ink.gold)) +
        line('M0 1H300', palette.dark, 2, { 'stroke-dasharray': '.1 9' }),
      { transform: 'translate(0 394)' },
    ) + rect(5, 5, 290, 420, 'none', { rx: 22, stroke: ink.gold.m, 'stroke-width': 2.6 })
  );
};

const beads: Frame = (ink, palette) =>
  rect(7, 7, 286, 386, 'none', { rx: 21, stroke: palette.dark, 'stroke-width': 13, opacity: '.7' }) +
  rect(7, 7, 286, 386, 'none', { rx: 21, stroke: ink.gold.s, 'stroke-width': 9 }) +
  rect(7, 7, 286, 386, 'none', {
    rx: 21,
    stroke: ink.gold.x,
    'stroke-width': 4.6,
    'stroke-dasharray': '.1 11.4',
  });

const brackets: Frame = (ink) =>
  corners(
    line('M12 66V32Q12 12 32 12H66', ink.gold.l, 3.4) +
      line('M20 50V34Q20 20 34 20H50', ink.gold.m, 1.4) +
      circle(12, 74, 2.4, ink.gold.l) +
      circle(74, 12, 2.4, ink.gold.l),
    ink,
  );

const pillars: Frame = (ink, palette) => {
  const pillar =
    rect(
      -4,
      34,
      24,
      332,
      ink.linear(
        [
          [0, palette.near],
          [0.5, ink.a.s],
          [1, palette.dark],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    line('M3 44V356M12 44V356', ink.gold.m, 1.4, { opacity: '.7' }) +
    [24, 366].map((y) => rect(-6, y, 32, 12, ink.tube(ink.gold), { rx: 4 })).join('');
  const id = ink.freshId();
  return (
    `<g id="${id}">${pillar}</g><use href="#${id}" transform="translate(300)scale(-1 1)"/>` +
    rect(
      -4,
      -4,
      308,
      26,
      ink.linear([
        [0, ink.a.s],
        [1, palette.near],
      ]),
    ) +
    rect(-4, 20, 308, 6, ink.sheen(ink.gold)) +
    rect(
      -4,
      378,
      308,
      26,
      ink.linear([
        [0, palette.near],
        [1, ink.a.s],
      ]),
    ) +
    rect(-4, 374, 308, 6, ink.sheen(ink.gold)) +
    line(
      Array.from({ length: 12 }, (_, i) => `M${nums(14 + i * 24.7, 9)}h.1M${nums(14 + i * 24.7, 391)}h.1`).join(''),
      ink.gold.l,
      5,
    )
  );
};

const plain: Frame = () =>
  rect(0.8, 0.8, 298.4, 398.4, 'none', { rx: 24, stroke: '#fff', 'stroke-width': 1.6, opacity: '.22' });

export const frames = { hairline, double, curls, arch, petals, beads, brackets, pillars, plain } as const;
export type FrameName = keyof typeof frames;
