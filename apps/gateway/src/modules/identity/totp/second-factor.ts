import { z } from 'zod';
import type { Executor } from '../../../db/types.ts';
import { Fault } from '../../../server/fault.ts';
import { putChallenge, takeChallenge, tryChallenge } from '../challenge.repository.ts';
import type { LoginGuard } from '../login-guard.ts';
import type { Origin } from '../origin.ts';
import type { FactorProof, Totp } from './totp.ts';

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
  totp: Totp;
  guard: LoginGuard;
}

/** Holds a log-in until its second factor is proved: in the same browser, within 5 minutes, in 5 tries. */
export function createSecondFactor({ db, totp, guard }: SecondFactorPorts) {
  return {
    /**
     * Lets a log-in pass that needs nothing more.
     *
     * @throws Fault AUTH_STEP_UP with the challenge that finishes it
     */
    async ask(request: { memberId: string; method: string } & Omit<WaitingSignIn, 'method'>, device: string) {
      const held = waiting.safeParse(request);
      if (!held.success || !(await totp.isEnrolled(request.memberId))) return;
      const made = await putChallenge(db, { purpose: PURPOSE, device, data: held.data, seconds: GOOD_FOR_S });
      throw new Fault('AUTH_STEP_UP', {
        params: { challenge: made.id, methods: ['totp', 'recoveryCode'], until: made.expiresAt.toISOString() },
      });
    },

    /**
     * Proves the second factor.
     *
     * @param failed called with the log-in whose proof was wrong
     * @throws Fault AUTH_TOKEN_EXPIRED (no such log-in waits any more), AUTH_BAD_CREDENTIALS, AUTH_LOCKED
     */
    async answer(
      challenge: string,
      proof: FactorProof,
      origin: Origin,
      failed: (held: WaitingSignIn) => Promise<void>,
    ): Promise<WaitingSignIn> {
      const what = { id: challenge, purpose: PURPOSE, device: origin.device };
      const held = waiting.safeParse(await tryChallenge(db, what, TRIES));
      if (!held.success) throw new Fault('AUTH_TOKEN_EXPIRED');
      const attempt = { account: `second factor ${held.data.memberId}`, ip: origin.ip };
      await guard.admit(attempt);
      if (!(await totp.prove(held.data.memberId, proof))) {
        await guard.failed(attempt);
        await failed(held.data);
        throw new Fault('AUTH_BAD_CREDENTIALS');
      }
      if (!(await takeChallenge(db, what))) throw new Fault('AUTH_TOKEN_EXPIRED');
      await guard.succeeded(attempt);
      return held.data;
    },
  };
}

export type SecondFactor = ReturnType<typeof createSecondFactor>;
