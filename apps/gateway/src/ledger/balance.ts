import { sql } from 'kysely';
import { defineChannel } from '../kernel/db/notify.ts';
import type { Executor, Trx } from '../kernel/db/types.ts';
import type { Money } from '../kernel/money.ts';

/** The wallet of a member in one currency. */
export interface MemberBalance {
  /** Cash: holds, bonuses and wallets at vendors are not in it. */
  sumBalance: Money;
  /** What can be staked: cash and bonus. */
  playable: Money;
  /** Grows with each movement of cash or bonus, so an older answer can be told from a newer one. 0 before the first. */
  version: bigint;
}

/** Balance of a member in 1/10,000 of the currency unit. Zero for somebody who never had any. */
export async function memberBalance(db: Executor, member: string, currency: string): Promise<MemberBalance> {
  const rows = await db
    .selectFrom('ledger_account')
    .select(['kind', 'balance', 'seq'])
    .where('owner', '=', member)
    .where('kind', 'in', ['MAIN', 'BONUS'])
    .where('currency', '=', currency)
    .where('lane', '=', '')
    .execute();
  const sum = (values: string[]) => values.reduce((total, value) => total + BigInt(value), 0n);
  return {
    sumBalance: sum(rows.filter(({ kind }) => kind === 'MAIN').map(({ balance }) => balance)),
    playable: sum(rows.map(({ balance }) => balance)),
    version: sum(rows.map(({ seq }) => seq)),
  };
}

/**
 * What members have in cash, which nobody else moves until the transaction ends. Zero for somebody who never had any, below
 * zero for somebody with a debt.
 */
export async function lockCash(trx: Trx, members: readonly string[], currency: string): Promise<Map<string, Money>> {
  const { rows } = await sql<{ owner: string; balance: string }>`
    select owner, balance from ledger_lock_cash(${[...new Set(members)]}::text[], ${currency})`.execute(trx);
  return new Map(rows.map(({ owner, balance }) => [owner, BigInt(balance)]));
}

/** Told to all processes after each commit that changed a balance. Money is in its wire form: four places. */
export interface BalanceChanged {
  memberId: string;
  currency: string;
  sumBalance: string;
  version: number;
}

export const balanceChannel = defineChannel<BalanceChanged>('balance');
