import type { ProofMethod } from '@mekong/api-client/types';

/** From the quickest to the last resort: a passkey is one touch and nothing of it can be given away. */
const order: readonly ProofMethod[] = ['passkey', 'password', 'totp', 'recoveryCode'];

/**
 * The proofs that can be offered here, in their order.
 *
 * @param hasPasskeys whether this browser can use passkeys
 */
export const offeredProofs = (methods: readonly ProofMethod[], hasPasskeys: boolean): readonly ProofMethod[] =>
  order.filter((method) => methods.includes(method) && (method !== 'passkey' || hasPasskeys));

/** A recovery code as it is kept: people copy it with blanks and dashes. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '');
