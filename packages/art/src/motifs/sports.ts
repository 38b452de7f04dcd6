import type { Ramp } from '../kit/color.ts';
import { circle, ellipse, group, line, path, place, rect } from '../kit/draw.ts';
import type { Ink } from '../kit/ink.ts';
import { blob, corners, poly, star } from '../kit/shape.ts';
import type { Motif } from './motif.ts';

/** Football about (0, 0) with radius 80: one patch in front, five around it, seams between. */
function footballAt(ink: Ink): string {
  const disc = 'M0-80A80 80 0 0 1 0 80A80 80 0 0 1 0-80z';
  const centre = poly(corners(5, 27));
  // Seen from over one patch: a seam leads from each of its corners to the next patch, and one ties the outer patches.
  const spoke =
    path(poly([0, -46, 24, -64, 30, -90, -30, -90, -24, -64]), ink.night.s) +
    line('M0-27V-46M24-64L40-71', ink.steel.s, 3);
  const mirrored = line('M-24-64L-40-71', ink.steel.s, 3);
  return ink.form(
    disc,
    ink.ivory,
    path(centre, ink.night.s) +
      ink.turned(spoke + mirrored, [0, 72, 144, 216, 288]) +
      ink.shine(blob([-56, -20, -44, -50, -14, -66, -30, -42, -42, -16]), 0.55),
    { fill: ink.ball({ ...ink.ivory, s: ink.silver.s }) },
  );
}

const football: Motif = {
  coats: ['orange', 'ruby', 'sky', 'jade'],
  draw: (ink) =>
    path(
      'M-106 84Q-60 70-30 34L-10 54Q-50 86-98 100zM-104 44Q-70 36-44 10L-36 20Q-62 46-100 56z',
      ink.linear(
        [
          [0, ink.a.m, 0],
          [1, ink.a.l],
        ],
        [0, 1, 1, 0],
      ),
    ) +
    path(
      'M-84 104Q-40 96 6 66L20 80Q-24 106-76 110z',
      ink.linear(
        [
          [0, ink.a.m, 0],
          [1, ink.gold.l],
        ],
        [0, 1, 1, 0],
      ),
    ) +
    place(footballAt(ink), 14, -10, 12),
};

const basketball: Motif = {
  coats: ['orange', 'coral'],
  draw: (ink) => {
    const disc = 'M0-82A82 82 0 0 1 0 82A82 82 0 0 1 0-82z';
    return (
      path(star(16, 104, 78), ink.gold.l, { opacity: '.35' }) +
      group(
        ink.form(
          disc,
          ink.a,
          line('M-82 0H82M0-82V82M-58-58Q-14 0-58 58M58-58Q14 0 58 58', ink.night.d, 4.6) +
            ink.shine(blob([-60, -16, -48, -50, -16, -68, -34, -44, -46, -12]), 0.5) +
            Array.from({ length: 30 }, (_, i) =>
              circle(Math.cos(i * 2.4) * 13 * Math.sqrt(i), Math.sin(i * 2.4) * 13 * Math.sqrt(i), 1.5, ink.a.d, {
                opacity: '.35',
              }),
            ).join(''),
          { fill: ink.ball(ink.a) },
        ),
        { transform: 'rotate(-18)' },
      )
    );
  },
};

const tennis: Motif = {
  coats: ['teal', 'ruby', 'violet', 'sky'],
  draw: (ink) => {
    const strings = [-40, -27, -14, 0, 14, 27, 40].map((v) => `M${v}-62V62M-62 ${v * 1.3}H62`).join('');
    const head = 'M0-58C34-58 48-32 46-6C44 22 24 50 0 50C-24 50-44 22-46-6C-48-32-34-58 0-58z';
    return (
      group(
        path('M-12 46L-5 72H5L12 46z', ink.fall(ink.a), { stroke: ink.a.d, 'stroke-width': 1.2 }) +
          rect(
            -7,
            68,
            14,
            52,
            ink.linear(
              [
                [0, ink.night.l],
                [1, ink.night.d],
              ],
              [0, 0, 1, 0],
            ),
            { rx: 5 },
          ) +
          line('M-7 80L7 86M-7 92L7 98M-7 104L7 110', ink.steel.l, 2, { opacity: '.7' }) +
          ink.clip(head, path(head, '#fff', { opacity: '.16' }) + line(strings, '#fff', 1.7, { opacity: '.9' })) +
          path(head, 'none', { stroke: ink.a.d, 'stroke-width': 13 }) +
          path(head, 'none', { stroke: ink.a.m, 'stroke-width': 9 }) +
          path(head, 'none', { stroke: ink.a.x, 'stroke-width': 2.4, transform: 'translate(-1 -1)' }),
        { transform: 'translate(-14 -16)rotate(32)scale(1.02)' },
      ) +
      place(
        ink.form(
          'M0-34A34 34 0 0 1 0 34A34 34 0 0 1 0-34z',
          felt(ink),
          line('M-34-10Q0 10-8 36M10-36Q0-8 36 8', '#fff', 4) +
            ink.shine(blob([-22, -8, -16, -22, -4, -26, -12, -16]), 0.5),
          { fill: ink.ball(felt(ink)) },
        ),
        52,
        52,
      ) +
      line('M88 84L100 96M78 92L84 102M92 72L104 78', '#fff', 3, { opacity: '.6' })
    );
  },
};

/** Felt of a tennis ball: leaf green pushed to yellow, from the two materials. */
const felt = (ink: Ink): Ramp => ({ x: ink.gold.x, l: '#e9f27a', m: '#c3d93b', s: ink.leaf.m, d: ink.leaf.d });

const glove: Motif = {
  coats: ['ruby', 'sky', 'gold', 'violet'],
  draw: (ink) =>
    path(star(18, 104, 74), ink.gold.x, { opacity: '.28' }) +
    group(
      ink.form(
        blob([-40, 40, -40, 40, 40, 44, 40, 44, 44, 92, 44, 92, -38, 92, -38, 92]),
        ink.ivory,
        line('M-40 58H44M-40 74H44', ink.ivory.s, 2) + rect(-44, 62, 90, 12, ink.a.m),
      ) +
        ink.form(
          blob([-52, 44, -64, 4, -66, -40, -40, -78, 10, -88, 54, -70, 66, -30, 60, 8, 44, 48]),
          ink.a,
          path(blob([20, -84, 80, -60, 76, 10, 40, 54, 30, 10, 52, -30]), ink.a.d, { opacity: '.28' }) +
            line('M-22-76Q-20-56-26-40M8-82Q12-62 8-46M36-72Q40-54 36-38', ink.a.s, 3.4) +
            ink.shine(blob([-56, -20, -50, -48, -30, -66, -38, -44, -44, -16]), 0.6),
          { fill: ink.ball(ink.a) },
        ) +
        ink.form(
          blob([-70, 10, -84, -16, -74, -36, -52, -36, -20, -24, 2, -12, 0, 12, -20, 22, -44, 20, -56, 28]),
          ink.a,
          ink.shine(blob([-74, -14, -66, -26, -44, -26, -60, -20]), 0.55),
        ) +
        line('M-52 44Q0 54 44 48', ink.a.d, 3) +
        line('M-8 24L6 40M6 24L-8 40', '#fff', 3.4),
      { transform: 'rotate(14)scale(.96)' },
    ),
};

const net: Motif = {
  coats: ['leaf', 'teal'],
  draw: (ink) => {
    const mesh =
      Array.from({ length: 9 }, (_, i) => `M${-80 + i * 20}-64L${-64 + i * 16} 40`).join('') +
      Array.from({ length: 6 }, (_, i) => `M${-82 + i * 3} ${-46 + i * 17}H${82 - i * 3}`).join('');
    return (
      path(
        'M-104 70L-78 36H78L104 70z',
        ink.linear([
          [0, ink.a.s],
          [1, ink.a.m],
        ]),
        { stroke: ink.a.d, 'stroke-width': 1.5 },
      ) +
      path('M-88 49L-82 41H82L88 49z', ink.a.l, { opacity: '.4' }) +
      path('M-84-66H84L66 40H-66z', ink.night.d, { opacity: '.35' }) +
      line(mesh, '#fff', 1.7, { opacity: '.75' }) +
      line('M-88 64V-70H88V64', ink.silver.d, 11) +
      line('M-88 64V-70H88V64', '#fff', 7) +
      line('M-90 60V-72H84', ink.silver.l, 2) +
      group(
        path(
          'M-58 96Q-34 70-18 62L-4 76Q-30 94-52 104z',
          ink.linear(
            [
              [0, ink.gold.l, 0],
              [1, ink.gold.l],
            ],
            [0, 1, 1, 0],
          ),
        ),
      ) +
      place(footballAt(ink), 12, 48, -14, 0.62)
    );
  },
};

const volleyball: Motif = {
  coats: ['sky', 'gold', 'rose'],
  draw: (ink) => {
    const disc = 'M0-82A82 82 0 0 1 0 82A82 82 0 0 1 0-82z';
    const lobe =
      path('M0 0C10-30 4-62-16-88L24-84C34-50 36-14 22 18Q12 10 0 0z', ink.a.m) +
      path('M46 31C60 8 66-24 60-60L110-40L100 34C80 40 60 40 46 31z', ink.gold.l) +
      line('M0 0C10-30 4-62-16-88M22 18C36-14 34-50 24-84M46 31C60 8 66-24 60-60', ink.night.s, 3);
    return (
      line('M-104-60Q-84-84-60-96M-106-28Q-100-44-92-54', '#fff', 4, { opacity: '.5' }) +
      ink.form(
        disc,
        ink.ivory,
        ink.turned(lobe, [-14, 106, 226]) +
          ellipse(34, 42, 70, 60, ink.glow(ink.night.d, 0.4)) +
          ink.shine(blob([-60, -16, -48, -50, -16, -68, -34, -44, -46, -12]), 0.5),
      )
    );
  },
};

const shuttle: Motif = {
  coats: ['ruby', 'teal', 'sky', 'orange'],
  draw: (ink) => {
    const feather =
      path(
        'M-5 0L-13-92Q0-112 13-92L5 0z',
        ink.linear([
          [0, '#fff'],
          [1, ink.ivory.m],
        ]),
        { stroke: ink.silver.s, 'stroke-width': 1.4 },
      ) + line('M0-4V-96M-4-52L-11-62M4-52L11-62M-5-70L-12-80M5-70L12-80', ink.silver.s, 1.5);
    return (
      line('M-40 104Q-84 78-100 34M-16 110Q-40 104-56 92', '#fff', 4, { opacity: '.4' }) +
      group(
        ink.turned(feather, [-38, 38, -26, 26, -13, 13, 0], { transform: 'translate(0 30)' }) +
          line('M-24-14Q0-22 24-14M-33-40Q0-50 33-40', ink.a.m, 4.4) +
          ink.form(
            'M-24 18H24Q30 62 0 66Q-30 62-24 18z',
            ink.ivory,
            rect(-30, 16, 60, 12, ink.a.m) + ink.shine('M-20 34Q-20 54-4 60Q-16 48-12 34z', 0.9),
            { fill: ink.ball(ink.ivory) },
          ),
        { transform: 'translate(8 6)rotate(30)' },
      )
    );
  },
};

export const sports = { football, basketball, tennis, glove, net, volleyball, shuttle } as const;
