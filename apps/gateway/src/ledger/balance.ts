import { defineChannel } from '../db/notify.ts';
import type { Executor } from '../db/types.ts';
import type { Money } from './money.ts';

/** The main wallet of a member in one currency. */
export interface MemberBalance {
  /** What can be spent: holds, bonuses and wallets at vendors are not in it. */
  sumBalance: Money;
  /** Grows by one with each movement, so an older answer can be told from a newer one. 0 before the first. */
  version: bigint;
}

/** Balance of a member in 1/10,000 of the currency unit. Zero for somebody who never had any. */
export async function memberBalance(db: Executor, member: string, currency: string): Promise<MemberBalance> {
  const row = await db
    .selectFrom('ledger_account')
    .select(['balance', 'seq'])
    .where('owner', '=', member)
    .where('kind', '=', 'MAIN')
    .where('currency', '=', currency)
    .executeTakeFirst();
  return { sumBalance: BigInt(row?.balance ?? 0), version: BigInt(row?.seq ?? 0) };
}

/** Told to all processes after each commit that changed a balance. Money is in its wire form: four places. */
export interface BalanceChanged {
  memberId: string;
  currency: string;
  sumBalance: string;
  version: number;
}

export const balanceChannel = defineChannel<BalanceChanged>('balance');
