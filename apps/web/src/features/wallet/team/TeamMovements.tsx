import { useLingui } from '@lingui/react/macro';
import type { TeamMovement, TeamMovementTotals } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';
import { DateTime } from '@mekong/ui/DateTime';
import { Money } from '@mekong/ui/Money';
import { RecordTable } from '@mekong/ui/patterns/RecordTable';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { AccountCell } from '../../../parts/agents/AccountCell.tsx';
import { FindAccount } from '../../../parts/agents/FindAccount.tsx';
import { TeamPath } from '../../../parts/agents/TeamPath.tsx';
import { useRecordRows } from '../../../parts/records/use-record-rows.ts';
import {
  type TeamMovementQuery,
  teamMovementsQuery,
  teamMovementTotalsQuery,
} from '../../../queries/team-movements.ts';
import { MovementFigures } from '../MovementSums.tsx';
import { movementLabels } from '../movement-labels.ts';
import { NoMovements } from '../NoMovements.tsx';

interface TeamMovementsProps {
  readonly query: TeamMovementQuery;
  readonly onFind: (value: string | undefined) => void;
  /** Shows more: every kind and account, and more days. */
  readonly onAll: () => void;
  /** Address of the money of a member and of everybody below; of the whole team without a number. */
  readonly hrefOf: (memberId: string | undefined) => string;
}

/** Movements of the team's money with their sums, each with the masked name of its member. */
export function TeamMovements({ query, onFind, onAll, hrefOf }: TeamMovementsProps) {
  const { t, i18n } = useLingui();
  const totals = useQuery(teamMovementTotalsQuery(query));
  const records = useRecordRows(useInfiniteQuery(teamMovementsQuery(query)));
  return (
    <>
      <TeamPath path={totals.error ? [] : totals.data?.path} hrefOf={hrefOf} />
      <FindAccount key={query.find ?? ''} find={query.find} onFind={onFind} />
      {!totals.error && <MovementFigures totals={totals.data as TeamMovementTotals | undefined} />}
      <RecordTable<TeamMovement>
        caption={t({ message: 'Movements', comment: 'What went into and out of a wallet' })}
        level={3}
        columns={[
          {
            key: 'time',
            header: t({ message: 'Time', comment: 'Heading of a column: when something happened' }),
            cell: ({ at }) => <DateTime value={at} hasSeconds />,
          },
          {
            key: 'member',
            header: t({
              message: 'Account',
              context: 'team',
              comment: 'Heading of a column: masked user name and number',
            }),
            priority: 'high',
            cell: ({ member }) => <AccountCell {...member} href={hrefOf(member.memberId)} />,
          },
          {
            key: 'kind',
            header: t({ message: 'Kind', context: 'movement', comment: 'What moved the money' }),
            cell: ({ kind }) => i18n._(lookUp(movementLabels, kind, movementLabels.OTHER)),
          },
          {
            key: 'amount',
            header: t({ message: 'Amount', comment: 'Heading of a column: an amount of money' }),
            align: 'end',
            cell: ({ amount, currency }) => <Money amount={amount} currency={currency} sign="always" isSymbolHidden />,
          },
          {
            key: 'balance',
            header: t`Balance after`,
            align: 'end',
            cell: ({ balanceAfter, currency }) => <Money amount={balanceAfter} currency={currency} isSymbolHidden />,
          },
        ]}
        {...records}
        rowKey={({ member, no }) => `${member.memberId}:${no}`}
        empty={<NoMovements onAll={onAll} />}
      />
    </>
  );
}
