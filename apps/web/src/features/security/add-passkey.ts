import { beginPasskey } from '@mekong/api-client/sdk/beginPasskey';
import { registerPasskey } from '@mekong/api-client/sdk/registerPasskey';
import type { Run } from '../../parts/step-up/use-action.tsx';
import { makePasskey } from './make-passkey.ts';

/**
 * Makes a passkey on this device and has the gateway keep it.
 *
 * @param run asks for a proof when the gateway wants one
 * @throws PasskeyNotMadeError, ApiError
 */
export async function addPasskey(run: Run): Promise<void> {
  const { options } = await run(() => beginPasskey());
  const credential = await makePasskey(options);
  await run(() => registerPasskey({ body: { credential } }));
}
