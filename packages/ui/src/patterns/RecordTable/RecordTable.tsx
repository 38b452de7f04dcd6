import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { StateView, type StateViewProps } from '../../components/StateView/StateView.tsx';
import { Table, type TableColumn, type TableProps } from '../../components/Table/Table.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './RecordTable.css.ts';
import { RecordTableFailure } from './RecordTableFailure.tsx';
import { type RecordMore, RecordTableMore } from './RecordTableMore.tsx';
import { RecordTableNoPage } from './RecordTableNoPage.tsx';
import { type RecordPages, RecordTablePages } from './RecordTablePages.tsx';
import { type RecordLink, RecordTableRowLink } from './RecordTableRowLink.tsx';
import { useRecordTableNews } from './useRecordTableNews.ts';

export type { RecordMore } from './RecordTableMore.tsx';
export type { RecordPages } from './RecordTablePages.tsx';
export type { RecordLink } from './RecordTableRowLink.tsx';

/** Why rows did not load, and how to try again. */
export type RecordFailure = Pick<
  StateViewProps,
  'kind' | 'title' | 'description' | 'code' | 'requestId' | 'onRetry' | 'isRetrying'
>;

/** Sums of the whole filter, worked out by the server. */
export type RecordTotals = NonNullable<TableProps<never>['totals']>;

/** Props of {@link RecordTable}. */
export interface RecordTableProps<Row>
  extends Pick<
    TableProps<Row>,
    | 'caption'
    | 'columns'
    | 'columnCount'
    | 'rows'
    | 'rowKey'
    | 'isLoading'
    | 'sort'
    | 'onSortChange'
    | 'toolbar'
    | 'density'
  > {
  /** Row of sums over all that the filter finds, not only the page in sight; `pending` until the server has answered. */
  readonly totals?: RecordTotals | 'pending' | undefined;
  /** In place of the rows when the filter finds none: a `StateView` with the next action. */
  readonly empty?: ReactNode;
  /** Stands in place of the rows, or above those that are kept. */
  readonly failure?: RecordFailure | undefined;
  /** Numbered pages, for a list whose length is known. */
  readonly pages?: RecordPages | undefined;
  /** A button for older rows, for a list that goes by cursor. Leave it out where the first answer holds all. */
  readonly more?: RecordMore | undefined;
  /** Details of a row: a link at its end, and a press anywhere in the row. */
  readonly rowLink?: RecordLink<Row> | undefined;
  /**
   * Number of rows of the skeleton.
   * @default the page size, ten at most
   */
  readonly skeletonRows?: number | undefined;
  /**
   * Place of the titles of its states in the outline.
   * @default 2
   */
  readonly level?: StateViewProps['level'] | undefined;
}

/**
 * A list of records that the server sorts, cuts and sums: sort, page and filter are the caller's and stand in the address.
 * What was shown stays while other rows are on their way and when they fail; a change of the number of rows is read out.
 */
export function RecordTable<Row>({
  rows,
  columns,
  isLoading = false,
  totals,
  empty,
  failure,
  pages,
  more,
  rowLink,
  skeletonRows = Math.min(pages?.pageSize ?? 7, 10),
  level = 2,
  ...table
}: RecordTableProps<Row>) {
  const { t } = useLingui();
  const news = useRecordTableNews({ count: rows?.length, isLoading: isLoading || (more?.isLoading ?? false), pages });
  const isKept = rows !== undefined && rows.length > 0;
  const isWaiting = isLoading || (rows === undefined && !failure);
  const hasPages = pages !== undefined && (pages.total === undefined ? isWaiting : pages.total > 0);
  const linked: readonly TableColumn<Row>[] = rowLink
    ? [
        ...columns,
        {
          key: 'details',
          header: t`Details`,
          isActions: true,
          cell: (row) => <RecordTableRowLink link={rowLink} row={row} />,
        },
      ]
    : columns;
  return (
    <div className={rowLink ? css.linked : css.root}>
      {failure && isKept && <RecordTableFailure {...failure} />}
      <Table
        {...table}
        columns={linked}
        rows={rows}
        isLoading={isWaiting && !(failure && !isKept)}
        skeletonRows={skeletonRows}
        empty={
          failure ? (
            <StateView level={level} {...failure} />
          ) : pages?.total ? (
            <RecordTableNoPage level={level} onFirstPage={() => pages.onPageChange(1)} />
          ) : (
            (empty ?? <StateView kind="empty" level={level} />)
          )
        }
        totals={totals === 'pending' ? { label: <Pending label={t`Loading`} />, cells: {} } : totals}
        footer={
          hasPages ? (
            <RecordTablePages {...pages} label={table.caption} />
          ) : more && isKept ? (
            <RecordTableMore {...more} />
          ) : undefined
        }
      />
      <div role="status">
        <VisuallyHidden>{news}</VisuallyHidden>
      </div>
    </div>
  );
}

/** Where the name of the sums will stand. */
function Pending({ label }: { readonly label: string }) {
  return (
    <>
      <Skeleton width="half" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
