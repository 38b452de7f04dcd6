import { sql } from 'kysely';
import type { Executor } from '../../../kernel/db/types.ts';

export interface TotpRow {
  sealedSecret: string;
  confirmedAt: Date | null;
}

export function findTotp(db: Executor, memberId: string): Promise<TotpRow | undefined> {
  return db
    .selectFrom('totp')
    .select(['sealed_secret as sealedSecret', 'confirmed_at as confirmedAt'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** Keeps a secret that is still to be confirmed. @returns false when a confirmed one protects the account */
export async function putTotp(db: Executor, memberId: string, sealedSecret: string): Promise<boolean> {
  const { rows } = await sql`
    insert into totp (member_id, sealed_secret) values (${memberId}, ${sealedSecret})
    on conflict (member_id) do update set sealed_secret = excluded.sealed_secret, last_step = 0
     where totp.confirmed_at is null
    returning member_id`.execute(db);
  return rows.length > 0;
}

/** Takes the code of a half minute. @returns false when it, or a later one, was taken before */
export async function takeStep(db: Executor, memberId: string, step: number): Promise<boolean> {
  const result = await db
    .updateTable('totp')
    .set({ last_step: String(step) })
    .where('member_id', '=', memberId)
    .where('last_step', '<', String(step))
    .executeTakeFirst();
  return (result.numUpdatedRows ?? 0n) > 0n;
}

/** @returns false when it was confirmed before */
export async function confirmTotp(db: Executor, memberId: string): Promise<boolean> {
  const result = await db
    .updateTable('totp')
    .set({ confirmed_at: sql<Date>`now()` })
    .where('member_id', '=', memberId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return (result.numUpdatedRows ?? 0n) > 0n;
}

export async function insertRecoveryCodes(db: Executor, memberId: string, hashes: readonly string[]): Promise<void> {
  await db
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ member_id: memberId, code_hash })))
    .execute();
}

/** @returns whether the code was there and not used */
export async function spendRecoveryCode(db: Executor, memberId: string, hash: string): Promise<boolean> {
  const result = await db
    .updateTable('recovery_code')
    .set({ used_at: sql<Date>`now()` })
    .where('member_id', '=', memberId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return (result.numUpdatedRows ?? 0n) > 0n;
}

export async function countRecoveryCodes(db: Executor, memberId: string): Promise<number> {
  const row = await db
    .selectFrom('recovery_code')
    .select(sql<number>`count(*)::int4`.as('left'))
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.left;
}

/** @returns whether a confirmed one was there */
export async function deleteTotp(db: Executor, memberId: string): Promise<boolean> {
  await db.deleteFrom('recovery_code').where('member_id', '=', memberId).execute();
  const row = await db
    .deleteFrom('totp')
    .where('member_id', '=', memberId)
    .returning('confirmed_at as confirmedAt')
    .executeTakeFirst();
  return Boolean(row?.confirmedAt);
}
