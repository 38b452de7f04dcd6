import { Trans, useLingui } from '@lingui/react/macro';
import type { AgentBillDetail, AgentBillMember, AgentBillWage } from '@mekong/api-client/types';
import { formatDay } from '@mekong/i18n/formats/day';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Button } from '@mekong/ui/Button';
import { Dialog } from '@mekong/ui/Dialog';
import { Link } from '@mekong/ui/Link';
import { Money } from '@mekong/ui/Money';
import { RecordTable } from '@mekong/ui/patterns/RecordTable';
import { Stack } from '@mekong/ui/Stack';
import { VisuallyHidden } from '@mekong/ui/VisuallyHidden';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRecordFailure } from '../../parts/records/use-record-failure.ts';
import { billMembersQuery, billWagesQuery } from '../../queries/income.ts';
import { BillResults, resultsOf } from './BillResults.tsx';
import { unitsOf } from './bill-labels.tsx';
import { ExportBillRows } from './ExportBills.tsx';
import type { IncomeSearch } from './income-search.ts';

type HrefOf = (change: Partial<IncomeSearch>) => string;

interface BillRowsProps {
  readonly detail: AgentBillDetail;
  readonly of: NonNullable<IncomeSearch['rows']>;
  /** Member whose bets or bonuses alone are shown. */
  readonly member: string | undefined;
  readonly hrefOf: HrefOf;
  readonly onClose: () => void;
}

/** The rows behind a figure of a bill, over it; their sum is the figure. */
export function BillRows({ detail, of, member, hrefOf, onClose }: BillRowsProps) {
  const { t } = useLingui();
  const { code: language } = useLanguage();
  const { billId } = detail.bill;
  const titles = {
    members: t`Members behind this bill`,
    bets: t`Bets behind this bill`,
    bonuses: t`Bonuses behind this bill`,
    wages: t`Daily wages behind this bill`,
  };
  const title = titles[of];
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={title}
      size="lg"
      footer={
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <Stack gap={3}>
        <ExportBillRows
          key={`${language} ${of}`}
          of={of === 'members' || of === 'wages' ? of : 'results'}
          query={{ billId, ...(of === 'bets' || of === 'bonuses' ? { of: resultsOf[of], member } : {}) }}
          fileName={`bill_${billId}_${of}`}
        />
        {of === 'members' ? (
          <Members detail={detail} hrefOf={hrefOf} />
        ) : of === 'wages' ? (
          <Wages detail={detail} hrefOf={hrefOf} />
        ) : (
          <BillResults detail={detail} of={of} member={member} title={title} hrefOf={hrefOf} />
        )}
      </Stack>
    </Dialog>
  );
}

interface RowsProps {
  readonly detail: AgentBillDetail;
  readonly hrefOf: HrefOf;
}

function Members({ detail: { bill, statement }, hrefOf }: RowsProps) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const { data, error, refetch, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    billMembersQuery(bill.billId),
  );
  const failure = useRecordFailure(error, () => void refetch(), isFetching);
  const { team, currency } = statement;
  const money = (amount: string) => <Money amount={amount} currency={currency} isSymbolHidden />;
  const figure = (key: 'volume' | 'ggr', header: string) => ({
    key,
    header,
    align: 'end' as const,
    cell: (row: AgentBillMember) => money(row[key]),
  });
  return (
    <RecordTable<AgentBillMember>
      caption={t`Members behind this bill`}
      level={3}
      density="compact"
      columns={[
        {
          key: 'name',
          header: t({ message: 'Member', context: 'bill', comment: 'Heading of a column: name of a member' }),
          cell: ({ name }) => <bdi>{name}</bdi>,
        },
        {
          key: 'bets',
          header: t({ message: 'Bets', context: 'bill', comment: 'Number of bets that a bill counts' }),
          align: 'end',
          cell: ({ memberId, name, bets }) => (
            <Link href={hrefOf({ rows: 'bets', member: memberId })}>
              {formatNumber(bets, code)}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Link>
          ),
        },
        figure('volume', t({ message: 'Valid bet', comment: 'Part of a stake that counts for bonuses and rebates' })),
        figure('ggr', t({ message: 'Stakes less payouts', comment: 'What the house has won from the team' })),
        {
          key: 'bonus',
          header: t({ message: 'Bonus', context: 'bill', comment: 'Heading of a column: bonus money' }),
          align: 'end',
          cell: ({ memberId, name, bonus }) =>
            unitsOf(bonus) === 0n ? (
              money(bonus)
            ) : (
              <Link href={hrefOf({ rows: 'bonuses', member: memberId })}>
                {money(bonus)}
                <VisuallyHidden> {name}</VisuallyHidden>
              </Link>
            ),
        },
        {
          key: 'active',
          header: t({
            message: 'Active',
            context: 'members',
            comment: 'Head of a short column: number of active members',
          }),
          cell: ({ isActive }) => (isActive ? t`Yes` : t`No`),
        },
      ]}
      rows={data?.pages.flatMap(({ content }) => content)}
      rowKey={({ memberId }) => memberId}
      failure={failure}
      totals={{
        label: t({ message: 'Total', comment: 'Row of sums' }),
        cells: {
          bets: formatNumber(team.bets, code),
          ...{ volume: money(team.volume), ggr: money(team.ggr), bonus: money(team.bonus) },
          active: formatNumber(team.active, code),
        },
      }}
      more={{ hasMore: hasNextPage, isLoading: isFetchingNextPage, onMore: () => void fetchNextPage() }}
    />
  );
}

function Wages({ detail: { bill, statement }, hrefOf }: RowsProps) {
  const { t } = useLingui();
  const { code: language } = useLanguage();
  const { data, error, refetch, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    billWagesQuery(bill.billId),
  );
  const failure = useRecordFailure(error, () => void refetch(), isFetching);
  const money = (amount: string) => <Money amount={amount} currency={statement.currency} isSymbolHidden />;
  return (
    <RecordTable<AgentBillWage & { readonly place: number }>
      caption={t`Daily wages behind this bill`}
      level={3}
      density="compact"
      columns={[
        {
          key: 'day',
          header: t({ message: 'Day', context: 'bill', comment: 'Heading of a column: a calendar day' }),
          cell: ({ day, billId }) =>
            billId === undefined ? (
              formatDay(day, language)
            ) : (
              <Link href={hrefOf({ bill: billId, rows: undefined, member: undefined })}>
                {formatDay(day, language)}
              </Link>
            ),
        },
        {
          key: 'name',
          header: t({ message: 'Member', context: 'bill', comment: 'Heading of a column: name of a member' }),
          cell: ({ name }) => <bdi>{name}</bdi>,
        },
        {
          key: 'amount',
          header: t({ message: 'Amount', comment: 'Heading of a column: an amount of money' }),
          align: 'end',
          cell: ({ amount }) => money(amount),
        },
      ]}
      // masked names and amounts may be the same twice
      rows={data?.pages.flatMap(({ content }) => content).map((wage, place) => ({ ...wage, place }))}
      rowKey={({ place }) => String(place)}
      failure={failure}
      totals={{
        label: t({ message: 'Total', comment: 'Row of sums' }),
        cells: { amount: money(statement.wages) },
      }}
      more={{ hasMore: hasNextPage, isLoading: isFetchingNextPage, onMore: () => void fetchNextPage() }}
    />
  );
}
