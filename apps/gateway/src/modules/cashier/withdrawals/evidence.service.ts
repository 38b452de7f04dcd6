import type { WithdrawalChecks, WithdrawalReview } from '@mekong/api-client/admin/contract/types';
import type { Operator } from '../../../contract/admin/operator.ts';
import { type Span, startOfDay, today } from '../../../kernel/days.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import { Fault } from '../../../kernel/fault.ts';
import { formatMoney, type Money, parseMoney } from '../../../kernel/money.ts';
import { isSameName } from '../../../kernel/names.ts';
import { deviceKnownSince } from '../../identity/devices.port.ts';
import { identityStanding } from '../../identity-check/standing.port.ts';
import { pendingApproval, possibleSeconds } from '../../operators/approval.port.ts';
import { readProfit } from '../../records/profit.port.ts';
import { hasLimits } from '../../safer-play/limits.port.ts';
import type { Settings } from '../../system/settings.service.ts';
import { type AccountRow, findAccount, listOwners } from '../accounts/account.repository.ts';
import type { PayoutAccounts } from '../accounts/accounts.service.ts';
import { findApplicant, listEarlier, type OrderHistory, readHistory, readWages } from './evidence.repository.ts';
import { splitIntoParts } from './parts.ts';
import { findQueued } from './queue.repository.ts';
import { toWire } from './review.ts';
import { readFree } from './withdrawable.ts';
import { findWithdrawal, readRequested, type WithdrawalRow } from './withdrawal.repository.ts';

const DAY_MS = 86_400_000;
/** Days that the money of a withdrawal is looked for in, with today. */
const DAYS = 30;
/** Earlier withdrawals that are shown. */
const SHOWN = 3;

export interface EvidencePorts {
  db: Executor;
  settings: Settings;
  accounts: PayoutAccounts;
  now: () => Date;
}

type Check<Name extends keyof WithdrawalChecks> = Promise<WithdrawalChecks[Name]>;

/** What operators weigh a withdrawal by. Nothing here decides: it is what the tables say, or that they do not tell. */
export function createEvidence({ db, settings, accounts, now }: EvidencePorts) {
  const checkName = async (account: AccountRow): Check<'name'> => {
    const known = await accounts.findName(account.memberId);
    // an account says nothing about itself
    if (!known || known.numberLookup === account.numberLookup) return { result: 'UNKNOWN' };
    // an operator may have found both names to be one person
    const isAccepted = known.from === 'IDENTITY' && account.state === 'ACCEPTED';
    const isSame =
      isSameName(known.name, accounts.wire(account).holder) ||
      (isAccepted && (await accounts.isInApprovedName(db, account)));
    return { result: isSame ? 'OK' : 'WARN', knownName: known.name, from: known.from };
  };

  const checkLimits = async (order: WithdrawalRow): Check<'limits'> => {
    const { merchant, withdrawals } = await settings.current();
    const { count, amount } = await readRequested(db, order, today(order.createdAt, merchant.timeZone));
    const isWithin = count <= withdrawals.ordersPerDay && amount <= parseMoney(withdrawals.amountPerDay);
    return {
      result: isWithin ? 'OK' : 'WARN',
      ...{ orders: count, ordersPerDay: withdrawals.ordersPerDay },
      ...{ amount: formatMoney(amount), amountPerDay: withdrawals.amountPerDay },
    };
  };

  const checkDevice = async ({ memberId, createdAt }: WithdrawalRow): Check<'device'> => {
    const since = await deviceKnownSince(db, memberId, createdAt);
    if (!since) return { result: 'UNKNOWN' };
    const wasKnown = createdAt.getTime() - since.getTime() >= DAY_MS;
    return { result: wasKnown ? 'OK' : 'WARN', since: since.toISOString() };
  };

  const checkAccount = async ({ memberId, numberLookup }: AccountRow): Check<'account'> => {
    const owners = await listOwners(db, numberLookup);
    const others = new Set(owners.map((owner) => owner.memberId).filter((owner) => owner !== memberId));
    return { result: others.size === 0 ? 'OK' : 'WARN', members: others.size };
  };

  /** The last 30 days of the merchant, with today. */
  const days = async (): Promise<Span> => {
    const { timeZone } = (await settings.current()).merchant;
    const { from, to } = today(now(), timeZone);
    // from noon, so that a day of 23 or 25 hours does not move it to another date
    const noon = from.getTime() + DAY_MS / 2;
    return { from: startOfDay(new Date(noon - (DAYS - 1) * DAY_MS), timeZone), to };
  };

  const memberOf = async (
    order: WithdrawalRow,
    history: OrderHistory,
    { deposits, withdrawals }: { deposits: Money; withdrawals: Money },
  ): Promise<WithdrawalReview['member']> => {
    const { memberId } = order;
    const { upline, registeredAt, ...applicant } = await findApplicant(db, memberId);
    const { standing } = await identityStanding(db, memberId);
    const last = await listEarlier(db, { memberId, id: order.id, limit: SHOWN });
    return {
      id: memberId,
      ...applicant,
      registeredAt: registeredAt.toISOString(),
      ...(upline === null ? {} : { upline }),
      identity: standing,
      hasLimits: await hasLimits(db, memberId),
      ...{ deposits: formatMoney(deposits), withdrawals: formatMoney(withdrawals) },
      net: formatMoney(deposits - withdrawals),
      ...{ orders: history.orders, disputed: history.disputed },
      last: last.map(({ amount, createdAt, ...one }) => ({
        ...one,
        amount: formatMoney(amount),
        createdAt: createdAt.toISOString(),
      })),
    };
  };

  /** Who has approved it already and waits for a second operator. */
  const approvalOf = async (id: string, reader: Operator): Promise<Partial<Pick<WithdrawalReview, 'approval'>>> => {
    const row = await pendingApproval(db, { operation: 'approveWithdrawal', id });
    if (!row) return {};
    const { makerId, createdAt, expiresAt, maker, reason } = row;
    const times = { createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
    return { approval: { id: row.id, maker, reason, ...times, isOwn: makerId === reader.id } };
  };

  return {
    /** @throws Fault NOT_FOUND */
    async review(id: string, reader: Operator): Promise<WithdrawalReview> {
      const queued = await findQueued(db, id);
      const order = queued && (await findWithdrawal(db, queued.orderNo));
      const account = order && (await findAccount(db, order.accountId));
      if (!queued || !order || !account) throw new Fault('NOT_FOUND');
      const { withdrawals, serviceTimes } = await settings.current();
      const first = await approvalOf(id, reader);
      const { cash, locks } = await readFree(db, order, withdrawals.turnoverPercent);
      const history = await readHistory(db, order, order);
      const span = await days();
      const { deposits, won, ever } = await readProfit(db, order, span);
      const { largest, usedSince } = history;
      const total = (pick: 'required' | 'done') => formatMoney(locks.reduce((sum, lock) => sum + lock[pick], 0n));
      return {
        order: toWire(queued, {
          minutes: serviceTimes.withdrawalMinutes,
          approvedFirstBy: first.approval?.maker,
        }),
        secondOver: withdrawals.secondOver,
        seconds: await possibleSeconds(db, 'approveWithdrawal', reader),
        payout: {
          holder: accounts.wire(account).holder,
          accountState: (await accounts.whyNotPaidTo(db, account)) ?? accounts.wire(account).state,
          arrives: formatMoney(order.amount - order.fee),
          parts: splitIntoParts(order.amount - order.fee, order).length,
          largestPart: formatMoney(order.largestPart),
          addedAt: account.createdAt.toISOString(),
          ...(usedSince ? { usedSince: usedSince.toISOString() } : {}),
        },
        source: {
          from: span.from.toISOString(),
          ...{ deposits: formatMoney(deposits), won: formatMoney(won) },
          ...{ wages: formatMoney(await readWages(db, order, span.from)), inWallet: formatMoney(cash) },
        },
        checks: {
          name: await checkName(account),
          turnover: { result: locks.length === 0 ? 'OK' : 'WARN', required: total('required'), done: total('done') },
          limits: await checkLimits(order),
          device: await checkDevice(order),
          largest: {
            result: largest !== undefined && order.amount <= largest ? 'OK' : 'WARN',
            ...(largest === undefined ? {} : { before: formatMoney(largest) }),
          },
          account: await checkAccount(account),
        },
        ...first,
        member: await memberOf(order, history, ever),
      };
    },
  };
}

export type Evidence = ReturnType<typeof createEvidence>;
