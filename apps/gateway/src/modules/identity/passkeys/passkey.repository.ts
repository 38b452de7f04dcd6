import { sql } from 'kysely';
import type { Executor, Trx } from '../../../kernel/db/types.ts';

/** What its owner sees of a passkey. */
export interface PasskeyRow {
  id: string;
  name: string;
  credentialId: string;
  transports: string[];
  synced: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** What an assertion is checked with. */
export interface PasskeyKey {
  id: string;
  memberId: string;
  userHandle: string;
  publicKey: string;
}

export interface NewPasskeyRow {
  memberId: string;
  rpId: string;
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: readonly string[];
  synced: boolean;
  name: string;
}

const shown = [
  'id',
  'name',
  'credential_id as credentialId',
  'transports',
  'synced',
  'created_at as createdAt',
  'last_used_at as lastUsedAt',
] as const;

/** The account's name inside its passkeys: `made`, unless it has one already. */
export async function keepUserHandle(db: Executor, memberId: string, made: string): Promise<string> {
  await db
    .insertInto('passkey_owner')
    .values({ member_id: memberId, user_handle: made })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
  return (await findUserHandle(db, memberId)) ?? made;
}

export async function findUserHandle(db: Executor, memberId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('passkey_owner')
    .select('user_handle as handle')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.handle;
}

/** Two registrations of one account wait for each other, so that together they keep the limit. */
export async function lockOwner(trx: Trx, memberId: string): Promise<void> {
  await trx
    .selectFrom('passkey_owner')
    .select('member_id')
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
}

/** Passkeys of an account under one host name, the newest first. */
export function listPasskeys(db: Executor, memberId: string, rpId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkey')
    .select(shown)
    .where('member_id', '=', memberId)
    .where('rp_id', '=', rpId)
    .orderBy('id', 'desc')
    .execute();
}

/** @returns `undefined` when the authenticator's id is kept already */
export function insertPasskey(db: Executor, row: NewPasskeyRow): Promise<PasskeyRow | undefined> {
  return db
    .insertInto('passkey')
    .values({
      member_id: row.memberId,
      rp_id: row.rpId,
      credential_id: row.credentialId,
      public_key: row.publicKey,
      counter: String(row.counter),
      transports: JSON.stringify(row.transports),
      synced: row.synced,
      name: row.name,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(shown)
    .executeTakeFirst();
}

export function findPasskey(db: Executor, credentialId: string, rpId: string): Promise<PasskeyKey | undefined> {
  return db
    .selectFrom('passkey')
    .innerJoin('passkey_owner', 'passkey_owner.member_id', 'passkey.member_id')
    .select([
      'passkey.id',
      'passkey.member_id as memberId',
      'passkey_owner.user_handle as userHandle',
      'passkey.public_key as publicKey',
    ])
    .where('credential_id', '=', credentialId)
    .where('rp_id', '=', rpId)
    .executeTakeFirst();
}

/**
 * Writes a use down. The counter of an authenticator only ever grows, or stays 0 where it counts nothing.
 *
 * @returns false when it did not grow: two authenticators have the same key, one of them is a copy
 */
export async function notePasskeyUse(db: Executor, id: string, counter: number, synced: boolean): Promise<boolean> {
  const result = await db
    .updateTable('passkey')
    .set({ counter: String(counter), synced, last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where((has) =>
      has.or([has('counter', '<', String(counter)), has.and([has('counter', '=', '0'), has.lit(counter === 0)])]),
    )
    .executeTakeFirst();
  return (result.numUpdatedRows ?? 0n) > 0n;
}

/** @returns `undefined` when the account has no such passkey */
export function renamePasskey(
  db: Executor,
  memberId: string,
  id: string,
  name: string,
): Promise<PasskeyRow | undefined> {
  return db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returning(shown)
    .executeTakeFirst();
}

/** @returns its name; `undefined` when the account has no such passkey */
export async function deletePasskey(db: Executor, memberId: string, id: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}
