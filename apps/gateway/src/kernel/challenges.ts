import { sql } from 'kysely';
import type { Executor } from './db/types.ts';
import { hashSecret, newSecret } from './secrets.ts';

export interface NewChallenge {
  /** What it is for; it counts for nothing else. */
  purpose: string;
  /** Hash of the browser's own cookie; it counts for no other browser. */
  device: string;
  /** What the answer is compared with. */
  data: object;
  seconds: number;
}

/** What somebody presents in answer to a challenge. */
export interface Presented {
  id: string;
  purpose: string;
  device: string;
}

/** Makes a challenge. Only the hash of its id is kept. */
export async function putChallenge(db: Executor, challenge: NewChallenge): Promise<{ id: string; expiresAt: Date }> {
  const id = newSecret();
  const row = await db
    .insertInto('challenge')
    .values({
      id_hash: hashSecret(id),
      purpose: challenge.purpose,
      device_hash: challenge.device,
      data: JSON.stringify(challenge.data),
      expires_at: sql<Date>`now() + make_interval(secs => ${challenge.seconds})`,
    })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return { id, expiresAt: row.expires_at };
}

const presented = ({ id, purpose, device }: Presented) => ({
  id_hash: hashSecret(id),
  purpose,
  device_hash: device,
});

/**
 * Uses a challenge up, whatever the answer is. Presented for another purpose or by another browser it is neither found
 * nor used.
 *
 * @returns what the answer is compared with, while it is young enough
 */
export async function takeChallenge(db: Executor, what: Presented): Promise<unknown> {
  const row = await db
    .deleteFrom('challenge')
    .where((all) => all.and(presented(what)))
    .returning(['data', sql<boolean>`expires_at > now()`.as('young')])
    .executeTakeFirst();
  return row?.young ? row.data : undefined;
}

/** Looks without using it up or counting a try. @returns its data; `undefined` when it is used up or too old */
export async function readChallenge(db: Executor, what: Presented): Promise<unknown> {
  const row = await db
    .selectFrom('challenge')
    .select('data')
    .where((all) => all.and(presented(what)))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.data;
}

/** Counts a try on a challenge that takes several. @returns its data; `undefined` when it is used up or too old */
export async function tryChallenge(db: Executor, what: Presented, most: number): Promise<unknown> {
  const row = await db
    .updateTable('challenge')
    .set({ tries: sql<number>`tries + 1` })
    .where((all) => all.and(presented(what)))
    .where('tries', '<', most)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('data')
    .executeTakeFirst();
  return row?.data;
}

export async function purgeChallenges(db: Executor): Promise<void> {
  await db.deleteFrom('challenge').where('expires_at', '<', sql<Date>`now()`).execute();
}
