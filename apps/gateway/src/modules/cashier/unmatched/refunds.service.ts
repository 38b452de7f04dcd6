import type { FastifyBaseLogger } from 'fastify';
import { type AuditEntry, appendAudit } from '../../../kernel/audit/audit.repository.ts';
import { notifyWith } from '../../../kernel/db/notify.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import * as flows from '../../../ledger/flows.ts';
import { post } from '../../../ledger/ledger.ts';
import { inbox, inboxMoney } from '../../messages/inbox/inbox.port.ts';
import { standing } from '../apply-payment.ts';
import { depositChanged } from '../channels.port.ts';
import { askAgain, lockOrder, lockPayment, setPaymentState } from '../deposit.repository.ts';
import { afterPayment } from '../machine.ts';
import { type PaymentProvider, ProviderError, type RefundFacts } from '../providers/provider.ts';
import { askStrayAgain } from './stray.repository.ts';
import {
  endUnmatched,
  findUnmatched,
  listDueRefunds,
  lockUnmatched,
  saveRefund,
  type UnmatchedRow,
} from './unmatched.repository.ts';

/** How long a refund that a provider does not know may still be on its way there, and how often it has to say so. */
const SILENCE_MS = 30 * 60_000;
const MOST_MISSES = 2;
const LEAST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 5 * 60_000;
/** Refunds that one run of the job looks at. */
const LOOKS_PER_RUN = 100;

export interface RefundPorts {
  db: Executor;
  providers: readonly PaymentProvider[];
  log: Pick<FastifyBaseLogger, 'error'>;
  now: () => Date;
}

/**
 * Payments on their way back to their payers. A provider is called outside of transactions; before that it is written that it
 * will be, so that nothing is ever sent back twice.
 */
export function createRefunds({ db, providers, log, now }: RefundPorts) {
  /** Changes an item whose refund of this number is still under way. */
  const change = (
    { id, refundNo }: UnmatchedRow,
    work: (trx: Trx, item: UnmatchedRow) => Promise<unknown>,
  ): Promise<void> =>
    inTransaction(db, async (trx) => {
      const known = await findUnmatched(trx, id);
      // an order is locked before its payment, and that before its item, as everywhere
      if (known?.orderNo) await lockOrder(trx, known.orderNo);
      if (known?.paymentId) await lockPayment(trx, { id: known.paymentId });
      const item = await lockUnmatched(trx, id);
      if (item?.state === 'REFUNDING' && item.refundNo === refundNo) await work(trx, item);
    });

  /** Longer pauses the longer it takes. */
  const nextLook = (sentAt: Date | null): Date => {
    const since = sentAt ? now().getTime() - sentAt.getTime() : 0;
    return new Date(now().getTime() + Math.min(Math.max(since, LEAST_PAUSE_MS), LONGEST_PAUSE_MS));
  };

  const note = (trx: Trx, action: AuditEntry['action'], { provider, paymentRef, refundNo }: UnmatchedRow) =>
    appendAudit(trx, {
      ...{ action, actorRole: 'system', object: `payment:${provider}:${paymentRef}` },
      detail: { refund: refundNo },
    });

  /** Tells the member of the order that it was for; who is gone reads nothing. */
  const tell = async (trx: Trx, { memberId, orderNo, orderState, reason, amount, currency }: UnmatchedRow) => {
    if (memberId === null || orderNo === null || orderState === null || reason === 'MEMBER_CLOSED') return;
    const values = { order: orderNo, amount: inboxMoney(amount, currency) };
    await inbox.send(trx, memberId, 'SYSTEM', 'depositRefunded', values);
    await notifyWith(trx, depositChanged, { memberId, orderNo, state: orderState });
  };

  const end = async (trx: Trx, item: UnmatchedRow, event: 'refunded' | 'refundRefused'): Promise<void> => {
    const payment = item.paymentId === null ? undefined : await lockPayment(trx, { id: item.paymentId });
    const step = payment && afterPayment(payment.state, event);
    if (!step) return;
    await setPaymentState(trx, payment.id, step.to);
    if (event === 'refunded') {
      await post(trx, flows.refundPayment(standing(payment)));
      await endUnmatched(trx, item.id, 'REFUNDED');
      await note(trx, 'payment.refunded', item);
      await tell(trx, item);
    } else {
      await saveRefund(trx, item.id, { refundNo: null, lookAt: null, wasRefused: true });
      // a part that was taken back meanwhile was left until now
      if (payment.orderId === null) await askStrayAgain(trx, payment, now());
      else await askAgain(trx, payment.orderId, now());
      await note(trx, 'payment.refund-refused', item);
    }
  };

  const absorb = (item: UnmatchedRow, facts: RefundFacts): Promise<void> => {
    if (facts.amount !== item.amount || facts.currency !== item.currency) {
      log.error({ refund: item.refundNo }, 'a refund is of another amount or currency than was ordered');
      return change(item, (trx) => saveRefund(trx, item.id, { lookAt: nextLook(item.refundSentAt) }));
    }
    return change(item, (trx, locked) =>
      facts.state === 'accepted'
        ? saveRefund(trx, item.id, { misses: 0, lookAt: nextLook(locked.refundSentAt) })
        : end(trx, locked, facts.state === 'done' ? 'refunded' : 'refundRefused'),
    );
  };

  const absorbFailure = (item: UnmatchedRow, error: ProviderError): Promise<void> => {
    if (error.kind === 'defect')
      log.error({ refund: item.refundNo, reason: error.message }, 'a provider is not understood');
    return change(item, (trx, locked) => {
      if (error.kind === 'rejected') return end(trx, locked, 'refundRefused');
      const lookAt = nextLook(locked.refundSentAt);
      // nobody knows whether it was done, and it is not ordered a second time the same way
      if (error.kind === 'defect') return saveRefund(trx, item.id, { lookAt, wasRefused: true });
      // surely not done: it is told again, under the same number
      return saveRefund(trx, item.id, error.kind === 'unavailable' ? { sentAt: null, lookAt } : { lookAt });
    });
  };

  /**
   * The provider knows nothing of a refund: said twice, long after it was sent, that is so. It is sent again, or decided again when the
   * provider could make nothing of it.
   */
  const miss = (item: UnmatchedRow): Promise<void> =>
    change(item, (trx, locked) => {
      const { refundSentAt, refundMisses, wasRefused } = locked;
      const isLong = refundSentAt !== null && now().getTime() - refundSentAt.getTime() >= SILENCE_MS;
      const misses = isLong ? refundMisses + 1 : refundMisses;
      const isSure = misses >= MOST_MISSES;
      if (isSure && wasRefused) return end(trx, locked, 'refundRefused');
      return saveRefund(trx, item.id, {
        ...{ misses: isSure ? 0 : misses, lookAt: isSure ? now() : nextLook(refundSentAt) },
        ...(isSure && { sentAt: null }),
      });
    });

  const send = async (provider: PaymentProvider, item: UnmatchedRow): Promise<void> => {
    const { refundNo, paymentRef, amount, currency } = item;
    if (refundNo === null || paymentRef === null) return;
    let isMine = false;
    await change(item, async (trx, locked) => {
      isMine = locked.refundSentAt === null;
      if (isMine) await saveRefund(trx, item.id, { sentAt: now(), lookAt: nextLook(now()) });
    });
    // another process was quicker
    if (!isMine) return;
    const facts = await provider.refund({ refundNo, paymentRef, amount, currency }).catch(asProviderError);
    await (facts instanceof ProviderError ? absorbFailure(item, facts) : absorb(item, facts));
  };

  const ask = async (provider: PaymentProvider, item: UnmatchedRow): Promise<void> => {
    const facts = await provider.getRefund(item.refundNo ?? '').catch(asProviderError);
    if (facts instanceof ProviderError)
      await change(item, (trx, { refundSentAt }) => saveRefund(trx, item.id, { lookAt: nextLook(refundSentAt) }));
    else await (facts ? absorb(item, facts) : miss(item));
  };

  /** Brings a refund forward; harmless at any time and any number of times. @param id of the item */
  const look = async (id: string): Promise<void> => {
    const item = await findUnmatched(db, id);
    const provider = providers.find(({ code }) => code === item?.provider);
    if (item?.state !== 'REFUNDING' || !provider) return;
    await (item.refundSentAt === null ? send(provider, item) : ask(provider, item));
  };

  return {
    look,

    /** Looks at every refund that is due; for the job. */
    async lookAtDue(signal?: AbortSignal): Promise<void> {
      for (const id of await listDueRefunds(db, now(), LOOKS_PER_RUN)) {
        if (signal?.aborted) return;
        await look(id).catch((error: unknown) => log.error({ err: error, item: id }, 'a refund cannot be looked at'));
      }
    },
  };
}

export type Refunds = ReturnType<typeof createRefunds>;

function asProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  throw error;
}
