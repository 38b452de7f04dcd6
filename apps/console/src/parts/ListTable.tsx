import { useLingui } from '@lingui/react/macro';
import { Button } from '@mekong/ui/Button';
import { StateView } from '@mekong/ui/StateView';
import type { TableColumn } from '@mekong/ui/Table';
import type { ReactNode } from 'react';
import type { Rows } from '../queries/use-rows.ts';
import { useAddress } from '../state/address.ts';
import { Records } from './Records.tsx';
import { useFailure } from './use-failure.ts';
import { filterNames } from './use-filters.ts';

interface ListTableProps<Row> {
  /** What the table lists. */
  readonly caption: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly list: Rows<Row>;
  readonly rowKey: (row: Row) => string;
  /** Said when the filters find nothing. */
  readonly empty: string;
  /** What to do then. */
  readonly hint?: string | undefined;
  /** Said instead when there is nothing at all: no filter is set. */
  readonly none?: { readonly title: string; readonly description: string } | undefined;
  /** Whether rows have moments. @default true */
  readonly hasMoments?: boolean | undefined;
  /** Parts of the address that count for nothing, by `useFilters`. */
  readonly ignored?: readonly string[] | undefined;
  /** Filters. */
  readonly toolbar?: ReactNode;
}

/** A list that goes by cursor, with its filters above and older rows on demand. */
export function ListTable<Row>({
  caption,
  columns,
  list,
  rowKey,
  empty,
  hint = '',
  none,
  toolbar,
  hasMoments,
  ignored,
}: ListTableProps<Row>) {
  const { t } = useLingui();
  const say = useFailure();
  const [values, change] = useAddress();
  const filters = filterNames(values);
  const { rows, isLoading, error, retry, more, hasMore, isLoadingMore } = list;
  return (
    <Records
      caption={caption}
      columns={columns}
      columnCount={columns.length > 5 ? 'many' : 'few'}
      rows={rows}
      rowKey={rowKey}
      isLoading={isLoading}
      toolbar={toolbar}
      hasMoments={hasMoments}
      ignored={ignored}
      failure={error ? { ...say(error), onRetry: retry } : undefined}
      empty={
        filters.length === 0 && none ? (
          <StateView kind="empty" level={2} {...none} />
        ) : (
          <StateView kind="empty" level={2} title={empty} description={hint}>
            {filters.length > 0 && toolbar && (
              <Button onClick={() => change(Object.fromEntries(filters.map((name) => [name, undefined])))}>
                {t`Clear all filters`}
              </Button>
            )}
          </StateView>
        )
      }
      more={rows && rows.length > 0 && hasMore ? { hasMore, onMore: more, isLoading: isLoadingMore } : undefined}
    />
  );
}
