import { type Selectable, sql } from 'kysely';
import type { ListingStatus, LocalizedText } from '../../contract/values.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import type { Money } from '../../kernel/money.ts';
import type { VendorTransferTable } from './vendor-wallets.tables.ts';

/** A member's money in one currency. */
export interface Owner {
  memberId: string;
  currency: string;
}

/** A vendor with what a member has there. */
export interface VendorWalletRow {
  code: string;
  names: LocalizedText;
  status: ListingStatus;
  maintenanceUntil: Date | null;
  balance: Money;
  /** Stakes in cash of bets from this wallet that are not settled. */
  openBets: Money;
}

/**
 * The cash of a member, and every vendor, in the order of the menu, with what lies there. Of one moment: what is moved meanwhile is
 * seen in one place.
 */
export async function listVendorWallets(
  db: Executor,
  { memberId, currency }: Owner,
): Promise<{ cash: Money; wallets: VendorWalletRow[] }> {
  type Row = Omit<VendorWalletRow, 'code' | 'balance' | 'openBets'> & Record<'cash' | 'balance' | 'openBets', string>;
  const { rows } = await sql<Row & { code: string | null }>`
    select m.cash, v.code, v.names, v.status, v.maintenance_until as "maintenanceUntil", coalesce(a.balance, 0) as balance,
           coalesce(b.open, 0) as "openBets"
      from (select coalesce(sum(balance), 0)::bigint as cash from ledger_account
             where owner = ${memberId} and kind = 'MAIN' and currency = ${currency} and lane = '') m
      left join vendor v on true
      left join ledger_account a on a.owner = ${memberId} and a.kind = 'VENDOR' and a.currency = ${currency}
            and a.lane = v.code
      left join (select vendor, sum(stake - bonus_stake)::bigint as open from bet
                  where member_id = ${memberId}::bigint and currency = ${currency} and status = 'OPEN'
                    and in_vendor_wallet group by vendor) b on b.vendor = v.code
     order by v.place, v.id`.execute(db);
  return {
    cash: BigInt(rows[0]?.cash ?? '0'),
    wallets: rows.flatMap(({ cash: _, code, ...row }) =>
      code === null ? [] : [{ ...row, code, balance: BigInt(row.balance), openBets: BigInt(row.openBets) }],
    ),
  };
}

export interface VendorState {
  code: string;
  names: LocalizedText;
  status: ListingStatus;
  maintenanceUntil: Date | null;
}

/** Vendors of these codes. */
export async function findVendors(db: Executor, codes: readonly string[]): Promise<Map<string, VendorState>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<VendorState>`
    select code, names, status, maintenance_until as "maintenanceUntil" from vendor
     where code = any(${[...codes]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.code, row]));
}

export type VendorTransferRow = Selectable<VendorTransferTable>;

export interface NewVendorTransfer extends Owner {
  transferNo: string;
  from: string | undefined;
  to: string | undefined;
  amount: Money;
  createdAt: Date;
}

export function insertVendorTransfer(trx: Trx, made: NewVendorTransfer): Promise<VendorTransferRow> {
  return trx
    .insertInto('vendor_transfer')
    .values({
      transfer_no: made.transferNo,
      member_id: made.memberId,
      from_vendor: made.from ?? null,
      to_vendor: made.to ?? null,
      currency: made.currency,
      amount: made.amount.toString(),
      created_at: made.createdAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Transfers of a member between own wallets, the newest first, behind the one of this number. */
export function listVendorTransfers(
  db: Executor,
  memberId: string,
  behind: string | undefined,
  limit: number,
): Promise<VendorTransferRow[]> {
  return db
    .selectFrom('vendor_transfer')
    .selectAll()
    .where('member_id', '=', memberId)
    .$if(behind !== undefined, (query) => query.where('id', '<', behind ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** @returns undefined also for a transfer of others */
export function findVendorTransfer(
  db: Executor,
  memberId: string,
  transferNo: string,
): Promise<VendorTransferRow | undefined> {
  return db
    .selectFrom('vendor_transfer')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('transfer_no', '=', transferNo)
    .executeTakeFirst();
}
