import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@mekong/api-client/errors';
import { beginPasskeyProof } from '@mekong/api-client/sdk/beginPasskeyProof';
import { provePaymentPassword } from '@mekong/api-client/sdk/provePaymentPassword';
import { stepUp } from '@mekong/api-client/sdk/stepUp';
import { formatDuration } from '@mekong/i18n/formats/duration';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { useState } from 'react';
import { provePasskey } from '../../parts/passkeys.ts';

interface MoneyProofOptions {
  readonly hasPassword: boolean;
  /** Whether the account has a passkey that this browser can use. */
  readonly hasPasskey: boolean;
}

/** The proof that is asked for when money leaves: the withdrawal password, or a passkey in its place. */
export function useMoneyProof({ hasPassword, hasPasskey }: MoneyProofOptions) {
  const { t } = useLingui();
  const { code: language } = useLanguage();
  const [isByPasskey, setByPasskey] = useState(!hasPassword && hasPasskey);

  /** What is wrong with the password, in words; undefined for a failure of something else, and for passkeys. */
  function passwordText(error: unknown): string | undefined {
    if (isByPasskey || !isApiError(error)) return undefined;
    if (error.code === 'AUTH_BAD_CREDENTIALS') return t`This is not your withdrawal password.`;
    if (error.code === 'AUTH_STEP_UP') return t`Enter your withdrawal password again.`;
    if (error.code !== 'AUTH_LOCKED') return undefined;
    const wait = formatDuration(error.params.retryAfter ?? 0, language);
    return error.params.retryAfter === undefined
      ? t`Too many wrong passwords. Try again later.`
      : t({ message: `Too many wrong passwords. Try again in ${wait}.`, comment: '{wait} is a span of time' });
  }

  return {
    isByPasskey,
    /** Changes between the password and the passkey. */
    turn: () => setByPasskey(!isByPasskey),
    async prove(paymentPassword: string): Promise<void> {
      if (isByPasskey) await stepUp({ body: { passkey: await provePasskey((await beginPasskeyProof()).options) } });
      else await provePaymentPassword({ body: { paymentPassword } });
    },
    /** Rule of the field of the password. */
    checkPassword: (typed: string): string | true =>
      isByPasskey || typed.length === 6 || t`Enter the six digits of your withdrawal password.`,
    passwordText,
  };
}
