import { useLingui } from '@lingui/react/macro';
import type { MemberMoney } from '@mekong/api-client/admin/types';
import { depositLabels, depositTones, markLabels } from '../../parts/deposit-labels.ts';
import { useLabel } from '../../parts/labels.ts';
import { accountLabels, bonusLabels } from '../../parts/member-labels.ts';
import { Numbered, OrderLink } from '../../parts/OrderLink.tsx';
import { StateCell } from '../../parts/StateCell.tsx';
import { lookIn } from '../../parts/tones.ts';
import { stateLabels, withdrawalTones } from '../../parts/withdrawal-labels.ts';
import { useMay } from '../../queries/operator.ts';
import { MemberTable, useMemberColumns } from './MemberTable.tsx';

const bonusTones = {
  ACTIVE: 'live',
  COMPLETED: 'positive',
  USED: 'neutral',
  CANCELLED: 'neutral',
  EXPIRED: 'neutral',
  FORFEITED: 'negative',
} as const;

const accountTones = { REVIEW: 'accent', ACTIVE: 'positive', BLOCKED: 'negative' } as const;

interface OrdersProps {
  readonly money: MemberMoney;
}

/** What a member has paid in and taken out, what has to be played first, bonuses, and where payouts go. */
export function MemberOrders({ money }: OrdersProps) {
  return (
    <>
      <Locks money={money} />
      <Deposits money={money} />
      <Withdrawals money={money} />
      <Bonuses money={money} />
      <Accounts money={money} />
    </>
  );
}

function Locks({ money: { locks, currency } }: OrdersProps) {
  const { t } = useLingui();
  const { named, at, money } = useMemberColumns<'locks'>();
  return (
    <MemberTable
      caption={t`To be played first`}
      rows={locks}
      rowKey={({ orderNo, since }) => `${orderNo} ${since}`}
      columns={[
        named(({ orderNo }) => <OrderLink orderNo={orderNo} />),
        at(({ since }) => since),
        money(({ amount }) => ({ amount, currency })),
        money(({ required }) => ({ amount: required, currency }), t`Bets needed`),
        money(({ done }) => ({ amount: done, currency }), t`Bets so far`),
      ]}
    />
  );
}

function Deposits({ money: { deposits } }: OrdersProps) {
  const { t } = useLingui();
  const label = useLabel();
  const { named, at, money } = useMemberColumns<'deposits'>();
  return (
    <MemberTable
      caption={t`Deposits`}
      rows={deposits}
      rowKey={({ id }) => id}
      columns={[
        named(({ orderNo }) => <OrderLink orderNo={orderNo} />),
        at(({ createdAt }) => createdAt),
        money((deposit) => deposit),
        {
          key: 'state',
          header: t`State`,
          cell: ({ state, marks }) => (
            <StateCell
              label={label(depositLabels, state)}
              {...lookIn(depositTones, state)}
              notes={marks.map((mark) => label(markLabels, mark))}
            />
          ),
        },
      ]}
    />
  );
}

function Withdrawals({ money: { withdrawals, currency } }: OrdersProps) {
  const { t } = useLingui();
  const mayOpen = useMay('getWithdrawalReview');
  const { named, at, money, state } = useMemberColumns<'withdrawals'>();
  return (
    <MemberTable
      caption={t`Withdrawals`}
      rows={withdrawals}
      rowKey={({ id }) => id}
      columns={[
        named(({ id, orderNo }) => (
          <Numbered number={orderNo} href={mayOpen ? `/withdrawals?order=${id}` : undefined} />
        )),
        at(({ createdAt }) => createdAt),
        money(({ amount }) => ({ amount, currency })),
        state((order) => order.state, stateLabels, withdrawalTones),
      ]}
    />
  );
}

function Bonuses({ money: { bonuses, currency } }: OrdersProps) {
  const { t } = useLingui();
  const { named, at, money, state } = useMemberColumns<'bonuses'>();
  return (
    <MemberTable
      caption={t`Bonuses`}
      rows={bonuses}
      rowKey={({ id }) => id}
      columns={[
        named(({ orderNo }) => <OrderLink orderNo={orderNo} />),
        at(({ startedAt }) => startedAt),
        money(({ amount }) => ({ amount, currency })),
        money(({ required }) => ({ amount: required, currency }), t`Bets needed`),
        money(({ done }) => ({ amount: done, currency }), t`Bets so far`),
        at(({ expiresAt }) => expiresAt, t`Until`),
        state((bonus) => bonus.state, bonusLabels, bonusTones),
      ]}
    />
  );
}

function Accounts({ money: { accounts } }: OrdersProps) {
  const { t } = useLingui();
  const { named, at, state } = useMemberColumns<'accounts'>();
  return (
    <MemberTable
      caption={t`Bank accounts and e-wallets`}
      rows={accounts}
      rowKey={({ id }) => id}
      columns={[
        named(
          ({ institutionName, numberEnd }) => <bdi>{`${institutionName} ··${numberEnd}`}</bdi>,
          t({ message: 'Account', comment: 'Of a bank or e-wallet, with the last digits of its number' }),
        ),
        at(({ createdAt }) => createdAt),
        state((account) => account.state, accountLabels, accountTones),
      ]}
    />
  );
}
