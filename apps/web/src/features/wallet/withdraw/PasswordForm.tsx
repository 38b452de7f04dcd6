import { Trans, useLingui } from '@lingui/react/macro';
import { prepareSealing } from '@mekong/api-client/client';
import { zSetPaymentPasswordBody } from '@mekong/api-client/contract/validators';
import { setPaymentPassword } from '@mekong/api-client/sdk/setPaymentPassword';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { Card } from '@mekong/ui/Card';
import { Inline } from '@mekong/ui/Inline';
import { OneTimeCodeField } from '@mekong/ui/OneTimeCodeField';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { toast } from '@mekong/ui/Toast/store';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { FailureAlert } from '../../../parts/FailureAlert.tsx';
import { useServerForm } from '../../../parts/form/use-server-form.ts';
import { NotProvedError } from '../../../parts/step-up/repeat-after-proof.ts';
import { useStepUp } from '../../../parts/step-up/use-step-up.tsx';
import { walletQuery } from '../../../queries/wallet.ts';
import { paymentPasswordQuery } from '../../../queries/withdrawals.ts';
import { focusContent } from '../../../state/content.ts';

interface PasswordFormProps {
  /** There is one already, which this takes the place of. */
  readonly isReplaced: boolean;
  /** Leaves the form; absent where there is nothing to go back to. */
  readonly onClose: (() => void) | undefined;
}

/** Sets the six digits that are asked for at each withdrawal. */
export function PasswordForm({ isReplaced, onClose }: PasswordFormProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { run, dialog } = useStepUp();
  const fields = useRef<HTMLFormElement>(null);
  const { form, submit, isPending, failure, field } = useServerForm(
    {
      validator: zSetPaymentPasswordBody,
      body: ({ paymentPassword }) => ({ paymentPassword }),
      send: (body) => run(() => setPaymentPassword({ body })),
    },
    {
      first: { paymentPassword: '', again: '' },
      rules: {
        paymentPassword: (typed) => typed.length === 6 || t`Enter six digits.`,
        again: (typed, { paymentPassword }) => typed === paymentPassword || t`The digits are not the same.`,
      },
      mode: 'onSubmit',
      onDone: async () => {
        toast({ title: t`Your withdrawal password is set` });
        // the fields go away; who is somewhere else already stays there
        if (fields.current?.contains(document.activeElement)) focusContent();
        onClose?.();
        await Promise.all(
          [paymentPasswordQuery().queryKey, walletQuery().queryKey].map((queryKey) =>
            queryClient.invalidateQueries({ queryKey }),
          ),
        );
      },
      refuse: (error) => (error instanceof NotProvedError ? 'said' : undefined),
    },
  );
  const { setFocus } = form;
  useEffect(() => void prepareSealing().catch(() => undefined), []);
  useEffect(() => {
    // whoever has asked for the form begins in it
    if (isReplaced) setFocus('paymentPassword');
  }, [isReplaced, setFocus]);
  return (
    <Card>
      <form ref={fields} onSubmit={submit} noValidate>
        <Stack gap={4}>
          <Text tone="muted">
            <Trans>
              Six digits that only you know. You enter them for each withdrawal, and nobody from our team ever asks for
              them.
            </Trans>
          </Text>
          {isReplaced && (
            <Alert
              title={t`Withdrawals will be on hold for 24 hours`}
              description={t`This protects your money when somebody else changes the password.`}
            />
          )}
          <OneTimeCodeField label={t`New withdrawal password`} {...field('paymentPassword')} isSecret isRequired />
          <OneTimeCodeField
            label={t`The same digits again`}
            {...field('again')}
            isSecret
            isRequired
            enterKeyHint="go"
          />
          <FailureAlert error={failure} />
          <Inline gap={3}>
            <Button type="submit" variant="primary" isPending={isPending}>
              <Trans>Set the withdrawal password</Trans>
            </Button>
            {onClose && (
              <Button
                variant="ghost"
                onClick={() => {
                  onClose();
                  focusContent();
                }}
                isDisabled={isPending}
              >
                <Trans>Cancel</Trans>
              </Button>
            )}
          </Inline>
        </Stack>
      </form>
      {dialog}
    </Card>
  );
}
