import { circle, ellipse, group, line, path, place, spots } from '../kit/draw.ts';
import { blob, curve, petal, taper, twin } from '../kit/shape.ts';
import { eye } from './eye.ts';
import type { Motif } from './motif.ts';

const rabbit: Motif = {
  coats: ['ivory', 'rose', 'silver'],
  draw: (ink) => {
    const ear = (turn: number): string =>
      place(
        ink.form(petal(66, 17, 0.6), ink.a, path(petal(54, 9, 0.6), ink.rose.m, { opacity: '.75' })),
        -22,
        -20,
        turn,
      );
    return (
      circle(
        4,
        -2,
        94,
        ink.radial(
          [
            [0, ink.gold.x],
            [0.6, ink.gold.l],
            [1, ink.gold.m],
          ],
          [0.4, 0.35, 0.75],
        ),
      ) +
      [
        [52, -44, 16],
        [-50, -40, 10],
        [66, 8, 9],
        [-66, 26, 12],
        [30, -72, 7],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, ink.gold.s, { opacity: '.28' }))
        .join('') +
      circle(66, 50, 15, ink.ball(ink.a)) +
      ear(34) +
      ink.form(
        blob([-14, 4, 20, 0, 52, 20, 62, 50, 46, 78, 4, 82, -30, 76, -34, 36]),
        ink.a,
        line(curve([4, 74, 6, 48, 28, 34, 46, 42]), ink.a.s, 2.4, { opacity: '.7' }),
      ) +
      ink.form(taper([-22, 40, 13, -30, 66, 9, -36, 80, 9, -46, 82, 4]), ink.a) +
      ink.form(blob([0, 76, 20, 68, 40, 72, 44, 84, 10, 88, -6, 84]), ink.a) +
      ear(8) +
      ink.form(
        blob([-10, -26, 8, -12, 6, 12, -16, 22, -44, 18, -56, 4, -46, -14, -30, -26]),
        ink.a,
        circle(-34, 12, 12, ink.rose.m, { opacity: '.5' }),
      ) +
      eye(ink, -28, -4, 6.5, ink.ruby.m) +
      path('M-57 2Q-52-4-47 2Q-52 8-57 2z', ink.rose.s) +
      line('M-51 6Q-48 12-42 11', ink.a.s, 1.8) +
      path('M-60 92Q-88 90-86 78Q-82 68-70 72Q-62 60-50 70Q-40 66-36 76Q-22 74-22 84Q-24 92-38 92z', '#fff', {
        opacity: '.8',
      }) +
      path('M40 94Q24 94 26 86Q30 78 42 82Q50 72 62 80Q74 76 76 86Q84 88 80 94z', '#fff', { opacity: '.8' })
    );
  },
};

const gecko: Motif = {
  coats: ['sky', 'leaf', 'teal', 'coral', 'violet'],
  draw: (ink) => {
    const toes = (): string => ink.turned(path('M-2 0L-3-14A5 5 0 1 1 3-14L2 0z', ink.a.m), [-60, -20, 20, 60]);
    const foot = (x: number, y: number): string => ink.stamp('foot', toes, x, y, Math.sign(x) * (y > 20 ? 130 : 40));
    const leg = (x0: number, y0: number, x1: number, y1: number, x2: number, y2: number): string =>
      foot(x2, y2) + ink.form(taper([x0, y0, 10, x1, y1, 8, x2, y2, 6]), ink.a);
    const body = blob([
      -4, -92, 16, -86, 24, -66, 16, -46, 22, -18, 28, 14, 16, 40, 22, 62, 46, 70, 58, 52, 50, 38, 62, 36, 70, 58, 54,
      86, 18, 86, -10, 62, -18, 34, -26, 6, -16, -24, -12, -46, -24, -62, -20, -84,
    ]);
    const flecks =
      spots([0, -40, 2, 0, 4, 22, 8, 68, 0, -60], 9, ink.orange.m) +
      spots([10, -20, 16, 6, -4, 40, 26, 76, -10, -70, -8, -16, -14, 6, 10, 50, 46, 78], 6.5, ink.orange.m);
    return (
      leg(-16, -34, -46, -46, -66, -70) +
      leg(18, -32, 46, -34, 70, -56) +
      leg(-18, 26, -48, 22, -64, 48) +
      leg(20, 24, 44, 8, 66, 12) +
      ink.form(body, ink.a, flecks + line(curve([-2, -50, 2, -10, 2, 30, 10, 60]), ink.a.x, 6, { opacity: '.3' })) +
      eye(ink, -16, -76, 8, ink.gold.m) +
      eye(ink, 16, -76, 8, ink.gold.m) +
      line('M-9-88Q-2-92 6-88', ink.a.d, 2)
    );
  },
};

const butterfly: Motif = {
  coats: ['violet', 'orange', 'sky', 'rose', 'teal'],
  draw: (ink) => {
    const upper = blob([4, -8, 18, -58, 54, -90, 92, -84, 96, -46, 74, -10, 36, 6, 6, 4]);
    const lower = blob([6, 4, 44, 8, 76, 26, 72, 58, 56, 66, 58, 88, 46, 92, 36, 70, 18, 48]);
    const cell = ink.linear(
      [
        [0, ink.b.l],
        [0.6, ink.a.l],
        [1, ink.a.m],
      ],
      [1, 0, 0, 1],
    );
    const wing =
      ink.form(
        lower,
        ink.a,
        path(blob([14, 12, 40, 14, 62, 30, 54, 52, 34, 54, 20, 36]), cell) +
          circle(48, 40, 9, ink.night.d) +
          circle(48, 40, 5, ink.gold.l),
      ) +
      ink.form(
        upper,
        ink.a,
        path(blob([14, -8, 26, -50, 54, -76, 80, -70, 80, -46, 60, -18, 34, -4]), cell) +
          line('M8-4Q36-40 72-66M10-2Q44-26 78-44M10 0Q40-12 62-18', ink.a.s, 2.4),
      ) +
      [
        [88, -70],
        [90, -54],
        [82, -38],
        [70, -82],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 3.2, '#fff'))
        .join('');
    return (
      ink.mirror(wing) +
      line('M-3-34Q-10-62-26-72M3-34Q10-62 26-72', ink.night.d, 3) +
      circle(-26, -72, 4, ink.gold.m) +
      circle(26, -72, 4, ink.gold.m) +
      ink.form(
        twin([0, -40, 7, -34, 6, -20, 9, -4, 6, 30, 0, 58]),
        ink.night,
        line('M-8-12H8M-8 4H8M-7 18H7M-6 32H6', ink.gold.m, 2.4),
      ) +
      circle(0, -34, 8, ink.ball(ink.night)) +
      ink.shine(blob([-5, -36, -2, -40, 1, -38, -3, -33]), 0.6)
    );
  },
};

const rooster: Motif = {
  coats: ['orange', 'gold', 'coral'],
  draw: (ink) => {
    const plume = (turn: number, length: number, fill: string): string =>
      place(
        path(taper([0, 0, 7, 14, -length * 0.5, 12, 52, -length * 0.82, 8, 78, -length * 0.6, 0]), fill, {
          stroke: ink.night.d,
          'stroke-width': 1.2,
        }),
        20,
        40,
        turn,
      );
    const feather = (): string =>
      path(
        'M0 0C-14 8-12 36 0 56C12 36 14 8 0 0z',
        ink.linear([
          [0, ink.gold.l],
          [0.5, ink.a.m],
          [1, ink.ruby.s],
        ]),
        { stroke: ink.a.d, 'stroke-width': 1 },
      );
    return (
      plume(44, 84, ink.fall(ink.violet)) +
      plume(24, 96, ink.fall(ink.teal)) +
      plume(4, 106, ink.fall(ink.jade)) +
      ink.form(
        blob([-40, 4, 0, -10, 44, 24, 52, 62, 20, 90, -26, 86, -54, 52]),
        ink.ruby,
        path(blob([0, 30, 36, 34, 54, 66, 20, 84, -4, 60]), ink.teal.s, { opacity: '.85' }),
      ) +
      [
        [-34, 16, 24, 1],
        [-20, 22, 12, 1],
        [-4, 24, 0, 1],
        [12, 20, -14, 1],
        [26, 12, -26, 1],
        [-34, -16, 20, 0.95],
        [-20, -10, 10, 0.95],
        [-6, -8, 0, 0.95],
        [8, -12, -12, 0.95],
        [20, -20, -24, 0.95],
        [-30, -40, 16, 0.8],
        [-16, -36, 6, 0.8],
        [-2, -38, -6, 0.8],
        [10, -44, -20, 0.8],
      ]
        .map(([x = 0, y = 0, turn = 0, scale = 1]) => ink.stamp('feather', feather, x, y, turn, scale))
        .join('') +
      ink.form(
        blob([
          -46, -58, -44, -44, -44, -44, -40, -80, -36, -74, -36, -74, -28, -100, -20, -82, -20, -82, -6, -104, -2, -82,
          -2, -82, 14, -96, 12, -72, 6, -54, -20, -50,
        ]),
        ink.ruby,
      ) +
      ink.form(blob([-14, -74, 10, -66, 14, -44, 2, -28, -22, -26, -42, -34, -44, -52, -32, -68]), ink.a) +
      path(blob([-34, -52, -16, -58, -8, -46, -18, -34, -36, -38]), ink.ruby.m) +
      path('M-40-52Q-62-50-72-34Q-56-34-40-36z', ink.fall(ink.gold), { stroke: ink.gold.d, 'stroke-width': 1.4 }) +
      line('M-42-43Q-56-42-68-36', ink.gold.d, 1.6) +
      ink.form(blob([-36, -34, -24, -32, -20, -12, -30, 2, -40, -8, -42, -24]), ink.ruby) +
      eye(ink, -22, -50, 6.5, ink.gold.m)
    );
  },
};

const peacock: Motif = {
  coats: ['sky', 'violet', 'teal'],
  draw: (ink) => {
    const eyeOf = (scale: number): string =>
      place(
        path('M0-104C-22-104-24-78 0-62C24-78 22-104 0-104z', ink.fall(ink.leaf), {
          stroke: ink.leaf.d,
          'stroke-width': 1.2,
        }) +
          ellipse(0, -86, 11, 13, ink.gold.l) +
          ellipse(0, -84, 8, 10, ink.teal.m) +
          path('M0-78C-8-80-7-92 0-90C7-92 8-80 0-78z', ink.violet.d) +
          line('M0-62V0', ink.leaf.s, 2.4),
        0,
        0,
        0,
        scale,
      );
    return (
      group(
        ink.turned(eyeOf(1.1), [-84, 84, -63, 63, -42, 42, -21, 21, 0]) +
          ink.turned(eyeOf(0.76), [-72, 72, -52, 52, -31, 31, -10.5, 10.5]),
        { transform: 'translate(0 34)' },
      ) +
      path(twin([0, 4, 26, 20, 34, 44, 22, 74, 0, 84]), ink.fall(ink.leaf)) +
      ink.form(
        twin([0, -46, 14, -36, 12, -14, 24, 14, 30, 44, 18, 72, 0, 80]),
        ink.a,
        line(
          'M-20 30Q-10 40 0 30Q10 40 20 30M-18 48Q-9 58 0 48Q9 58 18 48M-10 64Q-5 70 0 64Q5 70 10 64M-8 14Q0 22 8 14',
          ink.a.l,
          2.4,
          { opacity: '.7' },
        ),
      ) +
      line('M0-48V-68M0-48L-9-65M0-48L9-65M0-48L-16-58M0-48L16-58', ink.gold.m, 2) +
      [
        [0, -70],
        [-10, -67],
        [10, -67],
        [-18, -59],
        [18, -59],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 4, ink.ball(ink.teal)))
        .join('') +
      ink.mirror(ellipse(8, -34, 5, 4.4, '#fff') + circle(8, -34, 3, '#0a0a12') + circle(7, -35, 1, '#fff')) +
      path('M-5-29L5-29L0-16z', ink.fall(ink.gold), { stroke: ink.gold.d, 'stroke-width': 1 }) +
      line('M-8 80V92M8 80V92', ink.gold.s, 4)
    );
  },
};

export const creatures = { peacock, rabbit, gecko, butterfly, rooster } as const;
