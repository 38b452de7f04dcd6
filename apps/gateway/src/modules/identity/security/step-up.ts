import type { ProofMethod, Proofs, StrongUntil } from '@mekong/api-client/contract/types';
import type { SignedIn } from '../../../contract/actor.ts';
import type { Call } from '../../../contract/handlers.ts';
import { appendAudit } from '../../../kernel/audit/audit.repository.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import { Fault, invalid } from '../../../kernel/fault.ts';
import type { Origin } from '../../../kernel/http/origin.ts';
import { verifyPassword } from '../../../kernel/passwords.ts';
import type { LoginGuard } from '../../protection/login-guard.service.ts';
import type { Factors } from '../factors.ts';
import { findAccount } from '../member.repository.ts';
import { openForMoney } from '../payment-password/payment-password.repository.ts';
import { STRONG_SECONDS } from '../sign-in.service.ts';
import { makeStrong, readStrength } from './security.repository.ts';

type StepUpRequest = Call<'stepUp'>['body'];

export interface StepUpPorts {
  db: Executor;
  guard: LoginGuard;
  factors: Factors;
}

/** Proving again who is there, before what cannot be taken back: money out, contracts, security settings. */
export function createStepUp({ db, guard, factors }: StepUpPorts) {
  const methodsOf = async (memberId: string, by?: Executor): Promise<ProofMethod[]> => [
    'password',
    ...(await factors.methodsOf(memberId, by)),
  ];

  const isProved = async (actor: SignedIn, proof: StepUpRequest, { device, ip }: Origin): Promise<boolean> => {
    const { memberId, sessionId } = actor;
    if (proof.password === undefined)
      return factors.prove({ purpose: 'stepUp', device, binding: sessionId, memberId, ip }, proof);
    const account = await findAccount(db, actor.memberId);
    return verifyPassword(proof.password, account?.passwordHash);
  };

  return {
    /** Proofs that this account can give, and until when the last one counts. */
    async proofs(actor: SignedIn): Promise<Proofs> {
      const strength = await readStrength(db, actor.sessionId);
      return {
        methods: await methodsOf(actor.memberId),
        ...(strength?.strongUntil ? { strongUntil: strength.strongUntil.toISOString() } : {}),
      };
    },

    /**
     * Refuses a session whose owner has not proved himself within the last 5 minutes. Call it first in whatever sends
     * money out, signs a contract or changes how the account is protected.
     *
     * @param by the transaction of whoever asks in one: a query beside it would wait for ever on the embedded engine
     * @throws Fault AUTH_STEP_UP with the proofs that are taken
     */
    async requireStrong(actor: SignedIn, by: Executor = db): Promise<void> {
      const strength = await readStrength(by, actor.sessionId);
      if (!strength?.strongUntil)
        throw new Fault('AUTH_STEP_UP', { params: { methods: await methodsOf(actor.memberId, by) } });
    },

    /** The same for a session that was opened by a remembered browser alone; every other one passes. */
    async requireProved(actor: SignedIn): Promise<void> {
      const strength = await readStrength(db, actor.sessionId);
      if (strength?.method === 'remembered' && !strength.strongUntil)
        throw new Fault('AUTH_STEP_UP', { params: { methods: await methodsOf(actor.memberId) } });
    },

    /**
     * Takes a proof. Wrong ones count as failed log-ins of the account do.
     *
     * @throws Fault AUTH_BAD_CREDENTIALS, AUTH_LOCKED with the seconds to wait, VALIDATION_FAILED (none, or several),
     *   REPLAY (a passkey's answer that was used before)
     */
    async prove(actor: SignedIn, proof: StepUpRequest, origin: Origin): Promise<StrongUntil> {
      if (Object.keys(proof).length !== 1) throw invalid('password', 'required');
      const { ip } = origin;
      const attempt = { account: `step-up ${actor.memberId}`, ip };
      const tried = await guard.attempt(attempt, async () => (await isProved(actor, proof, origin)) || undefined);
      const entry = { actorId: actor.memberId, actorRole: actor.role, ip, object: actor.username };
      await appendAudit(db, { action: tried.isProved ? 'step-up.ok' : 'step-up.failed', ...entry });
      if (!tried.isProved) throw new Fault('AUTH_BAD_CREDENTIALS');
      if (proof.passkey) await openForMoney(db, actor.sessionId, STRONG_SECONDS);
      return { strongUntil: (await makeStrong(db, actor.sessionId, STRONG_SECONDS)).toISOString() };
    },
  };
}

export type StepUp = ReturnType<typeof createStepUp>;
