/**
 * Roles that table elements have anyway. Written out because rows become cards by `display: grid`, and some browsers take
 * a table's meaning away with its display.
 */
export const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
