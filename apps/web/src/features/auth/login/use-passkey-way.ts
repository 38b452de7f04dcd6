import { isApiError } from '@mekong/api-client/errors';
import { beginPasskeySignIn } from '@mekong/api-client/sdk/beginPasskeySignIn';
import { signInWithPasskey } from '@mekong/api-client/sdk/signInWithPasskey';
import type { PasskeyAssertion, PasskeySignIn } from '@mekong/api-client/types';
import { useEffect, useEffectEvent, useState } from 'react';
import { sendForDevice } from '../../../parts/device-cookie.ts';
import {
  hasPasskeyAutofill,
  hasPasskeys,
  PasskeyNotUsedError,
  provePasskey,
  stopPasskeyAutofill,
} from '../../../parts/passkeys.ts';
import type { Attempt, LoginWay } from './use-attempt.ts';

/** The list under the name field is asked for anew before its options are too old: they are good for five minutes. */
const freshFor = 4 * 60_000;

interface PasskeyWayOptions {
  readonly attempt: Attempt;
  readonly way: LoginWay | undefined;
  /** What goes along: the entrance, and whether to remember this browser. */
  readonly more: () => Omit<PasskeySignIn, 'credential'>;
  /** Says why it came to nothing: the reader left, or nobody knows this passkey. */
  readonly onRefused: (why: 'left' | 'unknown') => void;
}

/** Log-in with a passkey: by the button, or from the browser's own list under the name field. */
export function usePasskeyWay({ attempt, way, more, onRefused }: PasskeyWayOptions) {
  const [turn, setTurn] = useState(0);

  const finish = (prove: () => Promise<PasskeyAssertion>) =>
    attempt(
      'passkey',
      async () => signInWithPasskey({ body: { ...more(), credential: await prove() } }),
      (error) => {
        setTurn((number) => number + 1);
        const isLeft = error instanceof PasskeyNotUsedError;
        const isUnknown = isApiError(error) && error.code === 'AUTH_BAD_CREDENTIALS';
        if (isLeft || isUnknown) onRefused(isLeft ? 'left' : 'unknown');
        return isLeft || isUnknown;
      },
    );
  const finishChosen = useEffectEvent((credential: PasskeyAssertion) => void finish(async () => credential));

  useEffect(() => {
    let isCurrent = true;
    async function offer(): Promise<void> {
      if (!(await hasPasskeyAutofill()) || !isCurrent) return;
      const { options } = await sendForDevice(() => beginPasskeySignIn({ body: {} }));
      if (!isCurrent) return;
      const credential = await provePasskey(options, { isAutofill: true });
      if (isCurrent) finishChosen(credential);
    }
    // the button is still there, and so is the password
    offer().catch(() => undefined);
    const timer = setTimeout(() => setTurn(turn + 1), freshFor);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      if (hasPasskeys()) void stopPasskeyAutofill().catch(() => undefined);
    };
  }, [turn]);

  if (!hasPasskeys()) return undefined;
  const begin = async () => provePasskey((await sendForDevice(() => beginPasskeySignIn({ body: {} }))).options);
  return { onUse: () => void finish(begin), isPending: way === 'passkey' };
}
