import { circle, group, line, path, place, rect, ring } from '../kit/draw.ts';
import { stone } from '../kit/props.ts';
import { around, blob, curve, nums, petal, poly, star, taper, twin } from '../kit/shape.ts';
import type { Motif } from './motif.ts';

const parasol: Motif = {
  coats: ['rose', 'ruby', 'violet', 'teal', 'orange'],
  draw: (ink) => {
    const rim = 'M-92-4Q-80 8-66 4Q-52 16-34 10Q-18 22 0 14Q18 22 34 10Q52 16 66 4Q80 8 92-4';
    return (
      line('M0-60V84Q0 98 14 96Q24 94 22 82', ink.teak.d, 9) +
      line('M-1-60V84Q0 96 13 94', ink.teak.l, 3.6) +
      ink.form(
        `${rim}C88-56 44-92 0-92C-44-92-88-56-92-4z`,
        ink.a,
        path(
          'M0-92C-20-60-32-20-34 10Q-52 16-66 4C-60-40-30-76 0-92zM0-92C20-60 32-20 34 10Q18 22 0 14zM0-92C40-76 70-30 66 4Q80 8 92-4C90-60 40-92 0-92z',
          ink.a.x,
          { opacity: '.38' },
        ) +
          line(
            'M0-92C-40-76-64-40-66 4M0-92C-20-60-32-20-34 10M0-92V14M0-92C20-60 32-20 34 10M0-92C40-76 64-40 66 4',
            ink.a.d,
            1.8,
            { opacity: '.6' },
          ) +
          line('M-84-24Q0 8 84-24', ink.gold.l, 5) +
          line('M-62-58Q0-34 62-58', ink.gold.l, 3),
      ) +
      [
        [-50, -32],
        [-17, -22],
        [17, -22],
        [50, -32],
      ]
        .map(([x = 0, y = 0]) =>
          ink.stamp(
            'bloom',
            () =>
              ink.turned(path('M0 0C-6-4-6-12 0-14C6-12 6-4 0 0z', '#fff'), [0, 72, 144, 216, 288]) +
              circle(0, 0, 3, ink.gold.m),
            x,
            y,
          ),
        )
        .join('') +
      path(rim, 'none', { stroke: ink.gold.m, 'stroke-width': 4 }) +
      [-92, -66, -34, 0, 34, 66, 92]
        .map((x) => circle(x, x % 92 === 0 ? (x === 0 ? 18 : 0) : 13 - Math.abs(x) * 0.06, 5, ink.ball(ink.b)))
        .join('') +
      path('M-9-88Q0-112 9-88z', ink.fall(ink.gold), { stroke: ink.gold.d, 'stroke-width': 1.2 }) +
      circle(0, -104, 5, ink.ball(ink.gold)) +
      line('M-7 58H7M-7 66H7', ink.gold.m, 5)
    );
  },
};

const teapot: Motif = {
  coats: ['teal', 'ivory', 'jade', 'sky', 'coral'],
  draw: (ink) =>
    path('M-84-30Q-98-50-84-66Q-72-80-86-98', 'none', {
      stroke: '#fff',
      'stroke-width': 5,
      opacity: '.6',
    }) +
    path('M-68-34Q-58-52-68-66Q-78-80-66-94', 'none', {
      stroke: '#fff',
      'stroke-width': 4,
      opacity: '.4',
    }) +
    line('M46-30C104-46 108 44 48 40', ink.a.d, 17) +
    line('M46-31C102-46 106 42 48 39', ink.a.m, 11) +
    line('M50-32C92-40 98-6 92 8', ink.a.x, 3) +
    ink.form(blob([-34, 36, -64, 14, -74, -14, -94, -26, -88, -40, -64, -34, -50, -10, -30, 0]), ink.a) +
    ink.form(
      twin([0, -44, 40, -38, 62, -6, 60, 34, 38, 64, 0, 68]),
      ink.a,
      path('M-70 8Q-34 22 0 8T70 8V30Q34 44 0 30T-70 30z', ink.b.m, { opacity: '.85' }) +
        line('M-70 8Q-34 22 0 8T70 8M-70 30Q-34 44 0 30T70 30', ink.gold.l, 3) +
        ink.shine(blob([-46, -6, -40, -26, -22, -36, -30, -20, -36, 0]), 0.65),
      { fill: ink.ball(ink.a) },
    ) +
    ink.turned(path(petal(19, 7, 0.55), ink.ivory.x), [0, 72, 144, 216, 288], { transform: 'translate(0 22)' }) +
    circle(0, 22, 6, ink.ball(ink.gold)) +
    rect(-36, 62, 72, 13, ink.tube(ink.gold), { rx: 6, stroke: ink.gold.d, 'stroke-width': 1 }) +
    ink.form(twin([0, -66, 24, -60, 42, -44, 44, -36, 0, -32]), ink.a, line('M-34-42Q0-34 34-42', ink.gold.l, 3)) +
    circle(0, -72, 10, ink.ball(ink.gold), { stroke: ink.gold.d, 'stroke-width': 1 }),
};

const hourglass: Motif = {
  coats: ['gold', 'rose', 'teal', 'violet'],
  draw: (ink) => {
    const glass = twin([0, -66, 46, -66, 48, -44, 34, -18, 8, 0, 34, 18, 48, 44, 46, 66, 0, 66]);
    const plate = (y: number): string =>
      rect(-66, y, 132, 18, ink.tube(ink.gold), { rx: 7, stroke: ink.gold.d, 'stroke-width': 1.4 }) +
      line(`M-58 ${y + 5}H58`, '#fff', 2, { opacity: '.5' });
    const column =
      line('M58-66C50-34 50 34 58 66', ink.gold.d, 11) +
      line('M57-66C49-34 49 34 57 66', ink.gold.l, 5) +
      circle(52, 0, 9, ink.ball(ink.gold));
    return (
      column +
      group(column, { transform: 'scale(-1 1)' }) +
      path(
        glass,
        ink.linear(
          [
            [0, '#fff', 0.5],
            [0.5, ink.sky.l, 0.3],
            [1, '#fff', 0.35],
          ],
          [0, 0, 1, 0],
        ),
      ) +
      ink.clip(
        glass,
        path(
          'M-60-30Q-20-38 0-32Q24-26 60-36V0H-60z',
          ink.linear([
            [0, ink.a.x],
            [0.4, ink.a.l],
            [1, ink.a.m],
          ]),
        ) +
          path(
            'M-60 70V54Q-30 52 0 18Q30 52 60 54V70z',
            ink.linear([
              [0, ink.a.l],
              [1, ink.a.s],
            ]),
          ) +
          line('M0 0V40', ink.a.l, 4),
      ) +
      path(glass, 'none', { stroke: '#fff', 'stroke-width': 3, opacity: '.75' }) +
      ink.shine(blob([-38, -44, -34, -60, -24, -60, -30, -40, -26, -26]), 0.75) +
      ink.shine(blob([-34, 40, -24, 22, -20, 24, -30, 46]), 0.55) +
      plate(-84) +
      plate(66) +
      stone(ink, ink.b, 0, -75, 9) +
      stone(ink, ink.b, 0, 75, 9) +
      ink.mirror(circle(34, -75, 4, ink.ball(ink.ivory)) + circle(34, 75, 4, ink.ball(ink.ivory)))
    );
  },
};

const compass: Motif = {
  coats: ['ruby', 'teal', 'violet'],
  draw: (ink) =>
    ring(0, -90, 10, ink.gold.d, 8) +
    ring(0, -90, 10, ink.gold.l, 4) +
    circle(0, 4, 88, ink.sheen(ink.gold), { stroke: ink.gold.d, 'stroke-width': 2 }) +
    circle(0, 4, 74, ink.gold.d) +
    circle(
      0,
      4,
      70,
      ink.radial(
        [
          [0, '#fff'],
          [0.5, ink.ivory.l],
          [1, ink.ivory.s],
        ],
        [0.4, 0.35, 0.75],
      ),
    ) +
    line(
      around(24, 1)
        .map(([x, y], i) => `M${nums(x * (i % 2 ? 62 : 58), 4 + y * (i % 2 ? 62 : 58))}L${nums(x * 66, 4 + y * 66)}`)
        .join(''),
      ink.teak.s,
      2,
    ) +
    group(
      path(star(4, 56, 12), ink.gold.m, { transform: 'rotate(45)', opacity: '.75' }) +
        path(star(8, 40, 15), ink.ivory.s),
      { transform: 'translate(0 4)' },
    ) +
    group(
      path('M0-60L11 0H0z', ink.a.s) +
        path('M0-60L-11 0H0z', ink.a.l) +
        path('M0 60L11 0H0z', ink.steel.s) +
        path('M0 60L-11 0H0z', ink.silver.x) +
        circle(0, 0, 10, ink.ball(ink.gold), { stroke: ink.gold.d, 'stroke-width': 1.5 }),
      { transform: 'translate(0 4)rotate(28)' },
    ) +
    path('M-60-22A66 66 0 0 1 22-58Q-22-40-44 2z', '#fff', { opacity: '.4' }),
};

const kite: Motif = {
  coats: ['ruby', 'orange', 'violet', 'teal', 'rose'],
  draw: (ink) => {
    const wing = poly([0, -96, 72, -34, 0, 34]);
    return (
      line(curve([0, 30, 22, 48, -10, 62, 14, 78, -16, 90, 2, 104]), ink.gold.l, 2.6) +
      [
        [14, 46, 20],
        [-2, 62, -30],
        [4, 80, 30],
      ]
        .map(([x = 0, y = 0, t = 0]) =>
          place(
            path('M0 0L-16-9V9zM0 0L16-9V9z', ink.fall(ink.b), { stroke: ink.b.d, 'stroke-width': 1 }) +
              circle(0, 0, 3.4, ink.gold.l),
            x,
            y,
            t,
          ),
        )
        .join('') +
      path(twin([0, -108, 30, -104, 58, -92, 84, -70, 60, -84, 30, -92, 0, -94]), ink.fall(ink.gold), {
        stroke: ink.gold.d,
        'stroke-width': 1.2,
      }) +
      ink.form(
        'M0-96L74-34L0 36L-74-34z',
        ink.a,
        path(wing, ink.a.d, { opacity: '.28' }) +
          path('M0-96L30-70L0-44L-30-70z', ink.b.l) +
          path('M0-24L74-34L38 0z', ink.gold.l) +
          path('M0-24L-74-34L-38 0z', ink.gold.x) +
          path('M0 36L22 14L0-10L-22 14z', ink.b.m),
        { dx: -3, dy: -3 },
      ) +
      line('M0-96V36M-74-34Q0-50 74-34', ink.teak.d, 3.6) +
      line('M0-96V36M-74-34Q0-50 74-34', ink.teak.l, 1.4) +
      ink.turned(
        path(petal(24, 9, 0.55), ink.fall(ink.ivory), { stroke: ink.a.s, 'stroke-width': 1 }),
        [0, 60, 120, 180, 240, 300],
        { transform: 'translate(0 -40)' },
      ) +
      circle(0, -40, 8, ink.ball(ink.gold)) +
      ink.mirror(
        path('M74-34Q90-30 98-10Q84-16 78-8Q80-22 74-34z', ink.fall(ink.b), { stroke: ink.b.d, 'stroke-width': 1 }),
      ) +
      line('M0 36L-6 44', ink.gold.m, 2)
    );
  },
};

const fan: Motif = {
  coats: ['rose', 'teal', 'ruby', 'violet', 'ivory'],
  draw: (ink) => {
    const angles = Array.from({ length: 13 }, (_, i) => -78 + i * 13);
    const edge = (r: number): readonly (readonly [number, number])[] =>
      angles.map((a) => [r * Math.sin((a * Math.PI) / 180), -r * Math.cos((a * Math.PI) / 180)] as const);
    const [outer, inner] = [edge(138), edge(62)];
    const fold = angles.slice(0, -1).map((_, i) => {
      const [p, q, s, t] = [outer[i]!, outer[i + 1]!, inner[i + 1]!, inner[i]!];
      return path(poly([...p, ...q, ...s, ...t]), i % 2 ? ink.a.m : ink.a.l);
    });
    const band = (r: number, w: number, color: string): string =>
      line(
        `M${edge(r)
          .map(([x, y]) => nums(x, y))
          .join('L')}`,
        color,
        w,
      );
    const stick = path(
      'M-4 0L-5-66H5L4 0z',
      ink.linear([
        [0, ink.teak.l],
        [1, ink.teak.s],
      ]),
      { stroke: ink.teak.d, 'stroke-width': 1 },
    );
    return group(
      ink.turned(stick, angles) +
        fold.join('') +
        band(136, 5, ink.gold.m) +
        band(124, 2, ink.gold.x) +
        band(66, 4, ink.gold.m) +
        line(`M${nums(-70, -62)}Q-30-122 26-92T104-56`, ink.teak.s, 4, { opacity: '.9' }) +
        [
          [-58, -78],
          [-26, -102],
          [10, -98],
          [46, -88],
          [80, -68],
        ]
          .map(([x = 0, y = 0], i) =>
            ink.stamp(
              'bloom',
              () =>
                ink.turned(
                  path(
                    'M0 0C-9-6-9-17 0-20C9-17 9-6 0 0z',
                    ink.linear([
                      [0, '#fff'],
                      [1, ink.rose.l],
                    ]),
                  ),
                  [0, 72, 144, 216, 288],
                ) + circle(0, 0, 4, ink.gold.m),
              x,
              y,
              i * 20,
              i % 2 ? 0.85 : 1.1,
            ),
          )
          .join('') +
        line('M0 6Q4 30-6 44', ink.b.m, 3) +
        path(taper([-6, 44, 4, -9, 60, 8, -6, 82, 9]), ink.fall(ink.b)) +
        circle(-6, 44, 6, ink.ball(ink.jade)) +
        circle(0, 0, 9, ink.ball(ink.gold), { stroke: ink.gold.d, 'stroke-width': 1.4 }),
      { transform: 'translate(0 34)scale(.7)' },
    );
  },
};

export const finery = { parasol, teapot, hourglass, compass, kite, fan } as const;
