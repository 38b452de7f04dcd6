import { isApiError } from '@mekong/api-client/errors';
import type { SecondFactorFormProps } from '@mekong/ui/patterns/SecondFactorForm';

type Method = SecondFactorFormProps['method'];

/** A log-in whose first proof was right, and that waits for the second. */
export interface WaitingLogin {
  readonly challenge: string;
  /** What the account takes, in the order that is easiest for its owner. */
  readonly methods: readonly [Method, ...Method[]];
  /** Until when it waits, in milliseconds since 1970 by the clock of this device. */
  readonly until: number;
}

const order: readonly Method[] = ['totp', 'passkey', 'recoveryCode'];
const minute = 60_000;

/**
 * Reads the refusal that asks for a second factor (AUTH_STEP_UP with a challenge).
 *
 * @param clockOffset milliseconds that the gateway's clock is ahead of this device's
 * @param hasPasskeys whether this browser can use passkeys
 * @returns undefined for every other failure, and when this browser can give none of the proofs
 */
export function waitingLoginOf(
  error: unknown,
  { clockOffset, hasPasskeys }: { readonly clockOffset: number; readonly hasPasskeys: boolean },
): WaitingLogin | undefined {
  if (!isApiError(error) || error.code !== 'AUTH_STEP_UP') return undefined;
  const { challenge, methods: taken = [], until } = error.params;
  const [first, ...others] = order.filter(
    (method) => taken.some((name) => name === method) && (method !== 'passkey' || hasPasskeys),
  );
  if (!challenge || !first) return undefined;
  const end = until === undefined ? Date.now() + 5 * minute : Date.parse(until) - clockOffset;
  return { challenge, methods: [first, ...others], until: end };
}
