import type { PdfColumn, PdfSection } from './document.ts';
import type { Weight } from './faces.ts';
import type { Sheet } from './layout.ts';
import type { Line, Typesetter } from './text.ts';

type Table = Extract<PdfSection, { kind: 'table' }>;

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

/** Puts a table onto as many pages as it needs, with its headings on each and its sums at the end. */
export function layTable(table: Table, sheet: Sheet): void {
  const { columns, rows, totals } = table;
  const grid = gridOf(table, sheet);
  const cellsOf = (row: readonly string[], weight: Weight) => wrapRow(row, { columns, grid, weight }, sheet.typesetter);
  const headings = wrapHeadings(columns, grid, sheet.typesetter);
  const putHeadings = () => {
    putRow(headings, columns, grid, sheet);
    sheet.rule(0.9, 0);
  };
  const heightOf = (cells: Cells) =>
    Math.max(1, ...cells.map(({ length }) => length)) * grid.size * sheet.leading + 2 * PADDING;
  // never headings without a row
  sheet.need(heightOf(headings) + 2 * (grid.size * sheet.leading + 2 * PADDING));
  putHeadings();
  for (const row of rows) {
    const cells = cellsOf(row, 400);
    if (sheet.need(heightOf(cells))) putHeadings();
    putRow(cells, columns, grid, sheet);
    sheet.rule(0.3, 0.75);
  }
  if (!totals) return;
  const cells = cellsOf(totals, 600);
  if (sheet.need(heightOf(cells))) putHeadings();
  sheet.rule(0.9, 0);
  putRow(cells, columns, grid, sheet);
  sheet.rule(0.9, 0);
}

/** Gives every column the room that its texts need, and what is left to those that may go on in the next line. */
function gridOf({ columns, rows, totals }: Table, { typesetter, width }: Sheet): Grid {
  const room = width - GAP * (columns.length - 1);
  const natural = columns.map((_, n) => {
    let widest = typesetter.line(totals?.[n] ?? '', 600).width;
    for (const row of rows) widest = Math.max(widest, typesetter.line(row[n] ?? '', 400).width);
    return widest;
  });
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

const wrapHeadings = (columns: readonly PdfColumn[], { size, widths }: Grid, typesetter: Typesetter): Line[][] =>
  columns.map(({ heading }, n) => typesetter.wrap(heading, 600, ((widths[n] ?? 0) * 1000) / size + 1));

function wrapRow(
  row: readonly string[],
  { columns, grid: { size, widths }, weight }: { columns: readonly PdfColumn[]; grid: Grid; weight: Weight },
  typesetter: Typesetter,
): Line[][] {
  return columns.map((_, n) => {
    const text = row[n] ?? '';
    const width = ((widths[n] ?? 0) * 1000) / size + 1;
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
