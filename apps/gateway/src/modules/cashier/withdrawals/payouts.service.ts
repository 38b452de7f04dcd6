import type { FastifyBaseLogger } from 'fastify';
import { appendAudit } from '../../../kernel/audit/audit.repository.ts';
import { notifyWith } from '../../../kernel/db/notify.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import { parseMoney } from '../../../kernel/money.ts';
import { leavesPlay } from '../../bonuses/in-play.port.ts';
import { hasSamePerson, identityStanding } from '../../identity-check/standing.port.ts';
import type { Settings } from '../../system/settings.service.ts';
import { findAccount } from '../accounts/account.repository.ts';
import type { PayoutAccounts } from '../accounts/accounts.service.ts';
import type { WithdrawFlag } from '../cashier.tables.ts';
import { withdrawalChanged } from '../channels.port.ts';
import { workOffDue } from '../due.ts';
import type { PayoutMethods } from '../methods.ts';
import { tellOfWithdrawal } from '../order-messages.ts';
import { listDueOrders } from '../orders.repository.ts';
import { type PaymentProvider, type PayoutFacts, ProviderError } from '../providers/provider.ts';
import { applyPayout, askAboutLost, failPart, mayBeNew, movePart, moveWithdrawal, planParts } from './apply-payout.ts';
import { readDay, wasPaidBefore } from './checks.repository.ts';
import { nextWithdrawalLook } from './looks.ts';
import {
  findWithdrawal,
  findWithdrawalOfPart,
  listParts,
  lockWithdrawal,
  type PartRow,
  savePart,
  saveWithdrawal,
  type WithdrawalRow,
} from './withdrawal.repository.ts';

/** How long a part that a provider does not know may still be on its way there, and how often it has to say so. */
const SILENCE_MS = 30 * 60_000;
const MOST_MISSES = 2;

/** What each flag weighs; from the limit on somebody looks. */
const WEIGHTS: Readonly<Record<WithdrawFlag, number>> = {
  FAST_IN_OUT: 30,
  NEW_ACCOUNT: 10,
  LARGE: 30,
  SAME_PERSON: 30,
  OTHER_NAME: 40,
  NO_IDENTITY: 60,
};
const REVIEW_FROM = 30;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export interface PayoutPorts {
  db: Executor;
  settings: Settings;
  accounts: PayoutAccounts;
  methods: PayoutMethods;
  providers: readonly PaymentProvider[];
  /** Asks the receiver about parts that were paid. */
  follow: (trx: Trx, order: WithdrawalRow) => Promise<void>;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  now: () => Date;
}

/**
 * Withdrawals from their request to the money. A provider is called outside of transactions; before that it is written that
 * it will be, so that nothing is ever sent twice.
 */
export function createPayouts({ db, settings, accounts, methods, providers, follow, log, now }: PayoutPorts) {
  const providerOf = (code: string) => providers.find((one) => one.code === code);

  /** Changes a withdrawal that is locked, says when it is looked at next, and tells the member if it is another now. */
  const change = async (trx: Trx, order: WithdrawalRow, work: () => Promise<boolean>): Promise<void> => {
    const { state: before, givenBack, held } = order;
    const hasChanged = await work();
    if (hasChanged) await follow(trx, order);
    order.looks += 1;
    const isOver = order.state === 'PAID' || order.state === 'REJECTED';
    order.completedAt = isOver ? (order.completedAt ?? now()) : null;
    order.lookAt = nextWithdrawalLook(order, await listParts(trx, order.id), now());
    await saveWithdrawal(trx, order);
    const { memberId, orderNo, state } = order;
    if (!hasChanged && state === before) return;
    await tellOfWithdrawal(trx, order, { state: before, givenBack, held });
    await notifyWith(trx, withdrawalChanged, { memberId, orderNo, state });
  };

  const changeLocked = (orderNo: string, work: (trx: Trx, order: WithdrawalRow) => Promise<boolean>): Promise<void> =>
    inTransaction(db, async (trx) => {
      const order = await lockWithdrawal(trx, { orderNo });
      if (order) await change(trx, order, () => work(trx, order));
    });

  const flagsOf = async (trx: Trx, order: WithdrawalRow): Promise<WithdrawFlag[]> => {
    const { deposited, validBets } = await readDay(trx, order, new Date(now().getTime() - DAY_MS));
    const isFast = deposited > 0n && order.amount * 10n >= deposited * 8n && validBets * 2n < deposited;
    const account = await findAccount(trx, order.accountId);
    const { automaticUpTo, needsIdentity } = (await settings.current()).withdrawals;
    const isKnown = !needsIdentity || (await identityStanding(trx, order.memberId)).standing === 'DONE';
    return [
      ...(isFast ? (['FAST_IN_OUT'] as const) : []),
      ...((await wasPaidBefore(trx, order.accountId)) ? [] : (['NEW_ACCOUNT'] as const)),
      ...(order.amount > parseMoney(automaticUpTo) ? (['LARGE'] as const) : []),
      ...((await hasSamePerson(trx, order.memberId)) ? (['SAME_PERSON'] as const) : []),
      // who leaves play is paid without a check, and a document may have run out: money that was there before is paid
      ...(!isKnown && (await leavesPlay(trx, order.memberId)) ? (['NO_IDENTITY'] as const) : []),
      // it was approved after the request
      ...(account && !(await accounts.isInApprovedName(trx, account)) ? (['OTHER_NAME'] as const) : []),
    ];
  };

  /** What speaks for a closer look is written; without it nobody has to approve. */
  const check = async (trx: Trx, order: WithdrawalRow): Promise<boolean> => {
    if (order.state !== 'REQUESTED') return false;
    order.flags = await flagsOf(trx, order);
    order.score = order.flags.reduce((sum, flag) => sum + WEIGHTS[flag], 0);
    // it has to be among the names to compare, or nobody could ever approve the withdrawal
    if (order.flags.includes('OTHER_NAME')) await accounts.compare(trx, order.memberId);
    await moveWithdrawal(trx, order, 'checked');
    await appendAudit(trx, {
      ...{ action: 'withdrawal.checked', actorRole: 'system', object: `withdrawal:${order.orderNo}` },
      detail: { score: order.score },
    });
    if (order.score < REVIEW_FROM) {
      await moveWithdrawal(trx, order, 'approved');
      await appendAudit(trx, {
        ...{ action: 'withdrawal.approved', actorRole: 'system', object: `withdrawal:${order.orderNo}` },
        detail: { score: order.score },
      });
    }
    return true;
  };

  const plan = async (trx: Trx, order: WithdrawalRow): Promise<boolean> => {
    if (order.state !== 'APPROVED') return false;
    await planParts(trx, order);
    await appendAudit(trx, {
      ...{ action: 'withdrawal.planned', actorRole: 'system', object: `withdrawal:${order.orderNo}` },
      detail: { amount: String(order.amount - order.fee), currency: order.currency },
    });
    return true;
  };

  /** Changes a part of a withdrawal that is locked. */
  const changePart = (
    order: WithdrawalRow,
    partNo: string,
    work: (trx: Trx, order: WithdrawalRow, part: PartRow) => Promise<boolean>,
  ): Promise<void> =>
    changeLocked(order.orderNo, async (trx, locked) => {
      const part = (await listParts(trx, locked.id)).find((one) => one.partNo === partNo);
      return part !== undefined && work(trx, locked, part);
    });

  /**
   * A defect that is not mended within a day would keep the money for ever: operators find out what has become of it. The day begins
   * when the part was sent first, since the order may have waited for operators before.
   */
  const askWhenOld = async (trx: Trx, order: WithdrawalRow, part: PartRow): Promise<void> => {
    const { firstSentAt } = part;
    if (firstSentAt && now().getTime() - firstSentAt.getTime() >= DAY_MS) await askAboutLost(trx, order, part);
  };

  /** What the failure of a call to send says of the part. */
  const absorbFailure = (order: WithdrawalRow, partNo: string, error: ProviderError): Promise<void> => {
    methods.noteFailure(order, error);
    if (error.kind === 'defect') log.error({ part: partNo, reason: error.message }, 'a provider is not understood');
    return changePart(order, partNo, async (trx, locked, part) => {
      if (error.kind === 'rejected') return failPart(trx, locked, part, 'REFUSED');
      if (error.kind === 'unavailable') return movePart(trx, locked, part, 'notDone');
      if (error.kind === 'defect') await askWhenOld(trx, locked, part);
      return false;
    });
  };

  const send = async (provider: PaymentProvider, order: WithdrawalRow, partNo: string): Promise<void> => {
    const account = await accounts.open(order.accountId);
    // another name was approved since: it is sent when somebody has compared them
    if (account === 'REVIEW') return;
    // blocked since it was requested: what was not sent stays
    if (account === 'BLOCKED')
      return changePart(order, partNo, (trx, locked, part) => failPart(trx, locked, part, 'REFUSED'));
    let isMine = false;
    let amount = 0n;
    await changePart(order, partNo, async (trx, locked, part) => {
      Object.assign(part, { sentAt: now(), firstSentAt: part.firstSentAt ?? now(), misses: 0 });
      amount = part.amount;
      isMine = await movePart(trx, locked, part, 'sending');
      return isMine;
    });
    // another worker was quicker
    if (!isMine) return;
    const facts = await provider.createPayout({ partNo, amount, account }).catch(asProviderError);
    if (facts instanceof ProviderError) return absorbFailure(order, partNo, facts);
    methods.noteBegun(order);
    await absorb(order, partNo, facts);
  };

  const absorb = (order: WithdrawalRow, partNo: string, facts: PayoutFacts): Promise<void> =>
    changeLocked(order.orderNo, (trx, locked) => applyPayout(trx, locked, partNo, facts));

  /**
   * The provider knows nothing of a part: said twice, long after it was sent, that is so. One that it had accepted is not sent again,
   * since it may have been paid before the provider lost it.
   */
  const miss = (order: WithdrawalRow, partNo: string): Promise<void> =>
    changePart(order, partNo, async (trx, locked, part) => {
      const isSent = part.state === 'UNKNOWN' || part.state === 'SENT';
      if (!isSent || !part.sentAt || now().getTime() - part.sentAt.getTime() < SILENCE_MS) return false;
      // operators know it already
      if (part.state === 'SENT' && part.misses >= MOST_MISSES) return false;
      part.misses += 1;
      if (part.misses >= MOST_MISSES && part.state === 'UNKNOWN') return movePart(trx, locked, part, 'missing');
      if (part.misses >= MOST_MISSES) await askAboutLost(trx, locked, part);
      await savePart(trx, part);
      return false;
    });

  const ask = async (provider: PaymentProvider, order: WithdrawalRow, part: PartRow): Promise<void> => {
    const { partNo } = part;
    const facts = await provider.getPayout({ partNo }).catch(asProviderError);
    if (facts instanceof ProviderError) {
      methods.noteFailure(order, facts);
      if (facts.kind !== 'defect') return;
      log.error({ part: partNo, reason: facts.message }, 'a provider is not understood');
      await changePart(order, partNo, async (trx, locked, one) => {
        await askWhenOld(trx, locked, one);
        return false;
      });
    } else if (!facts) await miss(order, partNo);
    else if (mayBeNew(order, part, facts)) await absorb(order, partNo, facts);
    // only answers that follow each other make sure that it is lost
    else if (part.misses > 0)
      await changePart(order, partNo, async (trx, _locked, one) => {
        one.misses = 0;
        await savePart(trx, one);
        return false;
      });
  };

  /**
   * Its provider was taken out of the configuration, and nobody can be asked any more: operators find out what has become of each part,
   * when it has not come back within an hour.
   */
  const askWithoutProvider = (order: WithdrawalRow): Promise<void> =>
    changeLocked(order.orderNo, async (trx, locked) => {
      for (const part of await listParts(trx, locked.id))
        if (now().getTime() - (part.firstSentAt ?? locked.createdAt).getTime() >= HOUR_MS)
          await askAboutLost(trx, locked, part);
      return false;
    });

  /** Brings a withdrawal forward, and up to date with its provider; harmless at any time and any number of times. */
  const look = async (orderNo: string): Promise<void> => {
    await changeLocked(orderNo, async (trx, order) => {
      const isChecked = await check(trx, order);
      return (await plan(trx, order)) || isChecked;
    });
    const order = await findWithdrawal(db, orderNo);
    if (!order) return;
    const provider = providerOf(order.provider);
    if (!provider) return askWithoutProvider(order);
    for (const part of await listParts(db, order.id)) {
      if (part.state === 'PLANNED') await send(provider, order, part.partNo);
      else if (isAskable(part.state)) await ask(provider, order, part);
    }
  };

  return {
    look,

    /** Takes a step that an operator has decided. @param work answers whether something has changed */
    change,

    /** Asks about a payout that its provider has told of. */
    async lookAtPayout(provider: PaymentProvider, ref: string): Promise<void> {
      const facts = await provider.getPayout({ ref });
      const order = facts && (await findWithdrawalOfPart(db, facts.partNo));
      if (facts && order?.provider === provider.code) await absorb(order, facts.partNo, facts);
      else log.warn({ provider: provider.code, payout: ref }, 'a webhook tells of a payout that there is not');
    },

    /** Looks at every withdrawal that is due; for the job. */
    lookAtDue: (signal?: AbortSignal): Promise<void> =>
      workOffDue(
        (limit, without) => listDueOrders(db, 'withdraw_order', now(), { limit, without }),
        (orderNo) =>
          look(orderNo).catch((error: unknown) =>
            log.error({ err: error, order: orderNo }, 'a withdrawal cannot be looked at'),
          ),
        signal,
      ),
  };
}

export type Payouts = ReturnType<typeof createPayouts>;

/** A part that was dropped does not change any more: its provider never had it. */
const isAskable = (state: PartRow['state']): boolean => state !== 'DROPPED';

function asProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  throw error;
}
