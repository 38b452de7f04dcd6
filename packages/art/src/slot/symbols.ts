import { picture, place } from '../kit/draw.ts';
import { Ink } from '../kit/ink.ts';
import { motifs } from '../motifs/motifs.ts';
import { fits } from './fits.ts';
import { type MarkCode, marks } from './marks/marks.ts';
import type { SlotSet } from './sets/set.ts';
import { slotSets } from './sets.ts';
import type { SlotTheme, TintedMotif } from './theme.ts';

const highCodes = ['H1', 'H2', 'H3', 'H4'] as const;
const lowCodes = ['L1', 'L2', 'L3', 'L4', 'L5'] as const;

/**
 * Symbols by the codes of the slot models: high and low, wild, scatter (also the bonus of a wheel), coin, orb, mystery, book;
 * of classic reels seven, bars, bell and cherries.
 */
export const slotSymbolCodes = [
  ...highCodes,
  ...lowCodes,
  ...(['W', 'S', 'C', 'O', 'M', 'B', 'SEV', 'B1', 'B2', 'B3', 'BEL', 'CHE'] as const),
] as const;
export type SlotSymbolCode = (typeof slotSymbolCodes)[number];

/** What the most models show: without the book and the classic reels. */
export const commonSymbolCodes: readonly SlotSymbolCode[] = slotSymbolCodes.slice(0, 14);

/** Half of the square that a symbol stands in, in units of the drawings. */
const HALF = 108;
const viewBox = `${-HALF} ${-HALF} ${HALF * 2} ${HALF * 2}`;

/** Place of a code in a list of them, -1 where it is not in it. */
const placeIn = (codes: readonly SlotSymbolCode[], code: SlotSymbolCode): number => codes.indexOf(code);

const isMark = (code: SlotSymbolCode): code is SlotSymbolCode & MarkCode => Object.hasOwn(marks, code);

/** The motif of a code, where a motif stands for it. The seven of classic reels is the hero of the cover. */
function motifAt({ highs }: SlotTheme, code: SlotSymbolCode): TintedMotif | undefined {
  const hero = highs[0];
  if (code === 'SEV') return hero;
  if (code === 'BEL') return { motif: hero.motif === 'bell' ? 'lantern' : 'bell', coat: 'gold' };
  if (code === 'CHE')
    return hero.motif === 'cherries' ? { motif: 'mango', coat: 'orange' } : { motif: 'cherries', coat: 'ruby' };
  return highs[placeIn(highCodes, code)];
}

/** A word for what a symbol shows: a motif, a low symbol of its family, or the mark of the code. */
export function slotSymbolName(theme: SlotTheme, code: SlotSymbolCode): string {
  const low = placeIn(lowCodes, code);
  return motifAt(theme, code)?.motif ?? slotSets[theme.set].lows[low]?.[0] ?? `mark-${code.toLowerCase()}`;
}

function drawMotif(ink: Ink, { motif, coat }: TintedMotif): string {
  const [x, y, scale] = fits[motif];
  return place(place(motifs[motif].draw(ink.coated(coat)), x, y), 0, 0, 0, scale);
}

function draw(theme: SlotTheme, ink: Ink, code: SlotSymbolCode): string {
  const set: SlotSet = slotSets[theme.set];
  const tinted = motifAt(theme, code);
  if (tinted) return drawMotif(ink, tinted);
  if (isMark(code)) return marks[code](ink, set);
  const low = set.lows[placeIn(lowCodes, code)];
  return low ? low[1](ink) : '';
}

const inkOf = ({ palette }: SlotTheme): Ink => new Ink(palette, palette.dark);

/** One symbol as an SVG document. */
export function slotSymbolSvg(theme: SlotTheme, code: SlotSymbolCode): string {
  const ink = inkOf(theme);
  const drawing = draw(theme, ink, code);
  return picture(viewBox, ink.defs() + drawing);
}

/** Columns of a sprite, and the side of its cells in units. */
export const spriteColumns = 4;
export const spriteCell = 100;
/** Side of a cell in pixels, where the sprite is shown as large as it is: the largest cell on a fine screen. */
const spritePixels = 224;

/**
 * All symbols of a game in one SVG document: each a `<symbol>` with its code for an id, and all of them on a grid of
 * `spriteColumns`, in the order of the codes, so that one picture can be cut into textures. As the address of a picture
 * `sprite.svg#at-H1` shows one cell of it.
 */
export function slotSprite(theme: SlotTheme, codes: readonly SlotSymbolCode[] = commonSymbolCodes): string {
  const ink = inkOf(theme);
  const symbols = codes.map((code) => `<symbol id="${code}" viewBox="${viewBox}">${draw(theme, ink, code)}</symbol>`);
  const grid = codes.map((code, i) => {
    const [x, y] = [(i % spriteColumns) * spriteCell, Math.floor(i / spriteColumns) * spriteCell];
    return (
      `<view id="at-${code}" viewBox="${x} ${y} ${spriteCell} ${spriteCell}"/>` +
      `<use href="#${code}" x="${x}" y="${y}" width="${spriteCell}" height="${spriteCell}"/>`
    );
  });
  const [width, height] = [spriteColumns, Math.ceil(codes.length / spriteColumns)];
  // drawn onto a canvas a picture needs a size of its own, and some browsers draw it no finer than that
  const size = `width="${width * spritePixels}" height="${height * spritePixels}"`;
  return picture(
    `0 0 ${width * spriteCell} ${height * spriteCell}`,
    ink.defs() + symbols.join('') + grid.join(''),
  ).replace('<svg ', `<svg ${size} `);
}
