import type { PasskeyAssertion, PasskeyRequestOptions } from '@mekong/api-client/types';

/** Whether this browser knows passkeys; whether there is one for this site it tells nobody. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Whether this device can make a passkey by itself: it has a screen lock, a fingerprint reader or the like. */
export async function canMakePasskey(): Promise<boolean> {
  if (!hasPasskeys()) return false;
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);
}

/** The reader closed the browser's window, let its time pass, or there is no passkey of this site. */
export class PasskeyNotUsedError extends Error {
  override readonly name = 'PasskeyNotUsedError';
}

/** Code that speaks to the browser; no page needs it before somebody has a passkey in hand. */
const load = () => import('@simplewebauthn/browser');

/** Whether passkeys can stand in the list under a field whose `autocomplete` ends with `webauthn`. */
export async function hasPasskeyAutofill(): Promise<boolean> {
  if (!hasPasskeys()) return false;
  return (await load()).browserSupportsWebAuthnAutofill();
}

/**
 * Has the reader prove who it is by a passkey.
 *
 * @param isAutofill waits for a choice in the list under the name field, and shows no window
 * @throws PasskeyNotUsedError
 */
export async function provePasskey(
  options: PasskeyRequestOptions,
  { isAutofill = false }: { isAutofill?: boolean } = {},
): Promise<PasskeyAssertion> {
  const { startAuthentication } = await load();
  const { allowCredentials, ...rest } = options;
  try {
    return (await startAuthentication({
      optionsJSON: { ...rest, ...(allowCredentials && { allowCredentials }) } as Parameters<
        typeof startAuthentication
      >[0]['optionsJSON'],
      useBrowserAutofill: isAutofill,
    })) as PasskeyAssertion;
  } catch (cause) {
    throw new PasskeyNotUsedError('No passkey was used.', { cause });
  }
}

/** Stops waiting for a choice in the list under the name field. */
export async function stopPasskeyAutofill(): Promise<void> {
  (await load()).WebAuthnAbortService.cancelCeremony();
}
