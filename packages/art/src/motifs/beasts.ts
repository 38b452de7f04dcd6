import { circle, ellipse, group, line, path, ring } from '../kit/draw.ts';
import { blob, curve, petal, taper, twin } from '../kit/shape.ts';
import { eye } from './eye.ts';
import type { Motif } from './motif.ts';

const naga: Motif = {
  coats: ['jade', 'violet', 'teal', 'ruby', 'gold', 'sky'],
  draw: (ink) => {
    const body = taper([
      88, 4, 0, 78, 40, 8, 40, 72, 15, -18, 78, 20, -62, 52, 22, -54, 12, 22, -8, -2, 22, 34, -20, 22, 42, -54, 20, 20,
      -78, 17,
    ]);
    const belly = taper([
      70, 50, 2, 38, 80, 6, -18, 88, 9, -72, 56, 10, -62, 6, 10, -10, -12, 9, 24, -26, 9, 30, -54, 9, 14, -70, 8,
    ]);
    const scale = ink.define(
      'scale',
      (id) =>
        `<pattern id="${id}" width="14" height="12" patternUnits="userSpaceOnUse"><path d="M0 0Q7 12 14 0M-7 6Q0 18 7 6Q14 18 21 6" fill="none" stroke="${ink.a.d}" stroke-width="1.6" opacity=".6"/></pattern>`,
    );
    const flame = (): string =>
      path(petal(40, 11, 0.38), ink.fall(ink.gold), { stroke: ink.gold.d, 'stroke-width': 1.4 });
    const flames = (flat: readonly (readonly [number, number, number, number])[]): string =>
      flat.map(([x, y, turn, scale]) => ink.stamp('flame', flame, x, y, turn, scale)).join('');
    // Along the back, so they change sides on the canvas wherever the body turns.
    const fins = flames([
      [54, -62, 62, 0.6],
      [56, -38, 88, 0.6],
      [48, -8, 122, 0.6],
      [20, 10, 158, 0.6],
      [-12, 15, 176, 0.6],
      [-36, 32, 130, 0.5],
      [-44, 54, 70, 0.5],
      [-16, 62, 4, 0.5],
      [12, 64, -8, 0.5],
      [38, 60, -26, 0.5],
      [64, 44, -50, 0.4],
    ]);
    const crest = flames([
      [30, -76, 62, 1.1],
      [22, -82, 36, 1.35],
      [8, -85, 8, 1.1],
      [-10, -84, -18, 0.7],
    ]);
    return group(
      fins +
        ink.form(body, ink.a, path(belly, ink.gold.l, { opacity: '.9' }) + path(body, `url(#${scale})`)) +
        line(
          'M-24 80l-2 12M0 80v11M-48 72l-9 9M-66 48l-12 3M-68 24l-11-3M-52 4l-5-10M-30-4l-2-11M0-10l-1-9M20-26l-4-6',
          ink.gold.s,
          2,
          { opacity: '.8' },
        ) +
        crest +
        path(blob([-8, -66, -34, -62, -62, -58, -70, -50, -56, -44, -26, -42, 8, -46, 22, -60]), ink.a.s, {
          stroke: ink.a.d,
          'stroke-width': 1.4,
        }) +
        path('M-12-64L-66-66L-62-54L-20-50z', ink.ruby.s) +
        line('M-26-58Q-56-60-74-48L-90-54M-74-48L-84-38', ink.ruby.m, 4) +
        ink.form(
          blob([
            36, -74, 26, -92, 2, -98, -18, -96, -40, -84, -68, -86, -78, -76, -70, -66, -40, -66, -14, -62, 14, -54, 32,
            -58,
          ]),
          ink.a,
          path(blob([-80, -66, -40, -72, -10, -66, 20, -56, -20, -56]), ink.gold.l),
        ) +
        path('M-66-67L-61-52L-56-67zM-48-66L-44-56L-40-66z', '#fff') +
        path('M-60-45L-56-55L-52-45z', '#fff') +
        eye(ink, -16, -81, 8, ink.gold.m) +
        line('M-30-88Q-18-96-4-90', ink.gold.l, 4) +
        circle(-68, -79, 2.4, ink.a.d),
      { transform: 'translate(0 12)scale(.88)' },
    );
  },
};

const elephant: Motif = {
  coats: ['steel', 'violet', 'ivory', 'sky'],
  draw: (ink) => {
    const ear = ink.form(
      blob([24, -52, 58, -78, 92, -62, 96, -14, 78, 30, 50, 34, 30, 14]),
      ink.a,
      path(blob([40, -44, 64, -60, 82, -46, 84, -12, 68, 18, 48, 16]), ink.rose.m, { opacity: '.45' }),
    );
    const tusk = ink.form(taper([20, 30, 8, 32, 50, 8, 50, 60, 5, 68, 50, 0]), ink.ivory);
    const head = twin([0, -86, 28, -80, 46, -52, 46, -18, 36, 10, 26, 34, 0, 44]);
    const trunk = taper([0, -10, 22, 0, 26, 21, 0, 52, 17, 6, 74, 13, 24, 86, 10, 42, 80, 8, 46, 66, 7]);
    return (
      group(ear, { transform: 'scale(-1 1)' }) +
      ear +
      ink.form(head, ink.a) +
      ink.mirror(tusk) +
      ink.form(trunk, ink.a) +
      line('M-17 12Q0 20 17 12M-17 28Q0 36 17 28M-15 43Q0 51 15 43M-9 60Q2 64 13 56M0 76Q8 74 14 64', ink.a.d, 2.2, {
        opacity: '.55',
      }) +
      ink.mirror(eye(ink, 27, -12, 6.5, ink.gold.m) + line('M16-24Q28-32 38-20', ink.a.d, 2.6)) +
      path(twin([0, -92, 30, -84, 44, -58, 40, -44, 40, -44, 20, -40, 0, -8, 0, -8]), ink.fall(ink.b), {
        stroke: ink.gold.m,
        'stroke-width': 4,
      }) +
      path(twin([0, -78, 16, -66, 20, -50, 0, -24, 0, -24]), ink.fall(ink.gold)) +
      path('M0-70L11-54L0-36L-11-54z', ink.fall(ink.ruby), { stroke: ink.gold.x, 'stroke-width': 1.5 }) +
      ink.shine('M0-70L-11-54L0-52z', 0.5) +
      ink.mirror(
        [
          [24, -42],
          [33, -45],
          [41, -48],
          [15, -30],
          [9, -20],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 4, ink.ball(ink.gold)))
          .join(''),
      ) +
      path(petal(26, 9), ink.fall(ink.gold), { transform: 'translate(0 -86)' }) +
      ink.turned(path(petal(20, 7), ink.fall(ink.gold)), [-38, 38], { transform: 'translate(0 -84)' })
    );
  },
};

const tiger: Motif = {
  coats: ['orange', 'ivory', 'gold'],
  draw: (ink) => {
    const ear =
      circle(50, -62, 25, ink.ball(ink.a)) +
      circle(51, -60, 14, ink.night.s) +
      path('M40-52Q46-70 60-66Q58-50 46-46z', ink.ivory.l);
    const head = twin([
      0, -72, 32, -68, 62, -44, 74, -6, 90, 20, 90, 20, 70, 26, 78, 48, 78, 48, 50, 52, 28, 76, 0, 82,
    ]);
    const cheek = path(blob([94, 18, 56, 10, 36, 34, 40, 60, 80, 52, 70, 30]), ink.ivory.x);
    const stripes = [
      taper([12, -64, 0, 12, -48, 4, 5, -36, 0]),
      taper([32, -62, 0, 30, -44, 5, 16, -30, 0]),
      taper([52, -50, 0, 46, -36, 4, 34, -28, 0]),
      taper([80, -14, 0, 62, -8, 5, 48, -10, 0]),
      taper([84, 8, 0, 66, 10, 5, 52, 6, 0]),
      taper([76, 34, 0, 62, 30, 4, 50, 24, 0]),
      taper([66, 52, 0, 56, 46, 4, 46, 40, 0]),
    ].join('');
    const gaze =
      path('M12-8Q26-28 46-16Q38 2 20 2z', ink.night.d) +
      path(
        'M16-8Q28-22 42-14Q36-2 22-1z',
        ink.radial(
          [
            [0, ink.gold.x],
            [0.6, ink.leaf.l],
            [1, ink.leaf.s],
          ],
          [0.5, 0.5, 0.6],
        ),
      ) +
      ellipse(29, -11, 3.4, 7.5, '#0a0a12') +
      circle(26, -15, 2.6, '#fff');
    return (
      ink.mirror(ear) +
      ink.form(
        head,
        ink.a,
        ink.mirror(cheek + path(blob([10, -26, 30, -38, 46, -28, 40, -16, 22, -22]), ink.ivory.x)) +
          path(twin([0, 46, 34, 50, 26, 84, 0, 90]), ink.ivory.x),
      ) +
      ink.mirror(path(stripes, ink.night.d)) +
      path('M-4-66L0-34L4-66z', ink.night.d) +
      path(twin([0, -24, 14, -18, 12, 4, 20, 16, 0, 20]), ink.a.l) +
      ink.mirror(gaze) +
      ink.mirror(
        path(blob([0, 20, 22, 14, 36, 28, 32, 48, 14, 54, 0, 46]), ink.fall({ ...ink.ivory, s: ink.ivory.l })) +
          circle(16, 32, 1.6, ink.teak.d) +
          circle(24, 38, 1.6, ink.teak.d) +
          circle(25, 30, 1.6, ink.teak.d),
      ) +
      path('M-9 46L-6 60L-2 48zM9 46L6 60L2 48z', '#fff', { stroke: ink.night.d, 'stroke-width': 0.8 }) +
      path('M-17 10Q0 3 17 10Q12 24 0 28Q-12 24-17 10z', ink.fall(ink.rose), {
        stroke: ink.night.d,
        'stroke-width': 1.5,
      }) +
      line('M0 28V42M0 42Q-10 54-24 48M0 42Q10 54 24 48', ink.night.d, 2.6) +
      line('M30 34L66 26M32 40L68 42M-30 34L-66 26M-32 40L-68 42', '#fff', 1.4, { opacity: '.85' })
    );
  },
};

const buffalo: Motif = {
  coats: ['gold', 'steel', 'teak', 'violet'],
  draw: (ink) => {
    const horn =
      ink.form(taper([16, -44, 13, 48, -62, 14, 78, -52, 12, 94, -22, 8, 88, 8, 0]), ink.ivory, '', {
        fill: ink.linear(
          [
            [0, ink.ivory.l],
            [0.55, ink.ivory.m],
            [1, ink.teak.d],
          ],
          [0, 0, 1, 1],
        ),
      }) + line('M34-66L38-42M50-74L52-48M66-70L64-46M82-58L74-40M94-38L84-32', ink.teak.s, 2, { opacity: '.55' });
    const ear = ink.form(taper([30, -26, 8, 54, -22, 13, 74, -8, 9, 84, 6, 0]), ink.a);
    const head = twin([0, -66, 30, -60, 42, -34, 36, -4, 30, 24, 34, 50, 24, 72, 0, 78]);
    return (
      ink.mirror(ear + horn) +
      ink.form(head, ink.a, path(twin([0, -66, 12, -50, 14, 0, 10, 30, 0, 34]), ink.a.x, { opacity: '.28' })) +
      path(twin([0, -76, 20, -68, 22, -50, 0, -46]), ink.a.s) +
      path(curve([-14, -66, -6, -52, 0, -66, 6, -52, 14, -66]), 'none', { stroke: ink.a.d, 'stroke-width': 3 }) +
      ink.mirror(
        path('M22-18Q34-24 38-10Q28-4 22-18z', ink.night.d) +
          circle(30, -14, 4.6, ink.ruby.m) +
          circle(28.5, -15.5, 1.5, '#fff') +
          line('M18-24Q30-32 40-20', ink.a.d, 3.4),
      ) +
      ink.form(twin([0, 36, 22, 38, 34, 54, 24, 76, 0, 80]), ink.night, '', {
        fill: ink.fall({ ...ink.night, l: ink.steel.m }),
      }) +
      ink.mirror(
        path('M10 50Q22 46 24 58Q16 62 10 50z', '#05060c') +
          line('M9 47Q20 42 26 52', ink.steel.l, 2, { opacity: '.7' }),
      ) +
      ring(0, 72, 13, ink.gold.d, 8) +
      ring(0, 71, 13, ink.gold.m, 5) +
      line('M-11 66A13 13 0 0 1-3 59', ink.gold.x, 3) +
      path('M0-44L12-26L0 0L-12-26z', ink.fall(ink.gold), { stroke: ink.gold.d, 'stroke-width': 1.5 }) +
      path('M0-34L6-25L0-12L-6-25z', ink.fall(ink.b)) +
      line('M-38-36Q0-52 38-36', ink.gold.m, 5) +
      ink.mirror(circle(20, -43, 4, ink.ball(ink.b)) + circle(34, -37, 4, ink.ball(ink.b)))
    );
  },
};

export const beasts = { naga, elephant, tiger, buffalo } as const;
