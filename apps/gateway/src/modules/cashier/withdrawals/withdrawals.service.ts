import { randomUUID } from 'node:crypto';
import type {
  PayoutMethods as WireMethods,
  Withdrawal,
  WithdrawalDetail,
  WithdrawalList,
  WithdrawalPart,
  WithdrawalRequest,
} from '@mekong/api-client/contract/types';
import type { SignedIn } from '../../../contract/actor.ts';
import type { Cursors } from '../../../contract/cursors.ts';
import { appendAudit } from '../../../kernel/audit/audit.repository.ts';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import { Fault, invalid } from '../../../kernel/fault.ts';
import type { JobRules, Queue } from '../../../kernel/jobs/queue/queue.ts';
import { formatMoney, MONEY_SCALE, type Money, parseMoney } from '../../../kernel/money.ts';
import { waitsForBonus } from '../../bonuses/in-play.port.ts';
import { hasOverdueCredit } from '../../credit/credit.port.ts';
import type { Settings } from '../../system/settings.service.ts';
import { type AccountRow, findAccount, findAccounts } from '../accounts/account.repository.ts';
import type { PayoutAccounts } from '../accounts/accounts.service.ts';
import { memberFeeOf } from '../apply-payment.ts';
import { type ConfirmationRow, listOfOrder } from '../confirmations/confirmation.repository.ts';
import type { OfferedPayoutMethod, PayoutMethods } from '../methods.ts';
import { lockMemberOrders } from '../orders.repository.ts';
import { holdMoney } from './apply-payout.ts';
import { afterWithdraw } from './machine.ts';
import { createWithdrawable, readDayLimits, readFree, readIdentity } from './withdrawable.ts';
import {
  findWithdrawal,
  insertWithdrawal,
  listParts,
  listWithdrawals,
  type PartRow,
  readPaid,
  type WithdrawalRow,
} from './withdrawal.repository.ts';

const MINUTE = 60;
/** The job of the clock looks again at what a worker gives up. */
const RULES: JobRules = { retryLimit: 3, retryDelay: 2, retryBackoff: true, retryDelayMax: MINUTE };
const EXPIRE = { expireInSeconds: MINUTE, deleteAfterSeconds: 60 * MINUTE };

export interface WithdrawalPorts {
  db: Executor;
  queue: Pick<Queue, 'send'>;
  cursors: Cursors;
  settings: Settings;
  accounts: PayoutAccounts;
  methods: PayoutMethods;
  /** Refuses whoever has not proved lately that money may leave. */
  requireProof: (executor: Executor, actor: SignedIn) => Promise<void>;
  /** Until when nothing of a member is paid out. */
  heldUntil: (executor: Executor, actor: SignedIn) => Promise<Date | undefined>;
  now: () => Date;
}

/** Withdrawals as members request and see them. */
export function createWithdrawals(ports: WithdrawalPorts) {
  const { db, queue, cursors, settings, accounts, methods, requireProof, heldUntil, now } = ports;

  /** @returns the fee */
  const checkAmount = (amount: Money, method: OfferedPayoutMethod): Money => {
    const { min, step, feeFixed, feePpm } = method;
    const fee = memberFeeOf({ feeFixed, feePpm, feeStep: step }, amount);
    if (amount % step !== 0n) throw invalid('amount', 'format');
    if (amount - fee < min)
      throw new Fault('VALIDATION_FAILED', {
        params: { fields: [{ name: 'amount', rule: 'min', min: Number(min / MONEY_SCALE) }] },
      });
    return fee;
  };

  const assertDayLimits = async (trx: Trx, actor: SignedIn, amount: Money): Promise<void> => {
    const { ordersLeft, amountLeft, resetsAt } = await readDayLimits(trx, actor, settings, now());
    if (ordersLeft === 0 || amount > amountLeft)
      throw new Fault('LIMIT_REACHED', { params: { kind: 'withdrawal', resetsAt: resetsAt.toISOString() } });
  };

  /** @throws Fault KYC_REQUIRED */
  const assertKnown = async (trx: Trx, actor: SignedIn): Promise<void> => {
    const { standing } = await readIdentity(trx, actor, (await settings.current()).withdrawals.needsIdentity);
    if (standing === 'NEEDED' || standing === 'IN_REVIEW') throw new Fault('KYC_REQUIRED');
  };

  const wireAll = async (orders: readonly WithdrawalRow[]): Promise<Withdrawal[]> => {
    const paid = await readPaid(
      db,
      orders.map(({ id }) => id),
    );
    const used = await findAccounts(
      db,
      orders.map(({ accountId }) => accountId),
    );
    return orders.map((order) => wireWithdrawal(order, used.get(order.accountId), paid.get(order.id)));
  };

  return {
    async methods({ currency }: SignedIn): Promise<WireMethods> {
      return { currency, methods: (await methods.list(currency)).map(wireMethod) };
    },

    withdrawable: createWithdrawable({ db, settings, heldUntil, now }),

    /**
     * Requests a withdrawal: its money leaves the wallet in this transaction, and a worker goes on when that is committed.
     *
     * @throws Fault KYC_REQUIRED, BONUS_ACTIVE, CREDIT_OVERDUE, AUTH_STEP_UP, ACCOUNT_WAIT, NOT_FOUND, STATE_STALE, METHOD_UNAVAILABLE, VALIDATION_FAILED,
     *   LIMIT_REACHED, WALLET_INSUFFICIENT, WALLET_FROZEN
     */
    async create(trx: Trx, actor: SignedIn, request: WithdrawalRequest, ip: string): Promise<Withdrawal> {
      const { memberId, currency } = actor;
      await assertKnown(trx, actor);
      // a bonus stays in play while its member may still lose: cash does not leave beside it
      if (await waitsForBonus(trx, memberId)) throw new Fault('BONUS_ACTIVE');
      if (await hasOverdueCredit(trx, memberId)) throw new Fault('CREDIT_OVERDUE');
      await requireProof(trx, actor);
      const until = await heldUntil(trx, actor);
      if (until) throw new Fault('ACCOUNT_WAIT', { params: { until: until.toISOString() } });
      await lockMemberOrders(trx, 'withdraw_order', memberId);
      const account = await accounts.usable(trx, actor, request.accountId);
      const method = (await methods.list(currency)).find(
        (one) => one.method === account.method && one.provider === account.provider,
      );
      if (!method?.isOpen) throw new Fault('METHOD_UNAVAILABLE');
      const amount = parseMoney(request.amount);
      const fee = checkAmount(amount, method);
      await assertDayLimits(trx, actor, amount);
      const begin = afterWithdraw('START', 'create');
      if (!begin) throw new Error('The table of withdrawals has no beginning.');
      const order = await insertWithdrawal(trx, {
        ...{ memberId, currency, amount, fee, state: begin.to, createdAt: now() },
        ...{ accountId: account.id, provider: account.provider, method: account.method },
        ...{ largestPart: method.max, step: method.step },
      });
      await holdMoney(trx, order);
      // the wallet is locked now, so what is left of it cannot change any more
      const { withdrawals } = await settings.current();
      const { cash, atVendors, locks } = await readFree(trx, actor, withdrawals.turnoverPercent);
      const left = cash + atVendors;
      if (left < locks.reduce((sum, lock) => sum + lock.amount, 0n)) throw new Fault('WALLET_INSUFFICIENT');
      if (left < (await readIdentity(trx, actor, withdrawals.needsIdentity)).since) throw new Fault('KYC_REQUIRED');
      await appendAudit(trx, {
        ...{ action: 'withdrawal.requested', actorId: memberId, actorRole: actor.role, ip },
        object: `withdrawal:${order.orderNo}`,
        detail: { amount: String(amount), currency, account: account.id },
      });
      await queue.send(trx, 'withdrawals', randomUUID(), { order: order.orderNo }, { ...RULES, ...EXPIRE });
      return wireWithdrawal(order, account, 0n);
    },

    /** The withdrawals of a member, newest first. @throws Fault VALIDATION_FAILED for a cursor of another list */
    async list(
      { memberId }: SignedIn,
      page: { cursor: string | undefined; pageSize: number },
    ): Promise<WithdrawalList> {
      const { rows, ...next } = await cursors.rows(
        { operation: 'listWithdrawals', reader: memberId },
        page,
        (place, limit) => listWithdrawals(db, memberId, place?.id, limit),
        ({ id }) => ({ id }),
      );
      return { ...next, content: await wireAll(rows) };
    },

    /** @throws Fault NOT_FOUND, also for an order of somebody else */
    async detail({ memberId }: SignedIn, orderNo: string): Promise<WithdrawalDetail> {
      const order = await findWithdrawal(db, orderNo);
      if (order?.memberId !== memberId) throw new Fault('NOT_FOUND');
      const parts = await listParts(db, order.id);
      const asked = new Map((await listOfOrder(db, order.id)).map((row) => [row.partId, row]));
      const paid = parts.reduce((sum, { state, amount }) => (state === 'PAID' ? sum + amount : sum), 0n);
      return {
        order: wireWithdrawal(order, await findAccount(db, order.accountId), paid),
        parts: parts.filter(({ state }) => state !== 'DROPPED').map((part) => wirePart(part, asked.get(part.id))),
      };
    },
  };
}

export type Withdrawals = ReturnType<typeof createWithdrawals>;

const wireMethod = (offered: OfferedPayoutMethod) => {
  const { method, kind, feePpm, etaSeconds, isOpen, institutions } = offered;
  return {
    ...{ method, kind, feePpm, etaSeconds, isOpen },
    institutions: institutions.map(({ code, name }) => ({ code, name })),
    min: formatMoney(offered.min),
    largestPart: formatMoney(offered.max),
    step: formatMoney(offered.step),
    feeFixed: formatMoney(offered.feeFixed),
  };
};

const wireWithdrawal = (
  order: WithdrawalRow,
  account: Pick<AccountRow, 'institutionName' | 'numberEnd'> | undefined,
  paid: Money = 0n,
): Withdrawal => {
  const { orderNo, method, currency, state, amount, fee } = order;
  return {
    ...{ orderNo, method, currency, state },
    institutionName: account?.institutionName ?? '',
    numberEnd: account?.numberEnd ?? '',
    amount: formatMoney(amount),
    fee: formatMoney(fee),
    arrives: formatMoney(amount - fee),
    paid: formatMoney(paid),
    givenBack: formatMoney(order.givenBack),
    ...(order.reason && order.givenBack > 0n ? { reason: order.reason } : {}),
    createdAt: order.createdAt.toISOString(),
    ...(order.completedAt ? { completedAt: order.completedAt.toISOString() } : {}),
  };
};

const shownStates: Readonly<Record<PartRow['state'], WithdrawalPart['state']>> = {
  PLANNED: 'PLANNED',
  // whether it has got there is our question and not the member's
  UNKNOWN: 'SENT',
  SENT: 'SENT',
  PAID: 'PAID',
  PAID_TWICE: 'PAID',
  FAILED: 'FAILED',
  RETURNED: 'RETURNED',
  DROPPED: 'FAILED',
  // whether the provider has sent it back is not the member's question either
  REFUNDED: 'RETURNED',
  RECOVERED: 'RETURNED',
};

const wirePart = (
  { partNo, amount, state, failure, paidAt }: PartRow,
  asked: Pick<ConfirmationRow, 'state' | 'dueAt'> | undefined,
): WithdrawalPart => ({
  no: partNo,
  amount: formatMoney(amount),
  state: shownStates[state],
  ...(failure ? { reason: failure } : {}),
  ...(paidAt ? { paidAt: paidAt.toISOString() } : {}),
  ...(asked ? { confirmation: asked.state } : {}),
  ...(asked?.state === 'WAITING' ? { dueAt: asked.dueAt.toISOString() } : {}),
});
