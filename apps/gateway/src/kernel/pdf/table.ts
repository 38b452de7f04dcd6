import type { PdfColumn, PdfPiece } from './document.ts';
import type { Weight } from './faces.ts';
import type { Sheet } from './layout.ts';
import type { Line, Typesetter } from './text.ts';

/** Sizes of letters, the largest that all columns have room at is taken. */
const SIZES = [8, 7.5, 7, 6.5, 6, 5.5, 5] as const;
/** Points between two columns, and above and below the text of a row. */
const GAP = 9;
const PADDING = 2.5;
/** Least room of a column whose texts go on in the next line, in em. */
const LEAST = 8_000;

/** Widths of the columns, in points. */
interface Grid {
  readonly size: number;
  readonly widths: readonly number[];
}

type Cells = readonly (readonly Line[])[];

/** How much wider than what had no room a column becomes, so that the next longer text has some. */
const GROWTH = 1.1;

/** A table on as many pages as it needs, with its headings on each. */
export interface LaidTable {
  add(rows: readonly (readonly string[])[]): void;
  /** Puts the sums below the last row. */
  end(sums: readonly string[]): void;
}

/**
 * Begins a table. Its columns are as wide as the first rows and the sums need; where a later row needs more, they are
 * divided anew on a new page, so that nothing is cut however long the table becomes.
 *
 * @param first the first rows, or all, and what the sums may come to
 */
export function beginTable(columns: readonly PdfColumn[], first: PdfPiece, sheet: Sheet): LaidTable {
  const { typesetter } = sheet;
  const natural = naturalOf(columns, first, typesetter);
  let grid = gridOf(columns, natural, sheet);
  let headings = wrapHeadings(columns, grid, typesetter);
  const heightOf = (cells: Cells) =>
    Math.max(1, ...cells.map(({ length }) => length)) * grid.size * sheet.leading + 2 * PADDING;
  const putHeadings = () => {
    putRow(headings, columns, grid, sheet);
    sheet.rule(0.9, 0);
  };
  /** Divides the page anew when a text has no room. @returns whether it did */
  const widen = (row: readonly string[], weight: Weight): boolean => {
    const lacking = columns.flatMap(({ isWrapping = false }, n) => {
      const { width } = typesetter.line(row[n] ?? '', weight);
      // what may go on in the next line does, once the column has the room for it
      return width <= roomOf(grid, n) || (isWrapping && (natural[n] ?? 0) > LEAST) ? [] : [[n, width] as const];
    });
    if (lacking.length === 0) return false;
    for (const [n, width] of lacking) natural[n] = Math.max(natural[n] ?? 0, width * GROWTH);
    grid = gridOf(columns, natural, sheet);
    headings = wrapHeadings(columns, grid, typesetter);
    return true;
  };
  const put = (row: readonly string[], weight: Weight, before?: () => void) => {
    const isWider = widen(row, weight);
    if (isWider) sheet.turn();
    const cells = wrapRow(row, { columns, grid, weight }, typesetter);
    if (sheet.need(heightOf(cells)) || isWider) putHeadings();
    before?.();
    putRow(cells, columns, grid, sheet);
  };
  // never headings without a row
  sheet.need(heightOf(headings) + 2 * (grid.size * sheet.leading + 2 * PADDING));
  putHeadings();
  return {
    add(rows) {
      for (const row of rows) {
        put(row, 400);
        sheet.rule(0.3, 0.75);
      }
    },
    end(sums) {
      put(sums, 600, () => sheet.rule(0.9, 0));
      sheet.rule(0.9, 0);
    },
  };
}

/** Room of a cell, in thousandths of the size; a text as wide as its column is not divided for what rounding took. */
const roomOf = ({ size, widths }: Grid, n: number): number => ((widths[n] ?? 0) * 1000) / size + 1;

/** Widths that the columns need so that each cell has one line, in thousandths of the size. */
function naturalOf(columns: readonly PdfColumn[], { rows, sums }: PdfPiece, typesetter: Typesetter): number[] {
  return columns.map((_, n) => {
    let widest = typesetter.line(sums[n] ?? '', 600).width;
    for (const row of rows) widest = Math.max(widest, typesetter.line(row[n] ?? '', 400).width);
    return widest;
  });
}

/** Gives every column the room that its texts need, and what is left to those that may go on in the next line. */
function gridOf(columns: readonly PdfColumn[], natural: readonly number[], { typesetter, width }: Sheet): Grid {
  const room = width - GAP * (columns.length - 1);
  // a heading may go on in the next line, so its longest word counts
  const least = columns.map(({ heading }) => longestWord(heading, typesetter));
  const wanted = columns.map((_, n) => Math.max(natural[n] ?? 0, least[n] ?? 0));
  const flexible = columns.map(({ isWrapping = false }, n) => isWrapping && (wanted[n] ?? 0) > LEAST);
  const needed = (n: number) => (flexible[n] ? Math.max(LEAST, least[n] ?? 0) : (wanted[n] ?? 0));
  const leastOfAll = columns.reduce((sum, _, n) => sum + needed(n), 0);
  const size = SIZES.find((one) => (leastOfAll * one) / 1000 <= room) ?? SIZES[SIZES.length - 1] ?? 5;
  const spare = (room * 1000) / size - leastOfAll;
  const growth = columns.map((_, n) => (flexible[n] ? (wanted[n] ?? 0) - needed(n) : 0));
  const grows = growth.reduce((sum, one) => sum + one, 0);
  // what nobody needs is spread over all, so that a narrow table still takes the width of the page
  const given = Math.min(spare, grows);
  const rest = Math.max(0, spare - given) / columns.length;
  return {
    size,
    widths: columns.map((_, n) => {
      const more = grows > 0 ? (given * (growth[n] ?? 0)) / grows : 0;
      return ((needed(n) + more + rest) * size) / 1000;
    }),
  };
}

/** Width that cuts no word of a heading. */
const longestWord = (text: string, typesetter: Typesetter): number =>
  Math.max(0, ...typesetter.pieces(text).map((piece) => typesetter.line(piece, 600).width));

const wrapHeadings = (columns: readonly PdfColumn[], grid: Grid, typesetter: Typesetter): Line[][] =>
  columns.map(({ heading }, n) => typesetter.wrap(heading, 600, roomOf(grid, n)));

function wrapRow(
  row: readonly string[],
  { columns, grid, weight }: { columns: readonly PdfColumn[]; grid: Grid; weight: Weight },
  typesetter: Typesetter,
): Line[][] {
  return columns.map((_, n) => {
    const text = row[n] ?? '';
    const width = roomOf(grid, n);
    const line = typesetter.line(text, weight);
    return line.width <= width ? [line] : typesetter.wrap(text, weight, width);
  });
}

/** Puts the cells of a row below the last one; columns begin at the side where reading begins. */
function putRow(cells: Cells, columns: readonly PdfColumn[], { size, widths }: Grid, sheet: Sheet): void {
  const top = sheet.top;
  const height = Math.max(1, ...cells.map(({ length }) => length)) * size * sheet.leading;
  let passed = 0;
  for (const [n, lines] of cells.entries()) {
    const width = widths[n] ?? 0;
    const left = sheet.isRtl ? sheet.left + sheet.width - passed - width : sheet.left + passed;
    passed += width + GAP;
    for (const [index, line] of lines.entries()) {
      sheet.top = top - PADDING - index * size * sheet.leading;
      sheet.put(line, { left, width, align: columns[n]?.align ?? 'start' }, size);
    }
  }
  sheet.top = top - height - 2 * PADDING;
}
