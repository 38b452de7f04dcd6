import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide';
import { cx } from '../../internal/cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Table.css.ts';
import type { TableColumn, TableSort } from './Table.tsx';
import { roles } from './table-roles.ts';

/** Props of {@link TableHead}. */
export interface TableHeadProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly sort: TableSort | undefined;
  readonly onSortChange: ((sort: TableSort) => void) | undefined;
}

/** Pressed again a column turns round; a fresh one begins with the greatest number, or with the first word. */
function after<Row>(column: TableColumn<Row>, sort: TableSort | undefined): TableSort {
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const begin = column.align === 'end' ? 'descending' : 'ascending';
  if (direction === undefined) return { key: column.key, direction: begin };
  return { key: column.key, direction: direction === 'ascending' ? 'descending' : 'ascending' };
}

const glyphs = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

/** Heads of the columns of a `Table`. */
export function TableHead<Row>({ columns, sort, onSortChange }: TableHeadProps<Row>) {
  return (
    <thead {...roles.rowgroup}>
      <tr {...roles.row} className={css.headRow}>
        {columns.map((column) => {
          const state = sort?.key === column.key ? sort.direction : 'none';
          const isSortable = column.isSortable && onSortChange !== undefined;
          return (
            <th
              key={column.key}
              {...roles.columnheader}
              scope="col"
              className={cx(css.head, css.align[column.align ?? (column.isActions ? 'end' : 'start')])}
              aria-sort={isSortable ? state : undefined}
            >
              {isSortable ? (
                <button type="button" className={css.sort} onClick={() => onSortChange(after(column, sort))}>
                  {column.header}
                  <Icon glyph={glyphs[state]} size="sm" />
                </button>
              ) : column.isActions ? (
                <VisuallyHidden>{column.header}</VisuallyHidden>
              ) : (
                column.header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
