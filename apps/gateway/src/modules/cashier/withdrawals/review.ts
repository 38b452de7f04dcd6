import { randomUUID } from 'node:crypto';
import type {
  PayoutAccountPage,
  PayoutAccountRow,
  WithdrawalRow as WireRow,
  WithdrawalPage,
} from '@mekong/api-client/admin/contract/types';
import type { AdminChanger } from '../../../contract/admin/handlers.ts';
import type { Operator } from '../../../contract/admin/operator.ts';
import type { Cursors } from '../../../contract/cursors.ts';
import { appendAudit } from '../../../kernel/audit/audit.repository.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import { Fault, invalid } from '../../../kernel/fault.ts';
import type { Queue } from '../../../kernel/jobs/queue/queue.ts';
import { formatMoney, parseMoney } from '../../../kernel/money.ts';
import { inbox } from '../../messages/inbox/inbox.port.ts';
import { pendingApprovals } from '../../operators/approval.port.ts';
import type { Settings } from '../../system/settings.service.ts';
import {
  findAccount,
  findUsername,
  listReviews,
  lockAccount,
  lockMemberAccounts,
  type ReviewedAccount,
  saveComparedName,
  setAccountState,
} from '../accounts/account.repository.ts';
import type { PayoutAccounts } from '../accounts/accounts.service.ts';
import type { HoldReason, WithdrawReason } from '../cashier.tables.ts';
import { moveWithdrawal } from './apply-payout.ts';
import { deleteHold, findHold, insertHold } from './hold.repository.ts';
import { afterWithdraw } from './machine.ts';
import type { Payouts } from './payouts.service.ts';
import {
  countWaiting,
  findQueued,
  listQueue,
  listWaiting,
  type QueuedWithdrawal,
  type WithdrawalFilter,
} from './queue.repository.ts';
import { lockWithdrawal } from './withdrawal.repository.ts';

type Page = { cursor: string | undefined; pageSize: number };

export interface ReviewPorts {
  db: Executor;
  queue: Pick<Queue, 'send'>;
  cursors: Cursors;
  settings: Settings;
  accounts: PayoutAccounts;
  payouts: Pick<Payouts, 'change'>;
  now: () => Date;
}

/** Why a withdrawal is put on hold, or that it is not any more. */
export interface HoldChange {
  isHeld: boolean;
  reason?: HoldReason | undefined;
  note?: string | undefined;
}

/** What operators decide about withdrawals and payout accounts. */
export function createReview({ db, queue, cursors, settings, accounts, payouts, now }: ReviewPorts) {
  const found = async (executor: Executor, id: string): Promise<QueuedWithdrawal> => {
    const row = await findQueued(executor, id);
    if (!row) throw new Fault('NOT_FOUND');
    return row;
  };

  const firsts = (executor: Executor = db) => pendingApprovals(executor, 'approveWithdrawal');

  const wireOne = async (trx: Trx, id: string): Promise<WireRow> => {
    const { serviceTimes } = await settings.current();
    const approvedFirstBy = (await firsts(trx)).get(id)?.maker;
    return toWire(await found(trx, id), { minutes: serviceTimes.withdrawalMinutes, approvedFirstBy });
  };

  /** @throws Fault ACCOUNT_IN_REVIEW, and STATE_STALE for an account that is blocked: the approval would end as a refusal */
  const assertPayable = async (executor: Executor, accountId: string): Promise<void> => {
    const account = await findAccount(executor, accountId);
    const why = account ? await accounts.whyNotPaidTo(executor, account) : 'BLOCKED';
    if (why) throw new Fault(why === 'REVIEW' ? 'ACCOUNT_IN_REVIEW' : 'STATE_STALE');
  };

  /**
   * @throws Fault NOT_FOUND, STATE_STALE when it is not to be decided any more, and for an approval ORDER_ON_HOLD while somebody
   *   looks into it, ACCOUNT_IN_REVIEW while nobody has compared the name of its account
   */
  const decide = async (
    trx: Trx,
    id: string,
    event: 'approved' | 'rejected',
    by: AdminChanger,
    { reason, note }: { reason?: WithdrawReason | undefined; note?: string | undefined },
  ): Promise<WireRow> => {
    const order = await lockWithdrawal(trx, { id });
    if (!order) throw new Fault('NOT_FOUND');
    const before = order.state;
    if (!afterWithdraw(before, event)) throw new Fault('STATE_STALE');
    const hold = await findHold(trx, id);
    if (hold && event === 'approved') throw new Fault('ORDER_ON_HOLD');
    if (event === 'approved') await assertPayable(trx, order.accountId);
    if (hold) await deleteHold(trx, id);
    await payouts.change(trx, order, async () => {
      await moveWithdrawal(trx, order, event);
      order.decidedBy = by.id;
      if (reason) order.reason = reason;
      return true;
    });
    await appendAudit(trx, {
      action: event === 'approved' ? 'withdrawal.approved' : 'withdrawal.rejected',
      ...{ actorId: by.id, actorRole: by.role, ip: by.ip, object: `withdrawal:${order.orderNo}` },
      detail: {
        before: { state: before, ...(hold && { hold: hold.by }) },
        after: { state: order.state, ...(hold && { hold: null }), ...(reason && { reason }) },
        ...(note && { note }),
      },
    });
    return wireOne(trx, id);
  };

  const wireAccount = async (row: ReviewedAccount): Promise<PayoutAccountRow> => {
    const { id, method, institutionName, numberEnd, holder, state } = accounts.wire(row);
    const knownName = await accounts.knownName(row.memberId);
    return {
      ...{ id, memberId: row.memberId, username: row.username, method, institutionName, numberEnd, holder, state },
      ...(knownName === undefined ? {} : { knownName }),
      createdAt: row.createdAt.toISOString(),
    };
  };

  return {
    /** Withdrawals of all members, newest first; or those of one kind that are to be decided, oldest first. */
    async queue(
      reader: Operator,
      page: Page,
      { waiting, ...filter }: WithdrawalFilter & { waiting?: 'ALL' | 'MINE' | 'HELD' | undefined },
    ): Promise<WithdrawalPage> {
      const asked = await firsts();
      const begun = {
        name: reader.name,
        approvedFirst: [...asked].flatMap(([id, { makerId }]) => (makerId === reader.id ? [id] : [])),
      };
      const { rows, ...next } = await cursors.rows(
        { operation: 'listWithdrawalQueue', reader: reader.name, filter: { ...filter, waiting } },
        page,
        (place, limit) =>
          waiting
            ? listWaiting(db, waiting, { begun, behind: place?.id, limit })
            : listQueue(db, filter, place?.id, limit),
        ({ id }) => ({ id }),
      );
      const { withdrawalMinutes: minutes } = (await settings.current()).serviceTimes;
      return {
        ...next,
        content: rows.map((row) => toWire(row, { minutes, approvedFirstBy: asked.get(row.id)?.maker })),
        ...(waiting && { waiting: await countWaiting(db, begun) }),
      };
    },

    /**
     * Whether a second operator has to approve it: above the limit of the settings.
     *
     * @throws Fault NOT_FOUND, ORDER_ON_HOLD, ACCOUNT_IN_REVIEW, STATE_STALE: nobody is asked for what would be refused
     */
    async needsSecond(id: string): Promise<boolean> {
      const { secondOver } = (await settings.current()).withdrawals;
      const { amount, hold, accountId } = await found(db, id);
      if (hold) throw new Fault('ORDER_ON_HOLD');
      await assertPayable(db, accountId);
      return amount > parseMoney(secondOver);
    },

    /**
     * Puts a withdrawal on hold, or releases it: a mark that keeps others from approving it. Whoever may hold may release.
     *
     * @throws Fault NOT_FOUND, VALIDATION_FAILED without a reason, and STATE_STALE when it is not to be decided or is so already
     */
    hold: (id: string, { isHeld, reason, note: typed }: HoldChange, by: AdminChanger): Promise<WireRow> =>
      inTransaction(db, async (trx) => {
        const note = typed?.trim();
        if (isHeld && !reason) throw invalid('reason', 'required');
        // blanks say nothing, and the table wants a word
        if (isHeld && (note ?? '').length < 3) throw invalid('note', 'required');
        const order = await lockWithdrawal(trx, { id });
        if (!order) throw new Fault('NOT_FOUND');
        const hold = await findHold(trx, id);
        if (order.state !== 'REVIEW' || isHeld === (hold !== undefined)) throw new Fault('STATE_STALE');
        if (isHeld && reason && note) await insertHold(trx, id, { by: by.id, reason, note, at: now() });
        else await deleteHold(trx, id);
        await appendAudit(trx, {
          action: isHeld ? 'withdrawal.held' : 'withdrawal.released',
          ...{ actorId: by.id, actorRole: by.role, ip: by.ip, object: `withdrawal:${order.orderNo}` },
          detail: {
            before: { hold: hold?.by ?? null, ...(hold && { reason: hold.reason }) },
            after: { hold: isHeld ? by.id : null, ...(isHeld && { reason }) },
            ...(note && { note }),
          },
        });
        return wireOne(trx, id);
      }),

    async approve(trx: Trx, id: string, by: AdminChanger, note: string | undefined): Promise<WireRow> {
      const row = await decide(trx, id, 'approved', by, { note });
      await queue.send(trx, 'withdrawals', randomUUID(), { order: row.orderNo }, { retryLimit: 3, retryBackoff: true });
      return row;
    },

    reject: (id: string, reason: WithdrawReason, note: string, by: AdminChanger): Promise<WireRow> =>
      inTransaction(db, (trx) => decide(trx, id, 'rejected', by, { reason, note })),

    /** Accounts whose name somebody has to compare, newest first. */
    async accounts(reader: Operator, page: Page): Promise<PayoutAccountPage> {
      const { rows, ...next } = await cursors.rows(
        { operation: 'listPayoutAccountReviews', reader: reader.name },
        page,
        (place, limit) => listReviews(db, place?.id, limit),
        ({ id }) => ({ id }),
      );
      return { ...next, content: await Promise.all(rows.map(wireAccount)) };
    },

    /** Accepts an account that waits for it, or blocks one. @throws Fault NOT_FOUND, STATE_STALE */
    async decideAccount(id: string, accept: boolean, reason: string, by: AdminChanger): Promise<PayoutAccountRow> {
      const usableFrom = await accounts.waitEnd();
      const row = await inTransaction(db, async (trx) => {
        const known = await findAccount(trx, id);
        if (known) await lockMemberAccounts(trx, known.memberId);
        const account = await lockAccount(trx, id);
        if (!account || account.state === 'REMOVED') throw new Fault('NOT_FOUND');
        if (account.state === 'BLOCKED' || (accept && account.state !== 'REVIEW')) throw new Fault('STATE_STALE');
        const state = accept ? 'ACCEPTED' : 'BLOCKED';
        await setAccountState(trx, id, state, accept ? usableFrom : account.usableFrom);
        if (accept) await saveComparedName(trx, id, await accounts.comparisonOf(trx, account.memberId));
        const { memberId, numberEnd: end } = account;
        if (accept)
          await inbox.send(trx, memberId, 'SYSTEM', 'accountAccepted', {
            end,
            until: { at: usableFrom.toISOString() },
          });
        else await inbox.send(trx, memberId, 'SYSTEM', 'accountBlocked', { end });
        const username = await findUsername(trx, account.memberId);
        await appendAudit(trx, {
          action: accept ? 'payout-account.accepted' : 'payout-account.blocked',
          ...{ actorId: by.id, actorRole: by.role, ip: by.ip, object: username },
          detail: { before: { state: account.state }, after: { state }, account: id, reason },
        });
        return { ...account, state, usableFrom: accept ? usableFrom : account.usableFrom, username } as const;
      });
      return wireAccount(row);
    },
  };
}

export type Review = ReturnType<typeof createReview>;

/** What of a withdrawal does not stand in its row. */
interface Beside {
  /** Minutes in which it should be decided. */
  minutes: number;
  /** Who has approved it and waits for a second operator. */
  approvedFirstBy: string | undefined;
}

const MINUTE_MS = 60_000;

/** A withdrawal as operators see it. */
export function toWire(row: QueuedWithdrawal, { minutes, approvedFirstBy }: Beside): WireRow {
  const { state, createdAt, hold } = row;
  return {
    id: row.id,
    orderNo: row.orderNo,
    memberId: row.memberId,
    username: row.username,
    currency: row.currency,
    amount: formatMoney(row.amount),
    fee: formatMoney(row.fee),
    state,
    ...(row.reason ? { reason: row.reason } : {}),
    method: row.method,
    institutionName: row.institutionName,
    numberEnd: row.numberEnd,
    score: row.score,
    flags: row.flags,
    createdAt: createdAt.toISOString(),
    ...(row.decidedBy === null ? {} : { decidedBy: row.decidedBy }),
    ...(state === 'REVIEW' && {
      promisedAt: new Date(createdAt.getTime() + minutes * MINUTE_MS).toISOString(),
      ...(approvedFirstBy !== undefined && { approvedFirstBy }),
      ...(hold && { hold: { ...hold, at: hold.at.toISOString() } }),
    }),
  };
}
