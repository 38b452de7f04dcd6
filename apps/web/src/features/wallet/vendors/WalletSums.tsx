import { useLingui } from '@lingui/react/macro';
import type { VendorWallets } from '@mekong/api-client/types';
import { Card } from '@mekong/ui/Card';
import { DescriptionList } from '@mekong/ui/DescriptionList';
import { Money } from '@mekong/ui/Money';
import { unitsOf } from '../../../parts/payment-amount.ts';

/** What is in the main wallet, at all providers, and in each wallet that is not empty. */
export function WalletSums({ content, currency, cash, atVendors }: VendorWallets) {
  const { t } = useLingui();
  return (
    <Card>
      <DescriptionList
        label={t`Your wallets`}
        items={[
          { key: 'main', label: t`Main wallet`, value: <Money amount={cash} currency={currency} /> },
          {
            key: 'vendors',
            label: t({
              message: 'At providers',
              comment: 'Part of a wallet: in wallets at providers of games',
            }),
            value: <Money amount={atVendors} currency={currency} />,
          },
          ...content
            .filter(({ balance }) => unitsOf(balance) > 0n)
            .map(({ vassalage, name, balance }) => ({
              key: vassalage,
              label: name,
              value: <Money amount={balance} currency={currency} />,
            })),
        ]}
      />
    </Card>
  );
}
