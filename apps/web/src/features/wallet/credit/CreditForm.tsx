import { Trans, useLingui } from '@lingui/react/macro';
import { isApiError } from '@mekong/api-client/errors';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { Inline } from '@mekong/ui/Inline';
import { MoneyField } from '@mekong/ui/MoneyField';
import { OneTimeCodeField } from '@mekong/ui/OneTimeCodeField';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { useController } from 'react-hook-form';
import { DepositLink } from '../../../parts/deposit/DepositLink.tsx';
import { FailureAlert } from '../../../parts/FailureAlert.tsx';
import { UnansweredNotice } from '../../../parts/form/UnansweredNotice.tsx';
import { PasskeyNotUsedError } from '../../../parts/passkeys.ts';
import { decimalsOf, unitsOf } from '../../../parts/payment-amount.ts';
import { useDepositsEnded } from '../../../queries/safer-play.ts';
import { type CreditFormOptions, useCreditForm } from './use-credit-form.ts';

/** An amount without the places that it does not need. */
const plain = (amount: string): string => amount.replace(/\.?0+$/, '') || '0';

/** Amount of an advance with its proof, or of a repayment. */
export function CreditForm(given: CreditFormOptions) {
  const { t } = useLingui();
  const { task, currency, step, most, hasPassword, hasPasskey } = given;
  const isAdvance = task === 'advance';
  const { form, submit, isPending, failure, resume, forgetUnanswered, field, proof } = useCreditForm(given);
  const { field: amount, fieldState } = useController({ name: 'amount', control: form.control });
  const haveDepositsEnded = useDepositsEnded();
  const asksPassword = isAdvance && !proof.isByPasskey;
  if (!isAdvance && unitsOf(most) <= 0n && !resume && !isPending)
    return (
      <StateView
        kind="empty"
        level={3}
        title={t`There is no money in your main wallet`}
        description={
          haveDepositsEnded
            ? t`Deposits are closed for you. You can repay as soon as there is money in your wallet.`
            : t`Deposit first, then repay from your wallet.`
        }
      >
        <DepositLink isMain />
      </StateView>
    );
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <MoneyField
          label={t`Amount`}
          currency={currency}
          // all that is used may have parts of a step
          decimals={Math.max(decimalsOf(step), isAdvance ? 0 : decimalsOf(most))}
          value={amount.value}
          onValueChange={amount.onChange}
          onBlur={amount.onBlur}
          step={step}
          quickAmounts={unitsOf(most) > 0n ? [plain(most)] : []}
          error={fieldState.error?.message}
          isRequired
          enterKeyHint={asksPassword ? 'next' : 'go'}
          ref={amount.ref}
        />
        {asksPassword && (
          <OneTimeCodeField
            label={t`Withdrawal password`}
            {...field('paymentPassword')}
            isSecret
            isRequired
            enterKeyHint="go"
          />
        )}
        {failure instanceof PasskeyNotUsedError ? (
          <Alert title={t`No passkey was used`} description={t`Nothing was sent. Try again.`} />
        ) : (
          <FailureAlert error={failure} />
        )}
        {resume ? (
          <UnansweredNotice
            title={
              isAdvance ? t`We don't know yet whether you got the advance` : t`We don't know yet whether it was repaid`
            }
            onRetry={resume}
            onDrop={forgetUnanswered}
            isOffline={isApiError(failure) && failure.code === 'NETWORK'}
          />
        ) : (
          <Button type="submit" variant="primary" size="lg" isFullWidth isPending={isPending}>
            {isAdvance ? (
              proof.isByPasskey ? (
                <Trans>Take it with your passkey</Trans>
              ) : (
                <Trans>Take the advance</Trans>
              )
            ) : (
              <Trans>Repay from your wallet</Trans>
            )}
          </Button>
        )}
        {isAdvance && hasPasskey && hasPassword && (
          <Inline gap={3}>
            <Button variant="ghost" size="sm" onClick={proof.turn} isDisabled={isPending}>
              {proof.isByPasskey ? <Trans>Use the withdrawal password</Trans> : <Trans>Use a passkey</Trans>}
            </Button>
          </Inline>
        )}
      </Stack>
    </form>
  );
}
