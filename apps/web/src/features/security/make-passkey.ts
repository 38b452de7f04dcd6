import type { PasskeyAttestation, PasskeyCreationOptions, PasskeyList } from '@mekong/api-client/types';

/** Why no passkey was made: its owner left, this device has one already, or it cannot make any. */
export type PasskeyRefusal = 'left' | 'taken' | 'unable';

/** The device or its owner made no passkey. */
export class PasskeyNotMadeError extends Error {
  override readonly name = 'PasskeyNotMadeError';
  readonly why: PasskeyRefusal;

  constructor(why: PasskeyRefusal, cause: unknown) {
    super(`No passkey was created: ${why}`, { cause });
    this.why = why;
  }
}

/** What a refusal of the browser means, by its name in the WebAuthn standard. */
export function refusalOf(name: string): PasskeyRefusal {
  if (name === 'InvalidStateError') return 'taken';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'left' : 'unable';
}

/**
 * Has the device make a passkey.
 *
 * @throws PasskeyNotMadeError
 */
export async function makePasskey(options: PasskeyCreationOptions): Promise<PasskeyAttestation> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    return (await startRegistration({
      optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'],
    })) as PasskeyAttestation;
  } catch (cause) {
    throw new PasskeyNotMadeError(refusalOf(cause instanceof Error ? cause.name : ''), cause);
  }
}

/** Tells the password manager which passkeys still count, so that it offers none that was removed. It may not listen. */
export async function tellPasskeys({ rpId, userHandle, passkeys }: PasskeyList): Promise<void> {
  if (!userHandle || typeof PublicKeyCredential === 'undefined') return;
  const known = PublicKeyCredential as { signalAllAcceptedCredentials?: (accepted: object) => Promise<void> };
  await known.signalAllAcceptedCredentials?.({
    rpId,
    userId: userHandle,
    allAcceptedCredentialIds: passkeys.map(({ credentialId }) => credentialId),
  });
}
