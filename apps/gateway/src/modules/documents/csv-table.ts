import { csvStart, toCsvLines } from '@mekong/i18n/formats/csv';
import type { Pieces } from '../../kernel/db/in-pieces.ts';
import { formatMoney, parseMoney } from '../../kernel/money.ts';
import type { PdfColumn, PdfPiece } from '../../kernel/pdf/document.ts';

/** A column of a table for spreadsheets. */
export interface CsvColumn<Row> {
  readonly heading: string;
  /** Amounts keep all four places and the point, whatever the language. */
  readonly cell: (row: Row) => string;
  /** What of it is added up in the last row; an amount, or nothing. */
  readonly isSummed?: boolean;
  /** A number that is added up in the last row. */
  readonly isCounted?: boolean;
  /** An amount that is not added up. */
  readonly isMoney?: boolean;
  /** The same in every row: a document says it once, above the table. */
  readonly isOne?: boolean;
  /** A text that a document may break into lines. */
  readonly isWrapping?: boolean;
}

/** Sums of the columns that are added up, of the rows that were counted so far; none where nothing is added up. */
function sumsOf<Row>(columns: readonly CsvColumn<Row>[]) {
  const sums = columns.map(() => 0n);
  const hasSums = columns.some(({ isSummed, isCounted }) => isSummed || isCounted);
  return {
    count(line: readonly string[]): void {
      for (const [at, { isSummed, isCounted }] of columns.entries()) {
        const text = line[at];
        if (!text || !(isSummed || isCounted)) continue;
        sums[at] = (sums[at] ?? 0n) + (isSummed ? parseMoney(text) : BigInt(text));
      }
    },
    /** @param times how much more there may be */
    line: (total: string, times = 1): string[] | undefined =>
      hasSums
        ? columns.map(({ isSummed, isCounted }, at) => {
            const sum = (sums[at] ?? 0n) * BigInt(times);
            if (isSummed) return formatMoney(sum);
            return isCounted ? String(sum) : at === 0 ? total : '';
          })
        : undefined,
  };
}

/**
 * Writes a table while its rows are read: headings, rows, and sums where something is added up. These are those of the rows that were written, so that
 * the file is right in itself whatever has changed while it was read.
 *
 * @param total word at the beginning of the last row
 */
export async function* csvTable<Row>(
  columns: readonly CsvColumn<Row>[],
  pieces: AsyncIterable<readonly Row[]>,
  total: string,
): AsyncGenerator<string> {
  const sums = sumsOf(columns);
  yield csvStart + toCsvLines([columns.map(({ heading }) => heading)]);
  for await (const rows of pieces) {
    const lines = rows.map((row) => columns.map(({ cell }) => cell(row)));
    lines.forEach(sums.count);
    if (lines.length > 0) yield toCsvLines(lines);
  }
  const last = sums.line(total);
  if (last) yield toCsvLines([last]);
}

/** How a table is said in a document. */
interface Said {
  /** Word at the beginning of the last row. */
  readonly total: string;
  readonly money: (amount: string) => string;
}

/** The same rows as the table of a document, with the same sums. */
export function pdfTable<Row>(
  columns: readonly CsvColumn<Row>[],
  pieces: Pieces<Row>,
  { total, money }: Said,
): { table: PdfColumn[]; pieces: AsyncIterable<PdfPiece> } {
  const shown = columns.filter(({ isOne = false }) => !isOne);
  const isAmount = shown.map(({ isSummed = false, isMoney = false }) => isSummed || isMoney);
  const said = (line: readonly string[] = []) =>
    line.map((text, at) => (isAmount[at] && text !== '' ? money(text) : text));
  async function* read(): AsyncGenerator<PdfPiece> {
    const sums = sumsOf(shown);
    let count = 0;
    for await (const piece of pieces) {
      const lines = piece.map((row) => shown.map(({ cell }) => cell(row)));
      lines.forEach(sums.count);
      count += lines.length;
      const times = count === 0 ? 1 : Math.max(1, Math.ceil(pieces.count / count));
      yield { rows: lines.map((line) => said(line)), sums: said(sums.line(total, times)) };
    }
    yield { rows: [], sums: said(sums.line(total)) };
  }
  return {
    table: shown.map(({ heading, isWrapping = false, isCounted = false }, at) => ({
      ...{ heading, isWrapping, align: isAmount[at] || isCounted ? ('end' as const) : ('start' as const) },
    })),
    pieces: { [Symbol.asyncIterator]: read },
  };
}
