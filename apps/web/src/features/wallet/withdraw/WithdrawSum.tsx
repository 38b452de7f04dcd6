import { Trans, useLingui } from '@lingui/react/macro';
import type { PayoutMethod, Withdrawable } from '@mekong/api-client/types';
import { formatDuration } from '@mekong/i18n/formats/duration';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { DescriptionList } from '@mekong/ui/DescriptionList';
import { Money } from '@mekong/ui/Money';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { decimalsOf, feeOf, unitsOf, wireOf } from '../../../parts/payment-amount.ts';
import { withdrawFault } from './withdraw-amount.ts';

interface WithdrawSumProps {
  readonly method: PayoutMethod;
  readonly wallet: Withdrawable;
  /** What stands in the field. */
  readonly amount: string;
}

/** What leaves the wallet, what it costs, what arrives and when; the bounds while there is no good amount. */
export function WithdrawSum({ method, wallet, amount }: WithdrawSumProps) {
  const { t } = useLingui();
  const { code: language } = useLanguage();
  const { currency, reviewAbove } = wallet;
  const decimals = decimalsOf(method.step);
  const money = (units: bigint) => <Money amount={wireOf(units)} currency={currency} decimals={decimals} />;
  if (withdrawFault(method, wallet, amount) !== undefined)
    return (
      <Text size="small" tone="muted">
        <Trans comment="The least amount that a withdrawal has to bring, and the fee">
          {money(unitsOf(method.min))} or more has to arrive. The fee is taken off the amount.
        </Trans>
      </Text>
    );
  const units = unitsOf(amount);
  const fee = feeOf(method, amount);
  const time = formatDuration(method.etaSeconds, language);
  return (
    <Stack gap={3}>
      <DescriptionList
        label={t`What you withdraw and what arrives`}
        items={[
          {
            key: 'amount',
            label: t({ message: 'Leaves your wallet', comment: 'Before an amount of money' }),
            value: money(units),
          },
          { key: 'fee', label: t({ message: 'Fee', comment: 'What is taken off a payment' }), value: money(fee) },
          {
            key: 'arrives',
            label: t({ message: 'Arrives in your account', comment: 'Before an amount of money' }),
            value: <strong>{money(units - fee)}</strong>,
          },
          {
            key: 'time',
            label: t({ message: 'Usual time', comment: 'How long a payment takes until it is there' }),
            value: time,
          },
        ]}
      />
      {units - fee > unitsOf(method.largestPart) && (
        <Text size="small" tone="muted">
          <Trans>This amount is paid in several parts.</Trans>
        </Text>
      )}
      <Text size="small" tone="muted">
        <Trans>
          Confirm each payment when it has arrived. Without an answer it counts as received when its time is over. You
          can still dispute it for 30 days.
        </Trans>
      </Text>
      {units > unitsOf(reviewAbove) && (
        <Text size="small" tone="muted">
          <Trans comment="{0} is an amount of money">
            Our team looks at withdrawals of more than {money(unitsOf(reviewAbove))} before they are paid, so this takes
            longer.
          </Trans>
        </Text>
      )}
    </Stack>
  );
}
