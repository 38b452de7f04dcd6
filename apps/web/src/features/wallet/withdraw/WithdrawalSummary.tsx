import { useLingui } from '@lingui/react/macro';
import type { Withdrawal } from '@mekong/api-client/types';
import { Card } from '@mekong/ui/Card';
import { DescriptionList } from '@mekong/ui/DescriptionList';
import { Money } from '@mekong/ui/Money';
import { accountName } from './account-name.ts';

/** What was requested: number, amount, fee, what arrives, and where. */
export function WithdrawalSummary({ order }: { readonly order: Withdrawal }) {
  const { t } = useLingui();
  const { orderNo, currency, amount, fee, arrives } = order;
  const money = (value: string) => <Money amount={value} currency={currency} />;
  return (
    <Card>
      <DescriptionList
        label={t`What you withdraw and what arrives`}
        items={[
          { key: 'no', label: t`Order number`, value: <bdi dir="ltr">{orderNo}</bdi> },
          {
            key: 'amount',
            label: t({ message: 'Leaves your wallet', comment: 'Before an amount of money' }),
            value: money(amount),
          },
          { key: 'fee', label: t({ message: 'Fee', comment: 'What is taken off a payment' }), value: money(fee) },
          {
            key: 'arrives',
            label: t({ message: 'Arrives in your account', comment: 'Before an amount of money' }),
            value: <strong>{money(arrives)}</strong>,
          },
          {
            key: 'account',
            label: t({ message: 'Account', context: 'payment', comment: 'Where money is paid out to' }),
            value: <bdi>{accountName(order)}</bdi>,
          },
        ]}
      />
    </Card>
  );
}
