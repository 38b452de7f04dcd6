import { type ReactNode, useRef } from 'react';
import { useOverflow } from '../../internal/use-overflow.ts';
import type { Density } from '../../tokens/size.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { StateView } from '../StateView/StateView.tsx';
import * as css from './Table.css.ts';
import type { TableAlign, TableColumnCount, TablePriority } from './Table.variants.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { roles } from './table-roles.ts';

/** One value of each row, under words of its own. */
export interface TableValue<Row> {
  /** Its name, unique in the table; the key of sorting. */
  readonly key: string;
  /** Words above it, and before each value on cards. */
  readonly header: string;
  /** What stands in it for a row. */
  readonly cell: (row: Row) => ReactNode;
  /**
   * Whether rows can be put in its order.
   * @default false
   */
  readonly isSortable?: boolean | undefined;
}

/** One column of a {@link Table}. Keep the list of columns outside of the component: it never changes. */
export interface TableColumn<Row> extends TableValue<Row> {
  /** A lesser value on a second line, for a table of more values than room; on cards it has a line like the others. */
  readonly below?: TableValue<Row> | undefined;
  /**
   * `end` for numbers.
   * @default 'start'
   */
  readonly align?: TableAlign | undefined;
  /**
   * What it is worth where there is little room. The first column with `high` names the row; without one the first does.
   * @default 'normal'
   */
  readonly priority?: TablePriority | undefined;
  /**
   * Holds the buttons of a row: its header is only read, and on cards the buttons share the line.
   * @default false
   */
  readonly isActions?: boolean | undefined;
}

/** Order of the rows. */
export interface TableSort {
  /** Key of the column. */
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
}

/** Props of {@link Table}. */
export interface TableProps<Row> {
  /** What the table lists. Names it for screen readers. */
  readonly caption: string;
  /**
   * Whether the caption is seen too; not needed below a heading that says the same.
   * @default false
   */
  readonly isCaptionShown?: boolean | undefined;
  /** The columns in their order. */
  readonly columns: readonly TableColumn<Row>[];
  /**
   * How much room the columns need: rows become cards below 700 px, with `many` below 860 px.
   * @default 'few'
   */
  readonly columnCount?: TableColumnCount | undefined;
  /** Rows of this page; `undefined` until they are known. */
  readonly rows: readonly Row[] | undefined;
  /** Key of a row, unique in the page. */
  readonly rowKey: (row: Row) => string;
  /**
   * Rows are on their way: skeletons stand in for the first ones, later ones keep those of before. Sets `aria-busy`.
   * @default false
   */
  readonly isLoading?: boolean | undefined;
  /**
   * Number of skeletons, best the page size.
   * @default 7
   */
  readonly skeletonRows?: number | undefined;
  /** In place of rows when there are none: a `StateView` with the next action, or with the error and a retry. */
  readonly empty?: ReactNode;
  /** Row of sums below: a label for its first column and contents by column key. */
  readonly totals?: { readonly label: ReactNode; readonly cells: Readonly<Record<string, ReactNode>> } | undefined;
  /** Order in force. */
  readonly sort?: TableSort | undefined;
  /** Called when the head of a sortable column is pressed. The rows are the caller's to sort. */
  readonly onSortChange?: ((sort: TableSort) => void) | undefined;
  /** Filters above the rows, in the same panel. */
  readonly toolbar?: ReactNode;
  /** `Pagination` below the rows, in the same panel. */
  readonly footer?: ReactNode;
  /** How tightly rows are set, where it differs from what is around: `compact` for agents. */
  readonly density?: Density | undefined;
}

/**
 * Rows of records in a native table. The head stays in sight while the page scrolls. Below a width of its own each row
 * becomes a card, and it stays the same table to screen readers.
 */
export function Table<Row>({
  caption,
  isCaptionShown = false,
  columns,
  columnCount = 'few',
  rows,
  rowKey,
  isLoading = false,
  skeletonRows = 7,
  empty,
  totals,
  sort,
  onSortChange,
  toolbar,
  footer,
  density,
}: TableProps<Row>) {
  const port = useRef<HTMLDivElement>(null);
  const isScrolling = useOverflow(port, 'inline');
  const headKey = (columns.find(({ priority }) => priority === 'high') ?? columns[0])?.key;
  const hasSkeletons = isLoading && !rows?.length;
  const isEmpty = !hasSkeletons && !rows?.length;
  // What stands below the rows goes with the skeletons, and comes anew with the rows: it is not moved from there to here.
  const place = hasSkeletons ? 'waiting' : 'known';

  return (
    <div className={css.root[columnCount]} data-density={density}>
      <div className={css.frame}>
        {toolbar && <div className={css.toolbar}>{toolbar}</div>}
        {isLoading && !hasSkeletons && <div className={css.updating} />}
        <div
          ref={port}
          className={css.port}
          data-scrolling={isScrolling || undefined}
          {...(isScrolling && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
        >
          <table {...roles.table} className={css.table} aria-busy={isLoading || undefined}>
            <caption className={css.caption[isCaptionShown ? 'shown' : 'hidden']}>{caption}</caption>
            <TableHead columns={columns} sort={sort} onSortChange={onSortChange} />
            <tbody {...roles.rowgroup} className={css.section}>
              {rows?.map((row) => (
                <TableRow
                  key={rowKey(row)}
                  columns={columns}
                  headKey={headKey}
                  contentOf={(value) => value.cell(row)}
                />
              ))}
              {hasSkeletons &&
                Array.from({ length: skeletonRows }, (_, index) => index).map((index) => (
                  <TableRow
                    key={index}
                    columns={columns}
                    headKey={undefined}
                    contentOf={() => (
                      <span className={css.skeleton}>
                        <Skeleton width="half" />
                      </span>
                    )}
                  />
                ))}
              {isEmpty && (
                <tr {...roles.row}>
                  <td {...roles.cell} className={css.empty} colSpan={columns.length}>
                    {empty ?? <StateView kind="empty" level={3} />}
                  </td>
                </tr>
              )}
            </tbody>
            {totals && !isEmpty && (
              <tfoot key={place} {...roles.rowgroup} className={css.section}>
                <TableRow
                  isTotals
                  columns={columns}
                  headKey={columns[0]?.key}
                  contentOf={({ key }) => (key === columns[0]?.key ? totals.label : totals.cells[key])}
                />
              </tfoot>
            )}
          </table>
        </div>
        {footer && (
          <div key={place} className={css.footer}>
            {footer}
          </div>
        )}
      </div>
    </div>
  );
}
