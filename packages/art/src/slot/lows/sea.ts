import { circle, line, path, place, spots } from '../../kit/draw.ts';
import { blob, petal, star, twin } from '../../kit/shape.ts';
import { type LowFamily, solid } from './low.ts';

export const shells: LowFamily = [
  [
    'scallop',
    (ink) =>
      solid(ink, 'M-30 66H30L38 88H-38z', ink.coral) +
      solid(ink, twin([0, -84, 24, -88, 40, -72, 64, -70, 72, -46, 92, -32, 84, 2, 64, 40, 28, 72, 0, 74]), ink.coral) +
      line('M0 70V-70M-10 70L-36-62M10 70L36-62M-20 68L-66-40M20 68L66-40M-26 62L-80-4M26 62L80-4', ink.coral.x, 6, {
        opacity: '.75',
      }),
  ],
  [
    'nautilus',
    (ink) =>
      solid(
        ink,
        blob([
          92, 26, 92, 26, 84, -44, 34, -90, -34, -88, -84, -46, -92, 16, -66, 66, -14, 84, 34, 62, 48, 26, 26, 0, 26, 0,
        ]),
        ink.ivory,
      ) +
      path(blob([92, 26, 92, 26, 70, 4, 26, 0, 26, 0, 44, 12, 50, 30]), ink.coral.m, {
        stroke: ink.teak.d,
        'stroke-width': 4,
      }) +
      path(
        'M-88 0Q-60-2-40 10M-76-48Q-50-36-32-10M-34-86Q-22-56-14-26M24-90Q16-54 8-26M70-58Q46-32 30-16M-74 54Q-48 38-34 30M-30 80Q-24 60-18 42M22 70Q14 56 6 44',
        'none',
        { stroke: ink.coral.s, 'stroke-width': 10 },
      ) +
      path('M26 0C20-34-36-32-38 10C-38 44 8 50 10 22C10 4-14 4-12 18', 'none', {
        stroke: ink.teak.d,
        'stroke-width': 6,
      }),
  ],
  [
    'starfish',
    (ink) =>
      solid(
        ink,
        blob([
          0, -96, 14, -60, 26, -30, 58, -32, 92, -30, 66, -2, 42, 18, 50, 50, 56, 84, 26, 66, 0, 48, -26, 66, -56, 84,
          -50, 50, -42, 18, -66, -2, -92, -30, -58, -32, -26, -30, -14, -60,
        ]),
        ink.orange,
      ) +
      spots(
        [
          0, -66, 0, -44, 0, -22, 62, -20, 42, -12, 22, -6, 38, 58, 26, 38, 14, 18, -38, 58, -26, 38, -14, 18, -62, -20,
          -42, -12, -22, -6, 0, 0,
        ],
        10,
        ink.orange.x,
      ),
  ],
  [
    'urchin',
    (ink) =>
      path(star(18, 96, 58), ink.fall(ink.violet), { stroke: ink.violet.d, 'stroke-width': 5 }) +
      circle(0, 0, 56, ink.ball(ink.violet)) +
      ink.wreath(spots([0, -18, 0, -32, 0, -44], 8, ink.violet.x), 8) +
      circle(0, 0, 9, ink.gold.l),
  ],
  [
    'conch',
    (ink) =>
      place(
        solid(
          ink,
          blob([
            0, -98, 14, -78, 26, -60, 40, -30, 58, -4, 40, 30, 12, 62, 2, 98, -12, 98, -16, 60, -38, 26, -56, -6, -38,
            -34, -26, -60, -14, -78,
          ]),
          ink.sky,
        ) +
          path(twin([0, 84, 8, 40, 22, 6, 0, -8]), ink.rose.l, { stroke: ink.rose.s, 'stroke-width': 4 }) +
          line('M-18-72Q0-62 18-70M-32-46Q0-30 34-44M-50-10Q0 12 52-12', ink.sky.d, 7),
        0,
        0,
        -32,
      ),
  ],
];

export const leaves: LowFamily = [
  [
    'clover',
    (ink) =>
      line('M4 20Q10 70 34 92', ink.leaf.s, 12) +
      ink.turned(
        solid(ink, 'M0-4C-20-20-46-34-40-62C-36-82-10-86 0-66C10-86 36-82 40-62C46-34 20-20 0-4z', ink.leaf),
        [0, 90, 180, 270],
        { transform: 'translate(0 -6)rotate(45)' },
      ) +
      ink.turned(line('M0-16V-50', ink.leaf.x, 5, { opacity: '.8' }), [45, 135, 225, 315], {
        transform: 'translate(0 -6)',
      }),
  ],
  [
    'ginkgo',
    (ink) =>
      line('M0 40Q2 74-16 94', ink.gold.s, 11) +
      solid(
        ink,
        blob([
          0, 44, 0, 44, -34, 8, -94, -6, -94, -6, -84, -52, -50, -80, -8, -76, 0, -44, 8, -76, 50, -80, 84, -52, 94, -6,
          94, -6, 34, 8,
        ]),
        ink.gold,
      ) +
      line('M0 36L-72-14M0 36L-52-52M0 36L-22-66M0 36L22-66M0 36L52-52M0 36L72-14', ink.gold.s, 4.5),
  ],
  [
    'bamboo-sprig',
    (ink) =>
      line('M-26 94Q-4 40-2-30', ink.jade.d, 17) +
      line('M-26 94Q-4 40-2-30', ink.jade.l, 8) +
      [
        [-12, 50, 70],
        [-8, 34, -78],
        [-4, 8, 52],
        [-4, -6, -58],
        [-2, -26, 4],
      ]
        .map(([x = 0, y = 0, turn = 0]) => place(solid(ink, petal(80, 22, 0.45), ink.jade), x, y, turn))
        .join(''),
  ],
  [
    'maple',
    (ink) =>
      line('M0 30V94', ink.ruby.s, 10) +
      solid(
        ink,
        'M0-96L18-56L44-70L40-38L92-34L66-6L80 18L44 22L34 50L0 36L-34 50L-44 22L-80 18L-66-6L-92-34L-40-38L-44-70L-18-56z',
        ink.ruby,
      ) +
      line('M0 36V-64M0 20L60-18M0 20L-60-18M0 30L44 14M0 30L-44 14', ink.ruby.x, 4.5, { opacity: '.75' }),
  ],
  [
    'pad',
    (ink) =>
      solid(ink, 'M0 6L24-82A86 80 0 1 1-24-82z', ink.teal, ink.ball(ink.teal)) +
      line('M0 12L-66-34M0 12L-74 22M0 12L-42 70M0 12L12 80M0 12L58 56M0 12L76 4M0 12L60-46', ink.teal.x, 5, {
        opacity: '.65',
      }) +
      circle(30, 36, 10, '#fff', { opacity: '.8' }),
  ],
];
