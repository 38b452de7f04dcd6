import type { PasskeyAssertion, ProofMethod } from '@mekong/api-client/contract/types';
import type { Executor } from '../../kernel/db/types.ts';
import { invalid } from '../../kernel/fault.ts';
import type { AssertionRequest, Passkeys } from './passkeys/passkeys.ts';
import type { Totp } from './totp/totp.ts';

/** A proof other than the password: one of these. */
export interface FactorProof {
  /** Of the authenticator. */
  code?: string | undefined;
  recoveryCode?: string | undefined;
  passkey?: PasskeyAssertion | undefined;
}

/** Whose proof, and what a passkey was asked for. */
export type FactorRequest = AssertionRequest & { memberId: string };

/** What an account has beside its password to prove its owner with. */
export function createFactors(totp: Totp, passkeys: Passkeys) {
  return {
    /** Whether log-ins ask for a second factor: an authenticator is set up. A passkey alone never locks its owner out. */
    isSecondAsked: (memberId: string): Promise<boolean> => totp.isEnrolled(memberId),

    /** Which of them the account has. @param by the transaction of whoever asks in one */
    async methodsOf(memberId: string, by?: Executor): Promise<ProofMethod[]> {
      const hasTotp = await totp.isEnrolled(memberId, by);
      const hasPasskey = await passkeys.has(memberId, by);
      return [...(hasTotp ? (['totp', 'recoveryCode'] as const) : []), ...(hasPasskey ? (['passkey'] as const) : [])];
    },

    /** @throws Fault VALIDATION_FAILED (none, or several), REPLAY (a passkey's answer that was used before) */
    async prove(request: FactorRequest, proof: FactorProof): Promise<boolean> {
      const { code, recoveryCode, passkey } = proof;
      if ([code, recoveryCode, passkey].filter((part) => part !== undefined).length !== 1)
        throw invalid('code', 'required');
      if (passkey) return (await passkeys.prove(request, passkey)).isProved;
      if (code !== undefined) return totp.isCode(request.memberId, code, false);
      return totp.spendRecovery(request.memberId, recoveryCode ?? '');
    },
  };
}

export type Factors = ReturnType<typeof createFactors>;
