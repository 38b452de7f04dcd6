import { circle, ellipse, group, line, path, place, rect, ring } from '../kit/draw.ts';
import { stone } from '../kit/props.ts';
import { around, blob, nums, petal, sparkle, star, twin } from '../kit/shape.ts';
import type { Motif } from './motif.ts';

const gamepad: Motif = {
  coats: ['violet', 'night', 'teal', 'ruby', 'ivory'],
  draw: (ink) => {
    const button = (x: number, y: number, tone: typeof ink.a): string =>
      circle(x, y, 9.5, ink.night.d) + circle(x, y - 1.5, 8.5, ink.ball(tone));
    const stick = (x: number, y: number): string =>
      circle(x, y, 18, ink.night.d) + circle(x, y - 2, 15, ink.ball(ink.steel)) + ring(x, y - 2, 9, ink.night.s, 2.4);
    return (
      line('M0-46C0-70 26-66 22-88S44-106 56-98', ink.night.d, 7) +
      line('M0-46C0-70 26-66 22-88S44-106 56-98', ink.steel.l, 3) +
      ink.mirror(rect(30, -56, 40, 18, ink.fall(ink.steel), { rx: 8, stroke: ink.night.d, 'stroke-width': 1.4 })) +
      ink.form(
        twin([0, -46, 40, -50, 72, -44, 92, -6, 98, 42, 86, 70, 66, 62, 46, 32, 0, 28]),
        ink.a,
        path(twin([0, -40, 40, -44, 66, -38, 82, -8, 50, -18, 0, -14]), ink.a.x, { opacity: '.4' }) +
          ink.mirror(path(blob([92, 20, 100, 44, 86, 74, 70, 64, 82, 48]), ink.a.d, { opacity: '.35' })),
      ) +
      path('M-66-22H-54V-34H-42V-22H-30V-10H-42V2H-54V-10H-66z', ink.night.s, {
        stroke: ink.night.d,
        'stroke-width': 2.4,
      }) +
      circle(-48, -16, 4, ink.steel.m) +
      button(48, -34, ink.gold) +
      button(66, -17, ink.ruby) +
      button(48, 0, ink.jade) +
      button(30, -17, ink.sky) +
      stick(-24, 18) +
      stick(24, 18) +
      rect(
        -13,
        -30,
        26,
        14,
        ink.linear([
          [0, ink.b.x],
          [1, ink.b.m],
        ]),
        { rx: 7, stroke: ink.night.d, 'stroke-width': 1.6 },
      ) +
      circle(0, -2, 4.5, ink.b.l)
    );
  },
};

const crosshair: Motif = {
  coats: ['ruby', 'teal', 'orange', 'jade'],
  draw: (ink) =>
    circle(
      0,
      0,
      84,
      ink.radial(
        [
          [0, ink.a.l, 0.55],
          [0.7, ink.a.s, 0.35],
          [1, ink.night.d, 0.6],
        ],
        [0.5, 0.5, 0.5],
      ),
    ) +
    ring(0, 0, 80, ink.night.d, 15) +
    ring(0, 0, 80, ink.steel.m, 10) +
    ring(0, 0, 83, ink.silver.x, 2.4, { opacity: '.8' }) +
    ink.turned(
      path('M-12-96H12L7-58H-7z', ink.fall(ink.a), {
        stroke: ink.night.d,
        'stroke-width': 2,
      }),
      [0, 90, 180, 270],
    ) +
    ring(0, 0, 46, ink.a.x, 3.4, { 'stroke-dasharray': '20 9', 'stroke-linecap': 'butt' }) +
    line(
      around(36, 1)
        .map(([x, y], i) => `M${nums(x * 60, y * 60)}L${nums(x * (i % 3 ? 64 : 69), y * (i % 3 ? 64 : 69))}`)
        .join(''),
      ink.a.x,
      2,
      { opacity: '.8' },
    ) +
    line('M-34 0H-14M14 0H34M0-34V-14M0 14V34', '#fff', 3.4) +
    path(star(4, 12, 4), ink.ruby.l) +
    circle(0, 0, 4, '#fff') +
    ink.turned(circle(0, -80, 4, ink.gold.l), [45, 135, 225, 315]) +
    path('M-58-44A73 73 0 0 1-14-71Q-36-54-46-36z', '#fff', { opacity: '.5' }),
};

const swords: Motif = {
  coats: ['ruby', 'sky', 'jade', 'violet', 'teal'],
  draw: (ink) => {
    const sword = group(
      path(
        'M-8 30V-86L0-106L8-86V30z',
        ink.linear(
          [
            [0, ink.silver.x],
            [0.49, ink.silver.m],
            [0.51, ink.steel.m],
            [1, ink.silver.l],
          ],
          [0, 0, 1, 0],
        ),
        { stroke: ink.steel.d, 'stroke-width': 1.5 },
      ) +
        path('M-30 28Q0 38 30 28L34 38Q0 50-34 38z', ink.sheen(ink.gold), { stroke: ink.gold.d, 'stroke-width': 1.4 }) +
        rect(-6, 42, 12, 34, ink.fall(ink.teak)) +
        line('M-6 50L6 56M-6 60L6 66', ink.gold.m, 2.4) +
        circle(0, 82, 10, ink.ball(ink.gold), { stroke: ink.gold.d, 'stroke-width': 1.4 }),
      { transform: 'rotate(44)scale(1.02)' },
    );
    return (
      ink.mirror(sword) +
      path(twin([0, -58, 30, -50, 60, -54, 60, -54, 60, 0, 38, 46, 0, 72, 0, 72]), ink.sheen(ink.gold), {
        stroke: ink.gold.d,
        'stroke-width': 2,
      }) +
      ink.form(
        twin([0, -46, 26, -39, 49, -41, 49, -41, 48, 0, 30, 37, 0, 58, 0, 58]),
        ink.a,
        path('M0-60H70V70H0z', ink.a.d, { opacity: '.35' }) + line('M-56-10Q0 14 56-10', ink.a.x, 5, { opacity: '.4' }),
      ) +
      path(star(8, 30, 14), ink.fall(ink.gold), { stroke: ink.gold.d, 'stroke-width': 1.4 }) +
      stone(ink, ink.ruby, 0, 0, 12) +
      ink.mirror(circle(52, -44, 4, ink.ball(ink.ivory)) + circle(44, 24, 4, ink.ball(ink.ivory))) +
      circle(0, 62, 4, ink.ball(ink.ivory))
    );
  },
};

const headset: Motif = {
  coats: ['ruby', 'teal', 'violet', 'sky', 'night'],
  draw: (ink) => {
    const cup =
      ink.form(
        blob([48, -14, 70, -24, 92, -2, 94, 36, 76, 58, 50, 50]),
        ink.a,
        line('M62-14Q84 10 66 50', ink.a.x, 5, { opacity: '.55' }),
      ) +
      path(blob([40, -10, 54, -18, 58, 18, 54, 54, 40, 46, 34, 18]), ink.fall(ink.night), {
        stroke: ink.night.d,
        'stroke-width': 1.4,
      }) +
      circle(78, 18, 12, ink.night.s) +
      ring(78, 18, 8, ink.b.l, 3.4);
    return (
      path('M-64-8C-72-112 72-112 64-8', 'none', {
        stroke: ink.night.d,
        'stroke-width': 22,
      }) +
      path('M-64-8C-72-112 72-112 64-8', 'none', { stroke: ink.a.m, 'stroke-width': 14 }) +
      path('M-58-34C-52-94 40-98 54-44', 'none', {
        stroke: ink.a.x,
        'stroke-width': 4,
        opacity: '.8',
      }) +
      path('M-42-66C-20-84 20-84 42-66C20-72-20-72-42-66z', ink.night.s) +
      ink.mirror(cup) +
      line('M-66 52Q-56 88-14 88', ink.night.d, 9) +
      line('M-66 52Q-56 87-16 87', ink.steel.l, 3.6) +
      rect(-18, 77, 40, 20, ink.fall(ink.steel), { rx: 10, stroke: ink.night.d, 'stroke-width': 1.6 }) +
      line('M-6 82V92M2 82V92M10 82V92', ink.night.d, 2.6) +
      line('M-10-8V26M4-22V40M18-4V22M-24 4V14', ink.b.l, 5, { opacity: '.95', transform: 'translate(3 6)' })
    );
  },
};

const rocket: Motif = {
  coats: ['ivory', 'silver', 'teal'],
  draw: (ink) =>
    group(
      path(
        blob([-20, 52, -30, 84, -14, 76, 0, 118, 14, 76, 30, 84, 20, 52]),
        ink.linear([
          [0, ink.gold.x],
          [0.35, ink.gold.m],
          [0.7, ink.ruby.m],
          [1, ink.ruby.s, 0.4],
        ]),
      ) +
        path(blob([-10, 54, -10, 74, 0, 92, 10, 74, 10, 54]), ink.gold.x) +
        ink.mirror(ink.form(blob([24, 4, 50, 24, 58, 64, 58, 64, 26, 50]), ink.ruby)) +
        ink.form(
          twin([0, -108, 20, -82, 34, -40, 34, 8, 24, 54, 0, 58]),
          ink.a,
          path(twin([0, -110, 22, -82, 30, -58, 0, -52]), ink.ruby.m) +
            rect(-40, 36, 80, 10, ink.gold.m) +
            ink.shine('M-24-40Q-26 10-18 44L-8 44Q-16 0-12-54z', 0.6) +
            path('M14-90Q44-30 22 58H40V-80z', ink.a.d, { opacity: '.3' }),
          { fill: ink.tube(ink.a) },
        ) +
        circle(0, -18, 20, ink.sheen(ink.gold), { stroke: ink.gold.d, 'stroke-width': 1.4 }) +
        circle(0, -18, 14, ink.ball(ink.sky)) +
        ink.shine(blob([-10, -20, -6, -28, 2, -29, -4, -22]), 0.85) +
        path(twin([0, 10, 7, 28, 6, 62, 0, 66]), ink.fall(ink.ruby)),
      { transform: 'translate(-4 -2)rotate(34)scale(.88)' },
    ) + path(sparkle(-62, -58, 12) + sparkle(-84, -20, 7) + sparkle(70, 50, 10), '#fff'),
};

const bomb: Motif = {
  coats: ['night', 'violet', 'ruby'],
  draw: (ink) =>
    path('M34-44Q52-74 78-66', 'none', { stroke: ink.teak.d, 'stroke-width': 9 }) +
    path('M34-44Q52-74 78-66', 'none', {
      stroke: ink.gold.l,
      'stroke-width': 4,
      'stroke-dasharray': '7 4',
      'stroke-linecap': 'butt',
    }) +
    path(star(12, 30, 11), ink.orange.m, { transform: 'translate(82 -66)' }) +
    path(star(8, 19, 8), ink.gold.x, { transform: 'translate(82 -66)' }) +
    circle(
      -6,
      14,
      70,
      ink.radial([
        [0, ink.a.x],
        [0.25, ink.a.l],
        [0.55, ink.a.s],
        [1, ink.a.d],
      ]),
    ) +
    path('M14-58L44-42L34-22L4-38z', ink.sheen(ink.gold), {
      stroke: ink.gold.d,
      'stroke-width': 1.6,
    }) +
    ring(-6, 14, 44, ink.gold.m, 3, { opacity: '.85' }) +
    ink.turned(
      path(petal(30, 11, 0.5), ink.fall(ink.gold), { stroke: ink.gold.d, 'stroke-width': 1 }),
      [0, 60, 120, 180, 240, 300],
      { transform: 'translate(-6 14)' },
    ) +
    place(stone(ink, ink.ruby, 0, 0, 11), -6, 14) +
    ink.shine(blob([-58, 0, -46, -32, -18, -46, -36, -26, -46, 4]), 0.6) +
    ellipse(-6, 90, 46, 8, ink.night.d, { opacity: '.5' }),
};

export const arena = { gamepad, crosshair, swords, headset, rocket, bomb } as const;
