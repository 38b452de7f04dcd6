import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { TeamLoss, TeamLossFormer, TeamLossTotals } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';
import { formatDay } from '@mekong/i18n/formats/day';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Button } from '@mekong/ui/Button';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Money } from '@mekong/ui/Money';
import { RecordTable } from '@mekong/ui/patterns/RecordTable';
import { StateView } from '@mekong/ui/StateView';
import type { TableColumn } from '@mekong/ui/Table';
import { Text } from '@mekong/ui/Text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { AccountCell } from '../../../parts/agents/AccountCell.tsx';
import { searchSort, tableSort } from '../../../parts/records/table-sort.ts';
import { useRecordRows } from '../../../parts/records/use-record-rows.ts';
import { type TeamLossListQuery, teamLossesQuery } from '../../../queries/team-losses.ts';
import { FormerDownlines, type FormerLine, withFormer } from '../FormerDownlines.tsx';
import { kindLabels } from '../team-labels.ts';
import { lossSorts } from './losses-search.ts';
import { useLossLabels } from './use-loss-labels.ts';

interface LossTableProps {
  readonly query: TeamLossListQuery;
  /** Puts the list in another order. */
  readonly onSort: (sort: TeamLossListQuery['sort']) => void;
  /** Sums of the whole filter; undefined while they are on their way. */
  readonly totals: TeamLossTotals | undefined;
  /** They are still those of the filter before: its former downlines stand under no other rows. */
  readonly isOld: boolean;
  /** Takes out the filters; undefined while none is on. */
  readonly onAll: (() => void) | undefined;
  /** Address of the downlines of a member. */
  readonly hrefOf: (memberId: string) => string;
}

type LossRow = TeamLoss | FormerLine<TeamLossFormer>;

const isMember = (row: LossRow): row is TeamLoss => row.memberId !== undefined;

/** Figures of a table, in the order of their columns. */
const figures = ['deposits', 'withdrawals', 'stake', 'validBet', 'payout', 'bonus', 'net'] as const;

/** Accounts of one level, at first those who have lost most; each opens the level below it, and its bets. */
export function LossTable({ query, onSort, totals, isOld, onAll, hrefOf }: LossTableProps) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const records = useRecordRows(useInfiniteQuery(teamLossesQuery(query)));
  const labels = useLossLabels();
  const money = (amount: string, figure: (typeof figures)[number]) => (
    <Money amount={amount} currency={totals?.currency} tone={figure === 'net' ? 'outcome' : 'default'} isSymbolHidden />
  );
  const bets = t({ message: 'Bets', context: 'team', comment: 'Link to the bets of an account and everybody below' });
  return (
    <RecordTable<LossRow>
      caption={t({ message: 'Accounts', context: 'team', comment: 'How many accounts a filter finds' })}
      columnCount="many"
      sort={tableSort(query.sort ?? 'net')}
      onSortChange={(sort) => onSort(searchSort(lossSorts, sort))}
      columns={[
        {
          key: 'name',
          header: labels.account,
          priority: 'high',
          cell: (row) =>
            isMember(row) ? (
              <Name row={row} href={row.team > 0 ? hrefOf(row.memberId) : undefined} />
            ) : (
              <FormerDownlines />
            ),
        },
        {
          key: 'bets',
          header: labels.bets,
          align: 'end',
          cell: (row) => formatNumber(row.bets, code),
        },
        ...figures.map(
          (figure): TableColumn<LossRow> => ({
            key: figure,
            header: labels[figure],
            align: 'end',
            isSortable: figure === 'stake' || figure === 'validBet' || figure === 'net',
            priority: figure === 'stake' || figure === 'bonus' ? 'low' : 'normal',
            cell: (row) => money(row[figure], figure),
          }),
        ),
        {
          key: 'actions',
          header: t`Actions`,
          isActions: true,
          cell: (row) =>
            isMember(row) ? (
              <ButtonLink
                size="sm"
                href={`/agentHome?page=personalHistoryCopy&parent=${row.memberId}`}
                aria-label={`${bets}: ${row.name}`}
              >
                {bets}
              </ButtonLink>
            ) : null,
        },
      ]}
      {...records}
      rows={withFormer(records.rows, isOld ? undefined : totals?.former, records.more !== undefined)}
      rowKey={({ memberId }) => memberId ?? 'former'}
      totals={
        totals
          ? {
              label: (
                <Trans comment="Row of sums over the whole list">
                  Total of <Plural value={totals.count} one="# account" other="# accounts" />
                </Trans>
              ),
              cells: {
                bets: formatNumber(totals.bets, code),
                ...Object.fromEntries(figures.map((figure) => [figure, money(totals[figure], figure)])),
              },
            }
          : records.failure
            ? undefined
            : 'pending'
      }
      empty={
        <StateView
          kind="empty"
          title={onAll ? t`No account matches` : t`No downline at this level`}
          description={onAll ? t`Only accounts of your own team are found.` : undefined}
        >
          {onAll && <Button onClick={onAll}>{t`Clear filters`}</Button>}
        </StateView>
      }
    />
  );
}

/** Masked name, kind and number, and when somebody has bet last. */
function Name({ row, href }: { readonly row: TeamLoss; readonly href: string | undefined }) {
  const { t, i18n } = useLingui();
  const { code: language } = useLanguage();
  const lastDay = row.lastDay && formatDay(row.lastDay, language);
  return (
    <AccountCell
      memberId={row.memberId}
      name={row.name}
      href={href}
      about={i18n._(lookUp(kindLabels, row.kind, kindLabels.MEMBER))}
    >
      <br />
      <Text size="caption" tone="muted">
        {lastDay === undefined ? (
          t({ message: 'No bets in these days', comment: 'Of an account: nothing was bet' })
        ) : (
          <Trans comment="Of an account; a date follows">
            Last bet <bdi>{lastDay}</bdi>
          </Trans>
        )}
      </Text>
    </AccountCell>
  );
}
