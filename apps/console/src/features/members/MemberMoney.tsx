import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { getMemberMoneyOptions } from '@mekong/api-client/admin/queries/getMemberMoney';
import type { MemberMoney as Facts } from '@mekong/api-client/admin/types';
import { DateTime } from '@mekong/ui/DateTime';
import { Link } from '@mekong/ui/Link';
import { Money } from '@mekong/ui/Money';
import { Section } from '@mekong/ui/patterns/Section';
import { StatCards } from '@mekong/ui/patterns/StatCards';
import { Stack } from '@mekong/ui/Stack';
import { Table } from '@mekong/ui/Table';
import { Tag } from '@mekong/ui/Tag';
import { useQuery } from '@tanstack/react-query';
import { depositLabels, depositTones, markLabels } from '../../parts/deposit-labels.ts';
import { Loaded } from '../../parts/Loaded.tsx';
import { type Labels, useLabel } from '../../parts/labels.ts';
import { OrderLink } from '../../parts/OrderLink.tsx';
import { StateCell } from '../../parts/StateCell.tsx';
import { lookIn } from '../../parts/tones.ts';
import { stateLabels, withdrawalTones } from '../../parts/withdrawal-labels.ts';
import { useMay } from '../../queries/operator.ts';
import { MemberDealings } from './MemberDealings.tsx';
import { MemberStanding } from './MemberStanding.tsx';

const bonusLabels: Labels<string> = {
  QUEUED: msg({ message: 'Waits for its turn', comment: 'State of a bonus of a member' }),
  ACTIVE: msg({ message: 'In play', context: 'member bonus', comment: 'State of a bonus of a member' }),
  COMPLETED: msg({ message: 'Became cash', context: 'member bonus', comment: 'State of a bonus of a member' }),
  USED: msg({ message: 'Lost in play', comment: 'State of a bonus of a member' }),
  CANCELLED: msg({ message: 'Cancelled', context: 'member bonus', comment: 'State of a bonus of a member' }),
  EXPIRED: msg({ message: 'Expired', context: 'member bonus', comment: 'State of a bonus of a member' }),
  FORFEITED: msg({
    message: 'Taken back',
    context: 'member bonus',
    comment: 'State of a bonus: its deposit was taken back',
  }),
};

const bonusTones = {
  ACTIVE: 'live',
  COMPLETED: 'positive',
  USED: 'neutral',
  CANCELLED: 'neutral',
  EXPIRED: 'neutral',
  FORFEITED: 'negative',
} as const;

const accountLabels: Labels<string> = {
  REVIEW: msg({ message: 'Name to compare', comment: 'State of a payout account: an operator has to decide' }),
  WAITING: msg({ message: 'Waits 24 hours', comment: 'State of a payout account that is new' }),
  ACTIVE: msg({ message: 'Can be paid', comment: 'State of a payout account' }),
  BLOCKED: msg({ message: 'Blocked', context: 'member account', comment: 'State of a payout account' }),
};

const accountTones = { REVIEW: 'accent', ACTIVE: 'positive', BLOCKED: 'negative' } as const;

/** The money of a member in one place; that it was read stands in the audit trail. */
export function MemberMoney({ id, username }: { readonly id: string; readonly username: string }) {
  const { t } = useLingui();
  const query = useQuery(getMemberMoneyOptions({ path: { id } }));
  const mayList = useMay('listDepositOrders');
  return (
    <Section
      title={t({ message: 'Money', context: 'member', comment: 'Heading: wallet and orders of a member' })}
      seeAllHref={mayList ? `/deposits?q=${encodeURIComponent(username)}` : undefined}
    >
      <Loaded query={query}>
        {(money) => (
          <Stack gap={4}>
            <MemberStanding money={money} />
            <Parts money={money} />
            <Locks money={money} />
            <Deposits money={money} />
            <Withdrawals money={money} />
            <Bonuses money={money} />
            <Accounts money={money} />
            <MemberDealings money={money} />
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}

interface MoneyProps {
  readonly money: Facts;
}

function Parts({ money: { parts, currency } }: MoneyProps) {
  const { t } = useLingui();
  const names: Readonly<Record<keyof Facts['parts'], string>> = {
    cash: t({ message: 'Wallet', context: 'ledger', comment: 'Account of the ledger: cash of a member' }),
    withdrawable: t`Withdrawable`,
    locked: t`To be played first`,
    onHold: t({ message: 'On hold', context: 'money', comment: 'Money of withdrawals and transfers under way' }),
    inTransfers: t`In transfers`,
    bonus: t({ message: 'Bonus', context: 'deposit', comment: 'Bonus money that comes with a deposit' }),
    openBets: t`In open bets`,
    atVendors: t`At game providers`,
  };
  const keys = Object.keys(names) as (keyof Facts['parts'])[];
  return (
    <StatCards
      label={t({ message: 'Money', context: 'member', comment: 'Heading: wallet and orders of a member' })}
      stats={keys
        // what is nowhere is not said, but for the first two
        .filter((key, at) => at < 2 || Number(parts[key]) !== 0)
        .map((key) => ({ key, label: names[key], value: <Money amount={parts[key]} currency={currency} /> }))}
    />
  );
}

function Locks({ money: { locks, currency } }: MoneyProps) {
  const { t } = useLingui();
  if (locks.length === 0) return null;
  const money = (amount: string) => <Money amount={amount} currency={currency} />;
  return (
    <Table
      caption={t`To be played first`}
      isCaptionShown
      rows={locks}
      rowKey={({ orderNo, since }) => `${orderNo} ${since}`}
      columns={[
        { key: 'number', header: t`Number`, priority: 'high', cell: ({ orderNo }) => <OrderLink orderNo={orderNo} /> },
        { key: 'at', header: t`Time`, cell: ({ since }) => <DateTime value={since} /> },
        { key: 'amount', header: t`Amount`, align: 'end', cell: ({ amount }) => money(amount) },
        { key: 'required', header: t`Bets needed`, align: 'end', cell: ({ required }) => money(required) },
        { key: 'done', header: t`Bets so far`, align: 'end', cell: ({ done }) => money(done) },
      ]}
    />
  );
}

function Deposits({ money: { deposits } }: MoneyProps) {
  const { t } = useLingui();
  const label = useLabel();
  if (deposits.length === 0) return null;
  return (
    <Table
      caption={t`Deposits`}
      isCaptionShown
      rows={deposits}
      rowKey={({ id }) => id}
      columns={[
        { key: 'number', header: t`Number`, priority: 'high', cell: ({ orderNo }) => <OrderLink orderNo={orderNo} /> },
        { key: 'at', header: t`Time`, cell: ({ createdAt }) => <DateTime value={createdAt} /> },
        {
          key: 'amount',
          header: t`Amount`,
          align: 'end',
          cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
        },
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

function Withdrawals({ money: { withdrawals, currency } }: MoneyProps) {
  const { t } = useLingui();
  const label = useLabel();
  const mayOpen = useMay('getWithdrawalReview');
  if (withdrawals.length === 0) return null;
  return (
    <Table
      caption={t`Withdrawals`}
      isCaptionShown
      rows={withdrawals}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'number',
          header: t`Number`,
          priority: 'high',
          cell: ({ id, orderNo }) => {
            const number = <bdi dir="ltr">{orderNo}</bdi>;
            return mayOpen ? <Link href={`/withdrawals?order=${id}`}>{number}</Link> : number;
          },
        },
        { key: 'at', header: t`Time`, cell: ({ createdAt }) => <DateTime value={createdAt} /> },
        {
          key: 'amount',
          header: t`Amount`,
          align: 'end',
          cell: ({ amount }) => <Money amount={amount} currency={currency} />,
        },
        {
          key: 'state',
          header: t`State`,
          cell: ({ state }) => <Tag {...lookIn(withdrawalTones, state)}>{label(stateLabels, state)}</Tag>,
        },
      ]}
    />
  );
}

function Bonuses({ money: { bonuses, currency } }: MoneyProps) {
  const { t } = useLingui();
  const label = useLabel();
  if (bonuses.length === 0) return null;
  const money = (amount: string) => <Money amount={amount} currency={currency} />;
  return (
    <Table
      caption={t`Bonuses`}
      isCaptionShown
      rows={bonuses}
      rowKey={({ id }) => id}
      columns={[
        { key: 'number', header: t`Number`, priority: 'high', cell: ({ orderNo }) => <OrderLink orderNo={orderNo} /> },
        { key: 'at', header: t`Time`, cell: ({ startedAt }) => <DateTime value={startedAt} /> },
        { key: 'amount', header: t`Amount`, align: 'end', cell: ({ amount }) => money(amount) },
        { key: 'required', header: t`Bets needed`, align: 'end', cell: ({ required }) => money(required) },
        { key: 'done', header: t`Bets so far`, align: 'end', cell: ({ done }) => money(done) },
        { key: 'until', header: t`Until`, cell: ({ expiresAt }) => <DateTime value={expiresAt} /> },
        {
          key: 'state',
          header: t`State`,
          cell: ({ state }) => <Tag {...lookIn(bonusTones, state)}>{label(bonusLabels, state)}</Tag>,
        },
      ]}
    />
  );
}

function Accounts({ money: { accounts } }: MoneyProps) {
  const { t } = useLingui();
  const label = useLabel();
  if (accounts.length === 0) return null;
  return (
    <Table
      caption={t`Bank accounts and e-wallets`}
      isCaptionShown
      rows={accounts}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'account',
          header: t({ message: 'Account', comment: 'Of a bank or e-wallet, with the last digits of its number' }),
          priority: 'high',
          cell: ({ institutionName, numberEnd }) => <bdi>{`${institutionName} ··${numberEnd}`}</bdi>,
        },
        { key: 'at', header: t`Time`, cell: ({ createdAt }) => <DateTime value={createdAt} /> },
        {
          key: 'state',
          header: t`State`,
          cell: ({ state }) => <Tag {...lookIn(accountTones, state)}>{label(accountLabels, state)}</Tag>,
        },
      ]}
    />
  );
}
