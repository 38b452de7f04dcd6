import { sql } from 'kysely';
import type { Executor, Trx } from '../../../kernel/db/types.ts';

/** Links of one name within the last hour. */
export async function countLinks(db: Executor, nameKey: string): Promise<number> {
  const row = await db
    .selectFrom('reset_link')
    .select(sql<number>`count(*)::int4`.as('count'))
    .where('name_key', '=', nameKey)
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Keeps a new link; older ones of the member open nothing any more. */
export async function insertLink(
  trx: Trx,
  link: { tokenHash: string; nameKey: string; memberId: string | undefined; seconds: number },
): Promise<void> {
  await voidLinks(trx, link.memberId ?? null);
  await trx
    .insertInto('reset_link')
    .values({
      token_hash: link.tokenHash,
      name_key: link.nameKey,
      member_id: link.memberId ?? null,
      expires_at: sql<Date>`now() + make_interval(secs => ${link.seconds})`,
    })
    .execute();
}

/** Uses up every open link of a member. */
export async function voidLinks(trx: Trx, memberId: string | null): Promise<void> {
  await trx
    .updateTable('reset_link')
    .set({ used_at: sql<Date>`now()` })
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .execute();
}

/** What a link is worth now. */
export async function findLink(
  db: Executor,
  tokenHash: string,
): Promise<{ memberId: string; isExpired: boolean } | undefined> {
  const row = await db
    .selectFrom('reset_link')
    .select(['member_id as memberId', sql<boolean>`expires_at <= now()`.as('isExpired')])
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('member_id', 'is not', null)
    .executeTakeFirst();
  return row?.memberId ? { memberId: row.memberId, isExpired: row.isExpired } : undefined;
}

/** Uses a link up. Of two callers one wins. @returns whose it is, while it is good */
export async function takeLink(trx: Trx, tokenHash: string): Promise<string | undefined> {
  const row = await trx
    .updateTable('reset_link')
    .set({ used_at: sql<Date>`now()` })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('member_id')
    .executeTakeFirst();
  return row?.member_id ?? undefined;
}

export async function purgeLinks(db: Executor): Promise<void> {
  await db.deleteFrom('reset_link').where('created_at', '<', sql<Date>`now() - interval '2 days'`).execute();
}
