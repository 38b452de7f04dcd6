import type { Ramp } from '../../kit/color.ts';
import { circle, path, place, rect } from '../../kit/draw.ts';
import type { Ink } from '../../kit/ink.ts';
import { corners, poly } from '../../kit/shape.ts';
import type { LowFamily } from './low.ts';

/** Strokes of the card ranks about (0, 0), and the serifs that a lettering may add. Drawn, never set in a font. */
const letters = {
  A: ['M-40 52L0-52L40 52M-25 18H25', 'M-54 52H-26M26 52H54'],
  K: ['M-32-52V52M38-52L-30 10M-6-10L42 52', 'M-48-52H-16M-48 52H-16M28-52H52M28 52H54'],
  Q: ['M0-52C-60-52-60 50 0 50C60 50 60-52 0-52zM10 20L46 58', 'M34 58H56'],
  J: ['M22-52V16C22 62-40 62-40 14', 'M0-52H44'],
  10: ['M-50-34L-30-52V52M26-52C-10-52-10 52 26 52C62 52 62-52 26-52z', 'M-48 52H-12'],
} as const;

/** Draws strokes again and again in other widths and colours, each written once. */
type Layer = (width: number, color: string, extra?: string) => string;
type Lettering = (ink: Ink, tone: Ramp, layer: Layer, serif: Layer) => string;

const carved: Lettering = (ink, tone, layer, serif) =>
  serif(34, ink.gold.d) +
  layer(40, ink.gold.d) +
  serif(26, ink.gold.m) +
  layer(32, ink.gold.l) +
  layer(22, tone.s) +
  layer(16, tone.m, ' y="-2"') +
  layer(4, tone.x, ' x="-3" y="-6"');

/** Stitched on cloth, as on a shirt. */
const stitched: Lettering = (ink, tone, layer, serif) =>
  serif(38, tone.d) +
  layer(42, tone.d) +
  serif(28, ink.ivory.x) +
  layer(33, ink.ivory.x) +
  serif(17, tone.m) +
  layer(22, tone.m) +
  layer(3, ink.ivory.x, ' stroke-dasharray="6 8"');

const stone: Lettering = (ink, tone, layer, serif) =>
  serif(36, ink.night.d) +
  layer(40, ink.night.d) +
  serif(28, ink.silver.s) +
  layer(32, ink.silver.s) +
  serif(22, ink.silver.l, ' y="-3"') +
  layer(26, ink.silver.l, ' y="-3"') +
  layer(12, tone.s) +
  layer(6, tone.l, ' y="2"');

const bamboo: Lettering = (_, tone, layer) =>
  layer(38, tone.d) +
  layer(30, tone.s) +
  layer(24, tone.m, ' x="-2" y="-2"') +
  layer(31, tone.d, ' stroke-dasharray="4 36" stroke-dashoffset="-18" stroke-linecap="butt"') +
  layer(5, tone.x, ' x="-5" y="-6" stroke-dasharray="14 26" stroke-dashoffset="-30"');

const cord: Lettering = (ink, tone, layer) =>
  layer(40, tone.d) +
  layer(32, tone.m) +
  layer(32, ink.ivory.l, ' stroke-dasharray="9 15" stroke-linecap="butt"') +
  layer(5, '#fff', ' x="-5" y="-6" opacity=".7"');

/** Light in a tube, on a dark sign so that it glows on a light board as well. */
const neon: Lettering = (ink, tone, layer) =>
  rect(-84, -84, 168, 168, ink.night.d, { rx: 30, stroke: tone.s, 'stroke-width': 6 }) +
  rect(-74, -74, 148, 148, 'none', { rx: 22, stroke: tone.m, 'stroke-width': 2, opacity: '.5' }) +
  layer(34, tone.m, ' opacity=".22"') +
  layer(24, tone.m, ' opacity=".4"') +
  layer(14, tone.m) +
  layer(6, tone.x);

const tile: Lettering = (ink, tone, layer) =>
  rect(-66, -80, 132, 168, tone.d, { rx: 22 }) +
  rect(-66, -84, 132, 160, ink.fall(tone), { rx: 22 }) +
  rect(
    -66,
    -90,
    132,
    154,
    ink.linear(
      [
        [0, '#fff'],
        [1, ink.ivory.m],
      ],
      [0, 0, 1, 1],
    ),
    { rx: 22, stroke: ink.ivory.d, 'stroke-width': 4 },
  ) +
  layer(20, tone.d, ' transform="translate(0 -13)scale(.9)"') +
  layer(14, tone.s, ' transform="translate(0 -13)scale(.9)"');

const shields: Readonly<Record<keyof typeof letters, string>> = {
  A: 'M0-98L84-60V20Q70 76 0 98Q-70 76-84 20V-60z',
  K: poly(corners(6, 98)),
  Q: 'M0-96A96 96 0 0 1 0 96A96 96 0 0 1 0-96z',
  J: poly(corners(8, 98, 22.5)),
  10: 'M-88-66Q0-90 88-66V66Q0 90-88 66z',
};

const shield =
  (rank: keyof typeof letters): Lettering =>
  (ink, tone, layer) =>
    path(shields[rank], ink.sheen(ink.gold), { stroke: ink.gold.d, 'stroke-width': 6 }) +
    path(shields[rank], ink.fall(tone), { transform: 'scale(.82)', stroke: tone.d, 'stroke-width': 4 }) +
    layer(22, tone.d, ' transform="scale(.78)"') +
    layer(14, ink.ivory.x, ' transform="translate(0 -2)scale(.78)"');

/** Brushed on a paper disc, as on the sign of a shop. */
const brush: Lettering = (ink, tone, layer) =>
  circle(0, 0, 94, ink.fall(tone), { stroke: tone.d, 'stroke-width': 6 }) +
  circle(0, 0, 78, ink.ivory.l, { stroke: ink.gold.m, 'stroke-width': 4 }) +
  layer(22, ink.night.d, ' transform="scale(.82)"') +
  layer(7, tone.s, ' transform="translate(-2 -3)scale(.82)" stroke-dasharray="60 26"');

const letterings = { carved, stitched, stone, bamboo, cord, neon, tile, brush } as const;
export type LetteringName = keyof typeof letterings | 'shield';

/** The ranks from ace to ten in one lettering, each in a colour and a letter of its own. */
export function ranks(lettering: LetteringName): LowFamily {
  return (Object.keys(letters) as unknown as (keyof typeof letters)[])
    .sort((one, other) => order.indexOf(String(one)) - order.indexOf(String(other)))
    .map((rank, at) => [`rank-${String(rank).toLowerCase()}`, (ink) => draw(ink, rank, at, lettering)] as const);
}

/** Letterings that stand without a plate, and fill the cell themselves. */
const plain: readonly LetteringName[] = ['carved', 'stitched', 'stone', 'bamboo', 'cord'];

const order = ['A', 'K', 'Q', 'J', '10'];

function draw(ink: Ink, rank: keyof typeof letters, at: number, lettering: LetteringName): string {
  const [strokes, serifs] = letters[rank];
  const layerOf =
    (d: string): Layer =>
    (width, color, extra = '') => {
      const id = ink.define(`rank${d}`, (made) => `<path id="${made}" d="${d}"/>`);
      return `<use href="#${id}" stroke="${color}" stroke-width="${width}"${extra}/>`;
    };
  const tone = [ink.ruby, ink.sky, ink.jade, ink.violet, ink.orange][at] ?? ink.ruby;
  const make = lettering === 'shield' ? shield(rank) : letterings[lettering];
  const scale = plain.includes(lettering) ? 1.26 : 1;
  return place(make(ink, tone, layerOf(strokes), layerOf(serifs)), 0, 0, 0, scale);
}
