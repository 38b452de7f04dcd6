import type { Ramp } from '../../kit/color.ts';
import { circle, line, path, place, rect, ring, spots } from '../../kit/draw.ts';
import type { Ink } from '../../kit/ink.ts';
import { suits } from '../../kit/props.ts';
import { corners, poly, star } from '../../kit/shape.ts';
import { type LowFamily, solid } from './low.ts';

/** From the deck of a trading ship. */
export const ship: LowFamily = [
  [
    'helm',
    (ink) =>
      ink.wreath(line('M0-30V-94', ink.teak.d, 20) + line('M0-30V-92', ink.teak.l, 9), 8) +
      ring(0, 0, 58, ink.teak.d, 30) +
      ring(0, 0, 58, ink.teak.m, 19) +
      ring(0, 0, 58, ink.gold.l, 4) +
      circle(0, 0, 21, ink.ball(ink.gold), { stroke: ink.gold.d, 'stroke-width': 6 }),
  ],
  [
    'anchor',
    (ink) => {
      const d = 'M0-54V84M-34-34H34M-74 24C-66 72-30 84 0 86C30 84 66 72 74 24M-90 40L-74 22L-54 36M90 40L74 22L54 36';
      return (
        ring(0, -74, 17, ink.steel.d, 20) +
        line(d, ink.steel.d, 30) +
        ring(0, -74, 17, ink.silver.l, 9) +
        line(d, ink.silver.m, 18) +
        line(d, ink.silver.x, 5, { transform: 'translate(-4 -4)' })
      );
    },
  ],
  [
    'bottle',
    (ink) =>
      place(
        rect(-13, -98, 26, 24, ink.teak.m, { rx: 6, stroke: ink.teak.d, 'stroke-width': 5 }) +
          solid(
            ink,
            'M-16-78H16V-44C50-30 52-8 52 20V76Q52 94 34 94H-34Q-52 94-52 76V20C-52-8-50-30-16-44z',
            ink.jade,
          ) +
          path('M-34 8L34-10V60L-34 76z', ink.ivory.l, { stroke: ink.teak.s, 'stroke-width': 4 }) +
          line('M-14 44L0 18M-8 22L14 38M16 8L22 26', ink.ruby.m, 6) +
          line('M-38 14V70', '#fff', 7, { opacity: '.7' }),
        0,
        0,
        18,
      ),
  ],
  [
    'spyglass',
    (ink) =>
      place(
        rect(-20, 30, 40, 70, ink.tube(ink.gold), { rx: 6, stroke: ink.gold.d, 'stroke-width': 6 }) +
          rect(-28, -36, 56, 72, ink.tube(ink.ruby), { rx: 6, stroke: ink.ruby.d, 'stroke-width': 6 }) +
          rect(-36, -98, 72, 66, ink.tube(ink.gold), { rx: 6, stroke: ink.gold.d, 'stroke-width': 6 }) +
          line('M-34-78H34M-24 18H24', ink.gold.d, 6),
        0,
        0,
        40,
      ),
  ],
  [
    'lifebuoy',
    (ink) =>
      ring(0, 0, 62, ink.ruby.d, 56) +
      ring(0, 0, 62, ink.ivory.x, 44) +
      ring(0, 0, 62, ink.ruby.m, 44, { 'stroke-dasharray': '48.7 48.7', 'stroke-linecap': 'butt' }) +
      ring(0, 0, 84, ink.orange.l, 6, { 'stroke-dasharray': '10 6' }),
  ],
];

/** What is seen by night. */
export const heavens: LowFamily = [
  [
    'sun',
    (ink) =>
      path(star(12, 98, 60), ink.fall(ink.orange), { stroke: ink.orange.d, 'stroke-width': 6 }) +
      circle(0, 0, 54, ink.ball(ink.gold), { stroke: ink.orange.d, 'stroke-width': 5 }) +
      line('M-22-4Q-16-12-10-4M10-4Q16-12 22-4M-20 16Q0 34 20 16', ink.orange.d, 7),
  ],
  [
    'crescent',
    (ink) =>
      solid(ink, 'M36-86A92 92 0 1 0 86 36A72 72 0 1 1 36-86z', ink.sky) +
      spots([-54, -10, -44, 34, -8, 62], 15, ink.sky.s) +
      path(star(5, 26, 11), ink.gold.l, { transform: 'translate(46 -20)', stroke: ink.gold.d, 'stroke-width': 4 }),
  ],
  [
    'comet',
    (ink) =>
      path(
        'M-98 84C-60 8-10-56 30-70L70-26C50 14-20 60-98 84z',
        ink.linear(
          [
            [0, ink.violet.x],
            [1, ink.violet.s],
          ],
          [1, 0, 0, 1],
        ),
        { stroke: ink.violet.d, 'stroke-width': 6 },
      ) +
      line('M-72 60Q-30-4 14-36M-58 66Q0 34 40 0', ink.violet.x, 6) +
      path(star(5, 52, 24), ink.fall(ink.gold), {
        transform: 'translate(46 -46)rotate(20)',
        stroke: ink.gold.d,
        'stroke-width': 6,
      }),
  ],
  [
    'planet',
    (ink) =>
      circle(0, 0, 62, ink.ball(ink.coral), { stroke: ink.coral.d, 'stroke-width': 6 }) +
      line('M-50-26Q0-14 52-24M-58 6Q0 22 58 8', ink.coral.s, 9, { opacity: '.7' }) +
      path('M-56-12C-120 34-90 54-36 34C20 14 88-26 98-50C102-66 76-62 52-48', 'none', {
        stroke: ink.teal.d,
        'stroke-width': 20,
      }) +
      path('M-56-12C-120 34-90 54-36 34C20 14 88-26 98-50C102-66 76-62 52-48', 'none', {
        stroke: ink.teal.l,
        'stroke-width': 10,
      }),
  ],
  [
    'cloud',
    (ink) =>
      solid(
        ink,
        'M-58 58C-104 58-104-2-64-4C-66-58 0-72 18-36C54-58 90-26 72 4C106 10 102 58 62 58z',
        ink.jade,
        ink.fall(ink.jade),
      ) + line('M-64-4C-44-8-34 12-50 18M18-36C36-30 36-8 20-6M72 4C56 4 52 24 64 26M-40 40H34', ink.jade.x, 7),
  ],
];

const medal = (ink: Ink, tone: Ramp, plate: string, suit: string): string =>
  path(plate, ink.sheen(ink.gold), { stroke: ink.gold.d, 'stroke-width': 6 }) +
  path(plate, ink.fall(tone), { transform: 'scale(.84)', stroke: tone.d, 'stroke-width': 4 }) +
  path(suit, ink.ivory.x, { transform: 'scale(.94)', stroke: tone.d, 'stroke-width': 8, 'paint-order': 'stroke' });

/** Card suits on plates of different outlines. */
export const suitPlates: LowFamily = [
  ['suit-star', (ink) => medal(ink, ink.orange, 'M0-98L94-30L58 82H-58L-94-30z', star(5, 56, 24))],
  [
    'suit-heart',
    (ink) =>
      medal(
        ink,
        ink.ruby,
        'M0 96C-64 46-100 6-98-40C-94-86-34-98 0-56C34-98 94-86 98-40C100 6 64 46 0 96z',
        'M0 46C-30 18-50-2-50-22C-50-44-16-52 0-24C16-52 50-44 50-22C50-2 30 18 0 46z',
      ),
  ],
  ['suit-spade', (ink) => medal(ink, ink.sky, 'M0-98L84-60V20Q70 76 0 98Q-70 76-84 20V-60z', suits.spade)],
  ['suit-club', (ink) => medal(ink, ink.leaf, poly(corners(8, 98, 22.5)), suits.club)],
  ['suit-diamond', (ink) => medal(ink, ink.violet, 'M0-100L100 0L0 100L-100 0z', suits.diamond)],
];

/** From a workbench. */
export const tools: LowFamily = [
  [
    'bulb',
    (ink) =>
      circle(0, -26, 90, ink.glow(ink.gold.l, 0.4)) +
      solid(
        ink,
        'M-30 48C-30 20-66 6-66-34A66 66 0 0 1 66-34C66 6 30 20 30 48z',
        ink.gold,
        ink.radial(
          [
            [0, '#fff'],
            [0.5, ink.gold.x],
            [1, ink.gold.m],
          ],
          [0.5, 0.4, 0.6],
        ),
      ) +
      line('M-16 44V4L-28-16M16 44V4L28-16M-16 4L0-10L16 4', ink.orange.s, 6) +
      rect(-30, 50, 60, 40, ink.tube(ink.silver), { rx: 10, stroke: ink.silver.d, 'stroke-width': 6 }) +
      line('M-28 64H28M-28 77H28', ink.silver.d, 5),
  ],
  [
    'cog',
    (ink) =>
      path(cogwheel, ink.fall(ink.orange), { stroke: ink.orange.d, 'stroke-width': 7 }) +
      circle(0, 0, 50, ink.orange.s, { stroke: ink.orange.d, 'stroke-width': 4 }) +
      circle(0, 0, 42, ink.fall(ink.orange)) +
      circle(0, 0, 22, ink.night.d, { stroke: ink.orange.x, 'stroke-width': 5 }),
  ],
  [
    'hammer',
    (ink) =>
      place(
        rect(-13, -40, 26, 138, ink.tube(ink.teak), { rx: 10, stroke: ink.teak.d, 'stroke-width': 6 }) +
          solid(ink, 'M-70-90H44Q84-88 90-44Q66-62 44-46H-70z', ink.sky) +
          rect(-84, -96, 26, 56, ink.fall(ink.sky), { rx: 8, stroke: ink.sky.d, 'stroke-width': 6 }) +
          line('M-52-78H40', ink.sky.x, 7, { opacity: '.8' }),
        0,
        0,
        26,
      ),
  ],
  [
    'wrench',
    (ink) =>
      place(
        solid(
          ink,
          'M-20-24C-56-38-56-92-24-98V-58H24V-98C56-92 56-38 20-24V40C50 56 44 98 0 98C-44 98-50 56-20 40z',
          ink.ruby,
          ink.fall(ink.ruby),
        ) +
          circle(0, 66, 15, ink.night.d, { stroke: ink.ruby.x, 'stroke-width': 5 }) +
          line('M-8-14V36', ink.ruby.x, 8, { opacity: '.8' }),
        0,
        0,
        38,
      ),
  ],
  [
    'nut',
    (ink) =>
      path(poly(corners(6, 96, 30)), ink.fall(ink.jade), { stroke: ink.jade.d, 'stroke-width': 7 }) +
      path(poly(corners(6, 76, 30)), 'none', { stroke: ink.jade.x, 'stroke-width': 5, opacity: '.8' }) +
      circle(0, 0, 42, ink.night.d, { stroke: ink.jade.d, 'stroke-width': 6 }) +
      ring(0, 0, 33, ink.jade.m, 4) +
      ring(0, 0, 24, ink.jade.s, 4),
  ],
];

const cogwheel = Array.from({ length: 8 }, (_, i) => {
  const at = (turn: number, r: number): string => {
    const rad = ((i * 45 + turn) * Math.PI) / 180;
    return `${Math.round(Math.sin(rad) * r)} ${Math.round(-Math.cos(rad) * r)}`;
  };
  return `${i === 0 ? 'M' : 'L'}${at(-16, 74)}L${at(-11, 97)}L${at(11, 97)}L${at(16, 74)}`;
})
  .join('')
  .concat('z');
