import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { BetRow } from '@mekong/api-client/types';
import { Button } from '@mekong/ui/Button';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Money } from '@mekong/ui/Money';
import { type RecordLink, RecordTable } from '@mekong/ui/patterns/RecordTable';
import { StateView } from '@mekong/ui/StateView';
import { VisuallyHidden } from '@mekong/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { searchSort, tableSort } from '../../parts/records/table-sort.ts';
import { useRecordFailure } from '../../parts/records/use-record-failure.ts';
import { type BetQuery, betsQuery } from '../../queries/bets.ts';
import { isNarrowed, noFilters } from './bet-filter.ts';
import { type BetsSearch, betPageSize, betSorts } from './bets-search.ts';
import { useBetColumns } from './use-bet-columns.tsx';

interface BetTableProps {
  readonly search: BetsSearch;
  readonly filter: BetQuery;
  /** Changes what is listed. */
  readonly onNarrow: (change: Partial<BetsSearch>) => void;
  /** Changes what is seen of it. */
  readonly onShow: (change: Partial<BetsSearch>) => void;
  /** Address of the list with this change. */
  readonly hrefOf: (change: Partial<BetsSearch>) => string;
}

/** The bets of the filter, page by page, with the sums of the whole filter. */
export function BetTable({ search, filter, onNarrow, onShow, hrefOf }: BetTableProps) {
  const { t } = useLingui();
  const page = search.listPage ?? 1;
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(
    betsQuery({ ...filter, page, pageSize: betPageSize }),
  );
  const failure = useRecordFailure(error, () => void refetch(), isFetching);
  // an answer of another filter may stand in while the new one comes; after a failure it would be a lie
  const answer = error && isPlaceholderData ? undefined : data;
  const totals = answer?.totals;
  const sum = (amount: string | undefined, isNet = false) => (
    <Money amount={amount} currency={totals?.currency} tone={isNet ? 'outcome' : 'default'} isSymbolHidden />
  );
  const details: RecordLink<BetRow> = {
    href: ({ betNo }) => hrefOf({ bet: betNo }),
    label: ({ game }) => (
      <Trans>
        Details<VisuallyHidden> of the bet on {game.name}</VisuallyHidden>
      </Trans>
    ),
    onOpen: ({ betNo }) => onShow({ bet: betNo }),
  };
  return (
    <RecordTable
      caption={t`Betting record`}
      columns={useBetColumns<BetRow>(true)}
      columnCount="many"
      rows={answer?.content}
      rowKey={({ betNo }) => betNo}
      rowLink={details}
      isLoading={isFetching && isPlaceholderData}
      sort={tableSort(filter.sort ?? '-time')}
      onSortChange={(sort) => onNarrow({ sort: searchSort(betSorts, sort) })}
      failure={failure}
      empty={
        isNarrowed(search) ? (
          <StateView
            kind="empty"
            level={2}
            title={t`No bets match your filters`}
            description={t`Try fewer filters, or more days.`}
          >
            <Button onClick={() => onNarrow(noFilters)}>
              <Trans>Clear filters</Trans>
            </Button>
          </StateView>
        ) : (
          <StateView kind="empty" level={2} title={t`No bets in this period`} description={t`Try a longer date range.`}>
            <ButtonLink href="/hot">
              <Trans>See hot games</Trans>
            </ButtonLink>
          </StateView>
        )
      }
      totals={
        totals
          ? {
              label: (
                <Trans comment="Row of sums over the whole list">
                  Total of <Plural value={totals.count} one="# bet" other="# bets" />
                </Trans>
              ),
              cells: {
                stake: sum(totals.stake),
                validBet: sum(totals.validBet),
                payout: sum(totals.payout),
                net: sum(totals.net, true),
              },
            }
          : 'pending'
      }
      pages={{
        page,
        pageSize: betPageSize,
        total: answer?.totalElements,
        onPageChange: (to) => onShow({ listPage: to === 1 ? undefined : to }),
      }}
    />
  );
}
