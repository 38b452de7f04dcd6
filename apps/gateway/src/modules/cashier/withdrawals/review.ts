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
import { Fault } from '../../../kernel/fault.ts';
import type { Queue } from '../../../kernel/jobs/queue/queue.ts';
import { formatMoney, parseMoney } from '../../../kernel/money.ts';
import type { Settings } from '../../system/settings.service.ts';
import {
  findUsername,
  listReviews,
  lockAccount,
  type ReviewedAccount,
  setAccountState,
} from '../accounts/account.repository.ts';
import type { PayoutAccounts } from '../accounts/accounts.service.ts';
import type { WithdrawReason } from '../cashier.tables.ts';
import { moveWithdrawal } from './apply-payout.ts';
import { afterWithdraw, type WithdrawState } from './machine.ts';
import type { Payouts } from './payouts.service.ts';
import { findQueued, listQueue, type QueuedWithdrawal } from './queue.repository.ts';
import { lockWithdrawal } from './withdrawal.repository.ts';

type Page = { cursor: string | undefined; pageSize: number };

export interface ReviewPorts {
  db: Executor;
  queue: Pick<Queue, 'send'>;
  cursors: Cursors;
  settings: Settings;
  accounts: PayoutAccounts;
  payouts: Pick<Payouts, 'change'>;
}

/** What operators decide about withdrawals and payout accounts. */
export function createReview({ db, queue, cursors, settings, accounts, payouts }: ReviewPorts) {
  const found = async (executor: Executor, id: string): Promise<QueuedWithdrawal> => {
    const row = await findQueued(executor, id);
    if (!row) throw new Fault('NOT_FOUND');
    return row;
  };

  /** @throws Fault NOT_FOUND, and STATE_STALE when it is not to be decided any more */
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
        before: { state: before },
        after: { state: order.state, ...(reason && { reason }) },
        ...(note && { note }),
      },
    });
    return toWire(await found(trx, id));
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
    /** Withdrawals of all members, newest first. */
    async queue(reader: Operator, page: Page, state: WithdrawState | undefined): Promise<WithdrawalPage> {
      const { rows, ...next } = await cursors.rows(
        { operation: 'listWithdrawalQueue', reader: reader.name, filter: { state } },
        page,
        (place, limit) => listQueue(db, { state, behind: place?.id, limit }),
        ({ id }) => ({ id }),
      );
      return { ...next, content: rows.map(toWire) };
    },

    /** Whether a second operator has to approve it: above the limit of the settings. */
    async needsSecond(id: string): Promise<boolean> {
      const { secondOver } = (await settings.current()).withdrawals;
      return (await found(db, id)).amount > parseMoney(secondOver);
    },

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
        const account = await lockAccount(trx, id);
        if (!account || account.state === 'REMOVED') throw new Fault('NOT_FOUND');
        if (account.state === 'BLOCKED' || (accept && account.state !== 'REVIEW')) throw new Fault('STATE_STALE');
        const state = accept ? 'ACCEPTED' : 'BLOCKED';
        await setAccountState(trx, id, state, accept ? usableFrom : account.usableFrom);
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

/** A withdrawal as operators see it. */
export const toWire = (row: QueuedWithdrawal): WireRow => ({
  id: row.id,
  orderNo: row.orderNo,
  memberId: row.memberId,
  username: row.username,
  currency: row.currency,
  amount: formatMoney(row.amount),
  fee: formatMoney(row.fee),
  state: row.state,
  ...(row.reason ? { reason: row.reason } : {}),
  method: row.method,
  institutionName: row.institutionName,
  numberEnd: row.numberEnd,
  score: row.score,
  flags: row.flags,
  createdAt: row.createdAt.toISOString(),
  ...(row.decidedBy === null ? {} : { decidedBy: row.decidedBy }),
});
