import type { JWK } from 'jose';
import { sql } from 'kysely';
import type { Executor } from '../../kernel/db/types.ts';

export interface StoredKey {
  kid: string;
  privateJwk: JWK;
  createdAt: Date;
}

/** Key pairs, newest first. */
export async function readSealingKeys(db: Executor): Promise<StoredKey[]> {
  const rows = await db
    .selectFrom('sealing_key')
    .select(['kid', 'private_jwk', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('kid')
    .execute();
  return rows.map((row) => ({ kid: row.kid, privateJwk: row.private_jwk as JWK, createdAt: row.created_at }));
}

/**
 * Adds a key pair when there is none younger than `maxAgeSeconds`, and drops all but the two newest.
 * Processes that rotate at the same moment wait for each other, so one new key results.
 */
export async function rotateSealingKeys(
  db: Executor,
  key: { kid: string; privateJwk: JWK },
  maxAgeSeconds: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('sealing_key'))`.execute(trx);
    await sql`
      insert into sealing_key (kid, private_jwk)
      select ${key.kid}, ${JSON.stringify(key.privateJwk)}::jsonb
       where not exists (
         select 1 from sealing_key where created_at > now() - make_interval(secs => ${maxAgeSeconds}))`.execute(trx);
    await sql`
      delete from sealing_key
       where kid not in (select kid from sealing_key order by created_at desc, kid limit 2)`.execute(trx);
  });
}

/** Notes the id of a sealed payload. @returns false when it was noted before */
export async function noteSealedId(db: Executor, jti: string, keepSeconds: number): Promise<boolean> {
  const inserted = await db
    .insertInto('sealed_once')
    .values({ jti, expires_at: sql<Date>`now() + make_interval(secs => ${keepSeconds})` })
    .onConflict((conflict) => conflict.column('jti').doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Forgets ids that can come no more: their payloads are too old by themselves. */
export async function purgeSealedOnce(db: Executor): Promise<void> {
  await db.deleteFrom('sealed_once').where('expires_at', '<', sql<Date>`now()`).execute();
}
