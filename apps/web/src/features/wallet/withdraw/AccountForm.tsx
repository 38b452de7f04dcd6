import { Trans, useLingui } from '@lingui/react/macro';
import { prepareSealing } from '@mekong/api-client/client';
import { zAddPayoutAccountBody } from '@mekong/api-client/contract/validators';
import { isApiError } from '@mekong/api-client/errors';
import { addPayoutAccount } from '@mekong/api-client/sdk/addPayoutAccount';
import type { PayoutAccounts, PayoutMethods } from '@mekong/api-client/types';
import { Button } from '@mekong/ui/Button';
import { Inline } from '@mekong/ui/Inline';
import { Select } from '@mekong/ui/Select';
import { Stack } from '@mekong/ui/Stack';
import { TextField } from '@mekong/ui/TextField';
import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import { FailureAlert } from '../../../parts/FailureAlert.tsx';
import { useServerForm } from '../../../parts/form/use-server-form.ts';
import { NotProvedError } from '../../../parts/step-up/repeat-after-proof.ts';
import { useStepUp } from '../../../parts/step-up/use-step-up.tsx';
import { useOwnDraft } from '../../../state/use-draft.ts';
import { plainNumber } from './account-name.ts';

interface AccountFormProps {
  readonly offer: PayoutMethods;
  readonly onAdded: (accounts: PayoutAccounts) => void;
  /** Leaves the form; absent where it is the only thing to do. */
  readonly onClose: (() => void) | undefined;
  /** It is the one thing to do on the page. */
  readonly isMain: boolean;
}

/** Adds an account that money can be paid out to; its owner proves who is there. */
export function AccountForm({ offer, onAdded, onClose, isMain }: AccountFormProps) {
  const { t } = useLingui();
  const { run, dialog } = useStepUp();
  const draft = useOwnDraft('payoutAccount');
  const isOffered = (chosen: string): boolean =>
    offer.methods.some(({ method, institutions }) => institutions.some(({ code }) => chosen === `${method} ${code}`));
  const { form, submit, isPending, failure, field, forgetDraft } = useServerForm(
    {
      validator: zAddPayoutAccountBody,
      body: ({ institution, number, holder }) => {
        const [method = '', code = ''] = institution.split(' ');
        return { method, institution: code, number: plainNumber(number), holder: holder.trim() };
      },
      send: (body) => run(() => addPayoutAccount({ body })),
    },
    {
      first: { institution: '', number: '', holder: '' },
      rules: {
        institution: (chosen) => chosen !== '' || t`Choose your bank or e-wallet.`,
        number: (typed) => /^\d{6,20}$/.test(plainNumber(typed)) || t`Enter the account number: 6 to 20 digits.`,
        holder: (typed) => typed.trim().length > 1 || t`Enter the name on the account.`,
      },
      mode: 'onSubmit',
      draft,
      restore: ({ institution = '', ...typed }) => ({
        ...typed,
        institution: isOffered(institution) ? institution : '',
      }),
      onDone: onAdded,
      refuse: (error) => {
        if (error instanceof NotProvedError) return 'said';
        if (!isApiError(error)) return undefined;
        if (error.code === 'NAME_MISMATCH')
          return [
            { name: 'holder', text: t`The bank has another name for this account. Use an account in your own name.` },
          ];
        return error.code === 'CONTACT_AGENT'
          ? [{ name: 'number', text: t`This account can't be added. Check the number, or contact us.` }]
          : undefined;
      },
    },
  );
  const { field: chosen, fieldState: choice } = useController({ name: 'institution', control: form.control });
  const { setFocus } = form;
  const isAskedFor = onClose !== undefined;
  useEffect(() => void prepareSealing().catch(() => undefined), []);
  useEffect(() => {
    // whoever has asked for the form begins in it
    if (isAskedFor) setFocus('institution');
  }, [isAskedFor, setFocus]);
  const kinds: Readonly<Record<string, string>> = {
    BANK: t({ message: 'Bank', comment: 'Before the name of a bank' }),
    WALLET: t({ message: 'E-wallet', comment: 'A kind of account' }),
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <Select
          label={t`Bank or e-wallet`}
          options={offer.methods.flatMap(({ method, kind, isOpen, institutions }) =>
            institutions.map(({ code, name }) => ({
              value: `${method} ${code}`,
              label: name,
              hint: kinds[kind],
              isDisabled: !isOpen,
            })),
          )}
          value={chosen.value || undefined}
          onValueChange={chosen.onChange}
          error={choice.error?.message}
          isRequired
          ref={chosen.ref}
        />
        <TextField
          label={t`Account number`}
          {...field('number')}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          maxLength={30}
          isRequired
        />
        <TextField
          label={t`Account name`}
          description={t`Your own name, as the bank has it. It is compared with the bank.`}
          {...field('holder')}
          autoComplete="name"
          maxLength={60}
          enterKeyHint="go"
          isRequired
        />
        <FailureAlert error={failure} />
        <Inline gap={3}>
          <Button type="submit" variant={isMain ? 'primary' : undefined} isPending={isPending}>
            <Trans>Add the account</Trans>
          </Button>
          {onClose && (
            <Button
              variant="ghost"
              onClick={() => {
                forgetDraft();
                onClose();
              }}
              isDisabled={isPending}
            >
              <Trans>Cancel</Trans>
            </Button>
          )}
        </Inline>
      </Stack>
      {dialog}
    </form>
  );
}
