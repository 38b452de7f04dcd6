import { sql } from 'kysely';
import { defineChannel } from '../db/notify.ts';
import type { Executor } from '../db/types.ts';
import type { Money } from './money.ts';

/** What a member can spend in one currency. */
export interface MemberBalance {
  /** Main wallet and, where a merchant keeps one, the wallets at vendors; holds and bonuses are not in it. */
  sumBalance: Money;
  /** Grows with each change, so an older answer can be told from a newer one. 0 before the first movement. */
  version: bigint;
}

/** Balance of a member in 1/10,000 of the currency unit. Zero for somebody who never had any. */
export async function memberBalance(db: Executor, member: string, currency: string): Promise<MemberBalance> {
  const row = await db
    .selectFrom('ledger_account')
    .select([
      sql<string>`coalesce(sum(balance), 0)::bigint`.as('sum_balance'),
      sql<string>`coalesce(sum(seq), 0)::bigint`.as('version'),
    ])
    .where('owner', '=', member)
    .where('kind', 'in', ['MAIN', 'VENDOR'])
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
  return { sumBalance: BigInt(row.sum_balance), version: BigInt(row.version) };
}

/** Told to all processes after each commit that changed a balance. Money is in its wire form: four places. */
export interface BalanceChanged {
  memberId: string;
  currency: string;
  sumBalance: string;
  version: number;
}

export const balanceChannel = defineChannel<BalanceChanged>('balance');
