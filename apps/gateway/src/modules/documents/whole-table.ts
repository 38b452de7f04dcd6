import type { PdfColumn } from '../../kernel/pdf/document.ts';

/** A column, and what stands in it for a row. */
interface Column<Row> extends PdfColumn {
  readonly cell: (row: Row) => string;
  /** What stands in the last row. */
  readonly total?: string;
}

/** A table of rows, with the last row when a column has something in it. */
export function tableOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]) {
  return {
    kind: 'table' as const,
    // a thread gets data, no functions
    columns: columns.map(({ heading, align = 'start', isWrapping = false }) => ({ heading, align, isWrapping })),
    rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
    totals: columns.some(({ total }) => total) ? columns.map(({ total = '' }) => total) : undefined,
  };
}
