import { circle, ellipse, line, path, place, rect, ring, spots } from '../../kit/draw.ts';
import type { Ink } from '../../kit/ink.ts';
import { blob, petal, star, twin } from '../../kit/shape.ts';
import { type LowFamily, light, solid } from './low.ts';

const steam = (ink: Ink, y: number): string =>
  line(`M-26 ${y}q-12-14 0-26t0-24M4 ${y}q-12-14 0-26t0-24`, ink.ivory.l, 7, { opacity: '.85' });

/** What stands on the table of a tea house. */
export const tea: LowFamily = [
  [
    'tea-bowl',
    (ink) =>
      steam(ink, -34) +
      solid(ink, 'M-70-26H70C70 34 44 66 26 70V82H-26V70C-44 66-70 34-70-26z', ink.sky) +
      ellipse(0, -26, 70, 16, ink.ivory.x, { stroke: ink.sky.d, 'stroke-width': 6 }) +
      ellipse(0, -24, 56, 10, ink.leaf.m) +
      path(emblemFlower, ink.ivory.x, { transform: 'translate(0 28)scale(.7)' }),
  ],
  [
    'tea-caddy',
    (ink) =>
      rect(-60, -50, 120, 138, ink.fall(ink.ruby), { rx: 14, stroke: ink.ruby.d, 'stroke-width': 6 }) +
      rect(-50, -90, 100, 44, ink.fall(ink.gold), { rx: 12, stroke: ink.gold.d, 'stroke-width': 6 }) +
      rect(-66, -56, 132, 16, ink.fall(ink.gold), { rx: 8, stroke: ink.gold.d, 'stroke-width': 4 }) +
      path('M0-22L42 22L0 66L-42 22z', ink.ivory.x, { stroke: ink.gold.s, 'stroke-width': 5 }) +
      path(petal(56, 16, 0.5), ink.leaf.s, { transform: 'translate(0 50)' }),
  ],
  [
    'tea-leaves',
    (ink) =>
      line('M0 92Q6 40 0-20', ink.leaf.d, 12) +
      place(solid(ink, petal(96, 26, 0.5), ink.leaf), 0, 56, -52) +
      place(solid(ink, petal(96, 26, 0.5), ink.leaf), 0, 56, 52) +
      solid(ink, 'M0 30C-34 0-24-60 0-98C24-60 34 0 0 30z', ink.leaf) +
      line('M0 24V-66M-14 44L-58 8M14 44L58 8', ink.leaf.x, 5, { opacity: '.8' }),
  ],
  [
    'mooncake',
    (ink) =>
      path(star(12, 94, 84), ink.orange.d, { transform: 'translate(0 8)' }) +
      path(star(12, 94, 84), ink.fall(ink.orange), { stroke: ink.orange.d, 'stroke-width': 6 }) +
      ring(0, 0, 66, ink.orange.d, 5) +
      ink.wreath(path(petal(56, 18, 0.6), ink.orange.l, { stroke: ink.orange.d, 'stroke-width': 5 }), 6) +
      circle(0, 0, 13, ink.orange.d),
  ],
  [
    'tea-jar',
    (ink) =>
      solid(
        ink,
        'M-34-64H34C34-46 74-30 74 16C74 60 48 84 30 88H-30C-48 84-74 60-74 16C-74-30-34-46-34-64z',
        ink.teak,
      ) +
      rect(-46, -90, 92, 28, ink.fall(ink.leaf), { rx: 10, stroke: ink.leaf.d, 'stroke-width': 6 }) +
      line('M-68-2Q0 26 68-2M-70 36Q0 62 70 36', ink.gold.l, 7) +
      light(blob([-52, 10, -46, -20, -28, -34, -36, -10, -42, 16]), '.45'),
  ],
];

const emblemFlower =
  'M0-8C-12-30-34-26-30-8C-50-4-44 18-26 18C-28 38-4 42 0 24C4 42 28 38 26 18C44 18 50-4 30-8C34-26 12-30 0-8z';

/** Jade and red cord, carried for luck. */
export const charms: LowFamily = [
  [
    'jade-ring',
    (ink) =>
      ring(0, 0, 60, ink.jade.d, 58) +
      ring(0, 0, 60, ink.jade.m, 46) +
      ring(-3, -4, 60, ink.jade.l, 16, { opacity: '.7' }) +
      ink.wreath(circle(0, -60, 6, ink.jade.d), 8, 22),
  ],
  [
    'gourd',
    (ink) =>
      solid(
        ink,
        'M-10-92H10L8-78C44-70 42-32 22-20C76-8 82 84 0 90C-82 84-76-8-22-20C-42-32-44-70-8-78z',
        ink.orange,
        ink.ball(ink.orange),
      ) +
      line('M-26-20Q0-8 26-20', ink.ruby.m, 14) +
      line('M6-12Q34 10 20 40M-2-12Q-8 8-22 16', ink.ruby.m, 6) +
      path(star(4, 22, 8), ink.gold.x, { transform: 'translate(-4 50)' }),
  ],
  [
    'ingot',
    (ink) =>
      solid(
        ink,
        'M-96-34C-80 4-50-2-40-14C-30-66 30-66 40-14C50-2 80 4 96-34C104 30 66 66 0 66C-66 66-104 30-96-34z',
        ink.gold,
        ink.fall(ink.gold),
      ) +
      ellipse(0, -14, 40, 15, ink.gold.l, { stroke: ink.gold.d, 'stroke-width': 5 }) +
      line('M-82-2C-66 40-30 52-4 52', ink.gold.x, 7, { opacity: '.9' }),
  ],
  [
    'knot',
    (ink) =>
      line('M0-62V-98M-8 56V96M8 56V96', ink.ruby.m, 9) +
      path('M0-66L62-4L0 58L-62-4z', ink.ruby.m, { stroke: ink.ruby.d, 'stroke-width': 7 }) +
      line('M-42-24L20 38M-22-44L42 18M42-24L-20 38M22-44L-42 18', ink.ruby.d, 12) +
      line('M-42-24L20 38M-22-44L42 18M42-24L-20 38M22-44L-42 18', ink.ruby.l, 6) +
      ink.mirror(path('M58-8C98-42 104 32 58 4', 'none', { stroke: ink.ruby.m, 'stroke-width': 9 })) +
      rect(-13, 52, 26, 16, ink.gold.m, { rx: 6, stroke: ink.gold.d, 'stroke-width': 4 }),
  ],
  [
    'lock',
    (ink) =>
      path('M-36-14V-40A36 44 0 0 1 36-40V-14', 'none', { stroke: ink.silver.d, 'stroke-width': 26 }) +
      path('M-36-14V-40A36 44 0 0 1 36-40V-14', 'none', { stroke: ink.silver.l, 'stroke-width': 13 }) +
      solid(ink, 'M-72-20H72V40C72 76 30 92 0 92C-30 92-72 76-72 40z', ink.violet) +
      path('M0 8A18 18 0 0 1 10 40L16 66H-16L-10 40A18 18 0 0 1 0 8z', ink.gold.l, {
        stroke: ink.violet.d,
        'stroke-width': 5,
      }),
  ],
];

/** Clay and glaze. */
export const pots: LowFamily = [
  [
    'vase',
    (ink) =>
      solid(
        ink,
        'M-32-94H32L22-74C20-54 66-34 66 10C66 56 36 80 30 92H-30C-36 80-66 56-66 10C-66-34-20-54-22-74z',
        ink.sky,
      ) +
      line('M-62-6Q0 18 62-6M-62 30Q0 54 62 30', ink.ivory.x, 8) +
      spots([-30, 24, 0, 30, 30, 24], 14, ink.ivory.x),
  ],
  [
    'ewer',
    (ink) =>
      path('M42-28C96-40 92 36 46 32', 'none', { stroke: ink.coral.d, 'stroke-width': 22 }) +
      path('M42-28C96-40 92 36 46 32', 'none', { stroke: ink.coral.m, 'stroke-width': 11 }) +
      solid(
        ink,
        'M-26-92H20L14-50C44-40 58-14 56 16C54 60 26 84 0 88C-36 84-58 56-58 18L-96-28L-78-40L-48-14C-40-34-28-44-14-50z',
        ink.coral,
      ) +
      line('M-52 30Q0 52 54 28', ink.ivory.x, 8) +
      line('M-18-56H14', ink.gold.l, 9),
  ],
  [
    'dish',
    (ink) =>
      ellipse(0, 8, 96, 58, ink.teal.d) +
      ellipse(0, 0, 96, 58, ink.fall(ink.teal), { stroke: ink.teal.d, 'stroke-width': 6 }) +
      ellipse(0, 0, 66, 36, ink.ivory.x, { stroke: ink.teal.s, 'stroke-width': 5 }) +
      path('M-40 4C-20-24 16-20 28-2L46-16Q42 2 46 18L28 6C14 24-22 26-40 4z', ink.ruby.m, {
        stroke: ink.ruby.d,
        'stroke-width': 4,
      }),
  ],
  [
    'amphora',
    (ink) =>
      ink.mirror(
        path('M18-70C76-84 74-22 40-8', 'none', { stroke: ink.orange.d, 'stroke-width': 18 }) +
          path('M18-70C76-84 74-22 40-8', 'none', { stroke: ink.orange.m, 'stroke-width': 8 }),
      ) +
      solid(ink, twin([0, -96, 26, -94, 18, -66, 20, -46, 48, -20, 46, 20, 18, 66, 14, 90, 0, 94]), ink.orange) +
      line('M-44 0L-30-16L-15 0L0-16L15 0L30-16L44 0', ink.night.d, 7) +
      line('M-40 24Q0 34 40 24', ink.night.d, 6),
  ],
  [
    'bowl',
    (ink) =>
      solid(ink, 'M-92-22H92C88 36 54 64 32 68V82H-32V68C-54 64-88 36-92-22z', ink.violet) +
      ellipse(0, -22, 92, 22, ink.violet.l, { stroke: ink.violet.d, 'stroke-width': 6 }) +
      ellipse(0, -20, 74, 14, ink.violet.d) +
      line('M-72 18Q-54 0-36 18T0 18T36 18T72 18', ink.gold.l, 8),
  ],
];

/** From the tailor's table. */
export const silk: LowFamily = [
  [
    'spool',
    (ink) =>
      rect(-46, -60, 92, 120, ink.fall(ink.rose), { stroke: ink.rose.d, 'stroke-width': 6 }) +
      line('M-44-44L44-34M-44-20L44-10M-44 4L44 14M-44 28L44 38', ink.rose.d, 5, { opacity: '.7' }) +
      [-76, 76]
        .map((y) => rect(-66, y - 18, 132, 36, ink.fall(ink.teak), { rx: 14, stroke: ink.teak.d, 'stroke-width': 6 }))
        .join('') +
      line('M44 46Q84 50 70 92', ink.rose.m, 7),
  ],
  [
    'button',
    (ink) =>
      circle(0, 0, 88, ink.ball(ink.sky), { stroke: ink.sky.d, 'stroke-width': 6 }) +
      circle(0, 0, 62, ink.fall(ink.sky), { stroke: ink.sky.d, 'stroke-width': 5 }) +
      spots([-20, -20, 20, -20, -20, 20, 20, 20], 24, ink.sky.d) +
      line('M-20-20L20 20M20-20L-20 20', ink.ivory.x, 9),
  ],
  [
    'scissors',
    (ink) =>
      [-1, 1]
        .map(
          (side) =>
            path('M-6 10L-40-96Q-62-60-14 30z', ink.fall(ink.silver), {
              stroke: ink.silver.d,
              'stroke-width': 5,
              transform: `scale(${side} 1)`,
            }) +
            path('M2 14C40 30 58 92 24 94C-8 92 2 46-6 26', 'none', {
              stroke: ink.ruby.d,
              'stroke-width': 24,
              transform: `scale(${side} 1)`,
            }) +
            path('M2 14C40 30 58 92 24 94C-8 92 2 46-6 26', 'none', {
              stroke: ink.ruby.l,
              'stroke-width': 12,
              transform: `scale(${side} 1)`,
            }),
        )
        .join('') + circle(0, 16, 8, ink.gold.l, { stroke: ink.gold.d, 'stroke-width': 4 }),
  ],
  [
    'bow',
    (ink) =>
      ink.mirror(
        path('M10 10L60 88L38 84L28 96L0 22z', ink.fall(ink.violet), { stroke: ink.violet.d, 'stroke-width': 6 }) +
          solid(ink, 'M0-8C30-64 92-78 96-44C100-12 96 28 80 36C60 44 26 28 0 8z', ink.violet) +
          path('M14-4Q48-34 76-32', 'none', { stroke: ink.violet.d, 'stroke-width': 6 }),
      ) + rect(-20, -24, 40, 46, ink.fall(ink.violet), { rx: 14, stroke: ink.violet.d, 'stroke-width': 6 }),
  ],
  [
    'tassel',
    (ink) =>
      ring(0, -80, 14, ink.gold.d, 13) +
      ring(0, -80, 14, ink.gold.l, 6) +
      solid(ink, 'M-30-14H30L46 84L30 78L16 92L0 80L-16 92L-30 78L-46 84z', ink.jade) +
      line('M-14 0L-22 72M0 0V72M14 0L22 72', ink.jade.d, 5) +
      circle(0, -36, 32, ink.ball(ink.jade), { stroke: ink.jade.d, 'stroke-width': 6 }) +
      rect(-36, -18, 72, 20, ink.fall(ink.gold), { rx: 9, stroke: ink.gold.d, 'stroke-width': 5 }),
  ],
];
