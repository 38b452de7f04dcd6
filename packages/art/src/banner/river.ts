import { stars } from '../cover/scenery.ts';
import { circle, group, line, path, rect } from '../kit/draw.ts';
import { skyLantern } from '../kit/lights.ts';
import { nums } from '../kit/shape.ts';
import type { RiverLayer } from './scenes.ts';
import { fireworks, type Stage, water } from './stage.ts';

/** The water's edge. */
const shore = 306;
/** Where moon and temple stand. */
const moonX = 968;

/** Tower of a temple in steps, its foot on the shore. */
function tower(x: number, width: number, height: number): string {
  const steps = 5;
  let left = `M${nums(x - width / 2, shore)}`;
  let right = '';
  for (let step = 0; step < steps; step++) {
    const half = (width / 2) * (1 - step / (steps + 0.6));
    const next = (width / 2) * (1 - (step + 1) / (steps + 0.6));
    const top = shore - (height * (step + 1)) / (steps + 1.4);
    left += `L${nums(x - half * 0.96, top)}L${nums(x - next, top - 3)}`;
    right = `L${nums(x + next, top - 3)}L${nums(x + half * 0.96, top)}${right}`;
  }
  return `${left}L${nums(x, shore - height)}${right}L${nums(x + width / 2, shore)}z`;
}

const sky = (stage: Stage): string =>
  rect(
    0,
    0,
    1200,
    480,
    stage.ink.linear([
      [0, '#061524'],
      [0.42, '#0b3148'],
      [0.75, stage.palette.mid],
    ]),
  ) +
  line(
    stars(stage.random, 54, 250).replace(/M(\d+)/g, (_, x: string) => `M${Number(x) * 4}`),
    '#fff',
    2.4,
    { opacity: '.75' },
  ) +
  fireworks(stage, [
    [640, 150, 0.55],
    [1136, 128, 0.7],
  ]);

const moon = ({ ink, palette }: Stage): string =>
  circle(moonX, 196, 250, ink.glow(palette.glow, 0.4)) +
  circle(
    moonX,
    196,
    92,
    ink.linear([
      [0, palette.gold.x],
      [1, palette.gold.l],
    ]),
  ) +
  [
    [-34, -30, 15],
    [26, -46, 9],
    [44, 8, 13],
    [-54, 18, 8],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(moonX + x, 196 + y, r, palette.gold.m, { opacity: '.32' }))
    .join('');

const palm = ({ ink, palette }: Stage, x: number, scale: number): string =>
  ink.stamp(
    'palm',
    () =>
      path('M-3 0Q2-70-2-130L3-130Q7-70 5 0z', palette.near) +
      ink.turned(path('M0 0Q22-26 58-10Q30-14 0 5z', palette.near), [-190, -158, -120, -84, -50, -18, 16], {
        transform: 'translate(0 -130)',
      }),
    x,
    shore + 4,
    0,
    scale,
  );

const bank = (stage: Stage): string => {
  const { ink, palette } = stage;
  const temple =
    tower(moonX, 78, 196) +
    tower(moonX - 66, 58, 138) +
    tower(moonX + 66, 58, 138) +
    tower(moonX - 116, 40, 84) +
    tower(moonX + 116, 40, 84) +
    `M${moonX - 168} ${shore}V284H${moonX - 142}V270H${moonX + 142}V284H${moonX + 168}V${shore}z`;
  return (
    path(`M-20 ${shore}V276Q60 252 150 272T330 268T520 278T700 270T860 282T1040 272T1220 266V${shore}z`, palette.low, {
      opacity: '.8',
    }) +
    path(temple, palette.near) +
    palm(stage, 1118, 0.95) +
    palm(stage, 1162, 0.7) +
    palm(stage, 1076, 0.62) +
    rect(-20, shore - 6, 1240, 12, palette.near) +
    [812, 1048, 1140]
      .map(
        (x) =>
          circle(x, shore - 24, 24, ink.glow(palette.gold.l, 0.7)) +
          line(`M${x} ${shore}V${shore - 20}`, palette.near, 2.4) +
          circle(x, shore - 24, 4.2, palette.gold.x),
      )
      .join('')
  );
};

const boat = (stage: Stage): string => stage.motif('boat', 742, 292, 0, 1.5);

const wave = (stage: Stage): string => {
  const { ink, palette } = stage;
  return (
    path(
      'M-30 390Q45 366 120 388T270 386T420 388T570 384T720 388T870 382T1020 388T1170 384L1230 378V480H-30z',
      ink.linear([
        [0, palette.mid],
        [0.4, palette.low],
        [1, palette.near],
      ]),
    ) +
    path(
      'M-30 428Q45 408 120 428T270 426T420 430T570 424T720 430T870 424T1020 430T1170 422L1230 418V480H-30z',
      palette.near,
      { opacity: '.75' },
    ) +
    [
      [572, 384, 0.8],
      [1082, 386, 0.9],
      [500, 412, 0.65],
    ]
      .map(([x = 0, y = 0, scale = 1]) =>
        ink.stamp(
          'lantern',
          () => circle(0, 0, 34, ink.glow(ink.gold.l, 0.5)) + skyLantern(ink, 12, 15),
          x,
          y,
          0,
          scale,
        ),
      )
      .join('')
  );
};

/** The night river, far to near: what a page may move apart. Each layer has the view of the whole. */
export const riverLayers: Readonly<Record<RiverLayer, (stage: Stage) => string>> = {
  sky,
  moon,
  bank,
  water: (stage) => group(water(stage, shore, moonX)),
  boat,
  wave,
};
