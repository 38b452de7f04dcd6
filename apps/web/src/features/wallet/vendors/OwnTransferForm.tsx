import { Trans, useLingui } from '@lingui/react/macro';
import { isApiError } from '@mekong/api-client/errors';
import type { VendorWallets } from '@mekong/api-client/types';
import { moneyInSentence } from '@mekong/i18n/formats/money-text';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Button } from '@mekong/ui/Button';
import { Card } from '@mekong/ui/Card';
import { ComboBox } from '@mekong/ui/ComboBox';
import { Heading } from '@mekong/ui/Heading';
import { IconButton } from '@mekong/ui/IconButton';
import { Inline } from '@mekong/ui/Inline';
import { Stack } from '@mekong/ui/Stack';
import { ArrowUpDown } from 'lucide';
import { useController } from 'react-hook-form';
import { FailureAlert } from '../../../parts/FailureAlert.tsx';
import { UnansweredNotice } from '../../../parts/form/UnansweredNotice.tsx';
import { AmountToMove } from '../../../parts/own-wallets/AmountToMove.tsx';
import { MAIN } from '../../../parts/own-wallets/own-amounts.ts';
import type { useOwnTransfer } from '../../../parts/own-wallets/use-own-transfer.ts';
import { unitsOf } from '../../../parts/payment-amount.ts';

interface OwnTransferFormProps {
  readonly kit: ReturnType<typeof useOwnTransfer>;
  readonly wallets: VendorWallets;
  readonly step: string;
}

/** Moves money between two wallets of the member: from, to and how much. */
export function OwnTransferForm({ kit, wallets, step }: OwnTransferFormProps) {
  const { t } = useLingui();
  const { code: language } = useLanguage();
  const { form, submit, isPending, failure, resume, forgetUnanswered, decimals, mostOf } = kit;
  const { field: from } = useController({ name: 'from', control: form.control });
  const { field: to, fieldState: toState } = useController({ name: 'to', control: form.control });
  const { currency, cash, content, hasOverdueCredit = false } = wallets;
  const written = (amount: string) => moneyInSentence(amount, { language, currency, decimals });
  const main = { value: MAIN, label: t`Main wallet`, hint: written(cash) };
  const vendors = content.map(({ vassalage: value, name: label, balance, canReceive }) => ({
    ...{ value, label, hint: written(balance), canReceive, isEmpty: unitsOf(balance) === 0n },
  }));
  const title = t({ message: 'Move money', comment: 'Form: between the wallets of a member' });
  return (
    <Card as="section" aria-label={title}>
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          <Heading level={3} size="subtitle">
            {title}
          </Heading>
          <Stack gap={2}>
            <ComboBox
              label={t({ message: 'From', context: 'wallet', comment: 'The wallet that money leaves' })}
              options={[
                { ...main, isDisabled: hasOverdueCredit },
                ...vendors.map(({ isEmpty, canReceive: _to, ...one }) => ({ ...one, isDisabled: isEmpty })),
              ]}
              value={from.value}
              onValueChange={from.onChange}
              ref={from.ref}
            />
            {/* no money leaves the main wallet, which is the other end at first */}
            {!hasOverdueCredit && (
              <Inline justify="center">
                <IconButton
                  icon={ArrowUpDown}
                  label={t({ message: 'Swap the two wallets', comment: 'Button between From and To' })}
                  onClick={() => {
                    const [one, other] = [from.value, to.value];
                    from.onChange(other);
                    to.onChange(one);
                  }}
                />
              </Inline>
            )}
            <ComboBox
              label={t({ message: 'To', context: 'wallet', comment: 'The wallet that money goes to' })}
              options={[
                main,
                ...vendors.map(({ canReceive, isEmpty: _from, ...one }) => ({ ...one, isDisabled: !canReceive })),
              ]}
              value={to.value}
              onValueChange={to.onChange}
              error={toState.error?.message}
              ref={to.ref}
            />
          </Stack>
          <AmountToMove
            control={form.control}
            currency={currency}
            decimals={decimals}
            step={step}
            most={mostOf(from.value)}
          />
          <FailureAlert error={failure} />
          {resume ? (
            <UnansweredNotice
              title={t`We don't know yet whether your money was moved`}
              onRetry={resume}
              onDrop={forgetUnanswered}
              isOffline={isApiError(failure) && failure.code === 'NETWORK'}
            />
          ) : (
            <Button type="submit" variant="primary" size="lg" isFullWidth isPending={isPending}>
              <Trans>Move the money</Trans>
            </Button>
          )}
        </Stack>
      </form>
    </Card>
  );
}
