import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import type { ProviderEvent } from './providers/provider.ts';

/** How long it is known that an event has come. Money is guarded by the number of its payment, for ever. */
const KEPT_DAYS = 30;

/** A worker has done all its tries by then. */
const GIVEN_UP_MINUTES = 15;

/** Puts an event into the inbox. @returns its number there; nothing when it has come before */
export async function insertEvent(
  trx: Trx,
  provider: string,
  event: ProviderEvent,
  body: Uint8Array,
): Promise<string | undefined> {
  const row = await trx
    .insertInto('webhook_inbox')
    .values({
      provider,
      event_id: event.id,
      about: event.about,
      ref: event.ref,
      body_hash: createHash('sha256').update(body).digest(),
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** An event that waits. */
export async function findWaitingEvent(
  db: Executor,
  id: string,
): Promise<{ provider: string; about: ProviderEvent['about']; ref: string } | undefined> {
  return db
    .selectFrom('webhook_inbox')
    .select(['provider', 'about', 'ref'])
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Takes up events that their worker has given up by now: those that were not taken up yet, the oldest first, then those whose last
 * try is the longest ago. Events that always fail would stand before all others otherwise.
 *
 * @returns their numbers
 */
export async function takeUpEvents(db: Executor, limit: number): Promise<string[]> {
  const given = db
    .selectFrom('webhook_inbox')
    .select('id')
    .where('done_at', 'is', null)
    .where('received_at', '<', sql<Date>`now() - make_interval(mins => ${GIVEN_UP_MINUTES})`)
    .orderBy('tried_at', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .limit(limit);
  const rows = await db
    .updateTable('webhook_inbox')
    .set({ tried_at: sql<Date>`clock_timestamp()` })
    .where('id', 'in', given)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Notes that an event was dealt with. */
export async function endEvent(db: Executor, id: string): Promise<void> {
  await db.updateTable('webhook_inbox').set({ done_at: sql<Date>`now()` }).where('id', '=', id).execute();
}

/** Forgets events of long ago. One that nobody has dealt with stays. */
export async function purgeEvents(db: Executor): Promise<void> {
  await db
    .deleteFrom('webhook_inbox')
    .where('done_at', '<', sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`)
    .execute();
}
