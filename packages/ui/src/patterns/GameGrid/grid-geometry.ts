/** Least width of a card and distance between cards, in CSS pixels. */
interface Measure {
  readonly least: number;
  readonly gap: number;
}

/** Width of the grid in CSS pixels from which cards have more room. */
export const wideFrom = 520;
export const narrow: Measure = { least: 104, gap: 12 };
export const wide: Measure = { least: 164, gap: 16 };

/** Never less, so that a small screen is still a grid. */
const leastColumns = 2;

/** Where the cards of a grid of one width stand. */
export interface GridGeometry {
  readonly columns: number;
  /** Distance between rows and between columns. */
  readonly gap: number;
  /** From the top of one row to the top of the next. */
  readonly rowSize: number;
}

/** Columns that fit: the same sum that `repeat(auto-fill, minmax(...))` of the styles does on a page without script. */
export function columnsIn(width: number): number {
  const { least, gap } = width < wideFrom ? narrow : wide;
  return Math.max(leastColumns, Math.floor((width + gap) / (least + gap)));
}

/**
 * @param width of the grid in CSS pixels
 * @param textSize height of a card without its art
 */
export function geometryOf(width: number, textSize: number): GridGeometry {
  const { gap } = width < wideFrom ? narrow : wide;
  const columns = columnsIn(width);
  const card = (width - (columns - 1) * gap) / columns;
  return { columns, gap, rowSize: (card * 4) / 3 + textSize + gap };
}
