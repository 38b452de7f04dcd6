import { circle, ellipse, group, line, path, place, rect, ring } from '../kit/draw.ts';
import { blob, curve, petal, twin } from '../kit/shape.ts';
import type { Motif } from './motif.ts';

const lantern: Motif = {
  coats: ['ruby', 'orange', 'rose', 'jade', 'violet'],
  draw: (ink) => {
    const cap = (y: number): string =>
      rect(-26, y, 52, 13, ink.tube(ink.gold), { rx: 5, stroke: ink.gold.d, 'stroke-width': 1.2 });
    return (
      line('M0-74V-104', ink.gold.d, 5) +
      line('M0-74V-104', ink.gold.l, 2) +
      ring(0, -94, 7, ink.gold.m, 4) +
      ellipse(
        0,
        -10,
        76,
        58,
        ink.radial(
          [
            [0, ink.gold.x],
            [0.25, ink.gold.l],
            [0.5, ink.a.l],
            [0.75, ink.a.m],
            [1, ink.a.s],
          ],
          [0.5, 0.52, 0.55],
        ),
      ) +
      group([76, 58, 36, 12].map((rx) => ellipse(0, -10, rx, 58, 'none')).join(''), {
        stroke: ink.a.d,
        'stroke-width': 1.8,
        opacity: '.55',
      }) +
      ink.turned(
        path(petal(26, 10, 0.5), ink.fall(ink.gold), { stroke: ink.gold.s, 'stroke-width': 1 }),
        [0, 45, 90, 135, 180, 225, 270, 315],
        { transform: 'translate(0 -10)' },
      ) +
      circle(0, -10, 8, ink.ball(ink.ruby)) +
      ink.shine(blob([-60, -16, -54, -36, -34, -52, -42, -34, -50, -14]), 0.55) +
      cap(-76) +
      cap(42) +
      [-18, -9, 0, 9, 18]
        .map((x) => line(curve([x, 56, x * 1.1, 74, x * 0.9, 96 - Math.abs(x) * 0.3]), x % 2 ? ink.a.m : ink.gold.m, 5))
        .join('') +
      circle(0, 60, 10, ink.ball(ink.gold)) +
      ink.mirror(line('M22 52Q34 62 32 78', ink.gold.m, 2) + circle(32, 82, 5, ink.ball(ink.jade)))
    );
  },
};

const drum: Motif = {
  coats: ['ruby', 'teak', 'teal', 'violet'],
  draw: (ink) => {
    const studs = [-58, -40, -20, 0, 20, 40, 58].map((x) => {
      const y = Math.sqrt(1 - (x / 70) ** 2) * 22;
      return circle(x, -34 + y + 10, 4.4, ink.ball(ink.gold)) + circle(x, 44 + y, 4.4, ink.ball(ink.gold));
    });
    const stick = (turn: number): string =>
      place(
        line('M0 0V-92', ink.teak.d, 9) +
          line('M-1-1V-90', ink.teak.l, 4) +
          circle(0, -96, 13, ink.ball(ink.ruby)) +
          line('M-12-92Q0-84 12-92', ink.gold.m, 3),
        0,
        -6,
        turn,
      );
    return (
      ellipse(0, 74, 72, 18, ink.night.d, { opacity: '.5' }) +
      ink.form(
        'M-70-36C-88-4-86 26-68 54A70 24 0 0 0 68 54C86 26 88-4 70-36z',
        ink.a,
        line('M-62-28L-36 66L-6-14L28 72L56-22L74 40M-74 34L-62-28', ink.gold.l, 3, { opacity: '.8' }),
        {
          fill: ink.linear(
            [
              [0, ink.a.s],
              [0.25, ink.a.l],
              [0.6, ink.a.m],
              [1, ink.a.d],
            ],
            [0, 0, 1, 0],
          ),
        },
      ) +
      ink.turned(path(petal(17, 7, 0.5), ink.gold.m), [0, 60, 120, 180, 240, 300], { transform: 'translate(0 22)' }) +
      circle(0, 22, 6, ink.ball(ink.ruby)) +
      studs.join('') +
      ellipse(0, -36, 72, 25, ink.sheen(ink.gold), { stroke: ink.gold.d, 'stroke-width': 1.5 }) +
      ellipse(
        0,
        -38,
        63,
        20,
        ink.radial(
          [
            [0, '#fff'],
            [0.6, ink.ivory.l],
            [1, ink.ivory.s],
          ],
          [0.4, 0.4, 0.7],
        ),
      ) +
      ellipse(0, -38, 24, 8, ink.a.m, { opacity: '.55' }) +
      stick(38) +
      stick(-38)
    );
  },
};

const boat: Motif = {
  coats: ['ruby', 'teal', 'violet', 'orange'],
  draw: (ink) => {
    const rower = (x: number, y: number): string =>
      ink.stamp(
        'rower',
        () =>
          line('M4 4L-16 34', ink.gold.l, 3.4) +
          path('M-18 30L-26 44L-14 40z', ink.gold.m) +
          path('M-8 22Q-10 2 2 0Q14 2 12 22z', ink.fall(ink.b)) +
          circle(3, -8, 8, ink.teak.l) +
          path('M-6-10Q3-24 13-10z', ink.fall(ink.gold)),
        x,
        y,
      );
    return (
      path(
        'M-104 62Q-80 48-56 62T-8 62T40 62T104 56V92Q0 104-104 92z',
        ink.linear([
          [0, ink.sky.l],
          [1, ink.sky.s],
        ]),
        { opacity: '.9' },
      ) +
      rower(-46, 8) +
      rower(-20, 12) +
      rower(6, 13) +
      rower(32, 10) +
      line('M66 26V-74', ink.teak.d, 5) +
      line('M65 26V-74', ink.gold.l, 2) +
      path('M66-72Q86-80 104-66Q88-60 100-46Q82-52 66-44z', ink.fall(ink.ruby), {
        stroke: ink.ruby.d,
        'stroke-width': 1.2,
      }) +
      circle(66, -76, 5, ink.ball(ink.gold)) +
      ink.form(
        blob([
          -58, 40, 0, 46, 50, 42, 78, 26, 92, 0, 84, -16, 84, -16, 104, -10, 104, 16, 86, 52, 54, 72, 0, 78, -54, 72,
          -80, 44, -84, 20, -62, 30,
        ]),
        ink.a,
        path(blob([-76, 40, 0, 56, 60, 52, 96, 20, 100, 30, 64, 62, 0, 68, -60, 62]), ink.gold.m) +
          line('M-66 54L-56 60L-46 58L-34 64L-22 61L-10 66L2 62L14 66L26 62L38 64L50 58L62 56L72 48', ink.ruby.s, 3),
      ) +
      ink.form(
        blob([
          -84, 42, -92, 10, -80, -20, -62, -34, -70, -48, -92, -40, -104, -46, -98, -62, -74, -74, -48, -66, -40, -44,
          -50, -22, -60, -6, -60, 30,
        ]),
        ink.jade,
        line('M-78 30Q-72 24-64 28M-82 14Q-76 8-64 12M-80-4Q-72-8-62-4M-72-20Q-66-24-56-18', ink.gold.l, 3),
      ) +
      path(
        'M-52-66Q-44-88-26-94Q-34-82-34-72Q-24-80-12-78Q-24-70-28-60Q-20-62-14-56Q-30-54-42-44z',
        ink.fall(ink.gold),
        { stroke: ink.gold.d, 'stroke-width': 1.3 },
      ) +
      path('M-104-46Q-90-42-76-50L-80-40z', ink.ruby.m) +
      path('M-98-48L-95-40L-91-47zM-86-48L-83-41L-79-48z', '#fff') +
      circle(-72, -60, 6, '#fff') +
      circle(-73, -60, 3, '#0a0a12') +
      line('M-82-70Q-72-76-62-70', ink.gold.l, 3) +
      path(
        'M-104 80Q-84 66-64 78T-20 80T24 80T68 78T104 76V96Q0 106-104 96z',
        ink.linear([
          [0, ink.sky.x],
          [0.3, ink.sky.m],
          [1, ink.sky.s],
        ]),
        { opacity: '.85' },
      )
    );
  },
};

const temple: Motif = {
  coats: ['gold', 'a', 'orange', 'rose'],
  draw: (ink) => {
    const outline = twin([0, -134, 3, -122, 10, -104, 17, -77, 23, -47, 26, -20, 28, 0]);
    const courses = [16, 34, 51, 68, 86, 103].map((y) => `M-30-${y}q30 6 60 0`).join('');
    const tower = (): string =>
      ink.form(
        outline,
        ink.a,
        line(courses, ink.a.d, 2, { opacity: '.65' }) + path('M3-132Q20-62 14 0H32V-124z', ink.a.d, { opacity: '.35' }),
      ) +
      ink.mirror(
        [
          [26, -15],
          [21, -35],
          [17, -55],
          [12, -75],
        ]
          .map(([x = 0, y = 0]) => ink.stamp('finial', () => path(petal(17, 4, 0.4), ink.a.l), x, y, 10))
          .join(''),
      );
    const spireAt = (x: number, y: number, scale: number): string => ink.stamp('tower', tower, x, y, 0, scale);
    const glow = ink.linear([
      [0, ink.gold.x],
      [1, ink.orange.s],
    ]);
    const door = (x: number, scale: number): string =>
      ink.stamp(
        'door',
        () => path('M-8 0V-16Q-8-26 0-32Q8-26 8-16V0z', glow, { stroke: ink.a.d, 'stroke-width': 2 }),
        x,
        48,
        0,
        scale,
      );
    const step = (y: number, w: number, h: number): string =>
      path(
        `M${6 - w} ${y}H${w - 6}l6 ${h}H${-w}z`,
        ink.linear([
          [0, ink.a.l],
          [0.25, ink.a.m],
          [1, ink.a.s],
        ]),
        { stroke: ink.a.d, 'stroke-width': 1 },
      );
    return (
      spireAt(-66, 34, 0.58) +
      spireAt(66, 34, 0.58) +
      spireAt(-35, 30, 0.75) +
      spireAt(35, 30, 0.75) +
      spireAt(0, 26, 1) +
      step(30, 84, 18) +
      door(-66, 0.62) +
      door(-35, 0.62) +
      door(35, 0.62) +
      door(66, 0.62) +
      door(0, 1) +
      step(48, 92, 12) +
      step(60, 100, 14) +
      path('M-18 48H18L26 74H-26z', ink.a.l, { stroke: ink.a.d, 'stroke-width': 1 }) +
      line('M-20 54H20M-22 61H22M-24 68H24', ink.a.s, 1.8) +
      path(
        'M-100 76Q-50 70 0 76T100 76L92 94Q0 100-92 94z',
        ink.linear([
          [0, ink.teal.m, 0.9],
          [1, ink.teal.d, 0.4],
        ]),
      ) +
      line('M-60 84H-24M8 82H52M-30 90H14', '#fff', 1.8, { opacity: '.5' })
    );
  },
};

export const festival = { lantern, drum, boat, temple } as const;
