import { useLingui } from '@lingui/react/macro';
import { zFinishSignInBody } from '@mekong/api-client/contract/validators';
import { isApiError } from '@mekong/api-client/errors';
import { beginPasskeySignIn } from '@mekong/api-client/sdk/beginPasskeySignIn';
import { finishSignIn } from '@mekong/api-client/sdk/finishSignIn';
import type { SecondFactor as Proof, SessionGrant } from '@mekong/api-client/types';
import { SecondFactorForm } from '@mekong/ui/patterns/SecondFactorForm';
import { useEffect, useEffectEvent, useState } from 'react';
import { FailureAlert } from '../../../parts/FailureAlert.tsx';
import { useServerForm } from '../../../parts/form/use-server-form.ts';
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

/** Second step of a log-in: the code of an authenticator, one of the recovery codes, or a passkey. */
export function SecondFactor({ waiting, onGrant, onBack, onTooLate }: SecondFactorProps) {
  const { t } = useLingui();
  const { challenge, methods, until } = waiting;
  const [method, setMethod] = useState(methods[0]);
  const giveUp = useEffectEvent(onTooLate);
  const wrong = {
    code: t`This code is not right. Type the one that your app shows now.`,
    recoveryCode: t`This code is not right, or was used before.`,
  };

  const typedInto = fields[method];
  const { form, submit, isPending, failure, dismiss, field } = useServerForm(
    {
      validator: zFinishSignInBody,
      body: (typed): Proof => ({
        challenge,
        ...(typedInto === 'code' && { code: typed.code }),
        ...(typedInto === 'recoveryCode' && { recoveryCode: plain(typed.recoveryCode) }),
      }),
      send: async (proof) => {
        if (typedInto) return finishSignIn({ body: proof });
        const { options } = await beginPasskeySignIn({ body: { challenge } });
        return finishSignIn({ body: { challenge, passkey: await provePasskey(options) } });
      },
    },
    {
      first: { code: '', recoveryCode: '' },
      rules: {
        code: (typed) => typedInto !== 'code' || typed.length === 6 || t`Enter the six digits that your app shows.`,
        recoveryCode: (typed) =>
          typedInto !== 'recoveryCode' || plain(typed).length === 10 || t`A recovery code has ten letters and digits.`,
      },
      mode: 'onSubmit',
      onDone: onGrant,
      refuse: (error) => {
        const code = isApiError(error) ? error.code : undefined;
        if (code === 'AUTH_TOKEN_EXPIRED') {
          onTooLate();
          return 'said';
        }
        return code === 'AUTH_BAD_CREDENTIALS' && typedInto
          ? [{ name: typedInto, text: wrong[typedInto], isEmptied: true }]
          : [];
      },
    },
  );
  const { setFocus } = form;

  useEffect(() => {
    const timer = setTimeout(() => giveUp(), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  useEffect(() => {
    const field = fields[method];
    if (field) setFocus(field);
  }, [method, setFocus]);

  return (
    <SecondFactorForm
      onSubmit={submit}
      methods={methods}
      method={method}
      onMethodChange={(chosen) => {
        dismiss();
        setMethod(chosen);
      }}
      alert={
        failure instanceof PasskeyNotUsedError ? <LoginNotice kind="passkeyLeft" /> : <FailureAlert error={failure} />
      }
      isPending={isPending}
      code={{ ...field('code'), onComplete: () => void submit() }}
      recoveryCode={field('recoveryCode')}
      onBack={onBack}
    />
  );
}

/** What each method is typed into. */
const fields = { totp: 'code', recoveryCode: 'recoveryCode', passkey: undefined } as const;

/** A recovery code as it is kept: people copy it with blanks and dashes. */
const plain = (typed: string): string => typed.replace(/[\s-]/g, '');
