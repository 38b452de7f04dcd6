import { csvStart, toCsvLines } from '@mekong/i18n/formats/csv';
import { formatMoney, parseMoney } from '../../kernel/money.ts';

/** A column of a table for spreadsheets. */
export interface CsvColumn<Row> {
  readonly heading: string;
  /** Amounts keep all four places and the point, whatever the language. */
  readonly cell: (row: Row) => string;
  /** What of it is added up in the last row; an amount. */
  readonly isSummed?: boolean;
}

/**
 * Writes a table while its rows are read: headings, rows, sums. The sums are those of the rows that were written, so that
 * the file is right in itself whatever has changed while it was read.
 *
 * @param total word at the beginning of the last row
 */
export async function* csvTable<Row>(
  columns: readonly CsvColumn<Row>[],
  pieces: AsyncIterable<readonly Row[]>,
  total: string,
): AsyncGenerator<string> {
  const sums = columns.map(() => 0n);
  yield csvStart + toCsvLines([columns.map(({ heading }) => heading)]);
  for await (const rows of pieces) {
    const lines = rows.map((row) => columns.map(({ cell }) => cell(row)));
    for (const line of lines)
      for (const [at, { isSummed }] of columns.entries())
        if (isSummed) sums[at] = (sums[at] ?? 0n) + parseMoney(line[at] ?? '');
    if (lines.length > 0) yield toCsvLines(lines);
  }
  yield toCsvLines([
    columns.map(({ isSummed }, at) => (isSummed ? formatMoney(sums[at] ?? 0n) : at === 0 ? total : '')),
  ]);
}
