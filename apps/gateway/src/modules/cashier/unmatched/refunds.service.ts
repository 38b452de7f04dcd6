import type { UnmatchedPayment } from '@mekong/api-client/admin/contract/types';
import type { FastifyBaseLogger } from 'fastify';
import type { AdminChanger } from '../../../contract/admin/handlers.ts';
import { type AuditEntry, appendAudit } from '../../../kernel/audit/audit.repository.ts';
import { notifyWith } from '../../../kernel/db/notify.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import { Fault } from '../../../kernel/fault.ts';
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
import { wireUnmatched } from './unmatched.service.ts';

/** How long a refund that a provider does not know may still be on its way there, and how often it has to say so. */
const SILENCE_MS = 30 * 60_000;
const MOST_MISSES = 2;
const LEAST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 5 * 60_000;
/**
 * How long a provider may say nothing that is understood of a refund, and how long it may be under way at all, before operators are
 * asked what has become of it.
 */
const DAY_MS = 24 * 3_600_000;
const WEEK_MS = 7 * DAY_MS;
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
  /** The item, behind its order and its payment, as everywhere. */
  const lockInOrder = async (trx: Trx, id: string): Promise<UnmatchedRow | undefined> => {
    const known = await findUnmatched(trx, id);
    if (known?.orderNo) await lockOrder(trx, known.orderNo);
    if (known?.paymentId) await lockPayment(trx, { id: known.paymentId });
    return lockUnmatched(trx, id);
  };

  /** Changes an item whose refund of this number is still under way. */
  const change = (
    { id, refundNo }: UnmatchedRow,
    work: (trx: Trx, item: UnmatchedRow) => Promise<unknown>,
  ): Promise<void> =>
    inTransaction(db, async (trx) => {
      const item = await lockInOrder(trx, id);
      if (item && isUnderWay(item) && item.refundNo === refundNo) await work(trx, item);
    });

  /** Longer pauses the longer it takes. */
  const nextLook = (sentAt: Date | null): Date => {
    const since = sentAt ? now().getTime() - sentAt.getTime() : 0;
    return new Date(now().getTime() + Math.min(Math.max(since, LEAST_PAUSE_MS), LONGEST_PAUSE_MS));
  };

  /** @param by operator who has decided it; left out: it came so */
  const note = (
    trx: Trx,
    action: AuditEntry['action'],
    { provider, paymentRef, refundNo }: UnmatchedRow,
    by?: AdminChanger,
  ) =>
    appendAudit(trx, {
      ...(by ? { actorId: by.id, actorRole: by.role, ip: by.ip } : { actorRole: 'system' }),
      ...{ action, object: `payment:${provider}:${paymentRef}`, detail: { refund: refundNo } },
    });

  /** Tells the member of the order that it was for; who is gone reads nothing. */
  const tell = async (
    trx: Trx,
    template: 'depositRefunded' | 'refundAsked',
    { memberId, orderNo, orderState, reason, amount, currency }: UnmatchedRow,
  ) => {
    if (memberId === null || orderNo === null || orderState === null || reason === 'MEMBER_CLOSED') return;
    const values = { order: orderNo, amount: inboxMoney(amount, currency) };
    await inbox.send(trx, memberId, 'SYSTEM', template, values);
    await notifyWith(trx, depositChanged, { memberId, orderNo, state: orderState });
  };

  /** Has operators find out what has become of a refund, once; its member is told. */
  const ask = async (trx: Trx, item: UnmatchedRow): Promise<void> => {
    if (item.isRefundAsked) return;
    await saveRefund(trx, item.id, { askedAt: now() });
    await note(trx, 'payment.refund-asked', item);
    await tell(trx, 'refundAsked', item);
  };

  /** The provider may still say what it is: it is asked on, and its answer counts. */
  const askWhenOlder = async (trx: Trx, item: UnmatchedRow, ms: number): Promise<void> => {
    const { refundFirstSentAt: since } = item;
    if (since && now().getTime() - since.getTime() >= ms) await ask(trx, item);
  };

  const end = async (
    trx: Trx,
    item: UnmatchedRow,
    event: 'refunded' | 'refundRefused',
    by?: AdminChanger,
  ): Promise<void> => {
    const payment = item.paymentId === null ? undefined : await lockPayment(trx, { id: item.paymentId });
    const step = payment && afterPayment(payment.state, event);
    if (!step) return;
    await setPaymentState(trx, payment.id, step.to);
    if (event === 'refunded') {
      await post(trx, flows.refundPayment(standing(payment)));
      await endUnmatched(trx, item.id, 'REFUNDED', by?.id);
      await note(trx, 'payment.refunded', item, by);
      await tell(trx, 'depositRefunded', item);
    } else {
      await saveRefund(trx, item.id, { refundNo: null, lookAt: null, askedAt: null, wasRefused: true });
      // a part that was taken back meanwhile was left until now
      if (payment.orderId === null) await askStrayAgain(trx, payment, now());
      else await askAgain(trx, payment.orderId, now());
      await note(trx, 'payment.refund-refused', item, by);
    }
  };

  const absorb = (item: UnmatchedRow, facts: RefundFacts): Promise<void> => {
    if (facts.amount !== item.amount || facts.currency !== item.currency) {
      log.error({ refund: item.refundNo }, 'a refund is of another amount or currency than was ordered');
      return change(item, async (trx, locked) => {
        await saveRefund(trx, item.id, { lookAt: nextLook(locked.refundSentAt) });
        await askWhenOlder(trx, locked, DAY_MS);
      });
    }
    return change(item, async (trx, locked) => {
      if (facts.state !== 'accepted') return end(trx, locked, facts.state === 'done' ? 'refunded' : 'refundRefused');
      await saveRefund(trx, item.id, { misses: 0, lookAt: nextLook(locked.refundSentAt) });
      await askWhenOlder(trx, locked, WEEK_MS);
    });
  };

  const absorbFailure = (item: UnmatchedRow, error: ProviderError): Promise<void> => {
    if (error.kind === 'defect')
      log.error({ refund: item.refundNo, reason: error.message }, 'a provider is not understood');
    return change(item, async (trx, locked) => {
      if (error.kind === 'rejected') return end(trx, locked, 'refundRefused');
      const lookAt = nextLook(locked.refundSentAt);
      await askWhenOlder(trx, locked, error.kind === 'defect' ? DAY_MS : WEEK_MS);
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
      const firstSentAt = locked.refundFirstSentAt ?? now();
      if (isMine) await saveRefund(trx, item.id, { sentAt: now(), firstSentAt, lookAt: nextLook(now()) });
    });
    // another process was quicker
    if (!isMine) return;
    const facts = await provider.refund({ refundNo, paymentRef, amount, currency }).catch(asProviderError);
    await (facts instanceof ProviderError ? absorbFailure(item, facts) : absorb(item, facts));
  };

  const followUp = async (provider: PaymentProvider, item: UnmatchedRow): Promise<void> => {
    const facts = await provider.getRefund(item.refundNo ?? '').catch(asProviderError);
    if (!(facts instanceof ProviderError)) return facts ? absorb(item, facts) : miss(item);
    if (facts.kind === 'defect')
      log.error({ refund: item.refundNo, reason: facts.message }, 'a provider is not understood');
    await change(item, async (trx, locked) => {
      await saveRefund(trx, item.id, { lookAt: nextLook(locked.refundSentAt) });
      await askWhenOlder(trx, locked, facts.kind === 'defect' ? DAY_MS : WEEK_MS);
    });
  };

  /** Nobody can be asked any more: it would stand before all others for ever. */
  const giveUp = (item: UnmatchedRow): Promise<void> =>
    change(item, async (trx, locked) => {
      await ask(trx, locked);
      await saveRefund(trx, item.id, { lookAt: null });
    });

  /** Brings a refund forward; harmless at any time and any number of times. @param id of the item */
  const look = async (id: string): Promise<void> => {
    const item = await findUnmatched(db, id);
    if (!item || !isUnderWay(item)) return;
    const provider = providers.find(({ code }) => code === item.provider);
    if (!provider) return giveUp(item);
    await (item.refundSentAt === null ? send(provider, item) : followUp(provider, item));
  };

  return {
    look,

    /**
     * What operators have found out about a refund: the payer has it, or it was not made, and the payment is to be decided again.
     *
     * @throws Fault NOT_FOUND, STATE_STALE
     */
    async decide(trx: Trx, id: string, outcome: 'SENT' | 'NOT_SENT', by: AdminChanger): Promise<UnmatchedPayment> {
      const item = await lockInOrder(trx, id);
      if (!item) throw new Fault('NOT_FOUND');
      if (!item.isRefundAsked) throw new Fault('STATE_STALE');
      await end(trx, item, outcome === 'SENT' ? 'refunded' : 'refundRefused', by);
      const ended = await findUnmatched(trx, id);
      if (!ended) throw new Fault('NOT_FOUND');
      return wireUnmatched(ended);
    },

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

/** Whether its refund is under way, and operators may have been asked about it. */
const isUnderWay = ({ state, isRefundAsked }: UnmatchedRow): boolean => state === 'REFUNDING' || isRefundAsked;

function asProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  throw error;
}
