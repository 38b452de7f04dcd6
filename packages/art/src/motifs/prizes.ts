import { circle, ellipse, group, line, path, place, rect, ring } from '../kit/draw.ts';
import { petal, star, twin } from '../kit/shape.ts';
import type { Motif } from './motif.ts';

const medal: Motif = {
  coats: ['ruby', 'sky', 'jade', 'violet'],
  draw: (ink) =>
    path(
      'M-56-104H-18L20-16L-10-2z',
      ink.linear([
        [0, ink.a.l],
        [1, ink.a.s],
      ]),
      { stroke: ink.a.d, 'stroke-width': 1.4 },
    ) +
    path('M-44-104H-32L6-16L-2-8z', ink.ivory.x, { opacity: '.9' }) +
    path(
      'M56-104H18L-20-16L10-2z',
      ink.linear([
        [0, ink.a.m],
        [1, ink.a.s],
      ]),
      { stroke: ink.a.d, 'stroke-width': 1.4 },
    ) +
    path('M44-104H32L-6-16L2-8z', ink.ivory.l, { opacity: '.9' }) +
    ring(0, -16, 11, ink.gold.d, 8) +
    ring(0, -16, 11, ink.gold.m, 5) +
    group(
      path(star(24, 64, 57), ink.sheen(ink.gold), { stroke: ink.gold.d, 'stroke-width': 1.8 }) +
        circle(0, 0, 49, ink.gold.s) +
        circle(0, 0, 46, ink.ball(ink.gold)) +
        ink.mirror(
          Array.from({ length: 6 }, (_, i) =>
            place(
              path(petal(15, 5, 0.5), ink.gold.s),
              36 * Math.sin((30 + i * 22) * 0.01745),
              36 * Math.cos((30 + i * 22) * 0.01745),
              150 - i * 26,
            ),
          ).join(''),
        ) +
        path(star(5, 27, 11.5), ink.fall(ink.ivory), {
          stroke: ink.gold.s,
          'stroke-width': 2,
        }) +
        path('M0-27V0L0 12L7-9.5z', ink.gold.m, { opacity: '.4' }) +
        line('M-34-28A44 44 0 0 1 0-44', '#fff', 4, { opacity: '.8' }),
      { transform: 'translate(0 40)' },
    ),
};

const trophy: Motif = {
  coats: ['ruby', 'sky', 'jade', 'violet'],
  draw: (ink) =>
    ellipse(0, 92, 60, 9, ink.night.d, { opacity: '.5' }) +
    ink.mirror(
      path('M46-68C92-74 96-14 34-4', 'none', { stroke: ink.gold.d, 'stroke-width': 13 }) +
        path('M46-69C90-74 92-16 34-5', 'none', { stroke: ink.gold.m, 'stroke-width': 8 }) +
        path('M52-70C82-68 78-28 52-16', 'none', { stroke: ink.gold.x, 'stroke-width': 2.4 }),
    ) +
    ink.form(
      twin([0, -88, 54, -86, 50, -44, 36, -4, 12, 18, 9, 40, 22, 52, 0, 56]),
      ink.gold,
      ink.shine('M-44-80Q-44-30-20 2L-10-2Q-32-36-32-80z', 0.6),
      { fill: ink.tube(ink.gold) },
    ) +
    ellipse(0, -86, 55, 11, ink.gold.d) +
    ellipse(
      0,
      -86,
      50,
      8,
      ink.linear([
        [0, ink.gold.d],
        [1, ink.gold.s],
      ]),
    ) +
    path(star(5, 25, 10.5), ink.fall(ink.ivory), {
      transform: 'translate(0 -42)',
      stroke: ink.gold.s,
      'stroke-width': 1.6,
    }) +
    rect(-26, 48, 52, 10, ink.tube(ink.gold), { rx: 5, stroke: ink.gold.d, 'stroke-width': 1.2 }) +
    path(
      'M-38 58H38L46 92H-46z',
      ink.linear([
        [0, ink.a.m],
        [1, ink.a.d],
      ]),
      { stroke: ink.a.d, 'stroke-width': 1.4 },
    ) +
    rect(-24, 66, 48, 17, ink.sheen(ink.gold), { rx: 3 }),
};

export const prizes = { medal, trophy } as const;
