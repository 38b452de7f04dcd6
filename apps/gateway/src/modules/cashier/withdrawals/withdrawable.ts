import type { Withdrawable } from '@mekong/api-client/contract/types';
import type { SignedIn } from '../../../contract/actor.ts';
import { today } from '../../../kernel/days.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import { formatMoney, type Money, parseMoney } from '../../../kernel/money.ts';
import { memberBalance, sumAtVendors } from '../../../ledger/balance.ts';
import { leavesPlay, waitsForBonus } from '../../bonuses/in-play.port.ts';
import { hasOverdueCredit } from '../../credit/credit.port.ts';
import { identityStanding } from '../../identity-check/standing.port.ts';
import type { Settings } from '../../system/settings.service.ts';
import { type Purse, readDay, readElsewhere } from './checks.repository.ts';
import { readLocks, type TurnoverLock } from './turnover.ts';
import { readRequested } from './withdrawal.repository.ts';

/** What of a member's cash may be withdrawn now. */
export interface Free {
  cash: Money;
  /** What lies at vendors: it is not withdrawn there, but it is there to be played first. */
  atVendors: Money;
  locks: TurnoverLock[];
  /** At most the cash. */
  locked: Money;
  withdrawable: Money;
}

/** The cash of a member, and what of it has to be played first. */
export async function readUnplayed(
  db: Executor,
  purse: Purse,
  turnoverPercent: number,
): Promise<Pick<Free, 'cash' | 'atVendors' | 'locks'>> {
  const { sumBalance } = await memberBalance(db, purse.memberId, purse.currency);
  const atVendors = await sumAtVendors(db, purse.memberId, purse.currency);
  return { cash: sumBalance, atVendors, locks: await readLocks(db, purse, turnoverPercent) };
}

/** What may be withdrawn: of who has excluded himself or closes the account all, without play. */
export async function readFree(db: Executor, purse: Purse, turnoverPercent: number): Promise<Free> {
  const unplayed = await readUnplayed(db, purse, turnoverPercent);
  const locks = (await leavesPlay(db, purse.memberId)) ? [] : unplayed.locks;
  const { atVendors } = unplayed;
  const cash = unplayed.cash > 0n ? unplayed.cash : 0n;
  // what lies at vendors is kept back first
  const all = locks.reduce((sum, { amount }) => sum + amount, -atVendors);
  const locked = all < 0n ? 0n : all < cash ? all : cash;
  return { cash: unplayed.cash, atVendors, locks, locked, withdrawable: cash - locked };
}

/**
 * How the identity check of a member bears on withdrawals.
 *
 * Who leaves play needs none for the money that is there: operators look at the withdrawal instead.
 *
 * @returns `since` = what was paid in since the document has run out, which stays; zero otherwise
 */
export async function readIdentity(
  db: Executor,
  purse: Purse,
  isNeeded: boolean,
): Promise<{ standing: Withdrawable['identity']; since: Money }> {
  if (!isNeeded) return { standing: 'DONE', since: 0n };
  const { standing, expiredAt } = await identityStanding(db, purse.memberId);
  if (standing !== 'DONE' && (await leavesPlay(db, purse.memberId))) return { standing: 'DONE', since: 0n };
  return { standing, since: expiredAt ? (await readDay(db, purse, expiredAt)).deposited : 0n };
}

/** What is left of the limits of the merchant's day. */
export async function readDayLimits(db: Executor, purse: Purse, settings: Settings, now: Date) {
  const { merchant, withdrawals } = await settings.current();
  const day = today(now, merchant.timeZone);
  const requested = await readRequested(db, purse, day);
  const amountLeft = parseMoney(withdrawals.amountPerDay) - requested.amount;
  return {
    ordersLeft: Math.max(0, withdrawals.ordersPerDay - requested.count),
    amountLeft: amountLeft > 0n ? amountLeft : 0n,
    resetsAt: day.to,
  };
}

export interface WithdrawablePorts {
  db: Executor;
  settings: Settings;
  /** Until when nothing of a member is paid out. */
  heldUntil: (executor: Executor, actor: SignedIn) => Promise<Date | undefined>;
  now: () => Date;
}

/** The money of an account by what can be done with it, as its owner sees it. */
export const createWithdrawable =
  ({ db, settings, heldUntil, now }: WithdrawablePorts) =>
  async (actor: SignedIn): Promise<Withdrawable> => {
    const { withdrawals } = await settings.current();
    const { cash, atVendors, locks, locked, withdrawable } = await readFree(db, actor, withdrawals.turnoverPercent);
    const elsewhere = await readElsewhere(db, actor);
    const limits = await readDayLimits(db, actor, settings, now());
    const until = await heldUntil(db, actor);
    const { standing, since } = await readIdentity(db, actor, withdrawals.needsIdentity);
    const left = cash + atVendors - since > 0n ? cash + atVendors - since : 0n;
    return {
      currency: actor.currency,
      cash: formatMoney(cash),
      withdrawable: formatMoney(withdrawable < left ? withdrawable : left),
      locked: formatMoney(locked),
      onHold: formatMoney(elsewhere.onHold),
      ...(elsewhere.inTransfers === 0n ? {} : { inTransfers: formatMoney(elsewhere.inTransfers) }),
      bonus: formatMoney(elsewhere.bonus),
      openBets: formatMoney(elsewhere.openBets),
      ...(atVendors === 0n ? {} : { atVendors: formatMoney(atVendors) }),
      locks: locks.map(({ orderNo, amount, required, done, since }) => ({
        ...{ reason: 'TURNOVER' as const, orderNo, since: since.toISOString() },
        amount: formatMoney(amount),
        required: formatMoney(required),
        done: formatMoney(done),
      })),
      ...(until ? { heldUntil: until.toISOString() } : {}),
      ...((await waitsForBonus(db, actor.memberId)) ? { hasBonus: true } : {}),
      ...((await hasOverdueCredit(db, actor.memberId)) ? { hasOverdueCredit: true } : {}),
      ordersLeft: limits.ordersLeft,
      amountLeft: formatMoney(limits.amountLeft),
      resetsAt: limits.resetsAt.toISOString(),
      reviewAbove: withdrawals.automaticUpTo,
      identity: standing,
    };
  };
