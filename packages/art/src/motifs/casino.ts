import { circle, ellipse, group, line, path, place, rect, ring } from '../kit/draw.ts';
import { cardBack, cardFace, chipFace, chipPile, coin } from '../kit/props.ts';
import { around, blob, nums, poly, star } from '../kit/shape.ts';
import type { Motif } from './motif.ts';

const cards: Motif = {
  coats: ['ruby', 'violet', 'teal'],
  draw: (ink) =>
    place(cardBack(ink, ink.a), -46, 10, -26, 1.05) +
    place(cardFace(ink, 'heart'), -16, 0, -10, 1.28) +
    place(cardFace(ink, 'spade'), 30, 6, 12, 1.28) +
    chipFace(ink, ink.a, -52, 64, 24, -14) +
    chipFace(ink, ink.a, 66, 72, 19, 10) +
    coin(ink, -2, 80, 15),
};

const roulette: Motif = {
  coats: ['ruby', 'teal'],
  draw: (ink) => {
    const pocket = (r: number, i: number, n: number): string => {
      const half = 180 / n;
      const [a, b] = [around(n, r, -half)[i]!, around(n, r, half)[i]!];
      return `M0 0L${nums(a[0], a[1])}A${r} ${r} 0 0 1 ${nums(b[0], b[1])}z`;
    };
    const n = 24;
    const of = (odd: number): string => Array.from({ length: n / 2 }, (_, i) => pocket(72, i * 2 + odd, n)).join('');
    return (
      group(
        circle(0, 12, 100, ink.night.d, { opacity: '.5' }) +
          circle(0, 0, 98, ink.sheen(ink.teak), { stroke: ink.teak.d, 'stroke-width': 2 }) +
          ring(0, 0, 88, ink.gold.m, 4) +
          circle(0, 0, 82, ink.teak.d) +
          path(of(0), ink.a.m) +
          path(of(1), ink.night.s) +
          ring(0, 0, 72, ink.gold.l, 2.4) +
          ring(0, 0, 54, ink.gold.l, 2) +
          path(pocket(72, 3, n), ink.jade.m) +
          circle(0, 0, 53, ink.ball(ink.teak)) +
          line(
            around(8, 50)
              .map(([x, y]) => `M0 0L${nums(x, y)}`)
              .join(''),
            ink.gold.s,
            1.6,
            { opacity: '.7' },
          ) +
          ink.turned(
            path('M-5 0L-3-36A6 6 0 1 1 3-36L5 0z', ink.sheen(ink.gold), { stroke: ink.gold.d, 'stroke-width': 1.2 }),
            [0, 90, 180, 270],
          ) +
          circle(0, 0, 16, ink.ball(ink.gold), { stroke: ink.gold.d, 'stroke-width': 1.5 }) +
          path('M-84-30A90 90 0 0 1-10-89Q-50-66-66-22z', '#fff', { opacity: '.28' }),
        { transform: 'translate(0 6)scale(1 .86)' },
      ) +
      circle(0, -4, 7, ink.ball(ink.gold)) +
      circle(54, -30, 8.5, ink.ball(ink.ivory), { stroke: ink.night.d, 'stroke-width': 1 })
    );
  },
};

const dice: Motif = {
  coats: ['ivory', 'ruby', 'teal', 'violet'],
  draw: (ink) => {
    const pipOn = ink.a === ink.ivory ? ink.ruby.m : '#fff';
    const pip = (x: number, y: number): string => circle(x, y, 8.4, pipOn);
    const face = (pips: readonly (readonly [number, number])[], matrix: string, fill: string): string =>
      group(rect(-46, -46, 92, 92, fill, { rx: 12 }) + pips.map(([x, y]) => pip(x, y)).join(''), {
        transform: `matrix(${matrix})`,
      });
    const two = [
      [-24, -24],
      [24, 24],
    ] as const;
    const three = [
      [-26, -26],
      [0, 0],
      [26, 26],
    ] as const;
    const five = [
      [-26, -26],
      [26, -26],
      [0, 0],
      [-26, 26],
      [26, 26],
    ] as const;
    const six = [
      [-24, -28],
      [-24, 0],
      [-24, 28],
      [24, -28],
      [24, 0],
      [24, 28],
    ] as const;
    const cube = (
      top: typeof two | typeof three | typeof five | typeof six,
      left: typeof top,
      right: typeof top,
    ): string =>
      path(poly([0, -76, 66, -38, 66, 38, 0, 76, -66, 38, -66, -38]), ink.a.s, {
        stroke: ink.a.d,
        'stroke-width': 6,
      }) +
      face(
        top,
        '.72 .41 -.72 .41 0 -38',
        ink.linear([
          [0, ink.a.x],
          [1, ink.a.l],
        ]),
      ) +
      face(
        left,
        '.72 .41 0 .83 -33 19',
        ink.linear([
          [0, ink.a.m],
          [1, ink.a.s],
        ]),
      ) +
      face(
        right,
        '.72 -.41 0 .83 33 19',
        ink.linear([
          [0, ink.a.l],
          [1, ink.a.m],
        ]),
      );
    return (
      ellipse(0, 84, 88, 14, ink.night.d, { opacity: '.45' }) +
      place(cube(five, two, three), 0, -44, 6, 0.62) +
      place(cube(three, six, two), -46, 34, -10, 0.66) +
      place(cube(six, five, three), 46, 38, 8, 0.7)
    );
  },
};

const chips: Motif = {
  coats: ['ruby', 'violet', 'sky'],
  draw: (ink) =>
    ellipse(0, 78, 98, 20, ink.night.d, { opacity: '.5' }) +
    chipPile(ink, 7, 34, 46, 36, ink.a) +
    chipPile(ink, 5, -40, 52, 36, ink.b) +
    chipPile(ink, 3, 2, 74, 36, ink.b) +
    chipFace(ink, ink.a, 72, 58, 27, 16) +
    chipFace(ink, ink.a, -56, -56, 22, -18) +
    chipFace(ink, ink.a, -8, -84, 16, 20),
};

const shoe: Motif = {
  coats: ['ruby', 'night', 'teal', 'violet'],
  draw: (ink) => {
    const front = 'M-92 26L-40-30H66L90 30V60Q90 74 76 74H-78Q-92 74-92 60z';
    return (
      place(cardFace(ink, 'diamond'), -52, 70, -76, 0.72) +
      place(cardFace(ink, 'club'), 46, 72, 80, 0.72) +
      path(
        'M-40-30L-14-88H84L66-30z',
        ink.linear([
          [0, ink.a.l],
          [1, ink.a.s],
        ]),
        { stroke: ink.a.d, 'stroke-width': 1.5 },
      ) +
      path('M66-30L84-88L104-20L90 30z', ink.a.d) +
      Array.from({ length: 9 }, (_, i) =>
        path(
          `M${-30 + i * 2} ${-34 - i * 5}L${nums(-27 + i * 2, -40 - i * 5)}H${68 + i * 1.4}L${66 + i * 1.4} ${-34 - i * 5}z`,
          i % 2 ? '#fff' : ink.ivory.s,
        ),
      ).join('') +
      ink.form(
        front,
        ink.a,
        path('M-90 40Q0 20 96 44V80H-96z', ink.a.d, { opacity: '.3' }) + ink.shine('M-80 24L-38-22H-20L-64 30z', 0.35),
      ) +
      path('M-64 34L-34-2H52L68 36L60 48H-60z', ink.night.d, { stroke: ink.gold.m, 'stroke-width': 3 }) +
      group(cardFace(ink, 'heart'), { transform: 'translate(2 26)scale(1.1 .42)' }) +
      rect(-86, 56, 170, 10, ink.sheen(ink.gold), { rx: 5 }) +
      circle(-72, 61, 3, ink.gold.d) +
      circle(70, 61, 3, ink.gold.d) +
      place(cardFace(ink, 'spade'), -4, 66, -6, 0.78)
    );
  },
};

const wheel: Motif = {
  coats: ['ruby', 'violet', 'teal'],
  draw: (ink) => {
    const n = 12;
    const slice = (i: number): string => {
      const [a, b] = [around(n, 72, -15)[i]!, around(n, 72, 15)[i]!];
      return `M0 0L${nums(a[0], a[1])}A72 72 0 0 1 ${nums(b[0], b[1])}z`;
    };
    const tones = [ink.a, ink.gold, ink.b, ink.ivory];
    const wedges = tones
      .map((tone, t) =>
        path(
          [0, 1, 2].map((k) => slice(k * 4 + t)).join(''),
          ink.radial(
            [
              [0, tone.x],
              [1, tone.m],
            ],
            [0.5, 0.5, 0.6],
          ),
        ),
      )
      .join('');
    return (
      path('M-46 96L-22 62H22L46 96z', ink.tube(ink.gold), { stroke: ink.gold.d, 'stroke-width': 1.5 }) +
      circle(0, 0, 90, ink.sheen(ink.gold), { stroke: ink.gold.d, 'stroke-width': 2 }) +
      circle(0, 0, 78, ink.gold.d) +
      wedges +
      line(
        around(n, 72, 15)
          .map(([x, y]) => `M0 0L${nums(x, y)}`)
          .join(''),
        ink.gold.d,
        2,
      ) +
      ink.turned(
        path(star(4, 7, 2.6), '#fff', { transform: 'translate(0 -52)' }),
        around(n, 1).map(([, , t]) => t),
        { opacity: '.85' },
      ) +
      around(16, 84)
        .map(([x, y], i) => circle(x, y, 4, i % 2 ? '#fff' : ink.orange.l))
        .join('') +
      circle(0, 0, 22, ink.ball(ink.gold), { stroke: ink.gold.d, 'stroke-width': 1.5 }) +
      path(star(8, 14, 8), ink.fall(ink.a)) +
      path('M-15-104H15L0-64z', ink.fall(ink.ruby), {
        stroke: ink.ivory.x,
        'stroke-width': 2.4,
      }) +
      ink.shine(blob([-66, -24, -52, -56, -20, -72, -36, -48, -50, -18]), 0.28)
    );
  },
};

export const casino = { cards, roulette, dice, chips, shoe, wheel } as const;
