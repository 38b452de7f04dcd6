import { useLingui } from '@lingui/react/macro';
import { getMemberMoneyOptions } from '@mekong/api-client/admin/queries/getMemberMoney';
import type { MemberMoney as Facts } from '@mekong/api-client/admin/types';
import { Money } from '@mekong/ui/Money';
import { Section } from '@mekong/ui/patterns/Section';
import { StatCards } from '@mekong/ui/patterns/StatCards';
import { Stack } from '@mekong/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../parts/Loaded.tsx';
import { useMay } from '../../queries/operator.ts';
import { MemberDealings } from './MemberDealings.tsx';
import { MemberMovements } from './MemberMovements.tsx';
import { MemberOrders } from './MemberOrders.tsx';
import { MemberStanding } from './MemberStanding.tsx';

/** The money of a member in one place; that it was read stands in the audit trail. */
export function MemberMoney({ id, username }: { readonly id: string; readonly username: string }) {
  const { t } = useLingui();
  const query = useQuery(getMemberMoneyOptions({ path: { id } }));
  const mayList = useMay('listDepositOrders');
  const mayMovements = useMay('listMemberMovements');
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
            <MemberOrders money={money} />
            <MemberDealings money={money} />
            {mayMovements && <MemberMovements id={id} />}
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}

function Parts({ money: { parts, currency } }: { readonly money: Facts }) {
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
