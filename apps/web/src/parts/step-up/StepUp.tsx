import { useLingui } from '@lingui/react/macro';
import { prepareSealing } from '@mekong/api-client/client';
import { isApiError } from '@mekong/api-client/errors';
import { beginPasskeyProof, getProofs, stepUp } from '@mekong/api-client/sdk';
import type { ProofMethod, StepUpRequest } from '@mekong/api-client/types';
import { loadErrorTexts } from '@mekong/i18n/errors/explain';
import { Alert } from '@mekong/ui/Alert';
import { StepUpDialog } from '@mekong/ui/patterns/StepUpDialog';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSessionValue } from '../../state/session.ts';
import { FailureAlert } from '../FailureAlert.tsx';
import { hasPasskeys, PasskeyNotUsedError, provePasskey } from '../passkeys.ts';
import { offeredProofs, plainCode } from './proof-methods.ts';

interface StepUpProps {
  /** What the gateway takes; asked for when it did not say so. */
  readonly methods: readonly ProofMethod[] | undefined;
  /** The gateway took a proof: for some minutes it asks for no other. */
  readonly onProved: () => void;
  readonly onClose: () => void;
}

interface Values {
  readonly password: string;
  readonly code: string;
  readonly recoveryCode: string;
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
  const [failure, setFailure] = useState<unknown>();
  const [isPending, setPending] = useState(false);
  const { register, getValues, trigger, setError, setFocus, resetField, formState } = useForm<Values>({
    defaultValues: { password: '', code: '', recoveryCode: '' },
  });
  const { errors } = formState;
  const wrong = {
    password: t`This is not the password of this account.`,
    code: t`This code is not right. Type the one that your app shows now.`,
    recoveryCode: t`This code is not right, or was used before.`,
  };

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

  async function proof(): Promise<StepUpRequest> {
    if (method === 'password') return { password: getValues('password') };
    if (method === 'totp') return { code: getValues('code') };
    if (method === 'recoveryCode') return { recoveryCode: plainCode(getValues('recoveryCode')) };
    return { passkey: await provePasskey((await beginPasskeyProof()).options) };
  }

  async function submit(): Promise<void> {
    const field = fields[method];
    if (isPending || (field && !(await trigger(field, { shouldFocus: true })))) return;
    setPending(true);
    setFailure(undefined);
    try {
      await stepUp({ body: await proof() });
      onProved();
    } catch (error) {
      setPending(false);
      if (field && isApiError(error) && error.code === 'AUTH_BAD_CREDENTIALS') {
        resetField(field);
        setError(field, { message: wrong[field] }, { shouldFocus: true });
      } else setFailure(error);
    }
  }

  return (
    <StepUpDialog
      open
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      methods={methods}
      method={method}
      onMethodChange={(next) => {
        setFailure(undefined);
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
      password={{
        ...register('password', { validate: (typed) => typed !== '' || t`Enter your password.` }),
        error: errors.password?.message,
      }}
      code={{
        ...register('code', {
          validate: (typed) => typed.length === 6 || t`Enter the six digits that your app shows.`,
        }),
        error: errors.code?.message,
        onComplete: () => void submit(),
      }}
      recoveryCode={{
        ...register('recoveryCode', {
          validate: (typed) => plainCode(typed).length === 10 || t`A recovery code has ten letters and digits.`,
        }),
        error: errors.recoveryCode?.message,
      }}
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
