import type { PaymentPasswordState } from '@mekong/api-client/contract/types';
import type { SignedIn } from '../../../contract/actor.ts';
import {
  blockSubject,
  clearAttempts,
  confirmAttempts,
  readAttempts,
  reserveAttempts,
} from '../../../kernel/attempts.ts';
import { type AuditEntry, appendAudit } from '../../../kernel/audit/audit.repository.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import { Fault, invalid } from '../../../kernel/fault.ts';
import { hashPassword, verifyPassword } from '../../../kernel/passwords.ts';
import type { OwnerNotices } from '../owner-notices.port.ts';
import { addHold, heldUntil } from '../recovery/hold.repository.ts';
import type { StepUp } from '../security/step-up.ts';
import { STRONG_SECONDS } from '../sign-in.service.ts';
import {
  findPaymentHash,
  hasPasskey,
  openForMoney,
  readMoneyUntil,
  setPaymentHash,
} from './payment-password.repository.ts';

/** Wrong ones that are taken before it waits, and how long it waits then; each further one doubles that. */
const TRIES = 5;
const WAIT_S = 900;
/** How long money stays when the payment password was changed. */
const HOLD_HOURS = 24;

export interface PaymentPasswordPorts {
  db: Executor;
  stepUp: StepUp;
  notices: OwnerNotices;
}

/** What is tried first: one digit six times, and digits that follow each other. */
const isCommon = (digits: string): boolean =>
  /^(\d)\1{5}$/.test(digits) || '0123456789012345'.includes(digits) || '9876543210987654'.includes(digits);

/** Counts a try before it is looked at, one after the other: many at once are no way round the limit. */
async function countTry(trx: Trx, subject: string): Promise<void> {
  const tried = (await reserveAttempts(trx, [subject])).get(subject) ?? 1;
  const retryAfter = (await readAttempts(trx, [subject])).get(subject)?.waitSeconds ?? 0;
  if (retryAfter > 0) throw new Fault('AUTH_LOCKED', { params: { retryAfter } });
  if (tried >= TRIES) await blockSubject(trx, subject, WAIT_S * 2 ** Math.min(tried - TRIES, 2));
}

/** The six digits that are asked for when money leaves, and whether it may leave now. */
export function createPaymentPassword({ db, stepUp, notices }: PaymentPasswordPorts) {
  const note = (executor: Executor, action: AuditEntry['action'], actor: SignedIn, ip: string) =>
    appendAudit(executor, { action, actorId: actor.memberId, actorRole: actor.role, ip, object: actor.username });

  return {
    async state({ memberId, sessionId }: SignedIn): Promise<PaymentPasswordState> {
      const isSet = (await findPaymentHash(db, memberId)) !== undefined;
      const until = await readMoneyUntil(db, sessionId);
      return { isSet, ...(until ? { provedUntil: until.toISOString() } : {}) };
    },

    /** @throws Fault AUTH_STEP_UP, VALIDATION_FAILED for digits that are guessed first */
    async set(actor: SignedIn, digits: string, ip: string): Promise<PaymentPasswordState> {
      await stepUp.requireStrong(actor);
      if (isCommon(digits)) throw invalid('paymentPassword', 'common');
      const hash = await hashPassword(digits);
      const { memberId, sessionId } = actor;
      return inTransaction(db, async (trx) => {
        if (await findPaymentHash(trx, memberId))
          await addHold(trx, { memberId, kind: 'withdrawal', reason: 'payment-password', hours: HOLD_HOURS });
        await setPaymentHash(trx, memberId, hash);
        await clearAttempts(trx, [`payment:${memberId}`]);
        await notices.write(trx, memberId, 'paymentPasswordSet');
        await note(trx, 'payment-password.set', actor, ip);
        const until = await openForMoney(trx, sessionId, STRONG_SECONDS);
        return { isSet: true, provedUntil: until.toISOString() };
      });
    },

    /**
     * Takes the digits. Only who has a session of the member can use the tries up.
     *
     * @throws Fault AUTH_BAD_CREDENTIALS, also without a payment password; AUTH_LOCKED with the seconds to wait
     */
    async prove(actor: SignedIn, digits: string, ip: string): Promise<PaymentPasswordState> {
      const { memberId, sessionId } = actor;
      const subject = `payment:${memberId}`;
      await inTransaction(db, (trx) => countTry(trx, subject));
      if (!(await verifyPassword(digits, await findPaymentHash(db, memberId)))) {
        await confirmAttempts(db, [subject]);
        await note(db, 'payment-password.failed', actor, ip);
        throw new Fault('AUTH_BAD_CREDENTIALS');
      }
      await clearAttempts(db, [subject]);
      const until = await openForMoney(db, sessionId, STRONG_SECONDS);
      return { isSet: true, provedUntil: until.toISOString() };
    },

    /**
     * Refuses a session by which no money may leave now. Call it first in whatever sends money out.
     *
     * @throws Fault AUTH_STEP_UP without a proof of the payment password or by passkey within the last 5 minutes
     */
    async requireProof(executor: Executor, { memberId, sessionId }: SignedIn): Promise<void> {
      if (await readMoneyUntil(executor, sessionId)) return;
      throw new Fault('AUTH_STEP_UP', {
        params: { methods: (await hasPasskey(executor, memberId)) ? ['passkey'] : [] },
      });
    },

    /** Until when money stays because of what was changed about the account; `undefined` when it may leave. */
    heldUntil: (executor: Executor, { memberId }: SignedIn): Promise<Date | undefined> =>
      heldUntil(executor, memberId, 'withdrawal'),
  };
}

export type PaymentPassword = ReturnType<typeof createPaymentPassword>;
