import { ramp } from '../../kit/color.ts';
import { circle, line, path, place, rect, spots } from '../../kit/draw.ts';
import type { Ink } from '../../kit/ink.ts';
import { blob, petal, twin } from '../../kit/shape.ts';
import { type LowFamily, light, solid } from './low.ts';

/** The yellow of fruits, whatever the metal of the palette. */
const yellow = ramp(92, 0.165, 0.12);

const leaf = (ink: Ink, x: number, y: number, turn: number): string =>
  place(solid(ink, petal(46, 17, 0.5), ink.leaf), x, y, turn);

export const fruits: LowFamily = [
  [
    'melon',
    (ink) =>
      path('M-98-44A98 98 0 0 0 98-44z', ink.leaf.s, {
        stroke: ink.leaf.d,
        'stroke-width': 6,
        transform: 'rotate(-12)',
      }) +
      path('M-85-44A85 85 0 0 0 85-44z', ink.ivory.l, { transform: 'rotate(-12)' }) +
      path('M-75-44A75 75 0 0 0 75-44z', ink.fall(ink.ruby), { transform: 'rotate(-12)' }) +
      spots([-46, -10, -14, -16, 20, -20, 50, -34, -18, 18, 20, 10], 13, ink.night.d),
  ],
  [
    'grapes',
    (ink) =>
      line('M4-60Q2-84 18-96', ink.teak.s, 9) +
      leaf(ink, 4, -62, -70) +
      [
        [-38, -34],
        [0, -38],
        [38, -34],
        [-20, 0],
        [20, 0],
        [-38, -2],
        [38, -2],
        [-18, 34],
        [18, 34],
        [0, 66],
      ]
        .map(([x = 0, y = 0]) =>
          ink.stamp(
            'grape',
            () => circle(0, 0, 25, ink.ball(ink.violet), { stroke: ink.violet.d, 'stroke-width': 4 }),
            x,
            y,
          ),
        )
        .join(''),
  ],
  [
    'plum',
    (ink) =>
      line('M0-50Q4-80 22-92', ink.teak.s, 9) +
      leaf(ink, 8, -66, 74) +
      circle(0, 16, 72, ink.ball(ink.rose), { stroke: ink.rose.d, 'stroke-width': 6 }) +
      line('M2-52C-26-20-26 40-6 82', ink.rose.s, 6, { opacity: '.7' }) +
      light(blob([-50, 6, -44, -26, -22, -38, -30, -16, -36, 10])),
  ],
  [
    'lemon',
    (ink) =>
      leaf(ink, 46, -50, 20) +
      place(
        solid(ink, twin([0, -96, 16, -78, 50, -54, 62, 0, 50, 54, 16, 78, 0, 96]), yellow, ink.ball(yellow)) +
          spots([20, -20, 32, 8, 10, 20, 24, 40, -10, 48], 6, yellow.s),
        0,
        4,
        52,
      ) +
      light(blob([-44, -6, -26, -34, 0, -44, -20, -20, -34, 8])),
  ],
  [
    'orange',
    (ink) =>
      circle(0, 0, 86, ink.orange.m, { stroke: ink.orange.d, 'stroke-width': 6 }) +
      circle(0, 0, 72, ink.ivory.l) +
      ink.wreath(
        path('M0-12L24-58Q0-72-24-58z', ink.fall(ink.orange), { stroke: ink.orange.l, 'stroke-width': 3 }),
        8,
      ) +
      circle(0, 0, 8, ink.ivory.l),
  ],
];

export const tropical: LowFamily = [
  [
    'banana',
    (ink) =>
      solid(
        ink,
        blob([
          -70, -84, -54, -86, -54, -86, -40, -20, 10, 34, 88, 46, 88, 46, 90, 62, 90, 62, 20, 82, -52, 36, -78, -40,
        ]),
        yellow,
      ) +
      line('M-66-60C-56 10 0 56 74 56', yellow.s, 6, { opacity: '.7' }) +
      rect(-78, -96, 28, 18, ink.teak.s, { rx: 6 }) +
      circle(88, 54, 11, ink.teak.s),
  ],
  [
    'mangosteen',
    (ink) =>
      circle(0, 12, 82, ink.ball(ink.violet), { stroke: ink.violet.d, 'stroke-width': 6 }) +
      circle(0, 16, 58, ink.violet.d) +
      ink.turned(
        path('M0 2C-22-16-20-48 0-50C20-48 22-16 0 2z', ink.ivory.x, { stroke: ink.rose.l, 'stroke-width': 4 }),
        [0, 60, 120, 180, 240, 300],
        { transform: 'translate(0 16)' },
      ) +
      path('M-8-66Q-8-92-22-98H22Q8-92 8-66z', ink.leaf.s, { stroke: ink.leaf.d, 'stroke-width': 4 }) +
      ink.mirror(solid(ink, 'M2-66Q34-100 66-76Q50-48 2-66z', ink.leaf)),
  ],
  [
    'coconut',
    (ink) =>
      circle(0, 0, 86, ink.ball(ink.teak), { stroke: ink.teak.d, 'stroke-width': 6 }) +
      circle(6, 8, 66, ink.ivory.x, { stroke: ink.ivory.s, 'stroke-width': 5 }) +
      circle(
        10,
        14,
        46,
        ink.linear([
          [0, ink.ivory.s],
          [1, ink.ivory.l],
        ]),
      ) +
      line('M-76-30L-60-38M-60-60L-48-52M-30-80L-26-66M-84 6L-68 4M-72 44L-58 34', ink.teak.l, 6),
  ],
  [
    'starfruit',
    (ink) =>
      solid(
        ink,
        blob([
          0, -94, 16, -40, 90, -30, 90, -30, 40, 10, 56, 80, 56, 80, 0, 46, -56, 80, -56, 80, -40, 10, -90, -30, -90,
          -30, -16, -40,
        ]),
        ink.leaf,
      ) +
      path(
        blob([
          0, -70, 10, -30, 66, -22, 66, -22, 28, 8, 40, 58, 40, 58, 0, 34, -40, 58, -40, 58, -28, 8, -66, -22, -66, -22,
          -10, -30,
        ]),
        ink.gold.l,
      ) +
      line('M0 0V-46M0 0L44-14M0 0L27 38M0 0L-27 38M0 0L-44-14', ink.leaf.m, 5) +
      spots([0, -26, 24, -8, 15, 20, -15, 20, -24, -8], 9, ink.teak.d),
  ],
  [
    'papaya',
    (ink) =>
      place(
        solid(ink, twin([0, -98, 20, -80, 34, -34, 60, 24, 44, 78, 0, 96]), ink.orange) +
          path(twin([0, -80, 12, -66, 26, -24, 46, 26, 32, 66, 0, 80]), ink.coral.l) +
          path(twin([0, -44, 10, -20, 26, 26, 16, 52, 0, 60]), ink.orange.s) +
          spots([0, -18, -8, 2, 8, 4, -12, 22, 4, 22, 14, 26, -4, 40, 8, 42], 12, ink.night.d),
        0,
        0,
        24,
      ),
  ],
];
