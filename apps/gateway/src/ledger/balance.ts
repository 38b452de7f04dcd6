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

/** What a member can stake where one wallet pays for every game, and the number of movements of all wallets of the member. */
export async function playableBalance(
  db: Executor,
  member: string,
  currency: string,
): Promise<Pick<MemberBalance, 'playable' | 'version'>> {
  const { rows } = await sql<{ playable: string; version: string }>`
    select coalesce(sum(balance) filter (where kind <> 'VENDOR'), 0)::bigint as playable,
           coalesce(sum(seq), 0)::bigint as version
      from ledger_account
     where owner = ${member} and kind in ('MAIN', 'BONUS', 'VENDOR') and currency = ${currency}`.execute(db);
  const [row] = rows;
  return { playable: BigInt(row?.playable ?? '0'), version: BigInt(row?.version ?? '0') };
}

/**
 * What a member can stake at a vendor from the wallet there: its cash, and the bonus while no cash lies elsewhere.
 *
 * @param vendor code of the vendor
 */
export async function vendorBalance(
  db: Executor,
  member: string,
  currency: string,
  vendor: string,
): Promise<Pick<MemberBalance, 'playable' | 'version'>> {
  const { rows } = await sql<{ playable: string; version: string }>`
    select cash + case when takes_bonus then bonus else 0 end as playable, version
      from ledger_vendor_wallet(${member}, ${currency}, ${vendor}, 0)`.execute(db);
  const [row] = rows;
  return { playable: BigInt(row?.playable ?? '0'), version: BigInt(row?.version ?? '0') };
}

/** What a member has at vendors, all together. */
export async function sumAtVendors(db: Executor, member: string, currency: string): Promise<Money> {
  const { sum } = await db
    .selectFrom('ledger_account')
    .select(sql<string>`coalesce(sum(balance), 0)::bigint`.as('sum'))
    .where('owner', '=', member)
    .where('kind', '=', 'VENDOR')
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
  return BigInt(sum);
}

/** What a member has at vendors, by the vendors' codes; wallets that hold nothing are not among it. */
export async function listAtVendors(
  db: Executor,
  member: string,
  currency: string,
): Promise<{ vendor: string; amount: Money }[]> {
  const rows = await db
    .selectFrom('ledger_account')
    .select(['lane as vendor', 'balance'])
    .where('owner', '=', member)
    .where('kind', '=', 'VENDOR')
    .where('currency', '=', currency)
    .where('balance', '>', '0')
    .orderBy(sql`lane collate "C"`)
    .execute();
  return rows.map(({ vendor, balance }) => ({ vendor, amount: BigInt(balance) }));
}

/** All wallets of a member at vendors, each with the number of its movements; those that hold nothing are among them. */
export async function listVendorPurses(
  db: Executor,
  member: string,
  currency: string,
): Promise<{ vendor: string; balance: Money; version: bigint }[]> {
  const rows = await db
    .selectFrom('ledger_account')
    .select(['lane as vendor', 'balance', 'seq'])
    .where('owner', '=', member)
    .where('kind', '=', 'VENDOR')
    .where('currency', '=', currency)
    .orderBy(sql`lane collate "C"`)
    .execute();
  return rows.map(({ vendor, balance, seq }) => ({ vendor, balance: BigInt(balance), version: BigInt(seq) }));
}

/** Grows with each movement of what a member plays with, wherever it lies: cash, bonus, wallets at vendors. */
export async function playVersion(db: Executor, member: string, currency: string): Promise<bigint> {
  const { version } = await db
    .selectFrom('ledger_account')
    .select(sql<string>`coalesce(sum(seq), 0)::bigint`.as('version'))
    .where('owner', '=', member)
    .where('kind', 'in', ['MAIN', 'BONUS', 'VENDOR'])
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
  return BigInt(version);
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

/** Told to all processes after each commit that changed what a member has at a vendor. */
export interface VendorWalletChanged {
  memberId: string;
  vendor: string;
  currency: string;
  balance: string;
  /** Grows with each movement of this wallet. */
  version: number;
}

export const vendorWalletChannel = defineChannel<VendorWalletChanged>('vendor_wallet');
