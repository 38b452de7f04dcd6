import { Trans, useLingui } from '@lingui/react/macro';
import { isApiError } from '@mekong/api-client/errors';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { Inline } from '@mekong/ui/Inline';
import { MoneyField } from '@mekong/ui/MoneyField';
import { OneTimeCodeField } from '@mekong/ui/OneTimeCodeField';
import { Select } from '@mekong/ui/Select';
import { Stack } from '@mekong/ui/Stack';
import { useController } from 'react-hook-form';
import { FailureAlert } from '../../../parts/FailureAlert.tsx';
import { UnansweredNotice } from '../../../parts/form/UnansweredNotice.tsx';
import { PasskeyNotUsedError } from '../../../parts/passkeys.ts';
import { decimalsOf } from '../../../parts/payment-amount.ts';
import { accountName } from './account-name.ts';
import { useWithdrawForm, type WithdrawFormOptions } from './use-withdraw-form.ts';
import { WithdrawSum } from './WithdrawSum.tsx';
import { quickWithdrawals } from './withdraw-amount.ts';

interface WithdrawFormProps extends WithdrawFormOptions {
  /** The member does not know the password any more. */
  readonly onForgotten: () => void;
}

/** Account, amount and proof of a new withdrawal, with what it costs and what arrives. */
export function WithdrawForm({ onForgotten, ...options }: WithdrawFormProps) {
  const { t } = useLingui();
  const { wallet, offer, accounts, hasPassword, hasPasskey } = options;
  const { form, submit, isPending, failure, resume, forgetUnanswered, field, method, isByPasskey, turnProof } =
    useWithdrawForm(options);
  const { field: chosen, fieldState: choice } = useController({ name: 'accountId', control: form.control });
  const { field: amount, fieldState: sum } = useController({ name: 'amount', control: form.control });
  const isAway = isApiError(failure) && failure.code === 'NETWORK';
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <Select
          label={t`Where should the money go?`}
          options={accounts.map((account) => ({
            value: account.id,
            label: accountName(account),
            hint: account.holder,
          }))}
          value={chosen.value || undefined}
          onValueChange={chosen.onChange}
          error={choice.error?.message}
          ref={chosen.ref}
        />
        <MoneyField
          label={t`Amount`}
          currency={offer.currency}
          decimals={decimalsOf(method?.step ?? '1')}
          value={amount.value}
          onValueChange={amount.onChange}
          onBlur={amount.onBlur}
          step={method?.step}
          quickAmounts={method ? quickWithdrawals(method, wallet) : []}
          error={sum.error?.message}
          isRequired
          enterKeyHint="next"
          ref={amount.ref}
        />
        {method && <WithdrawSum {...{ method, wallet }} amount={amount.value} />}
        {!isByPasskey && (
          <OneTimeCodeField
            label={t`Withdrawal password`}
            {...field('paymentPassword')}
            isSecret
            isRequired
            enterKeyHint="go"
          />
        )}
        <Alert
          title={t`A request can't be taken back`}
          description={t`Once you send it, nobody can stop it, so nobody can talk you into playing with that money.`}
        />
        {failure instanceof PasskeyNotUsedError ? (
          <Alert title={t`No passkey was used`} description={t`Nothing was sent. Try again.`} />
        ) : (
          <FailureAlert error={failure} />
        )}
        {resume ? (
          <UnansweredNotice
            title={t`We don't know yet whether your withdrawal was requested`}
            onRetry={resume}
            onDrop={forgetUnanswered}
            isOffline={isAway}
          />
        ) : (
          <Button type="submit" variant="primary" size="lg" isFullWidth isPending={isPending}>
            {isByPasskey ? <Trans>Withdraw with your passkey</Trans> : <Trans>Send the request</Trans>}
          </Button>
        )}
        <Inline gap={3}>
          {hasPasskey && hasPassword && (
            <Button variant="ghost" size="sm" onClick={turnProof} isDisabled={isPending}>
              {isByPasskey ? <Trans>Use the withdrawal password</Trans> : <Trans>Use a passkey</Trans>}
            </Button>
          )}
          {hasPassword && !isByPasskey && (
            <Button variant="ghost" size="sm" onClick={onForgotten} isDisabled={isPending}>
              <Trans>Set another withdrawal password</Trans>
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
}
