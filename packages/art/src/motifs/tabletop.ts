import { circle, ellipse, group, line, path, place, rect } from '../kit/draw.ts';
import { cardBack, cardFace, chipFace, coin, stone, suits } from '../kit/props.ts';
import { blob, petal, sparkle, star } from '../kit/shape.ts';
import type { Motif } from './motif.ts';

const hand: Motif = {
  coats: ['ruby', 'violet', 'teal'],
  draw: (ink) =>
    group(
      place(cardBack(ink, ink.a), -62, -16, -40, 1.1) +
        place(cardFace(ink, 'heart'), -36, -36, -21, 1.12) +
        place(cardFace(ink, 'diamond'), 0, -44, 0, 1.14) +
        place(cardFace(ink, 'heart'), 36, -36, 21, 1.12) +
        place(cardFace(ink, 'spade'), 64, -16, 41, 1.1),
      { transform: 'translate(0 16)scale(.8)' },
    ) +
    coin(ink, -34, 76, 17, -12) +
    chipFace(ink, ink.a, 4, 72, 23, 8) +
    chipFace(ink, ink.a, 42, 80, 18, -16),
};

const tile: Motif = {
  coats: ['jade', 'sky', 'ruby', 'violet'],
  draw: (ink) => {
    const block = (face: string): string =>
      rect(-33, -38, 66, 92, ink.a.d, { rx: 10 }) +
      rect(-33, -40, 66, 90, ink.fall(ink.a), { rx: 10 }) +
      rect(
        -33,
        -46,
        66,
        88,
        ink.linear(
          [
            [0, '#fff'],
            [1, ink.ivory.m],
          ],
          [0, 0, 1, 1],
        ),
        { rx: 10, stroke: ink.ivory.d, 'stroke-width': 1.2 },
      ) +
      rect(-27, -40, 54, 76, 'none', { rx: 6, stroke: ink.ivory.s, 'stroke-width': 1 }) +
      face;
    const flower =
      ink.turned(path(petal(23, 9, 0.55), ink.fall(ink.ruby)), [0, 45, 90, 135, 180, 225, 270, 315], {
        transform: 'translate(0 -8)',
      }) +
      circle(0, -8, 7, ink.ball(ink.gold)) +
      line('M0 14V32M0 26Q-12 24-14 16M0 26Q12 24 14 16', ink.leaf.s, 3);
    const discs = [
      [-13, -26],
      [13, -26],
      [-13, -2],
      [13, -2],
      [-13, 22],
      [13, 22],
    ]
      .map(
        ([x = 0, y = 0], i) =>
          circle(x, y, 9.5, i < 2 ? ink.jade.s : i < 4 ? ink.ruby.m : ink.sky.s) +
          circle(x, y, 6.4, ink.ivory.x) +
          circle(x, y, 3.6, ink.gold.s),
      )
      .join('');
    const bamboo = [-16, 0, 16]
      .map(
        (x) =>
          line(`M${x}-32V-6M${x} 2V28`, x === 0 ? ink.ruby.m : ink.leaf.s, 7) +
          line(`M${x - 3.6}-19H${x + 3.6}M${x - 3.6} 15H${x + 3.6}`, '#fff', 1.8),
      )
      .join('');
    return (
      ellipse(0, 78, 92, 14, ink.night.d, { opacity: '.45' }) +
      place(block(discs), -52, -18, -14, 1.02) +
      place(block(bamboo), 54, -16, 13, 1.02) +
      place(block(flower), 0, 12, 0, 1.3)
    );
  },
};

const knight: Motif = {
  coats: ['gold', 'night', 'ivory', 'ruby', 'sky'],
  draw: (ink) => {
    const horse = blob([
      -8, -84, -8, -84, 2, -100, 2, -100, 12, -82, 34, -66, 48, -30, 48, 14, 40, 50, -42, 50, -42, 50, -36, 26, -12, 6,
      -4, -16, -26, -10, -46, 4, -58, -4, -64, -18, -50, -36, -34, -58, -26, -76,
    ]);
    return (
      ellipse(0, 84, 78, 15, ink.night.d, { opacity: '.5' }) +
      ink.form(
        horse,
        ink.a,
        path(blob([16, -78, 50, -60, 64, 0, 56, 60, 30, 50, 34, 0, 24, -44]), ink.a.d, { opacity: '.3' }) +
          line('M14-72Q38-50 40 10M8-58Q28-38 30 16M2-42Q18-26 20 18', ink.a.x, 3.4, { opacity: '.55' }),
        {
          fill: ink.linear(
            [
              [0, ink.a.x],
              [0.35, ink.a.l],
              [0.7, ink.a.m],
              [1, ink.a.s],
            ],
            [0, 0, 1, 0.6],
          ),
        },
      ) +
      path('M-30-46Q-18-52-12-42Q-22-36-30-46z', ink.night.d) +
      circle(-21, -45, 2, '#fff') +
      path('M-58-16Q-52-20-49-14', 'none', { stroke: ink.a.d, 'stroke-width': 3 }) +
      line('M-58-2Q-46 0-38-8', ink.a.d, 2.4) +
      line('M-30-66L-6-10M-48-34L-10-20', ink.ruby.m, 3.6) +
      circle(-20, -34, 4.5, ink.ball(ink.gold)) +
      rect(-48, 46, 96, 14, ink.tube(ink.gold), { rx: 7, stroke: ink.gold.d, 'stroke-width': 1.2 }) +
      ink.form('M-50 60H50Q64 70 66 84Q0 98-66 84Q-64 70-50 60z', ink.a, '', {
        fill: ink.linear(
          [
            [0, ink.a.s],
            [0.25, ink.a.x],
            [0.6, ink.a.m],
            [1, ink.a.d],
          ],
          [0, 0, 1, 0],
        ),
      }) +
      [-38, -19, 0, 19, 38]
        .map((x) => path(petal(17, 7, 0.5), ink.gold.m, { transform: `translate(${x} ${87 - Math.abs(x) / 10})` }))
        .join('')
    );
  },
};

const duel: Motif = {
  coats: ['ruby', 'orange', 'rose'],
  draw: (ink) => {
    const rival = ink.sky;
    return (
      path(star(14, 100, 40), ink.gold.l, { opacity: '.9' }) +
      path(star(14, 78, 34, -77), '#fff', { opacity: '.85' }) +
      place(cardBack(ink, rival), 58, -42, 24, 0.74) +
      place(cardBack(ink, ink.a), -58, -42, -24, 0.74) +
      chipFace(ink, ink.a, -38, 18, 50, -20) +
      chipFace(ink, rival, 40, 24, 50, 18) +
      path('M10-104L-20-34H2L-12 16L36-54H12L34-104z', ink.fall(ink.gold), {
        stroke: ink.gold.d,
        'stroke-width': 3,
        transform: 'translate(-6 12)',
      }) +
      path(sparkle(0, 74, 14) + sparkle(-76, 68, 9) + sparkle(82, -6, 10), '#fff')
    );
  },
};

const spade: Motif = {
  coats: ['night', 'sky', 'violet', 'jade'],
  draw: (ink) => {
    const d = suits.spade;
    return (
      path(d, ink.gold.d, {
        transform: 'translate(3 6)scale(1.92)',
        stroke: ink.gold.d,
        'stroke-width': 7,
      }) +
      path(d, ink.sheen(ink.gold), {
        transform: 'scale(1.9)',
        stroke: ink.sheen(ink.gold),
        'stroke-width': 7,
      }) +
      group(
        ink.form(d, ink.a, ink.shine('M-4-46C-10-28-40-12-42 10C-40 20-32 24-28 22C-34 4-12-14-4-46z', 0.4), {
          dx: -2,
          dy: -2,
          fill: ink.linear([
            [0, ink.a.l],
            [0.6, ink.a.s],
            [1, ink.a.d],
          ]),
        }),
        { transform: 'scale(1.8)' },
      ) +
      ink.turned(
        path(petal(38, 13, 0.55), ink.fall(ink.gold), { stroke: ink.gold.d, 'stroke-width': 1.2 }),
        [-72, 72, -38, 38, 0],
        { transform: 'translate(0 30)' },
      ) +
      line('M-40 38Q0 52 40 38', ink.gold.l, 4) +
      stone(ink, ink.ruby, 0, 36, 10)
    );
  },
};

const bingo: Motif = {
  coats: ['ruby', 'violet', 'teal', 'sky', 'orange'],
  draw: (ink) => {
    const centre = (i: number): string => `${-46 + (i % 5) * 23} ${-24 + Math.floor(i / 5) * 23}`;
    const dots = (cells: readonly number[]): string => cells.map((i) => `M${centre(i)}h.1`).join('');
    const all = Array.from({ length: 25 }, (_, i) => i);
    const ball = (): string =>
      circle(0, 0, 20, ink.ball(ink.b)) +
      circle(-2, 0, 10.4, '#fff') +
      path(star(5, 7.2, 3), ink.b.s, { transform: 'translate(-2 0)' }) +
      ink.shine('M-14-6Q-12-15-3-17Q-10-12-11-5z', 0.7);
    return (
      group(
        rect(-70, -78, 130, 168, ink.a.d, { rx: 14, transform: 'translate(5 7)' }) +
          rect(-70, -78, 130, 168, ink.fall(ink.a), { rx: 14 }) +
          rect(-63, -71, 116, 28, ink.gold.l, { rx: 8 }) +
          [-46, -26, -5, 16, 36].map((x) => ink.stamp('title', () => path(star(5, 9, 4), ink.a.s), x, -57)).join('') +
          rect(-62, -40, 120, 122, ink.a.d, { rx: 8, opacity: '.5' }) +
          path(all.map((i) => `M${centre(i)}m-10-10h20v20h-20z`).join(''), ink.ivory.x, {
            stroke: ink.ivory.x,
            'stroke-width': 1,
          }) +
          line(dots(all), ink.silver.s, 6) +
          line(dots([2, 6, 16, 24]), ink.a.m, 16, { opacity: '.9' }) +
          line(dots([5, 8, 18]), ink.b.m, 16, { opacity: '.9' }) +
          line(dots([11, 13, 20]), ink.gold.m, 16, { opacity: '.9' }) +
          path(star(5, 10, 4.4), ink.gold.m, {
            transform: `translate(${centre(12)})`,
            stroke: ink.ivory.x,
            'stroke-width': 2,
          }),
        { transform: 'rotate(-8)' },
      ) +
      ink.stamp('ball', ball, 66, -62, 10, 1.35) +
      ink.stamp('ball', ball, 72, 56, -12, 1.55) +
      ink.stamp('ball', ball, -74, 76, 20, 1.05)
    );
  },
};

export const tabletop = { hand, tile, knight, duel, spade, bingo } as const;
