import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@mekong/api-client/errors';
import { beginPasskeySignIn, finishSignIn } from '@mekong/api-client/sdk';
import type { SecondFactor as Proof, SessionGrant } from '@mekong/api-client/types';
import { SecondFactorForm } from '@mekong/ui/patterns/SecondFactorForm';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FailureAlert } from '../../../parts/FailureAlert.tsx';
import { PasskeyNotUsedError, provePasskey } from '../../../parts/passkeys.ts';
import { LoginNotice } from './LoginNotice.tsx';
import type { WaitingLogin } from './waiting-login.ts';

interface SecondFactorProps {
  readonly waiting: WaitingLogin;
  readonly onGrant: (grant: SessionGrant) => Promise<void>;
  /** Back to the first step. */
  readonly onBack: () => void;
  /** The log-in waited too long, or was tried too often: the first step comes again. */
  readonly onTooLate: () => void;
}

interface Values {
  readonly code: string;
  readonly recoveryCode: string;
}

/** Second step of a log-in: the code of an authenticator, one of the recovery codes, or a passkey. */
export function SecondFactor({ waiting, onGrant, onBack, onTooLate }: SecondFactorProps) {
  const { t } = useLingui();
  const { challenge, methods, until } = waiting;
  const [method, setMethod] = useState(methods[0]);
  const [failure, setFailure] = useState<unknown>();
  const { register, getValues, trigger, setError, setFocus, resetField, formState } = useForm<Values>({
    defaultValues: { code: '', recoveryCode: '' },
  });
  const [isPending, setPending] = useState(false);
  const giveUp = useEffectEvent(onTooLate);
  const wrong = {
    code: t`This code is not right. Type the one that your app shows now.`,
    recoveryCode: t`This code is not right, or was used before.`,
  };

  useEffect(() => {
    const timer = setTimeout(() => giveUp(), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  useEffect(() => {
    const field = fields[method];
    if (field) setFocus(field);
  }, [method, setFocus]);

  async function proof(): Promise<Proof> {
    if (method === 'totp') return { challenge, code: getValues('code') };
    if (method === 'recoveryCode') return { challenge, recoveryCode: plain(getValues('recoveryCode')) };
    const { options } = await beginPasskeySignIn({ body: { challenge } });
    return { challenge, passkey: await provePasskey(options) };
  }

  function refuse(error: unknown): void {
    const code = isApiError(error) ? error.code : undefined;
    const field = fields[method];
    if (code === 'AUTH_TOKEN_EXPIRED') onTooLate();
    else if (code === 'AUTH_BAD_CREDENTIALS' && field) {
      resetField(field);
      setError(field, { message: wrong[field] }, { shouldFocus: true });
    } else setFailure(error);
  }

  async function submit(): Promise<void> {
    const field = fields[method];
    if (isPending || (field && !(await trigger(field, { shouldFocus: true })))) return;
    setPending(true);
    setFailure(undefined);
    try {
      await onGrant(await finishSignIn({ body: await proof() }));
    } catch (error) {
      refuse(error);
    } finally {
      setPending(false);
    }
  }

  return (
    <SecondFactorForm
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      methods={methods}
      method={method}
      onMethodChange={(chosen) => {
        setFailure(undefined);
        setMethod(chosen);
      }}
      alert={
        failure instanceof PasskeyNotUsedError ? <LoginNotice kind="passkeyLeft" /> : <FailureAlert error={failure} />
      }
      isPending={isPending}
      code={{
        ...register('code', {
          validate: (typed) => typed.length === 6 || t`Enter the six digits that your app shows.`,
        }),
        error: formState.errors.code?.message,
        onComplete: () => void submit(),
      }}
      recoveryCode={{
        ...register('recoveryCode', {
          validate: (typed) => plain(typed).length === 10 || t`A recovery code has ten letters and digits.`,
        }),
        error: formState.errors.recoveryCode?.message,
      }}
      onBack={onBack}
    />
  );
}

/** What each method is typed into. */
const fields = { totp: 'code', recoveryCode: 'recoveryCode', passkey: undefined } as const;

/** A recovery code as it is kept: people copy it with blanks and dashes. */
const plain = (typed: string): string => typed.replace(/[\s-]/g, '');
