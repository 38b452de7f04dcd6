import { randomUUID } from 'node:crypto';
import type {
  DepositDetail,
  DepositList,
  DepositMethods,
  DepositOrder,
  DepositRequest,
} from '@mekong/api-client/contract/types';
import type { FastifyBaseLogger } from 'fastify';
import type { SignedIn } from '../../contract/actor.ts';
import type { Cursors } from '../../contract/cursors.ts';
import { type AuditEntry, appendAudit } from '../../kernel/audit/audit.repository.ts';
import { notifyWith } from '../../kernel/db/notify.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import { Fault, invalid } from '../../kernel/fault.ts';
import type { Queue } from '../../kernel/jobs/queue/queue.ts';
import { MONEY_SCALE, type Money, parseMoney } from '../../kernel/money.ts';
import { lockBonusesBeforeCash, promiseBonus } from '../bonuses/grant.port.ts';
import type { PlayGate } from '../safer-play/play-gate.port.ts';
import { applyPayment, type Collect, type ToldPayment } from './apply-payment.ts';
import { depositChanged } from './channels.port.ts';
import {
  askAgain,
  countOpenOrders,
  type DepositOrderRow,
  findOrder,
  insertOrder,
  listOrders,
  listPayments,
  lockOrder,
  readCredited,
  saveOrder,
} from './deposit.repository.ts';
import { returnUrlOf, wireMethod, wireOrder, wirePayment } from './deposit-wire.ts';
import { workOffDue } from './due.ts';
import { isLongOver, nextLook, nextStrayLook } from './looks.ts';
import { afterDeposit, type DepositEvent, type DepositState, isToBePaid } from './machine.ts';
import type { Methods, OfferedMethod } from './methods.ts';
import { createOpenOrders } from './open-orders.ts';
import { tellOfDeposit } from './order-messages.ts';
import { listDueOrders, lockMemberOrders } from './orders.repository.ts';
import { type DepositFacts, type Instructions, type PaymentProvider, ProviderError } from './providers/provider.ts';
import { sendRules } from './queue-rules.ts';
import { listSlipsOf } from './slips/slips.repository.ts';
import { askStrayAgain } from './unmatched/stray.repository.ts';

/** Orders of one member that wait at a time. */
const MOST_OPEN = 3;
/** How long a provider may be silent about an order that was sent to it. */
const SILENCE_MS = 15 * 60_000;
/** Pause before a question about an order that has ended is asked again when it had no answer. */
const ASK_AGAIN_MS = 5 * 60_000;

export interface DepositPorts {
  db: Executor;
  queue: Pick<Queue, 'send'>;
  cursors: Cursors;
  providers: readonly PaymentProvider[];
  methods: Methods;
  /** Brings back from vendors what a wallet lacks of a payment that is taken back. */
  collectAtVendors: Collect;
  gate: Pick<PlayGate, 'assertMayPayIn' | 'whyNotPaidIn'>;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Origin of the site as the browser sees it. */
  publicOrigin: string;
  /** Time by the database. */
  now: () => Date;
}

type AuditActor = Pick<AuditEntry, 'actorId' | 'actorRole' | 'ip'>;
type DepositAction = Extract<AuditEntry['action'], `deposit.${string}`>;

/** What the audit trail calls the ends of an order without a payment; payments, and slips that are rejected, have rows of their own. */
const endings: Partial<Record<DepositState, DepositAction>> = {
  CANCELLED: 'deposit.cancelled',
  EXPIRED: 'deposit.expired',
  FAILED: 'deposit.failed',
};

/**
 * Deposits from their order to the money. A provider is called outside of transactions; what it says is taken in within one,
 * in which the order is locked.
 */
export function createDeposits(ports: DepositPorts) {
  const { db, queue, cursors, providers, methods, collectAtVendors, gate, log, publicOrigin, now } = ports;
  const providerOf = (code: string) => providers.find((one) => one.code === code);

  const apply = (trx: Trx, told: ToldPayment, order: DepositOrderRow | undefined) =>
    applyPayment(trx, told, order, { collect: collectAtVendors, gate });

  const note = (trx: Trx, order: DepositOrderRow, action: DepositAction, by: AuditActor): Promise<void> => {
    const { orderNo, amount, currency, method, cancelReason } = order;
    const reason = cancelReason && (cancelReason === 'LIMIT' ? 'LIMIT_REACHED' : 'DEPOSITS_CLOSED');
    return appendAudit(trx, {
      ...{ ...by, action, object: `deposit:${orderNo}` },
      detail: { amount: String(amount), currency, method, ...(reason && { reason }) },
    });
  };

  /** Moves an order on, when its state allows it. */
  const move = (order: DepositOrderRow, event: DepositEvent): void => {
    order.state = afterDeposit(order.state, event) ?? order.state;
  };

  /**
   * Changes an order that is locked, says when its provider is asked next, and tells the member if it is another now.
   *
   * @param work answers whether payments were booked; what it changes of the instructions is told too
   * @param by who ends it; left out: the site
   */
  const change = async (
    trx: Trx,
    order: DepositOrderRow,
    work: () => Promise<boolean> | boolean,
    by: AuditActor = { actorRole: 'system' },
  ): Promise<void> => {
    const credited = async () => (await readCredited(trx, [order.id])).get(order.id) ?? 0n;
    const mayBePaid = order.state === 'COMPLETED' || order.takesParts;
    const before = { state: order.state, credited: mayBePaid ? await credited() : 0n };
    const shown = written(order.instructions);
    const hasBooked = await work();
    order.looks += 1;
    order.lookAt = nextLook(order, now());
    await saveOrder(trx, order);
    const { memberId, orderNo, state } = order;
    const ended = state === before.state ? undefined : endings[state];
    if (ended) await note(trx, order, ended, by);
    if (!hasBooked && state === before.state && written(order.instructions) === shown) return;
    const isCounted = hasBooked || state === 'EXPIRED';
    await tellOfDeposit(trx, order, before, isCounted ? await credited() : before.credited);
    await notifyWith(trx, depositChanged, { memberId, orderNo, state });
  };

  const isSilentTooLong = ({ createdAt }: DepositOrderRow): boolean =>
    now().getTime() - createdAt.getTime() > SILENCE_MS;

  /** Takes what a provider knows of a deposit into an order: that it accepted it, what was paid, that its time is over. */
  const takeIn = (trx: Trx, order: DepositOrderRow, facts: DepositFacts | undefined): Promise<void> =>
    change(trx, order, async () => {
      if (!facts) {
        if (isSilentTooLong(order)) move(order, 'rejected');
        // its provider has lost it: nobody can pay it any more
        if (now() >= order.expiresAt) move(order, 'expired');
        return false;
      }
      // also of one that was called off while the provider made it: it may be paid all the same
      order.providerRef ??= facts.ref;
      if (order.state === 'CREATED') {
        order.instructions = facts.instructions;
        order.expiresAt = facts.expiresAt;
        move(order, 'accepted');
        await note(trx, order, 'deposit.accepted', { actorRole: 'system' });
      } else if (order.state === 'PENDING') order.instructions = facts.instructions;
      const { provider, method } = order;
      let hasBooked = false;
      if (facts.payments.length > 1) await lockBonusesBeforeCash(trx, order.memberId);
      for (const payment of facts.payments)
        hasBooked = (await apply(trx, { ...payment, provider, method }, order)) || hasBooked;
      if (now() >= order.expiresAt) move(order, 'expired');
      return hasBooked;
    });

  /** An order that payments have come for, locked behind the pay-ins of its member: two at once would both fit a limit. */
  const lockPaid = async (trx: Trx, orderNo: string): Promise<DepositOrderRow | undefined> => {
    const found = await findOrder(trx, orderNo);
    if (found) await lockMemberOrders(trx, 'deposit_order', found.memberId);
    return found && lockOrder(trx, orderNo);
  };

  const absorb = (orderNo: string, facts: DepositFacts | undefined): Promise<void> =>
    inTransaction(db, async (trx) => {
      const order = await (facts?.payments.length ? lockPaid : lockOrder)(trx, orderNo);
      if (order) await takeIn(trx, order, facts);
    });

  /** A call failed: the order is asked about again later, or ends when the provider has refused it. */
  const absorbFailure = async (asked: DepositOrderRow, error: ProviderError): Promise<void> => {
    const { orderNo } = asked;
    methods.noteFailure(asked, error);
    if (error.kind === 'defect') log.error({ order: orderNo, reason: error.message }, 'a provider is not understood');
    await inTransaction(db, async (trx) => {
      const order = await lockOrder(trx, orderNo);
      if (!order) return;
      const wasDue = order.lookAt !== null;
      await change(trx, order, () => {
        if (error.kind === 'rejected' || isSilentTooLong(order)) move(order, 'rejected');
        // asked in vain for as long as late money is looked for: the member may begin another one
        if (isLongOver(order, now())) move(order, 'expired');
        if (error.kind === 'timeout') order.isUnsure = true;
        return false;
      });
      // something was to be asked once more of an order that has ended, and has no answer yet
      const isLost = wasDue && order.lookAt === null && (error.kind === 'unavailable' || error.kind === 'timeout');
      if (isLost) await askAgain(trx, order.id, new Date(now().getTime() + ASK_AGAIN_MS));
      // it wants to be left alone for so long: earlier calls would be refused, and make the pause longer
      const quietUntil = new Date(now().getTime() + (error.retryAfter ?? 0));
      if (order.lookAt !== null && order.lookAt < quietUntil) await askAgain(trx, order.id, quietUntil);
    });
  };

  const ask = async (provider: PaymentProvider, order: DepositOrderRow): Promise<DepositFacts | undefined> => {
    const { orderNo } = order;
    // never begun anew after a call without an answer: it may have happened
    if (order.state !== 'CREATED' || order.isUnsure) return provider.getDeposit({ orderNo });
    const facts = await provider.createDeposit({ ...order, returnUrl: returnUrlOf(publicOrigin, orderNo) });
    methods.noteBegun(order);
    return facts;
  };

  /** Brings an order up to date with its provider; harmless at any time and any number of times. */
  const look = async (orderNo: string): Promise<void> => {
    const order = await findOrder(db, orderNo);
    const provider = order && providerOf(order.provider);
    if (!order) return;
    // a provider that is not there any more knows no order
    if (!provider) return absorb(orderNo, undefined);
    const facts = await ask(provider, order).catch((error: unknown) => {
      if (error instanceof ProviderError) return error;
      throw error;
    });
    if (facts instanceof ProviderError) await absorbFailure(order, facts);
    else await absorb(orderNo, facts);
  };

  const checkAmount = (amount: Money, { min, max, step }: OfferedMethod): void => {
    const units = (money: Money) => Number(money / MONEY_SCALE);
    const refuse = (rule: 'min' | 'max', limit: Money) =>
      new Fault('VALIDATION_FAILED', { params: { fields: [{ name: 'amount', rule, [rule]: units(limit) }] } });
    if (amount < min) throw refuse('min', min);
    if (amount > max) throw refuse('max', max);
    if (amount % step !== 0n) throw invalid('amount', 'format');
  };

  const own = async (actor: SignedIn, orderNo: string): Promise<DepositOrderRow> => {
    const order = await findOrder(db, orderNo);
    if (order?.memberId !== actor.memberId) throw new Fault('NOT_FOUND');
    return order;
  };

  const wireOne = async (order: DepositOrderRow): Promise<DepositOrder> =>
    wireOrder(order, (await readCredited(db, [order.id])).get(order.id));

  return {
    async methods(currency: string): Promise<DepositMethods> {
      return { currency, methods: (await methods.list(currency)).map(wireMethod) };
    },

    /**
     * Makes an order; a worker asks the provider when it is committed.
     *
     * @throws Fault METHOD_UNAVAILABLE, TOO_MANY_OPEN, VALIDATION_FAILED for an amount that the method does not take;
     *   EXCLUDED, LIMIT_REACHED where the member has closed it to himself; PROMO_CLOSED, PROMO_NOT_ELIGIBLE for its bonus
     */
    async create(trx: Trx, actor: SignedIn, request: DepositRequest, ip?: string): Promise<DepositOrder> {
      const { memberId, currency } = actor;
      const method = (await methods.list(currency)).find((one) => one.method === request.method);
      if (!method?.isOpen) throw new Fault('METHOD_UNAVAILABLE');
      const amount = parseMoney(request.amount);
      checkAmount(amount, method);
      await lockMemberOrders(trx, 'deposit_order', memberId);
      await gate.assertMayPayIn(trx, memberId, amount);
      if ((await countOpenOrders(trx, memberId)) >= MOST_OPEN) throw new Fault('TOO_MANY_OPEN');
      const { offerId = null } = request;
      const bonus = offerId === null ? null : await promiseBonus(trx, { memberId, currency }, offerId, amount);
      const state = afterDeposit('START', 'create');
      if (!state) throw new Error('The table of deposits has no beginning.');
      const createdAt = now();
      const { provider, kind, takesParts, feeFixed, feePpm } = method;
      const order = await insertOrder(trx, {
        ...{ memberId, provider, method: method.method, kind, currency, amount, takesParts, feeFixed, feePpm, state },
        minimum: method.min,
        feeStep: method.step,
        ...{ offerId, bonus },
        createdAt,
        expiresAt: new Date(createdAt.getTime() + method.lifeSeconds * 1_000),
      });
      const { orderNo } = order;
      await note(trx, order, 'deposit.requested', { actorId: memberId, actorRole: actor.role, ip });
      await queue.send(trx, 'deposits', randomUUID(), { order: orderNo }, sendRules);
      return wireOrder(order);
    },

    /** The orders of a member, newest first. @throws Fault VALIDATION_FAILED for a cursor of another list */
    async list({ memberId }: SignedIn, page: { cursor: string | undefined; pageSize: number }): Promise<DepositList> {
      const { rows, ...next } = await cursors.rows(
        { operation: 'listDeposits', reader: memberId },
        page,
        (place, limit) => listOrders(db, memberId, place?.id, limit),
        ({ id }) => ({ id }),
      );
      const credited = await readCredited(
        db,
        rows.map(({ id }) => id),
      );
      return { ...next, content: rows.map((order) => wireOrder(order, credited.get(order.id))) };
    },

    /** @throws Fault NOT_FOUND, also for an order of somebody else */
    async detail(actor: SignedIn, orderNo: string): Promise<DepositDetail> {
      const order = await own(actor, orderNo);
      const slipIds = await listSlipsOf(db, order.id);
      return {
        order: await wireOne(order),
        ...(isToBePaid(order.state) && order.instructions ? { instructions: order.instructions } : {}),
        payments: (await listPayments(db, order.id)).map(wirePayment),
        ...(slipIds.length > 0 ? { slipIds } : {}),
      };
    },

    /**
     * Ends an order that waits for its payment, when its provider agrees.
     *
     * @throws Fault NOT_FOUND, METHOD_UNAVAILABLE, and STATE_STALE when it was paid or has ended
     */
    async cancel(actor: SignedIn, orderNo: string, ip?: string): Promise<DepositOrder> {
      const order = await own(actor, orderNo);
      const provider = providerOf(order.provider);
      if (!order.providerRef || !afterDeposit(order.state, 'cancelled')) throw new Fault('STATE_STALE');
      if (!provider) throw new Fault('METHOD_UNAVAILABLE');
      const answer = await provider.cancelDeposit(order.providerRef).catch((error: unknown) => {
        if (!(error instanceof ProviderError)) throw error;
        throw new Fault('METHOD_UNAVAILABLE', { cause: error });
      });
      if (answer === 'paid-already') await look(orderNo);
      if (answer !== 'cancelled') throw new Fault('STATE_STALE');
      return inTransaction(db, async (trx) => {
        const locked = await lockOrder(trx, orderNo);
        const state =
          locked && (afterDeposit(locked.state, 'cancelled') ?? afterDeposit(locked.state, 'cancelledMeanwhile'));
        if (!locked || !state) throw new Fault('STATE_STALE');
        const end = () => {
          locked.state = state;
          return false;
        };
        await change(trx, locked, end, { actorId: actor.memberId, actorRole: actor.role, ip });
        return wireOrder(locked, (await readCredited(trx, [locked.id])).get(locked.id));
      });
    },

    ...createOpenOrders(change),

    look,

    /** Asks about every order that is due; for the job. */
    lookAtDue: (signal?: AbortSignal): Promise<void> =>
      workOffDue(
        (limit, without) => listDueOrders(db, 'deposit_order', now(), { limit, without }),
        (orderNo) =>
          look(orderNo).catch((error: unknown) =>
            log.error({ err: error, order: orderNo }, 'a deposit cannot be looked at'),
          ),
        signal,
      ),

    /**
     * Takes in what a provider answers about a deposit that it has told of by its own number: into the order that it is for, or as
     * payments without one.
     */
    async takeTold(trx: Trx, { code: provider }: PaymentProvider, facts: DepositFacts): Promise<void> {
      const { orderNo, method, payments, ref } = facts;
      const found = orderNo === undefined ? undefined : await lockPaid(trx, orderNo);
      const order = found?.provider === provider ? found : undefined;
      if (order) return takeIn(trx, order, facts);
      for (const payment of payments) {
        await apply(trx, { ...payment, provider, method }, undefined);
        await askStrayAgain(trx, { ...payment, provider }, nextStrayLook(payment, now()), ref);
      }
    },

    /**
     * Books a payment that a settlement file tells of and that nobody has told of before, for its order if there is one.
     */
    takeSettled({ orderNo, ...told }: ToldPayment & { readonly orderNo?: string | undefined }): Promise<void> {
      return inTransaction(
        db,
        async (trx) => {
          const found = orderNo === undefined ? undefined : await lockPaid(trx, orderNo);
          const order = found?.provider === told.provider ? found : undefined;
          if (order) await change(trx, order, () => apply(trx, told, order));
          else await apply(trx, told, undefined);
        },
        { retryOnUniqueViolation: true },
      );
    },
  };
}

/** The same text for the same instructions: the database keeps the names of values in another order. */
const written = (instructions: Instructions | null): string =>
  JSON.stringify(Object.entries(instructions ?? {}).sort(([one], [other]) => (one < other ? -1 : 1)));

export type Deposits = ReturnType<typeof createDeposits>;
