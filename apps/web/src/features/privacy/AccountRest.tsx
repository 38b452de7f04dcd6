import { useLingui } from '@lingui/react/macro';
import type { AccountClosing } from '@mekong/api-client/types';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { DateTime } from '@mekong/ui/DateTime';
import { DescriptionList } from '@mekong/ui/DescriptionList';
import { Money } from '@mekong/ui/Money';

/** What keeps the account open. */
export function AccountRest({ closing }: { readonly closing: AccountClosing }) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const { currency, cash, onHold, openBets, bonus, credit, openWithdrawals, agency } = closing;
  return (
    <DescriptionList
      label={t`What is left on your account`}
      items={[
        { key: 'cash', label: t`Your money`, value: <Money amount={cash} currency={currency} /> },
        { key: 'hold', label: t`In withdrawals`, value: <Money amount={onHold} currency={currency} /> },
        { key: 'bets', label: t`In open bets`, value: <Money amount={openBets} currency={currency} /> },
        {
          key: 'orders',
          label: t`Withdrawals that have not ended`,
          value: formatNumber(openWithdrawals, code),
        },
        ...(Number(bonus) > 0
          ? [
              {
                key: 'bonus',
                label: t`Bonus that you lose`,
                value: <Money amount={bonus} currency={currency} />,
              },
            ]
          : []),
        ...(credit
          ? [{ key: 'credit', label: t`Credit to repay`, value: <Money amount={credit} currency={currency} /> }]
          : []),
        ...(agency
          ? [
              { key: 'downlines', label: t`Members and agents below you`, value: formatNumber(agency.downlines, code) },
              {
                key: 'contracts',
                label: t`Contracts that have not ended`,
                value: formatNumber(agency.contracts, code),
              },
              { key: 'bills', label: t`Bills that are not paid yet`, value: formatNumber(agency.openBills, code) },
              ...(agency.endsAt
                ? [{ key: 'ends', label: t`Last contract ends`, value: <DateTime value={agency.endsAt} /> }]
                : []),
            ]
          : []),
      ]}
    />
  );
}
