/** A cell: text, or a plain number as text ("-2500.0000"). */
export type Cell = string;

/**
 * Spreadsheets run what begins with these characters as a formula, also behind blanks. A plain number may keep its minus;
 * a cell that begins with the guard itself gets another, so that nothing is lost.
 */
const formula = /^'|^\s*[=+\-@\t\r]/;
const plainNumber = /^-?\d+(\.\d+)?$/;

function write(cell: Cell): string {
  const safe = formula.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell;
  return /[",\r\n;]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** How a file begins, so that spreadsheets read it as UTF-8. */
export const csvStart = '\uFEFF';

/** Rows as lines of comma-separated text (RFC 4180) that spreadsheets never run as formulas. */
export const toCsvLines = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(write).join(',')}\r\n`).join('');

/** A whole table as comma-separated text. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string => csvStart + toCsvLines(rows);
