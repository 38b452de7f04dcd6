import { circle, ellipse, group, line, path, place, rect } from '../kit/draw.ts';
import { stone } from '../kit/props.ts';
import { around, blob, nums, petal, taper, twin } from '../kit/shape.ts';
import { eye } from './eye.ts';
import type { Motif } from './motif.ts';

const trident: Motif = {
  coats: ['teal', 'sky', 'violet'],
  draw: (ink) => {
    const metal = ink.sheen(ink.gold);
    const prong = path('M0 0V-52L-10-46L0-84L12-50L6-52V0z', metal, {
      stroke: ink.gold.d,
      'stroke-width': 1.4,
    });
    return group(
      rect(-5.5, -20, 11, 128, ink.tube(ink.gold), { rx: 5, stroke: ink.gold.d, 'stroke-width': 1.4 }) +
        line('M-5 30L5 38M-5 42L5 50M-5 54L5 62M-5 66L5 74', ink.gold.d, 1.8) +
        path('M-46-58C-52-14-26-4 0-4C26-4 52-14 46-58L34-54C38-24 20-18 0-18C-20-18-38-24-34-54z', metal, {
          stroke: ink.gold.d,
          'stroke-width': 1.5,
        }) +
        place(prong, -43, -48, -6, 0.9) +
        group(place(prong, -43, -48, -6, 0.9), { transform: 'scale(-1 1)' }) +
        place(prong, -1.5, -20, 0, 1.15) +
        rect(-13, -12, 26, 15, ink.tube(ink.gold), { rx: 6, stroke: ink.gold.d, 'stroke-width': 1.2 }) +
        stone(ink, ink.a, 0, -10, 15) +
        ink.mirror(path('M10 6Q34 8 40 28Q26 20 10 22z', ink.fall(ink.a), { stroke: ink.a.d, 'stroke-width': 1.2 })) +
        path('M-8 106L0 122L8 106z', metal, { stroke: ink.gold.d, 'stroke-width': 1.2 }),
      { transform: 'rotate(28)translate(0 -8)scale(.98)' },
    );
  },
};

const cannon: Motif = {
  coats: ['teal', 'ruby', 'violet', 'night'],
  draw: (ink) =>
    group(
      path('M-4-74L-28-104M4-76V-110M12-72L34-100', 'none', {
        stroke: ink.gold.x,
        'stroke-width': 4,
        opacity: '.9',
      }) +
        path('M-17-6L-13-66H13L17-6z', ink.tube(ink.a), { stroke: ink.a.d, 'stroke-width': 1.5 }) +
        rect(-20, -84, 40, 20, ink.tube(ink.gold), { rx: 7, stroke: ink.gold.d, 'stroke-width': 1.5 }) +
        ellipse(0, -83, 14, 5, ink.night.d) +
        rect(-19, -48, 38, 8, ink.tube(ink.gold), { rx: 4, stroke: ink.gold.d, 'stroke-width': 1 }) +
        rect(-21, -28, 42, 9, ink.tube(ink.gold), { rx: 4, stroke: ink.gold.d, 'stroke-width': 1 }),
      { transform: 'translate(0 14)rotate(16)scale(1.06)' },
    ) +
    ink.form(
      twin([0, 4, 34, 8, 58, 30, 62, 60, 0, 66]),
      ink.a,
      line('M-60 40Q0 16 60 40', ink.a.x, 4, { opacity: '.6' }),
      { fill: ink.ball(ink.a) },
    ) +
    circle(0, 32, 23, ink.sheen(ink.gold), { stroke: ink.gold.d, 'stroke-width': 1.6 }) +
    stone(ink, ink.b, 0, 32, 16) +
    path('M-80 62H80L92 88H-92z', ink.sheen(ink.gold), {
      stroke: ink.gold.d,
      'stroke-width': 1.6,
    }) +
    [-56, -28, 0, 28, 56]
      .map((x) =>
        path(petal(18, 8, 0.5), ink.b.m, { transform: `translate(${x} 86)`, stroke: ink.gold.d, 'stroke-width': 0.8 }),
      )
      .join('') +
    ink.mirror(circle(46, 40, 5, ink.ball(ink.gold))),
};

const turtle: Motif = {
  coats: ['jade', 'leaf', 'teal', 'gold'],
  draw: (ink) => {
    const skin = ink.b === ink.jade ? ink.leaf : ink.jade;
    const flipper =
      ink.form(
        blob([36, -40, 66, -66, 96, -62, 98, -44, 76, -28, 46, -16]),
        skin,
        line('M52-40L86-54', skin.x, 3, { opacity: '.5' }),
      ) + ink.form(blob([38, 34, 60, 48, 68, 74, 52, 76, 34, 58]), skin);
    const plates = around(6, 24, 30)
      .map(([x, y]) => nums(x, y))
      .join('L');
    return (
      ink.form(blob([-18, -52, -16, -80, 0, -98, 16, -80, 18, -52]), skin) +
      ink.mirror(flipper + circle(9, -82, 3.6, '#0a0a12') + circle(8, -83.5, 1.2, '#fff')) +
      path('M-7 66L0 92L7 66z', ink.fall(skin)) +
      ellipse(0, 4, 58, 66, ink.gold.s, { stroke: ink.gold.d, 'stroke-width': 2 }) +
      ink.form(
        'M0-58A52 60 0 0 1 0 66A52 60 0 0 1 0-58z',
        ink.a,
        path(`M${plates}z`, ink.a.x, { transform: 'translate(0 4)', opacity: '.4' }) +
          line(`M${plates}z`, ink.a.d, 3, { transform: 'translate(0 4)' }) +
          line(
            `${around(6, 24, 30)
              .map(([x, y]) => `M${nums(x, y + 4)}L${nums(x * 2.4, y * 2.8 + 4)}`)
              .join('')}`,
            ink.a.d,
            3,
          ) +
          ink.shine(blob([-36, -22, -26, -44, -4, -50, -20, -34]), 0.5),
        { fill: ink.ball(ink.a) },
      )
    );
  },
};

const shark: Motif = {
  coats: ['sky', 'steel', 'teal', 'violet'],
  draw: (ink) => {
    const body = blob([
      -96, -6, -96, -6, -74, -30, -30, -46, 18, -38, 62, -16, 84, -8, 84, 4, 50, 14, 0, 36, -44, 36, -60, 26, -60, 26,
      -34, 14, -44, 8, -76, 8,
    ]);
    return (
      ink.form(blob([72, -8, 84, -34, 104, -60, 104, -60, 100, -14, 96, -2, 104, 30, 104, 30, 80, 12]), ink.a) +
      ink.form(blob([-22, -40, -2, -72, 26, -86, 26, -86, 22, -60, 32, -32]), ink.a) +
      ink.form(blob([-18, 28, -10, 58, 18, 80, 18, 80, 20, 50, 28, 24]), ink.a) +
      path('M-76 6L-34 12L-58 28Q-66 20-76 6z', ink.ruby.d) +
      ink.form(
        body,
        ink.a,
        path(blob([-70, 10, -40, 8, 10, 14, 70, 4, 60, 30, 0, 50, -60, 44]), ink.ivory.x, { opacity: '.92' }) +
          ink.shine(blob([-70, -26, -30, -42, 18, -34, -30, -34]), 0.4),
      ) +
      path('M-74 8L-68 17L-62 9L-56 18L-50 9L-44 17L-38 11z', '#fff', { stroke: ink.night.s, 'stroke-width': 0.8 }) +
      path('M-60 26L-57 19L-52 24L-48 17L-44 21z', '#fff', { stroke: ink.night.s, 'stroke-width': 0.8 }) +
      circle(-58, -16, 6.5, '#fff') +
      circle(-59, -15, 4.4, '#0a0a12') +
      circle(-61, -17, 1.6, '#fff') +
      line('M-68-25L-50-20', ink.a.d, 4) +
      line('M-22-14Q-28 0-22 12M-12-14Q-18 0-12 12M-2-14Q-8 0-2 12', ink.a.d, 2.8, { opacity: '.7' }) +
      path('M-98 52Q-70 40-42 52T14 52M-60 68Q-36 58-12 68', 'none', {
        stroke: '#fff',
        'stroke-width': 3,
        opacity: '.4',
      })
    );
  },
};

const seahorse: Motif = {
  coats: ['orange', 'rose', 'gold', 'violet', 'coral'],
  draw: (ink) =>
    path(blob([24, -20, 52, -34, 68, -14, 60, 6, 66, 22, 44, 28, 22, 22]), ink.fall(ink.b), {
      stroke: ink.b.d,
      'stroke-width': 1.4,
    }) +
    line('M28-8L58-20M28 2L62 2M28 12L56 18', ink.b.x, 2.2, { opacity: '.6' }) +
    [
      [16, -94, -10],
      [32, -86, 24],
      [42, -70, 50],
      [44, -52, 74],
      [-2, -92, -34],
    ]
      .map(([x = 0, y = 0, t = 0]) => place(path(petal(18, 7, 0.4), ink.fall(ink.b)), x, y + 6, t))
      .join('') +
    ink.form(
      taper([
        26, -54, 18, 20, -22, 21, 2, 6, 25, 2, 36, 20, 20, 58, 14, 22, 80, 10, 4, 92, 8, -14, 84, 6, -14, 70, 4, -4, 68,
        0,
      ]),
      ink.a,
      line(
        'M2-24Q18-34 44-24M-16-6Q6-18 40-8M-24 10Q0 0 30 12M-20 28Q0 22 28 30M-8 48Q8 40 32 44M6 62Q16 54 36 58M10 74Q22 72 32 82M4 82Q6 92 4 102',
        ink.a.d,
        2.6,
        { opacity: '.5' },
      ) + path(blob([-20, 0, -8, -16, 4, -8, 0, 24, -16, 24]), ink.a.x, { opacity: '.5' }),
    ) +
    ink.form(
      blob([-84, -50, -82, -60, -44, -66, -26, -86, 4, -92, 30, -78, 38, -56, 26, -38, 0, -34, -28, -44, -58, -46]),
      ink.a,
      circle(0, -44, 12, ink.rose.m, { opacity: '.4' }),
    ) +
    eye(ink, -8, -66, 10, ink.gold.l) +
    [
      [-78, -22, 7],
      [-64, -2, 5],
      [-88, 4, 4],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#fff', { opacity: '.4' }))
      .join(''),
};

export const deep = { trident, cannon, turtle, shark, seahorse } as const;
