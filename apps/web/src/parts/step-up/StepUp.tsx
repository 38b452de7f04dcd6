import { useLingui } from '@lingui/react/macro';
import { prepareSealing } from '@mekong/api-client/client';
import { zStepUpBody } from '@mekong/api-client/contract/validators';
import { isApiError } from '@mekong/api-client/errors';
import { beginPasskeyProof } from '@mekong/api-client/sdk/beginPasskeyProof';
import { getProofs } from '@mekong/api-client/sdk/getProofs';
import { stepUp } from '@mekong/api-client/sdk/stepUp';
import type { ProofMethod, StepUpRequest } from '@mekong/api-client/types';
import { loadErrorTexts } from '@mekong/i18n/errors/explain';
import { Alert } from '@mekong/ui/Alert';
import { StepUpDialog } from '@mekong/ui/patterns/StepUpDialog';
import { useEffect, useState } from 'react';
import { useSessionValue } from '../../state/session.ts';
import { FailureAlert } from '../FailureAlert.tsx';
import { useServerForm } from '../form/use-server-form.ts';
import { hasPasskeys, PasskeyNotUsedError, provePasskey } from '../passkeys.ts';
import { offeredProofs, plainCode } from './proof-methods.ts';

interface StepUpProps {
  /** What the gateway takes; asked for when it did not say so. */
  readonly methods: readonly ProofMethod[] | undefined;
  /** The gateway took a proof: for some minutes it asks for no other. */
  readonly onProved: () => void;
  readonly onClose: () => void;
}

/** What each method is typed into. */
const fields = { password: 'password', totp: 'code', recoveryCode: 'recoveryCode', passkey: undefined } as const;

/** Has the owner of the account prove who is there, by whatever the account and this browser can. */
export function StepUp({ methods: told, onProved, onClose }: StepUpProps) {
  const { t } = useLingui();
  const username = useSessionValue('username');
  const { methods, failure: loadFailure } = useMethods(told);
  const [chosen, setChosen] = useState<ProofMethod>();
  const method = chosen ?? methods?.[0] ?? 'password';
  const wrong = {
    password: t`This is not the password of this account.`,
    code: t`This code is not right. Type the one that your app shows now.`,
    recoveryCode: t`This code is not right, or was used before.`,
  };

  const typedInto = fields[method];
  const { form, submit, isPending, failure, dismiss, field } = useServerForm(
    {
      validator: zStepUpBody,
      body: (typed): StepUpRequest => ({
        ...(typedInto === 'password' && { password: typed.password }),
        ...(typedInto === 'code' && { code: typed.code }),
        ...(typedInto === 'recoveryCode' && { recoveryCode: plainCode(typed.recoveryCode) }),
      }),
      send: async (proof) =>
        stepUp({ body: typedInto ? proof : { passkey: await provePasskey((await beginPasskeyProof()).options) } }),
    },
    {
      first: { password: '', code: '', recoveryCode: '' },
      rules: {
        password: (typed) => typedInto !== 'password' || typed !== '' || t`Enter your password.`,
        code: (typed) => typedInto !== 'code' || typed.length === 6 || t`Enter the six digits that your app shows.`,
        recoveryCode: (typed) =>
          typedInto !== 'recoveryCode' ||
          plainCode(typed).length === 10 ||
          t`A recovery code has ten letters and digits.`,
      },
      mode: 'onSubmit',
      onDone: onProved,
      refuse: (error) =>
        typedInto && isApiError(error) && error.code === 'AUTH_BAD_CREDENTIALS'
          ? [{ name: typedInto, text: wrong[typedInto], isEmptied: true }]
          : [],
    },
  );
  const { setFocus } = form;

  useEffect(() => {
    // keys and words of refusals are there before they are needed
    void prepareSealing().catch(() => undefined);
    void loadErrorTexts().catch(() => undefined);
  }, []);
  useEffect(() => {
    // at first the dialog decides, which knows whether the screen is touched
    const field = chosen && fields[chosen];
    if (field) setFocus(field);
  }, [chosen, setFocus]);

  return (
    <StepUpDialog
      open
      onClose={onClose}
      onSubmit={submit}
      methods={methods}
      method={method}
      onMethodChange={(next) => {
        dismiss();
        setChosen(next);
      }}
      username={username}
      alert={
        failure instanceof PasskeyNotUsedError ? (
          <Alert
            title={t`No passkey was used`}
            description={t`Try again, or choose another way to prove that it is you.`}
          />
        ) : (
          <FailureAlert error={failure ?? loadFailure} />
        )
      }
      isPending={isPending}
      password={field('password')}
      code={{ ...field('code'), onComplete: () => void submit() }}
      recoveryCode={field('recoveryCode')}
    />
  );
}

/** What can be offered here; asks the gateway when its refusal did not say so. */
function useMethods(told: readonly ProofMethod[] | undefined) {
  const [asked, setAsked] = useState<readonly ProofMethod[]>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (told) return;
    let isCurrent = true;
    getProofs().then(
      ({ methods }) => isCurrent && setAsked(methods),
      (error: unknown) => isCurrent && setFailure(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [told]);
  const known = told ?? asked;
  return { methods: known && offeredProofs(known, hasPasskeys()), failure };
}
