import { Trans, useLingui } from '@lingui/react/macro';
import type { Withdrawable } from '@mekong/api-client/types';
import { Card } from '@mekong/ui/Card';
import { DateTime } from '@mekong/ui/DateTime';
import { DescriptionList } from '@mekong/ui/DescriptionList';
import { Heading } from '@mekong/ui/Heading';
import { Money } from '@mekong/ui/Money';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { unitsOf } from '../../../parts/payment-amount.ts';

/** What can be withdrawn, what cannot, and what is left of the day. */
export function WithdrawFacts({ wallet }: { readonly wallet: Withdrawable }) {
  const { t } = useLingui();
  const { currency, withdrawable, locked, onHold, bonus, ordersLeft, amountLeft, resetsAt } = wallet;
  const money = (amount: string) => <Money amount={amount} currency={currency} />;
  const free = t({ message: 'Can be withdrawn', comment: 'Part of a wallet: what can be withdrawn' });
  const others = [
    {
      key: 'locked',
      label: t({ message: 'Locked', context: 'wallet', comment: 'Part of a wallet: cannot be withdrawn yet' }),
      amount: locked,
    },
    {
      key: 'hold',
      label: t({ message: 'On hold', comment: 'Part of a wallet: left it for withdrawals that are not paid yet' }),
      amount: onHold,
    },
    { key: 'bonus', label: t({ message: 'Bonus', comment: 'Part of a wallet: bonus money' }), amount: bonus },
  ].filter(({ amount }) => unitsOf(amount) > 0n);
  return (
    <Card as="section" aria-label={free}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Text size="small" tone="muted">
            {free}
          </Text>
          <Heading level={2} size="headline">
            {money(withdrawable)}
          </Heading>
        </Stack>
        <DescriptionList
          label={t`Amounts and limits`}
          items={[
            ...others.map(({ key, label, amount }) => ({ key, label, value: money(amount) })),
            { key: 'orders', label: t`Withdrawals left today`, value: ordersLeft },
            { key: 'amount', label: t`Amount left today`, value: money(amountLeft) },
          ]}
        />
        <Text size="small" tone="muted">
          <Trans comment="Both are limits of one day; a date and time follows">
            The limits of the day start again on <DateTime value={resetsAt} />.
          </Trans>
        </Text>
      </Stack>
    </Card>
  );
}
