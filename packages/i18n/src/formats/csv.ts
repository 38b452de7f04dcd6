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

/** A table as comma-separated text (RFC 4180) that spreadsheets open as UTF-8 and never run as formulas. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(write).join(',')).join('\r\n')}\r\n`;
