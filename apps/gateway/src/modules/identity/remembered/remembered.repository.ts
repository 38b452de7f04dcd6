import { sql } from 'kysely';
import type { Executor } from '../../../kernel/db/types.ts';

export interface RememberedRow {
  memberId: string;
  username: string;
  expiresAt: Date;
  /** Seconds until its end. */
  secondsLeft: number;
}

export interface NewRemembered {
  selector: string;
  validatorHash: string;
  memberId: string;
  device: string;
  seconds: number;
}

export async function insertRemembered(db: Executor, row: NewRemembered): Promise<void> {
  await db
    .insertInto('remembered')
    .values({
      selector: row.selector,
      validator_hash: row.validatorHash,
      member_id: row.memberId,
      device_hash: row.device,
      expires_at: sql<Date>`now() + make_interval(secs => ${row.seconds})`,
    })
    .execute();
}

/** Whom a cookie remembers, if both of its parts and the browser are right. */
export function findRemembered(
  db: Executor,
  key: { selector: string; validatorHash: string; device: string },
): Promise<RememberedRow | undefined> {
  return db
    .selectFrom('remembered')
    .innerJoin('member', 'member.id', 'remembered.member_id')
    .select([
      'remembered.member_id as memberId',
      'member.username',
      'remembered.expires_at as expiresAt',
      sql<number>`ceil(extract(epoch from remembered.expires_at - now()))::int4`.as('secondsLeft'),
    ])
    .where('remembered.selector', '=', key.selector)
    .where('remembered.validator_hash', '=', key.validatorHash)
    .where('remembered.device_hash', '=', key.device)
    .where('remembered.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Changes the validator. Of two that come at once with the same one, one wins. @returns whether this call did */
export async function rotateRemembered(
  db: Executor,
  key: { selector: string; validatorHash: string },
  nextHash: string,
): Promise<boolean> {
  const result = await db
    .updateTable('remembered')
    .set({ validator_hash: nextHash })
    .where('selector', '=', key.selector)
    .where('validator_hash', '=', key.validatorHash)
    .executeTakeFirst();
  return (result.numUpdatedRows ?? 0n) > 0n;
}

/** Ends the remembering that a selector belongs to. @returns its member */
export async function dropRemembered(db: Executor, selector: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('remembered')
    .where('selector', '=', selector)
    .returning('member_id as memberId')
    .executeTakeFirst();
  return row?.memberId;
}

/** Forgets the browsers of a member. @param exceptDevice the one that stays */
export async function dropRememberedOf(db: Executor, memberId: string, exceptDevice?: string | null): Promise<void> {
  await db
    .deleteFrom('remembered')
    .where('member_id', '=', memberId)
    .$if(Boolean(exceptDevice), (query) => query.where('device_hash', '<>', exceptDevice ?? ''))
    .execute();
}

export async function purgeRemembered(db: Executor): Promise<void> {
  await db.deleteFrom('remembered').where('expires_at', '<', sql<Date>`now()`).execute();
}
