import type { Ramp } from './color.ts';
import { circle, ellipse, group, line, path, rect, ring } from './draw.ts';
import type { Ink } from './ink.ts';
import { around, corners, nums, poly, sparkle, star } from './shape.ts';

/** Things that several motifs hold: card suits, playing cards, coins, chips. Never a letter or a numeral. */
export type Suit = 'heart' | 'diamond' | 'club' | 'spade';

/** Outline of a suit within about ±50 units. */
export const suits: Readonly<Record<Suit, string>> = {
  heart: 'M0 46C-30 18-50-2-50-22C-50-44-16-52 0-24C16-52 50-44 50-22C50-2 30 18 0 46z',
  diamond: 'M0-52Q14-22 40 0Q14 22 0 52Q-14 22-40 0Q-14-22 0-52z',
  club: 'M-7 10A24 24 0 1 1-22-22A24 24 0 1 1 22-22A24 24 0 1 1 7 10Q8 34 22 46H-22Q-8 34-7 10z',
  spade: 'M0-52C12-30 50-10 48 14C46 38 14 38 7 18Q8 38 22 48H-22Q-8 38-7 18C-14 38-46 38-48 14C-50-10-12-30 0-52z',
};

const isRed = (suit: Suit): boolean => suit === 'heart' || suit === 'diamond';

/** A suit as an emblem of this half size. */
function emblem(ink: Ink, suit: Suit, x: number, y: number, size: number, turn = 0): string {
  const tone: Ramp = isRed(suit) ? ink.ruby : ink.night;
  return ink.stamp(suit, () => path(suits[suit], ink.fall(tone)), x, y, turn, size / 50);
}

/** Face of a playing card of 70 by 100 units about (0, 0): corner suits and one large suit, no letters. */
export function cardFace(ink: Ink, suit: Suit): string {
  const paper = (): string =>
    rect(
      -35,
      -50,
      70,
      100,
      ink.linear(
        [
          [0, '#fff'],
          [1, ink.ivory.m],
        ],
        [0, 0, 1, 1],
      ),
      { rx: 8, stroke: ink.ivory.d, 'stroke-width': 1.5 },
    ) + rect(-28, -43, 56, 86, 'none', { rx: 5, stroke: ink.gold.s, 'stroke-width': 1.2 });
  return (
    ink.stamp('paper', paper, 0, 0) +
    emblem(ink, suit, 0, 0, 22) +
    emblem(ink, suit, -25, -39, 5.5) +
    emblem(ink, suit, 25, 39, 5.5, 180)
  );
}

/** Back of a playing card of 70 by 100 units about (0, 0). */
export function cardBack(ink: Ink, tone: Ramp): string {
  const lattice = 'M-28-22L6 43M-28 0L-6 43M-28-43L17 43M-17-43L28 43M-6-43L28 22M17-43L28-22';
  const make = (): string =>
    rect(-35, -50, 70, 100, ink.ivory.x, { rx: 8, stroke: ink.ivory.d, 'stroke-width': 1.5 }) +
    rect(-29, -44, 58, 88, ink.fall(tone), { rx: 5 }) +
    ink.mirror(line(lattice, tone.l, 1.3, { opacity: '.55' })) +
    circle(0, 0, 15, tone.d) +
    path(star(8, 13, 7), ink.fall(ink.gold));
  return ink.stamp(`back${tone.m}`, make, 0, 0);
}

/** Face of a coin. */
export function coin(ink: Ink, x: number, y: number, r: number, turn = 0): string {
  return ink.stamp('coin', () => coinFace(ink, 20), x, y, turn, r / 20);
}

function coinFace(ink: Ink, r: number): string {
  return (
    circle(0, 0, r, ink.sheen(ink.gold), { stroke: ink.gold.d, 'stroke-width': Math.max(1, r * 0.05) }) +
    ring(0, 0, r * 0.78, ink.gold.s, r * 0.07) +
    path(star(8, r * 0.56, r * 0.3), ink.fall(ink.gold), { stroke: ink.gold.s, 'stroke-width': r * 0.04 }) +
    circle(0, 0, r * 0.17, ink.gold.s) +
    line(`M${nums(-r * 0.66, -r * 0.6)}A${nums(r * 0.89, r * 0.89)} 0 0 1 ${nums(0, -r * 0.89)}`, '#fff', r * 0.08, {
      opacity: '.8',
    })
  );
}

/** Cut stone seen from above. */
export function stone(ink: Ink, tone: Ramp, x: number, y: number, r: number, turn = 0): string {
  const spokes = around(8, 19, 22.5).map(([px, py]) => `M0 0L${nums(Math.round(px), Math.round(py))}`);
  const make = (): string =>
    path(
      poly(corners(8, 20, 22.5)),
      ink.linear(
        [
          [0, tone.l],
          [0.5, tone.s],
          [1, tone.d],
        ],
        [0, 0, 1, 1],
      ),
      { stroke: tone.d, 'stroke-width': 1.5 },
    ) +
    line(spokes.join(''), tone.d, 1, { opacity: '.5' }) +
    path(
      poly(corners(8, 12, 22.5)),
      ink.linear(
        [
          [0, tone.x],
          [0.6, tone.m],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    path(sparkle(-6, -7, 6), '#fff');
  return ink.stamp(`stone${tone.m}`, make, x, y, turn, r / 20);
}

/** A pile of `n` coins, its foot at (0, 0), each of radius `r` and thickness `h`. */
export function coinPile(ink: Ink, n: number, r: number, h: number): string {
  const flat = r * 0.36;
  const one =
    path(`M${nums(-r, -h)}V0A${nums(r, flat)} 0 0 0 ${nums(r, 0)}V${nums(-h)}z`, ink.tube(ink.gold), {
      stroke: ink.gold.d,
      'stroke-width': 1,
    }) + ellipse(0, -h, r, flat, ink.gold.l, { stroke: ink.gold.d, 'stroke-width': 1 });
  const id = ink.define(`coin${r}/${h}`, (made) => `<g id="${made}">${one}</g>`);
  const copies = Array.from(
    { length: n },
    (_, i) => `<use href="#${id}" x="${((i * 7) % 5) - 2}" y="${Math.round(-i * h)}"/>`,
  ).join('');
  const topX = (((n - 1) * 7) % 5) - 2;
  const top = -n * h;
  return (
    copies +
    ellipse(topX, top, r * 0.94, flat * 0.92, ink.sheen(ink.gold)) +
    ellipse(topX, top, r * 0.7, flat * 0.66, 'none', { stroke: ink.gold.s, 'stroke-width': 1.6 }) +
    path(star(8, r * 0.5, r * 0.28), ink.gold.m, { transform: `translate(${nums(topX, top)})scale(1 .36)` })
  );
}

/** Face of a casino chip. */
export function chipFace(ink: Ink, tone: Ramp, x: number, y: number, r: number, turn = 0): string {
  const make = (): string =>
    circle(0, 0, 20, ink.ball(tone), { stroke: tone.d, 'stroke-width': 1 }) +
    circle(0, 0, 17, 'none', {
      stroke: ink.ivory.x,
      'stroke-width': 4.6,
      'stroke-dasharray': 6.68,
      'stroke-linecap': 'butt',
    }) +
    circle(0, 0, 13, ink.fall(tone), { stroke: ink.ivory.l, 'stroke-width': 1.2 }) +
    path(star(8, 9, 4.8), ink.fall(ink.gold)) +
    line('M-13-12A17.6 17.6 0 0 1 2-17.4', '#fff', 1.2, { opacity: '.6' });
  return ink.stamp(`chip${tone.m}`, make, x, y, turn, r / 20);
}

/** A pile of `n` chips, its foot at (x, y). */
export function chipPile(ink: Ink, n: number, x: number, y: number, r: number, tone: Ramp): string {
  const one = (): string =>
    path('M-20-6V0A20 7.6 0 0 0 20 0V-6z', ink.tube(tone), { stroke: tone.d, 'stroke-width': 0.6 }) +
    line('M-12.4-.6v4.6M0 1.8v4.6M12.4-.6v4.6', ink.ivory.x, 4.4, { 'stroke-linecap': 'butt' }) +
    ellipse(0, -6, 20, 7.6, tone.m, { stroke: tone.d, 'stroke-width': 0.6 });
  const top = (): string =>
    group(
      circle(0, 0, 16.8, 'none', {
        stroke: ink.ivory.x,
        'stroke-width': 4.8,
        'stroke-dasharray': 6.6,
        'stroke-linecap': 'butt',
      }) +
        circle(0, 0, 12.4, tone.m, { stroke: ink.ivory.l, 'stroke-width': 1.2 }) +
        path(star(8, 8.4, 4.4), ink.gold.l),
      { transform: 'scale(1 .38)' },
    );
  const scale = r / 20;
  const sway = (i: number): number => (i === 0 ? 0 : ((i * 7) % 5) - 2);
  const layers = Array.from({ length: n }, (_, i) =>
    ink.stamp(`layer${tone.m}`, one, x + sway(i), y - i * 6 * scale, 0, scale),
  );
  return layers.join('') + ink.stamp(`top${tone.m}`, top, x + sway(n - 1), y - n * 6 * scale, 0, scale);
}
