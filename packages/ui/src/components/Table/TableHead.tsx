import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide';
import { cx } from '../../internal/cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Table.css.ts';
import type { TableColumn, TableSort } from './Table.tsx';
import type { TableAlign } from './Table.variants.ts';
import { roles } from './table-roles.ts';

/** Props of {@link TableHead}. */
export interface TableHeadProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly sort: TableSort | undefined;
  readonly onSortChange: ((sort: TableSort) => void) | undefined;
}

/** Pressed again a value turns round; a fresh one begins with the greatest number, or with the first word. */
function after(key: string, align: TableAlign | undefined, sort: TableSort | undefined): TableSort {
  const direction = sort?.key === key ? sort.direction : undefined;
  const begin = align === 'end' ? 'descending' : 'ascending';
  if (direction === undefined) return { key, direction: begin };
  return { key, direction: direction === 'ascending' ? 'descending' : 'ascending' };
}

const glyphs = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

/** Heads of the columns of a `Table`. */
export function TableHead<Row>({ columns, sort, onSortChange }: TableHeadProps<Row>) {
  return (
    <thead {...roles.rowgroup}>
      <tr {...roles.row} className={css.headRow}>
        {columns.map((column) => {
          const values = column.below ? [column, column.below] : [column];
          const sortable = values.filter(({ isSortable }) => isSortable && onSortChange !== undefined);
          const isSorted = sortable.some(({ key }) => key === sort?.key);
          const heads = values.map(({ key, header }) => {
            const state = sort?.key === key ? sort.direction : 'none';
            const isOneOfTwo = column.below !== undefined;
            if (onSortChange && sortable.some((value) => value.key === key))
              return (
                <button
                  key={key}
                  type="button"
                  className={css.sort}
                  // the order of a head with two values does not say whose it is
                  aria-current={(isOneOfTwo && state !== 'none') || undefined}
                  onClick={() => onSortChange(after(key, column.align, sort))}
                >
                  {header}
                  <Icon glyph={glyphs[state]} size="sm" />
                </button>
              );
            if (column.isActions) return <VisuallyHidden key={key}>{header}</VisuallyHidden>;
            return isOneOfTwo ? <span key={key}>{header}</span> : header;
          });
          return (
            <th
              key={column.key}
              {...roles.columnheader}
              scope="col"
              className={cx(css.head, css.align[column.align ?? (column.isActions ? 'end' : 'start')])}
              aria-sort={sortable.length > 0 ? (isSorted ? sort?.direction : 'none') : undefined}
            >
              {column.below ? (
                <span className={css.heads}>
                  {heads[0]} {heads[1]}
                </span>
              ) : (
                heads
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
