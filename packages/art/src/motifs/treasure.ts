import { circle, ellipse, group, line, path, place, rect } from '../kit/draw.ts';
import { coin, coinPile, stone } from '../kit/props.ts';
import { blob, nums, petal, poly, sparkle, star, twin } from '../kit/shape.ts';
import type { Motif } from './motif.ts';

const crown: Motif = {
  coats: ['gold'],
  draw: (ink) => {
    const leaf = (): string => path(petal(15, 6, 0.4), ink.gold.m, { stroke: ink.gold.d, 'stroke-width': 0.9 });
    const leaves = (x: number): string => ink.mirror(ink.stamp('leaf', leaf, x, 2, 12)) + ink.stamp('leaf', leaf, 0, 3);
    const tier = (y: number, w: number): string =>
      group(
        rect(-w, 0, w * 2, 11, ink.tube(ink.gold), { rx: 5.5, stroke: ink.gold.d, 'stroke-width': 1 }) +
          leaves(w * 0.62),
        { transform: `translate(0 ${y})` },
      );
    const flame =
      ink.form(
        blob([52, 62, 66, 36, 60, 10, 82, -14, 80, -38, 80, -38, 96, -8, 84, 20, 94, 36, 80, 62, 66, 76]),
        ink.gold,
        '',
        { fill: ink.sheen(ink.gold) },
      ) + circle(74, 46, 7, ink.ball(ink.ruby));
    const tube = { fill: ink.tube(ink.gold) };
    const edge = { stroke: ink.gold.d, 'stroke-width': 1.5 };
    return (
      ink.mirror(flame) +
      ink.form(twin([0, -104, 4, -74, 9, -52, 0, -46]), ink.gold, '', tube) +
      ink.form(twin([0, -56, 12, -46, 19, -26, 28, -4, 44, 14, 56, 44, 0, 50]), ink.gold, '', tube) +
      tier(-54, 14) +
      tier(-38, 20) +
      tier(-20, 27) +
      tier(0, 36) +
      rect(-62, 44, 124, 26, tube.fill, { rx: 8, ...edge }) +
      rect(-64, 68, 128, 9, tube.fill, { rx: 4.5, ...edge }) +
      ink.mirror(circle(28, 57, 9, ink.ball(ink.b)) + circle(48, 57, 7, ink.ball(ink.ivory))) +
      path(twin([0, -2, 14, 16, 22, 38, 16, 62, 0, 72]), ink.sheen(ink.gold), edge) +
      stone(ink, ink.ruby, 0, 42, 14) +
      circle(0, 16, 5, ink.ball(ink.ivory))
    );
  },
};

const coins: Motif = {
  coats: ['gold'],
  draw: (ink) =>
    ellipse(0, 78, 96, 18, ink.gold.d, { opacity: '.6' }) +
    place(coinPile(ink, 6, 32, 12), 4, 44) +
    place(coinPile(ink, 4, 32, 12), -54, 62) +
    place(coinPile(ink, 3, 32, 12), 58, 66) +
    coin(ink, 4, 58, 34, 10) +
    coin(ink, -46, -32, 17, -20) +
    coin(ink, 60, -22, 14, 24) +
    coin(ink, 6, -74, 20, 8),
};

const gem: Motif = {
  coats: ['jade', 'ruby', 'sky', 'violet', 'rose'],
  draw: (ink) => {
    const c = ink.a;
    const f = (fill: string, ...points: number[]): string =>
      path(poly([...points]), fill, { stroke: c.x, 'stroke-width': 0.8, 'stroke-opacity': '.5' });
    return (
      f(c.m, -54, -62, -88, -18, -46, -18) +
      f(c.l, -54, -62, -46, -18, -18, -62) +
      f(c.x, -18, -62, -46, -18, 0, -18) +
      f(c.l, -18, -62, 0, -18, 18, -62) +
      f(c.m, 18, -62, 0, -18, 46, -18) +
      f(c.s, 18, -62, 46, -18, 54, -62) +
      f(c.m, 54, -62, 46, -18, 88, -18) +
      f(c.s, -88, -18, -46, -18, 0, 84) +
      f(c.l, -46, -18, -14, -18, 0, 84) +
      f(c.x, -14, -18, 10, -18, 0, 84) +
      f(c.m, 10, -18, 46, -18, 0, 84) +
      f(c.d, 46, -18, 88, -18, 0, 84) +
      path('M-88-18H88', 'none', { stroke: c.x, 'stroke-width': 1.6 }) +
      ink.shine('M-48-56L-74-22L-52-22L-34-58z', 0.45) +
      ink.shine('M-30-12L-20-12L-4 52z', 0.6)
    );
  },
};

const chest: Motif = {
  coats: ['teak', 'violet', 'ruby', 'teal'],
  draw: (ink) => {
    const metal = ink.sheen(ink.gold);
    const edge = { stroke: ink.gold.d, 'stroke-width': 1.2 };
    const strap = (): string => rect(-7, 12, 14, 62, metal, edge) + line('M0 24h.1M0 62h.1', ink.gold.x, 5);
    const lid = 'M-78-16Q-82-84-52-90H52Q82-84 78-16';
    return (
      ink.form(`${lid}z`, ink.a, line('M-76-44H76M-70-68H70', ink.a.d, 2), {
        fill: ink.linear([
          [0, ink.a.m],
          [1, ink.a.s],
        ]),
      }) +
      path(
        'M-68-16Q-70-68-46-76H46Q70-68 68-16z',
        ink.linear([
          [0, ink.night.d],
          [1, ink.gold.s],
        ]),
      ) +
      line(lid, ink.gold.m, 8) +
      line(lid, ink.gold.x, 2) +
      coin(ink, -44, -18, 21) +
      coin(ink, -4, -32, 24) +
      coin(ink, 40, -20, 21) +
      stone(ink, ink.ruby, -24, -48, 14, 12) +
      stone(ink, ink.ruby, 28, -52, 13, 30) +
      coin(ink, -58, -2, 18) +
      coin(ink, 14, -8, 20) +
      coin(ink, -20, -2, 17) +
      coin(ink, 58, -4, 15) +
      ink.form(
        'M-80 4H80L74 76Q0 84-74 76z',
        ink.a,
        line('M-78 30H78M-76 54H76', ink.a.d, 2) + line('M-78 34H78M-76 58H76', ink.a.l, 1.4, { opacity: '.5' }),
      ) +
      rect(-82, 0, 164, 13, metal, { rx: 4, ...edge }) +
      ink.stamp('strap', strap, -50, 0) +
      ink.stamp('strap', strap, 50, 0) +
      path(twin([0, 4, 18, 6, 20, 28, 0, 42]), metal, edge) +
      path('M0 14A5 5 0 0 1 3 23L5 33H-5L-3 23A5 5 0 0 1 0 14z', ink.night.d)
    );
  },
};

const pearl: Motif = {
  coats: ['rose', 'violet', 'sky', 'teal', 'coral'],
  draw: (ink) => {
    const ribs = [-74, -48, -22, 0, 22, 48, 74];
    const valve = twin([0, -92, 22, -88, 34, -80, 54, -76, 66, -60, 82, -48, 84, -28, 90, -8, 66, 10, 0, 20]);
    const lower = 'M-90-2Q-84 52-58 56Q-50 70-26 66Q0 80 26 66Q50 70 58 56Q84 52 90-2Q50 26 0 26Q-50 26-90-2z';
    return (
      ink.form(
        valve,
        ink.a,
        ribs.map((turn) => place(path(petal(112, 9, 0.7), ink.a.x, { opacity: '.4' }), 0, 22, turn)).join('') +
          line(
            ribs
              .map(
                (t) =>
                  `M0 20L${nums(Math.sin(((t + 12) * Math.PI) / 180) * 112, 20 - Math.cos(((t + 12) * Math.PI) / 180) * 112)}`,
              )
              .join(''),
            ink.a.s,
            2,
          ),
      ) +
      path(
        twin([0, -66, 40, -56, 66, -30, 70, -4, 0, 18]),
        ink.radial(
          [
            [0, '#fff', 0.9],
            [0.6, ink.a.x, 0.55],
            [1, ink.a.x, 0],
          ],
          [0.5, 0.7, 0.6],
        ),
      ) +
      ink.form(
        lower,
        ink.a,
        line('M-64 20L-52 58M-34 26L-24 68M0 28V74M34 26L24 68M64 20L52 58', ink.a.x, 5, { opacity: '.4' }) +
          line('M-50 24L-40 62M-16 28L-12 70M16 28L12 70M50 24L40 62', ink.a.s, 2),
      ) +
      path('M-84 4Q-44 30 0 30Q44 30 84 4Q50 14 0 14Q-50 14-84 4z', ink.a.d, { opacity: '.55' }) +
      circle(
        0,
        -14,
        35,
        ink.radial(
          [
            [0, '#fff'],
            [0.35, ink.ivory.x],
            [0.65, ink.rose.x],
            [0.85, ink.sky.l],
            [1, ink.violet.l],
          ],
          [0.36, 0.3, 0.8],
        ),
      ) +
      ink.shine(blob([-22, -20, -18, -34, -6, -40, -12, -28]), 0.95) +
      circle(14, 6, 5, '#fff', { opacity: '.55' })
    );
  },
};

const seven: Motif = {
  coats: ['ruby', 'violet', 'gold', 'jade', 'sky'],
  draw: (ink) => {
    const d = 'M-62-84H66L70-50C38-18 24 26 22 84H-28C-26 32-10-8 24-42H-32L-36-22H-66z';
    return (
      path(d, ink.gold.d, {
        transform: 'translate(8 9)',
        stroke: ink.gold.d,
        'stroke-width': 14,
      }) +
      path(d, ink.sheen(ink.gold), { stroke: ink.sheen(ink.gold), 'stroke-width': 14 }) +
      path(
        d,
        ink.linear([
          [0, ink.a.l],
          [0.45, ink.a.m],
          [0.5, ink.a.s],
          [1, ink.a.m],
        ]),
        { stroke: ink.gold.d, 'stroke-width': 1.5 },
      ) +
      ink.clip(
        d,
        ink.shine('M-70-90H80V-62Q0-52-70-62z', 0.45) +
          path('M26-40C-4-6-18 36-20 90H-10C-8 36 6-4 34-34z', '#fff', { opacity: '.3' }),
      ) +
      line('M-56-78H58', '#fff', 3, { opacity: '.8' })
    );
  },
};

const bell: Motif = {
  coats: ['gold'],
  draw: (ink) =>
    ellipse(0, 76, 18, 16, ink.ball(ink.gold), { stroke: ink.gold.d, 'stroke-width': 1.5 }) +
    path('M-13-72A13 15 0 1 1 13-72', 'none', { stroke: ink.gold.d, 'stroke-width': 13 }) +
    path('M-13-72A13 15 0 1 1 13-72', 'none', { stroke: ink.gold.m, 'stroke-width': 8 }) +
    ink.form(
      twin([0, -78, 24, -72, 40, -48, 46, -4, 58, 34, 78, 54, 0, 62]),
      ink.gold,
      path('M-30-50Q-42-10-50 34Q-40 30-32 32Q-26-6-16-62Q-26-62-30-50z', '#fff', { opacity: '.7' }) +
        path('M20-66Q38-20 40 40L54 44Q44-6 36-46z', ink.gold.d, { opacity: '.25' }),
      { fill: ink.tube(ink.gold) },
    ) +
    path('M-46-4Q0 12 46-4L48 6Q0 24-48 6z', ink.fall(ink.b), { stroke: ink.gold.d, 'stroke-width': 1 }) +
    [-30, -10, 10, 30].map((x) => place(path(star(4, 6, 2.6), ink.gold.x), x, 9 - Math.abs(x) / 8)).join('') +
    path('M-80 54Q0 34 80 54Q84 66 72 68Q0 84-72 68Q-84 66-80 54z', ink.sheen(ink.gold), {
      stroke: ink.gold.d,
      'stroke-width': 1.6,
    }) +
    path('M-52-92C-34-104-8-96 0-82C8-96 34-104 52-92C46-74 20-72 0-80C-20-72-46-74-52-92z', ink.fall(ink.ruby), {
      stroke: ink.ruby.d,
      'stroke-width': 1.4,
    }) +
    line('M-4-80Q-24-86-42-90M4-80Q24-86 42-90', ink.ruby.x, 1.8, { opacity: '.7' }) +
    circle(0, -82, 9, ink.ball(ink.ruby)),
};

const orb: Motif = {
  coats: ['violet', 'sky', 'teal', 'rose', 'jade'],
  draw: (ink) => {
    const claw = ink.form(blob([30, 82, 34, 58, 56, 42, 62, 18, 62, 18, 72, 44, 54, 66, 58, 84]), ink.gold);
    return (
      ink.mirror(claw) +
      ink.form(twin([0, 56, 46, 60, 52, 74, 66, 84, 62, 94, 0, 98]), ink.gold, '', { fill: ink.tube(ink.gold) }) +
      line('M-46 76Q0 88 46 76', ink.gold.d, 2) +
      circle(
        0,
        -14,
        70,
        ink.radial(
          [
            [0, ink.a.l],
            [0.45, ink.a.m],
            [0.8, ink.a.s],
            [1, ink.a.d],
          ],
          [0.5, 0.6, 0.6],
        ),
      ) +
      group(
        path('M-50 6Q-30-24-4-10T44-26Q40 0 14 8T-50 6z', ink.b.l, { opacity: '.55' }) +
          path('M-40 24Q-14 0 12 16T50 2Q44 32 10 36T-40 24z', '#fff', { opacity: '.35' }) +
          path(star(5, 20, 8.6), ink.gold.x, { transform: 'translate(2 -18)rotate(8)' }) +
          path(
            sparkle(-30, -34, 9) + sparkle(34, -44, 8) + sparkle(-26, 20, 6) + sparkle(32, 14, 7) + sparkle(8, -58, 6),
            '#fff',
          ),
      ) +
      circle(0, -14, 69, 'none', { stroke: ink.a.x, 'stroke-width': 2, opacity: '.7' }) +
      ink.shine(blob([-56, -22, -48, -54, -20, -74, -30, -52, -42, -30]), 0.7) +
      path('M-30 44A66 66 0 0 0 56 22', 'none', {
        stroke: '#fff',
        'stroke-width': 3,
        opacity: '.5',
      }) +
      circle(0, 74, 9, ink.ball(ink.ruby))
    );
  },
};

export const treasure = { crown, coins, gem, chest, pearl, seven, bell, orb } as const;
