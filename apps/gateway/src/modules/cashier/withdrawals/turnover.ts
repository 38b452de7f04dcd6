import type { Executor } from '../../../kernel/db/types.ts';
import { MONEY_SCALE, type Money } from '../../../kernel/money.ts';
import { listPlayedDeposits, newestGone, type PlayedDeposit, type Purse } from './checks.repository.ts';

/** A deposit that has to be played before it can be withdrawn. Winnings are never locked. */
export interface TurnoverLock {
  readonly orderNo: string;
  readonly amount: Money;
  /** Valid bets that unlock it, and those so far. */
  readonly required: Money;
  readonly done: Money;
  readonly since: Date;
  readonly seq: string;
}

/**
 * The locks that are still open, the oldest first. Valid bets fill the oldest lock first, and those beyond what was locked at
 * their time are worth nothing later. Counted from the bets as they stand now, so that a rollback needs nothing of its own.
 *
 * @param deposits the oldest first, with the bets until the next one
 * @param percent of a deposit that has to be bet; 0 locks nothing
 */
export function openLocks(deposits: readonly PlayedDeposit[], percent: number): TurnoverLock[] {
  let open: TurnoverLock[] = [];
  for (const { orderNo, amount, at, validBets, seq } of deposits) {
    const required = (amount * BigInt(percent)) / 100n;
    open.push({ orderNo, amount, required, done: 0n, since: at, seq });
    let left = validBets;
    open = open.flatMap((lock) => {
      const taken = left < lock.required - lock.done ? left : lock.required - lock.done;
      left -= taken;
      const done = lock.done + taken;
      return done < lock.required ? [{ ...lock, done }] : [];
    });
  }
  return open;
}

/**
 * What turnover locks of a member's cash. A lock ends as well when its money is gone: less than a unit is left, and no bet is
 * open that could bring it back.
 */
export async function readLocks(db: Executor, purse: Purse, percent: number): Promise<TurnoverLock[]> {
  const deposits = await listPlayedDeposits(db, purse);
  const open = openLocks(deposits, percent);
  const gone = await newestGone(
    db,
    purse,
    open.map(({ seq }) => seq),
    MONEY_SCALE,
  );
  if (gone === undefined) return open;
  return openLocks(
    deposits.filter(({ seq }) => BigInt(seq) > BigInt(gone)),
    percent,
  );
}
