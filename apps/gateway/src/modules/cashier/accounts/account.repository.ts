import { type Selectable, sql } from 'kysely';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import type { PayoutAccountTable } from '../cashier.tables.ts';

export interface AccountRow {
  id: string;
  memberId: string;
  provider: string;
  method: string;
  kind: PayoutAccountTable['kind'];
  currency: string;
  institution: string;
  institutionName: string;
  numberSealed: string;
  numberEnd: string;
  numberLookup: string;
  holderSealed: string;
  state: PayoutAccountTable['state'];
  usableFrom: Date | null;
  /** What finds the approved name again that an operator has compared the holder with. */
  comparedName: string | null;
  isDefault: boolean;
  createdAt: Date;
}

const toAccount = (row: Selectable<PayoutAccountTable>): AccountRow => ({
  id: row.id,
  memberId: row.member_id,
  provider: row.provider,
  method: row.method,
  kind: row.kind,
  currency: row.currency,
  institution: row.institution,
  institutionName: row.institution_name,
  numberSealed: row.number_sealed,
  numberEnd: row.number_end,
  numberLookup: row.number_lookup,
  holderSealed: row.holder_sealed,
  state: row.state,
  usableFrom: row.usable_from,
  comparedName: row.compared_name,
  isDefault: row.is_default,
  createdAt: row.created_at,
});

/** Accounts of one member change one after the other. */
export async function lockMemberAccounts(trx: Trx, memberId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('payout_account'), hashtext(${memberId}))`.execute(trx);
}

/** Accounts of a member that he has not removed, the one that is offered first at the head, then the newest first. */
export async function listAccounts(db: Executor, memberId: string): Promise<AccountRow[]> {
  const rows = await db
    .selectFrom('payout_account')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '<>', 'REMOVED')
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toAccount);
}

export async function findAccount(db: Executor, id: string): Promise<AccountRow | undefined> {
  const row = await db.selectFrom('payout_account').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toAccount(row);
}

/** Accounts by their numbers. */
export async function findAccounts(db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, AccountRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('payout_account').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, toAccount(row)]));
}

/** The account, which nobody else changes until the transaction ends. */
export async function lockAccount(trx: Trx, id: string): Promise<AccountRow | undefined> {
  const row = await trx.selectFrom('payout_account').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row && toAccount(row);
}

/** Members that have, or had, the account. */
export async function listOwners(db: Executor, numberLookup: string): Promise<{ memberId: string; isLive: boolean }[]> {
  const rows = await db
    .selectFrom('payout_account')
    .select(['member_id as memberId', 'state'])
    .where('number_lookup', '=', numberLookup)
    .execute();
  return rows.map(({ memberId, state }) => ({ memberId, isLive: state !== 'REMOVED' }));
}

/** The sealed name of the first account of a member that was accepted, also when it was removed since. */
export async function findAcceptedHolder(
  db: Executor,
  memberId: string,
): Promise<Pick<AccountRow, 'holderSealed' | 'numberLookup'> | undefined> {
  return db
    .selectFrom('payout_account')
    .select(['holder_sealed as holderSealed', 'number_lookup as numberLookup'])
    .where('member_id', '=', memberId)
    .where('usable_from', 'is not', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Members with an approved name and accounts that were compared with none. */
export async function listUncompared(db: Executor, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payout_account as a')
    .select('a.member_id as memberId')
    .distinct()
    .where('a.state', '=', 'ACCEPTED')
    .where('a.compared_name', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('kyc_field as f')
          .select('f.member_id')
          .whereRef('f.member_id', '=', 'a.member_id')
          .where('f.field', '=', 'legalName')
          .where('f.approved_sealed', 'is not', null),
      ),
    )
    .limit(limit)
    .execute();
  return rows.map(({ memberId }) => memberId);
}

/** What the member has said of his name at registration, sealed. */
export async function findPayeeName(db: Executor, memberId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('member_detail')
    .select('sealed')
    .where('member_id', '=', memberId)
    .where('field', '=', 'payeeName')
    .executeTakeFirst();
  return row?.sealed;
}

export async function insertAccount(
  trx: Trx,
  account: Omit<AccountRow, 'id' | 'comparedName' | 'createdAt'>,
): Promise<AccountRow> {
  const row = await trx
    .insertInto('payout_account')
    .values({
      member_id: account.memberId,
      provider: account.provider,
      method: account.method,
      kind: account.kind,
      currency: account.currency,
      institution: account.institution,
      institution_name: account.institutionName,
      number_sealed: account.numberSealed,
      number_end: account.numberEnd,
      number_lookup: account.numberLookup,
      holder_sealed: account.holderSealed,
      state: account.state,
      usable_from: account.usableFrom,
      is_default: account.isDefault,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toAccount(row);
}

export async function setAccountState(
  trx: Trx,
  id: string,
  state: AccountRow['state'],
  usableFrom: Date | null,
): Promise<void> {
  await trx
    .updateTable('payout_account')
    .set({ state, usable_from: usableFrom, ...(state === 'REMOVED' && { is_default: false }) })
    .where('id', '=', id)
    .execute();
}

/** Writes down that an operator has found the holder to be who was approved under a name. */
export async function saveComparedName(trx: Trx, id: string, comparedName: string | null): Promise<void> {
  await trx.updateTable('payout_account').set({ compared_name: comparedName }).where('id', '=', id).execute();
}

/** Offers one account of a member first, and no other. */
export async function setDefault(trx: Trx, memberId: string, id: string): Promise<void> {
  await trx
    .updateTable('payout_account')
    .set({ is_default: sql<boolean>`id = ${id}::bigint` })
    .where('member_id', '=', memberId)
    .execute();
}

/** An account with the name of its member, for operators. */
export type ReviewedAccount = AccountRow & { username: string };

/** Accounts whose name somebody has to compare, the newest first, behind the one of this number. */
export async function listReviews(db: Executor, behind: string | undefined, limit: number): Promise<ReviewedAccount[]> {
  const rows = await db
    .selectFrom('payout_account as a')
    .innerJoin('member as m', 'm.id', 'a.member_id')
    .selectAll('a')
    .select('m.username')
    .where('a.state', '=', 'REVIEW')
    .$if(behind !== undefined, (query) => query.where('a.id', '<', behind ?? ''))
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ username, ...row }) => ({ ...toAccount(row), username }));
}

export async function findUsername(db: Executor, memberId: string): Promise<string> {
  const row = await db.selectFrom('member').select('username').where('id', '=', memberId).executeTakeFirstOrThrow();
  return row.username;
}
