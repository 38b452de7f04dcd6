import { circle, line, path, place, rect, ring, spots } from '../../kit/draw.ts';
import { blob, petal, star, twin } from '../../kit/shape.ts';
import { type LowFamily, light, solid } from './low.ts';

/** What the stalls of the night market sell. */
export const snacks: LowFamily = [
  [
    'noodles',
    (ink) =>
      line('M26-96L44-18M52-92L54-18', ink.teak.d, 11) +
      line('M26-96L44-18M52-92L54-18', ink.teak.l, 4) +
      path('M-72-18Q-60-56-26-40Q-6-66 20-40Q56-56 72-18z', ink.orange.l, { stroke: ink.orange.d, 'stroke-width': 6 }) +
      line('M-50-22Q-36-44-20-22M-16-22Q-2-48 14-22M18-22Q34-42 48-22', ink.orange.s, 6) +
      solid(ink, 'M-88-18H88C84 40 50 68 32 72V84H-32V72C-50 68-84 40-88-18z', ink.ruby) +
      line('M-66 16L-44 38L-22 16L0 38L22 16L44 38L66 16', ink.gold.l, 7),
  ],
  [
    'skewer',
    (ink) =>
      place(
        line('M0 98V-98', ink.teak.d, 13) +
          line('M0 96V-96', ink.teak.l, 6) +
          [-52, 0, 52]
            .map((y, i) =>
              circle(0, y, 29, ink.ball([ink.rose, ink.ivory, ink.leaf][i] ?? ink.rose), {
                stroke: ink.teak.d,
                'stroke-width': 6,
              }),
            )
            .join(''),
        0,
        0,
        28,
      ),
  ],
  [
    'buns',
    (ink) =>
      [-46, 46, 0]
        .map((x, i) =>
          ink.stamp(
            'bun',
            () =>
              circle(0, 0, 40, ink.fall(ink.ivory), { stroke: ink.ivory.d, 'stroke-width': 6 }) +
              line('M0-24Q-18-16-22 4M0-24V2M0-24Q18-16 22 4', ink.ivory.d, 5),
            x,
            i === 2 ? -40 : -6,
          ),
        )
        .join('') +
      solid(ink, 'M-96 6H96L88 82H-88z', ink.teak) +
      line('M-92 28H92M-90 58H90', ink.teak.l, 8) +
      line('M-50 10L-46 80M0 10V80M50 10L46 80', ink.teak.d, 6),
  ],
  [
    'chilli',
    (ink) =>
      solid(
        ink,
        blob([-34, -60, -6, -66, 22, -52, 40, -16, 46, 30, 66, 78, 66, 78, 24, 62, -12, 22, -36, -24]),
        ink.ruby,
      ) +
      solid(ink, blob([-44, -52, -30, -74, -6, -76, 12, -60, -8, -48, -30, -40]), ink.leaf) +
      line('M-22-72Q-28-92-52-94', ink.leaf.s, 12) +
      light(blob([-18, -34, -2, -44, 14, -6, 18, 24, 0, 0]), '.6'),
  ],
  [
    'ice',
    (ink) =>
      solid(ink, 'M-52-12H52L30 92H-30z', ink.sky) +
      line('M-22 8L-12 78M22 8L12 78M0 8V78', ink.sky.x, 6, { opacity: '.8' }) +
      solid(ink, 'M-64-8C-84-40-56-60-44-58C-40-96 40-96 44-58C56-60 84-40 64-8z', ink.rose) +
      circle(0, -84, 13, ink.ruby.m, { stroke: ink.ruby.d, 'stroke-width': 5 }) +
      spots([-34, -32, -8, -52, 20, -34, 44, -26], 11, ink.gold.x),
  ],
];

/** What the fields give, and what they are worked with. */
export const harvest: LowFamily = [
  [
    'hat',
    (ink) =>
      solid(ink, 'M0-70L96 34Q0 74-96 34z', ink.orange, ink.fall(ink.orange)) +
      line('M0-64L-62 42M0-64L-22 52M0-64L22 52M0-64L62 42', ink.orange.s, 5) +
      line('M-42-16Q0 2 42-16M-70 14Q0 38 70 14', ink.orange.x, 5) +
      line('M-80 44Q-50 86 0 92Q50 86 80 44', ink.ruby.m, 8),
  ],
  [
    'basket',
    (ink) =>
      path('M-62-6C-58-104 58-104 62-6', 'none', { stroke: ink.teak.d, 'stroke-width': 18 }) +
      path('M-62-6C-58-104 58-104 62-6', 'none', { stroke: ink.teak.l, 'stroke-width': 8 }) +
      [-36, 0, 36]
        .map((x) => circle(x, -18, 26, ink.ball(x ? ink.coral : ink.leaf), { stroke: ink.teak.d, 'stroke-width': 5 }))
        .join('') +
      solid(ink, 'M-88-8H88L68 86H-68z', ink.teak) +
      line('M-78 18H78M-72 44H72M-66 68H66', ink.teak.l, 6) +
      line('M-40-4L-32 82M0-4V82M40-4L32 82', ink.teak.d, 6),
  ],
  [
    'sickle',
    (ink) =>
      path('M-20 34C-78-8-60-96 34-92C-16-74-26-26 4 16z', ink.fall(ink.silver), {
        stroke: ink.silver.d,
        'stroke-width': 6,
        transform: 'translate(14 0)',
      }) +
      line('M0 22L52 86', ink.teak.d, 32) +
      line('M0 22L52 86', ink.teak.m, 20) +
      line('M8 28L14 36M26 50L32 58', ink.gold.l, 22, { 'stroke-linecap': 'butt' }),
  ],
  [
    'sheaf',
    (ink) =>
      line('M0 90L-44-20M0 90L-22-40M0 90V-48M0 90L22-40M0 90L44-20', ink.gold.s, 12) +
      [-34, -17, 0, 17, 34]
        .map((turn) => place(solid(ink, petal(86, 17, 0.5), ink.gold), turn * 1.1, 4 + Math.abs(turn) / 3, turn))
        .join('') +
      line('M-24 44Q0 56 24 44', ink.ruby.d, 22) +
      line('M-24 44Q0 56 24 44', ink.ruby.m, 13),
  ],
  [
    'corn',
    (ink) =>
      solid(ink, twin([0, -98, 24, -80, 36, -30, 34, 40, 0, 66]), ink.gold) +
      line('M-30-56H30M-34-34H34M-36-12H36M-36 10H36M-34 32H34M-11-92V56M11-92V56', ink.gold.s, 5) +
      ink.mirror(solid(ink, 'M0 92C46 90 72 40 62-34C38-8 10 30 0 92z', ink.leaf)) +
      line('M-40 20Q-28 58-8 78M40 20Q28 58 8 78', ink.leaf.x, 5, { opacity: '.7' }),
  ],
];

/** For the feast day's band. */
export const music: LowFamily = [
  [
    'gong',
    (ink) =>
      line('M-34-60L-60-98M34-60L60-98', ink.ruby.m, 9) +
      circle(0, 8, 82, ink.ball(ink.gold), { stroke: ink.gold.d, 'stroke-width': 7 }) +
      ring(0, 8, 58, ink.gold.d, 5) +
      circle(0, 8, 27, ink.ball(ink.gold), { stroke: ink.gold.d, 'stroke-width': 6 }),
  ],
  [
    'flute',
    (ink) =>
      place(
        rect(-19, -100, 38, 200, ink.tube(ink.leaf), { rx: 14, stroke: ink.leaf.d, 'stroke-width': 6 }) +
          spots([0, -62, 0, -14, 0, 14, 0, 42], 17, ink.leaf.d) +
          line('M-18-36H18M-18 66H18', ink.ruby.m, 11),
        0,
        0,
        44,
      ) + line('M-48 44Q-20 60-34 92', ink.ruby.m, 9),
  ],
  [
    'xylophone',
    (ink) =>
      solid(ink, 'M-98-16Q0 46 98-16L82 54Q0 96-82 54z', ink.teak) +
      line('M-78 24Q0 70 78 24', ink.gold.l, 6) +
      rect(-42, 70, 84, 18, ink.teak.s, { rx: 8, stroke: ink.teak.d, 'stroke-width': 6 }) +
      [-78, -52, -26, 0, 26, 52, 78]
        .map((x) =>
          rect(x - 11, -36 - (x * x) / 400, 22, 56, ink.fall(ink.orange), {
            rx: 6,
            stroke: ink.orange.d,
            'stroke-width': 5,
            transform: `translate(0 ${Math.round(14 - (x * x) / 520)})`,
          }),
        )
        .join('') +
      line('M-30-40L40-92', ink.teak.l, 8) +
      circle(44, -92, 13, ink.ruby.m, { stroke: ink.ruby.d, 'stroke-width': 5 }),
  ],
  [
    'lute',
    (ink) =>
      place(
        rect(-10, -98, 20, 110, ink.teak.s, { rx: 6, stroke: ink.teak.d, 'stroke-width': 5 }) +
          line('M-24-86H24M-24-68H24', ink.gold.m, 9) +
          solid(ink, twin([0, -14, 40, -4, 62, 40, 40, 86, 0, 96]), ink.coral) +
          circle(0, 34, 17, ink.teak.d) +
          line('M-4-90V74M4-90V74', ink.ivory.x, 3) +
          line('M-22 74H22', ink.teak.d, 9),
        0,
        0,
        24,
      ),
  ],
  [
    'rattle',
    (ink) =>
      place(
        line('M0 20V98', ink.teak.d, 20) +
          line('M0 20V96', ink.teak.l, 9) +
          circle(0, -28, 62, ink.ball(ink.violet), { stroke: ink.violet.d, 'stroke-width': 6 }) +
          circle(0, -28, 44, ink.ivory.x, { stroke: ink.gold.m, 'stroke-width': 7 }) +
          path(star(5, 30, 13), ink.ruby.m, { transform: 'translate(0 -28)' }) +
          ink.mirror(
            line('M58-24Q78-10 80 14', ink.gold.m, 6) +
              circle(80, 22, 13, ink.ball(ink.gold), { stroke: ink.gold.d, 'stroke-width': 4 }),
          ),
        0,
        0,
        -16,
      ),
  ],
];

/** A garden's flowers, none of them a frangipani or a lotus: those are motifs. */
export const flowers: LowFamily = [
  [
    'hibiscus',
    (ink) =>
      ink.turned(
        solid(ink, 'M0 0C-40-20-54-80-22-90Q-8-98 0-84Q8-98 22-90C54-80 40-20 0 0z', ink.ruby),
        [0, 72, 144, 216, 288],
      ) +
      ink.turned(line('M0-20V-62', ink.ruby.d, 5, { opacity: '.5' }), [0, 72, 144, 216, 288]) +
      line('M0 0L38-46', ink.gold.m, 10) +
      spots([38, -46, 26, -50, 42, -34, 48, -52], 11, ink.gold.l),
  ],
  [
    'tulip',
    (ink) =>
      line('M0 10V96', ink.leaf.d, 15) +
      line('M0 10V96', ink.leaf.m, 8) +
      ink.mirror(solid(ink, 'M4 92C12 50 40 30 66 22C70 58 48 90 4 92z', ink.leaf)) +
      solid(
        ink,
        'M-54-60C-40-50-34-44-28-36C-24-66-12-84 0-96C12-84 24-66 28-36C34-44 40-50 54-60C66-14 48 26 0 28C-48 26-66-14-54-60z',
        ink.orange,
      ) +
      line('M-28-36Q-26-4-10 22M28-36Q26-4 10 22', ink.orange.d, 6, { opacity: '.7' }),
  ],
  [
    'daisy',
    (ink) =>
      ink.wreath(path(petal(96, 13, 0.7), ink.ivory.x, { stroke: ink.ivory.d, 'stroke-width': 4 }), 14) +
      circle(0, 0, 32, ink.ball(ink.gold), { stroke: ink.gold.d, 'stroke-width': 5 }) +
      spots([-10, -8, 8, -10, 0, 6, 14, 6, -12, 10], 6, ink.gold.s),
  ],
  [
    'orchid',
    (ink) =>
      ink.turned(solid(ink, petal(90, 24, 0.55), ink.violet), [0, 124, 236]) +
      ink.mirror(solid(ink, 'M0 4C20-44 84-66 94-30C98 4 50 30 0 4z', ink.violet)) +
      solid(ink, 'M0-4C22 0 34 22 20 42Q10 52 0 38Q-10 52-20 42C-34 22-22 0 0-4z', ink.gold) +
      spots([0, 12, -8, 24, 8, 24], 7, ink.ruby.m),
  ],
  [
    'bellflower',
    (ink) =>
      line('M-40-92Q0-104 6-60', ink.leaf.d, 11) +
      place(solid(ink, petal(66, 18, 0.5), ink.leaf), -18, -88, -118) +
      solid(
        ink,
        'M6-66C44-58 48-10 56 22Q66 44 84 50L56 62L48 88L22 70L6 94L-10 70L-36 88L-44 62L-72 50Q-54 44-44 22C-36-10-32-58 6-66z',
        ink.sky,
      ) +
      line('M6-50V60M-14-40L-30 54M26-40L42 54', ink.sky.x, 5, { opacity: '.7' }),
  ],
];
