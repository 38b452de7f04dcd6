import { circle, ellipse, line, path } from '../kit/draw.ts';
import { blob, curve, taper, twin } from '../kit/shape.ts';
import { eye } from './eye.ts';
import type { Motif } from './motif.ts';

const fish: Motif = {
  coats: ['orange', 'gold', 'violet', 'coral', 'rose'],
  draw: (ink) => {
    const body = blob([-84, 4, -70, -22, -30, -46, 16, -40, 48, -14, 58, 2, 46, 20, 14, 44, -32, 48, -70, 26]);
    return (
      ink.form(
        blob([44, 2, 62, -22, 96, -50, 96, -50, 84, -8, 88, 4, 82, 18, 98, 58, 98, 58, 62, 26]),
        ink.b,
        line('M54 0L88-36M56 2L82-8M56 6L82 16M54 8L88 44', ink.b.x, 2.2, { opacity: '.6' }),
      ) +
      ink.form(
        blob([-34, -40, -14, -84, 30, -92, 30, -92, 24, -66, 40, -38, 20, -30]),
        ink.b,
        line('M-24-46L6-84M-8-46L18-80M10-44L24-66', ink.b.x, 2.2, { opacity: '.6' }),
      ) +
      ink.form(
        blob([-30, 42, -14, 78, 14, 90, 14, 90, 14, 66, 26, 40, 10, 36]),
        ink.b,
        line('M-18 48L4 80M-4 48L10 72', ink.b.x, 2.2, { opacity: '.6' }),
      ) +
      ink.form(
        body,
        ink.a,
        path(blob([-36, -54, -22, -50, -14, 0, -22, 52, -38, 54, -34, 0]), '#fff', { opacity: '.92' }) +
          path(blob([18, -48, 30, -44, 34, 0, 28, 46, 16, 46, 20, 0]), '#fff', { opacity: '.92' }) +
          line('M-40-54Q-32 0-42 56M-12-54Q-6 0-14 54M12-48Q18 0 12 48M36-40Q40 0 34 40', ink.a.d, 2.4, {
            opacity: '.7',
          }) +
          ink.shine(blob([-70, -12, -50, -34, -10, -42, 20, -34, -20, -32, -52, -18]), 0.4),
        { fill: ink.ball(ink.a) },
      ) +
      path(blob([-8, 8, 16, 2, 30, 14, 22, 30, 4, 28]), ink.fall(ink.b), { stroke: ink.b.d, 'stroke-width': 1.4 }) +
      eye(ink, -56, -8, 13, ink.gold.l) +
      path('M-86 8Q-76 16-66 12', 'none', { stroke: ink.a.d, 'stroke-width': 3.4 }) +
      [
        [-92, -30, 8],
        [-80, -56, 5.5],
        [-98, -58, 4],
      ]
        .map(
          ([x = 0, y = 0, r = 0]) =>
            circle(x, y, r, '#fff', { opacity: '.45' }) + circle(x - r * 0.3, y - r * 0.3, r * 0.3, '#fff'),
        )
        .join('')
    );
  },
};

const koi: Motif = {
  coats: ['ivory', 'gold', 'silver'],
  draw: (ink) => {
    const body = taper([-60, -66, 4, -54, -54, 19, -32, -28, 27, -6, -2, 28, 10, 28, 22, 6, 54, 12, -8, 70, 5]);
    const spot = ink.coral.m;
    const side = (d: string, fill: string): string =>
      path(d, fill, { stroke: ink.coral.s, 'stroke-width': 1.2, opacity: '.95' });
    const fin = ink.linear([
      [0, ink.coral.l],
      [1, '#fff', 0.75],
    ]);
    return (
      side(blob([-44, -36, -74, -26, -92, -2, -70, -4, -50, -10, -36, -14]), fin) +
      side(blob([-14, -36, 2, -64, 30, -76, 24, -52, 14, -32, 2, -20]), fin) +
      side(blob([20, 20, 48, 14, 58, 30, 40, 36, 18, 36]), fin) +
      side(blob([-8, 36, -32, 50, -30, 66, -16, 58, 0, 48]), fin) +
      side(blob([-6, 62, 14, 78, 50, 84, 30, 96, 0, 92, -8, 82, -26, 96, -58, 94, -36, 80, -14, 64]), fin) +
      ink.form(
        body,
        ink.a,
        path(blob([-64, -66, -34, -60, -26, -40, -46, -32, -66, -46]), spot) +
          path(blob([-22, -22, 12, -24, 26, 4, 8, 18, -18, 4]), spot) +
          path(blob([-4, 36, 20, 30, 22, 52, -2, 58]), spot) +
          path(blob([-30, -6, -16, -2, -14, 14, -30, 10]), ink.night.d) +
          path(blob([14, 16, 26, 20, 18, 32]), ink.night.d) +
          line(curve([-48, -52, -20, -20, 4, 10, 4, 44]), ink.a.s, 2.2, { opacity: '.6' }),
      ) +
      path(blob([-14, -14, 0, -24, 14, -14, 20, 10, 10, 12, 0, 0]), ink.coral.s, { opacity: '.75' }) +
      circle(-67, -53, 4.6, '#0a0a12') +
      circle(-46, -69, 4.6, '#0a0a12') +
      circle(-68, -55, 1.5, '#fff') +
      circle(-47, -71, 1.5, '#fff') +
      line('M-66-66Q-82-70-88-60M-58-72Q-60-88-50-92', ink.a.s, 2.6) +
      path('M30-22A84 84 0 0 1 84 60M46-52A104 104 0 0 1 100 20', 'none', {
        stroke: '#fff',
        'stroke-width': 3,
        opacity: '.35',
      })
    );
  },
};

const crab: Motif = {
  coats: ['coral', 'orange', 'ruby', 'violet', 'sky'],
  draw: (ink) => {
    const claw =
      ink.form(taper([44, 0, 9, 66, -6, 9, 76, -26, 9]), ink.a) +
      ink.form(
        blob([
          64, -24, 56, -52, 66, -80, 84, -92, 84, -92, 80, -70, 84, -60, 84, -60, 100, -82, 100, -82, 104, -52, 92, -26,
          78, -16,
        ]),
        ink.a,
        line('M66-34Q62-54 70-70', ink.a.x, 4, { opacity: '.7' }),
      );
    const leg = (x0: number, y0: number, x1: number, y1: number, x2: number, y2: number): string =>
      ink.form(taper([x0, y0, 8, x1, y1, 7, x2, y2, 0]), ink.a);
    return (
      ink.mirror(leg(40, 22, 78, 18, 98, 44) + leg(38, 34, 70, 40, 84, 68) + leg(30, 44, 54, 58, 60, 84) + claw) +
      ink.form(
        twin([0, -26, 34, -24, 62, -4, 60, 26, 34, 52, 0, 58]),
        ink.a,
        ellipse(0, 56, 44, 20, ink.a.x, { opacity: '.6' }) +
          [
            [-34, 0, 7],
            [-20, -10, 4],
            [30, -4, 6],
            [40, 12, 4],
            [-42, 18, 4],
            [14, -14, 4],
          ]
            .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, ink.a.s, { opacity: '.55' }))
            .join('') +
          ink.shine(blob([-50, 4, -34, -16, -4, -22, -28, -8]), 0.55),
        { fill: ink.ball(ink.a) },
      ) +
      ink.mirror(
        line('M17-22V-44', ink.a.s, 8) +
          circle(18, -48, 14, '#fff', { stroke: ink.a.d, 'stroke-width': 2 }) +
          circle(16, -46, 7.5, '#0a0a12') +
          circle(13, -50, 3, '#fff'),
      ) +
      path('M-22 18Q0 40 22 18Q0 26-22 18z', ink.ruby.d, {
        stroke: ink.a.d,
        'stroke-width': 2,
      })
    );
  },
};

const octopus: Motif = {
  coats: ['violet', 'coral', 'rose', 'teal', 'ruby'],
  draw: (ink) => {
    const cups = (points: readonly number[][]): string =>
      points.map(([x = 0, y = 0, r = 0]) => circle(x, y, r, ink.a.x) + circle(x, y, r * 0.5, ink.a.s)).join('');
    const arm1 = ink.form(taper([20, 24, 13, 52, 34, 13, 78, 14, 11, 88, -12, 8, 74, -22, 5, 70, -12, 0]), ink.a);
    const arm2 =
      ink.form(taper([22, 34, 13, 48, 60, 12, 78, 62, 10, 94, 44, 6, 88, 34, 0]), ink.a) +
      cups([
        [50, 66, 4.4],
        [66, 68, 4],
        [80, 64, 3.2],
        [90, 54, 2.4],
      ]);
    const arm3 =
      ink.form(taper([12, 40, 13, 22, 74, 12, 46, 90, 9, 64, 84, 5, 62, 76, 0]), ink.a) +
      cups([
        [16, 62, 4.4],
        [22, 78, 4],
        [34, 90, 3.4],
        [48, 94, 2.6],
      ]);
    const arm4 = ink.form(taper([0, 40, 12, -2, 66, 11, 4, 88, 8, -8, 100, 4, -14, 94, 0]), ink.a);
    return (
      ink.mirror(arm1 + arm2) +
      arm4 +
      ink.mirror(arm3) +
      ink.form(
        twin([0, -94, 38, -86, 58, -50, 46, -10, 40, 16, 26, 40, 0, 44]),
        ink.a,
        [
          [-30, -62, 8],
          [-14, -76, 5],
          [26, -66, 9],
          [36, -44, 5],
          [-40, -42, 5],
        ]
          .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, ink.a.s, { opacity: '.5' }))
          .join('') + ink.shine(blob([-44, -46, -36, -72, -10, -86, -24, -66]), 0.5),
        { fill: ink.ball(ink.a) },
      ) +
      ink.mirror(
        circle(19, -10, 15, '#fff', { stroke: ink.a.d, 'stroke-width': 2 }) +
          circle(17, -7, 9, ink.gold.m) +
          circle(16, -7, 5.4, '#0a0a12') +
          circle(13, -12, 3.2, '#fff') +
          path('M3-20Q18-32 36-22L34-26Q18-40 2-26z', ink.a.d),
      ) +
      path('M-10 16Q0 24 10 16', 'none', { stroke: ink.a.d, 'stroke-width': 3.4 })
    );
  },
};

const manta: Motif = {
  coats: ['sky', 'violet', 'teal', 'night'],
  draw: (ink) =>
    path(taper([0, 42, 7, 6, 66, 5, -6, 88, 3, 8, 106, 0]), ink.fall(ink.a), { stroke: ink.a.d, 'stroke-width': 1 }) +
    ink.form(
      twin([0, -52, 16, -58, 24, -74, 30, -60, 30, -42, 62, -34, 104, 6, 104, 6, 72, 8, 44, 22, 22, 44, 0, 52]),
      ink.a,
      ink.mirror(
        path(blob([28, -34, 60, -24, 92, 4, 66, -4, 36, -12]), ink.a.x, { opacity: '.45' }) +
          [
            [40, 4, 4],
            [54, -2, 3.4],
            [28, 12, 4.4],
            [68, -2, 2.6],
            [22, 26, 3.4],
            [36, 18, 2.8],
            [16, -6, 2.6],
          ]
            .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, ink.gold.l, { opacity: '.9' }))
            .join(''),
      ) +
        path(twin([0, -50, 14, -30, 14, 10, 0, 44]), ink.a.x, { opacity: '.25' }) +
        line('M-12 0Q0 6 12 0M-11 10Q0 16 11 10M-9 20Q0 26 9 20', ink.a.d, 2, { opacity: '.6' }),
    ) +
    ink.mirror(
      circle(23, -47, 4.6, '#fff') +
        circle(23, -47, 2.8, '#0a0a12') +
        path(blob([12, -56, 16, -78, 22, -88, 24, -72, 20, -56]), ink.fall(ink.a), {
          stroke: ink.a.d,
          'stroke-width': 1.2,
        }),
    ) +
    path('M-12-44Q0-36 12-44', 'none', { stroke: ink.a.d, 'stroke-width': 3 }) +
    path('M-80 48Q-60 40-40 48M-96 62Q-70 54-48 62M50 52Q70 44 90 52', 'none', {
      stroke: '#fff',
      'stroke-width': 2.6,
      opacity: '.4',
    }),
};

export const river = { fish, koi, crab, octopus, manta } as const;
