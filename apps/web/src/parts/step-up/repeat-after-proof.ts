import { isApiError } from '@mekong/api-client/errors';
import type { ProofMethod } from '@mekong/api-client/types';

/** The owner of the account did not prove who is there: what was to be done is not done, by choice. */
export class NotProvedError extends Error {
  override readonly name = 'NotProvedError';
}

/**
 * Asks for a proof.
 *
 * @param methods what the gateway takes, when it said so
 * @returns whether the gateway took one
 */
export type AskForProof = (methods: readonly ProofMethod[] | undefined) => Promise<boolean>;

/**
 * Runs an operation. When the gateway wants to know first who is there (AUTH_STEP_UP), the owner is asked and the same
 * operation runs once more: what it closed over, its idempotency key among them, is what it was before.
 *
 * @throws NotProvedError when the owner leaves instead; otherwise what the operation rejects with
 */
export async function repeatAfterProof<Value>(operation: () => Promise<Value>, ask: AskForProof): Promise<Value> {
  try {
    return await operation();
  } catch (error) {
    if (!isApiError(error) || error.code !== 'AUTH_STEP_UP') throw error;
    if (!(await ask(error.params.methods))) throw new NotProvedError('Nobody proved who is there.', { cause: error });
    return operation();
  }
}
