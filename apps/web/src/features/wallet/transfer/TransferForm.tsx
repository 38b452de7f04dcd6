import { Trans, useLingui } from '@lingui/react/macro';
import { isApiError } from '@mekong/api-client/errors';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { Inline } from '@mekong/ui/Inline';
import { MoneyField } from '@mekong/ui/MoneyField';
import { OneTimeCodeField } from '@mekong/ui/OneTimeCodeField';
import { RadioGroup } from '@mekong/ui/RadioGroup';
import { Stack } from '@mekong/ui/Stack';
import { TextField } from '@mekong/ui/TextField';
import { useController } from 'react-hook-form';
import { FailureAlert } from '../../../parts/FailureAlert.tsx';
import { UnansweredNotice } from '../../../parts/form/UnansweredNotice.tsx';
import { PasskeyNotUsedError } from '../../../parts/passkeys.ts';
import { decimalsOf, quickAmounts, unitsOf } from '../../../parts/payment-amount.ts';
import { usePartnerText } from './partner-text.ts';
import { type TransferFormOptions, useTransferForm } from './use-transfer-form.ts';

const isAbove = (typed: string, limit: string): boolean => /\d/.test(typed) && unitsOf(typed) > unitsOf(limit);

interface TransferFormProps extends TransferFormOptions {
  /** The member does not know the password any more. */
  readonly onForgotten: () => void;
}

/** Receiver, amount, note and proof of a new transfer. */
export function TransferForm({ onForgotten, ...given }: TransferFormProps) {
  const { t } = useLingui();
  const { options, hasPassword, hasPasskey } = given;
  const { currency, step, least, upline, hasDownlines, reviewOver } = options;
  const { form, submit, isPending, failure, resume, forgetUnanswered, field, proof, most, downline, look } =
    useTransferForm(given);
  const { field: direction } = useController({ name: 'direction', control: form.control });
  const { field: amount, fieldState: sum } = useController({ name: 'amount', control: form.control });
  const downlineField = field('downline');
  const partnerText = usePartnerText();
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <RadioGroup
          label={t`Who gets the money?`}
          options={[
            ...(upline === undefined
              ? []
              : [
                  {
                    value: 'UP' as const,
                    label: partnerText({ partner: upline, partnerIs: 'UPLINE' }),
                  },
                ]),
            ...(hasDownlines ? [{ value: 'DOWN' as const, label: t`A direct downline` }] : []),
          ]}
          value={direction.value}
          onValueChange={direction.onChange}
          ref={direction.ref}
        />
        {direction.value === 'DOWN' && (
          <TextField
            label={t`User name or account number`}
            {...downlineField}
            onBlur={(event) => {
              void downlineField.onBlur?.(event);
              look();
            }}
            description={downline ? partnerText({ partner: downline.name, partnerIs: 'DOWNLINE' }) : undefined}
            autoComplete="off"
            dir="ltr"
            maxLength={64}
            isRequired
          />
        )}
        <MoneyField
          label={t`Amount`}
          currency={currency}
          decimals={decimalsOf(step)}
          value={amount.value}
          onValueChange={amount.onChange}
          onBlur={amount.onBlur}
          step={step}
          quickAmounts={quickAmounts({ min: least, max: most })}
          error={sum.error?.message}
          isRequired
          enterKeyHint="next"
          ref={amount.ref}
        />
        <TextField
          label={t({ message: 'Note', comment: 'A line that the sender of money has written' })}
          description={t`The receiver sees it. 140 characters at most.`}
          {...field('note')}
          maxLength={140}
        />
        {!proof.isByPasskey && (
          <OneTimeCodeField
            label={t`Withdrawal password`}
            {...field('paymentPassword')}
            isSecret
            isRequired
            enterKeyHint="go"
          />
        )}
        {isAbove(amount.value, reviewOver) ? (
          <Alert
            title={t`We check a transfer of this size first`}
            description={t`The money is set aside meanwhile. You get a message when it is decided.`}
          />
        ) : (
          <Alert
            title={t`A transfer can't be taken back`}
            description={t`The money is in the receiver's wallet at once. Send only to people you know.`}
          />
        )}
        {failure instanceof PasskeyNotUsedError ? (
          <Alert title={t`No passkey was used`} description={t`Nothing was sent. Try again.`} />
        ) : (
          <FailureAlert error={failure} />
        )}
        {resume ? (
          <UnansweredNotice
            title={t`We don't know yet whether your money was sent`}
            onRetry={resume}
            onDrop={forgetUnanswered}
            isOffline={isApiError(failure) && failure.code === 'NETWORK'}
          />
        ) : (
          <Button type="submit" variant="primary" size="lg" isFullWidth isPending={isPending}>
            {proof.isByPasskey ? <Trans>Send with your passkey</Trans> : <Trans>Send the money</Trans>}
          </Button>
        )}
        <Inline gap={3}>
          {hasPasskey && hasPassword && (
            <Button variant="ghost" size="sm" onClick={proof.turn} isDisabled={isPending}>
              {proof.isByPasskey ? <Trans>Use the withdrawal password</Trans> : <Trans>Use a passkey</Trans>}
            </Button>
          )}
          {hasPassword && !proof.isByPasskey && (
            <Button variant="ghost" size="sm" onClick={onForgotten} isDisabled={isPending}>
              <Trans>Set another withdrawal password</Trans>
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
}
