import type { PasskeyRequest } from '@mekong/api-client/contract/types';
import { z } from 'zod';
import { putChallenge, readChallenge, takeChallenge, tryChallenge } from '../../../kernel/challenges.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import { Fault } from '../../../kernel/fault.ts';
import type { Origin } from '../../../kernel/http/origin.ts';
import { hashSecret } from '../../../kernel/secrets.ts';
import type { LoginGuard } from '../../protection/login-guard.service.ts';
import type { FactorProof, Factors } from '../factors.ts';
import type { Passkeys } from '../passkeys/passkeys.ts';

const GOOD_FOR_S = 300;
const TRIES = 5;
const PURPOSE = 'second-factor';

/** Ways in that prove one thing only. A passkey proves the device and the person; a remembered browser proved both. */
const ASKED = ['password', 'sms', 'social', 'recovery'] as const;

/** A log-in that waits for its second factor. */
const waiting = z.object({
  memberId: z.string(),
  method: z.enum(ASKED),
  loginAs: z.enum(['member', 'agent']).optional(),
  remember: z
    .object({ username: z.string(), mobile: z.string().optional(), mobileCountryCode: z.string().optional() })
    .optional(),
});
export type WaitingSignIn = z.output<typeof waiting>;

export interface SecondFactorPorts {
  db: Executor;
  factors: Factors;
  passkeys: Passkeys;
  guard: LoginGuard;
}

/** Holds a log-in until its second factor is proved: in the same browser, within 5 minutes, in 5 tries. */
export function createSecondFactor({ db, factors, passkeys, guard }: SecondFactorPorts) {
  /** A passkey that is asked for one waiting log-in finishes no other. */
  const ceremonyOf = (challenge: string, device: string) =>
    ({ purpose: 'secondFactor', device, binding: hashSecret(challenge) }) as const;

  return {
    /**
     * Lets a log-in pass that needs nothing more.
     *
     * @throws Fault AUTH_STEP_UP with the challenge that finishes it
     */
    async ask(request: { memberId: string; method: string } & Omit<WaitingSignIn, 'method'>, device: string) {
      const pending = waiting.safeParse(request);
      if (!pending.success || !(await factors.isSecondAsked(request.memberId))) return;
      const made = await putChallenge(db, { purpose: PURPOSE, device, data: pending.data, seconds: GOOD_FOR_S });
      throw new Fault('AUTH_STEP_UP', {
        params: {
          challenge: made.id,
          methods: await factors.methodsOf(request.memberId),
          until: made.expiresAt.toISOString(),
        },
      });
    },

    /**
     * Options for proving the second factor with a passkey of the account.
     *
     * @param page origin of the page that asks, one of the site's
     * @throws Fault AUTH_TOKEN_EXPIRED (no such log-in waits any more), NOT_FOUND (no passkey)
     */
    async askPasskey(challenge: string, device: string, page: string): Promise<PasskeyRequest> {
      const pending = waiting.safeParse(await readChallenge(db, { id: challenge, purpose: PURPOSE, device }));
      if (!pending.success) throw new Fault('AUTH_TOKEN_EXPIRED');
      return passkeys.ask({ ...ceremonyOf(challenge, device), memberId: pending.data.memberId }, page);
    },

    /**
     * Proves the second factor.
     *
     * @param failed called with the log-in whose proof was wrong
     * @throws Fault AUTH_TOKEN_EXPIRED (no such log-in waits any more), AUTH_BAD_CREDENTIALS, AUTH_LOCKED, REPLAY (a
     *   passkey's answer that was used before)
     */
    async answer(
      challenge: string,
      proof: FactorProof,
      origin: Origin,
      failed: (pending: WaitingSignIn) => Promise<void>,
    ): Promise<WaitingSignIn> {
      const what = { id: challenge, purpose: PURPOSE, device: origin.device };
      const pending = waiting.safeParse(await tryChallenge(db, what, TRIES));
      if (!pending.success) throw new Fault('AUTH_TOKEN_EXPIRED');
      const attempt = { account: `second factor ${pending.data.memberId}`, ip: origin.ip };
      const { memberId } = pending.data;
      const request = { ...ceremonyOf(challenge, origin.device), memberId, ip: origin.ip };
      const tried = await guard.attempt(attempt, async () => (await factors.prove(request, proof)) || undefined);
      if (!tried.isProved) {
        await failed(pending.data);
        throw new Fault('AUTH_BAD_CREDENTIALS');
      }
      if (!(await takeChallenge(db, what))) throw new Fault('AUTH_TOKEN_EXPIRED');
      return pending.data;
    },
  };
}

export type SecondFactor = ReturnType<typeof createSecondFactor>;
