import { sql } from 'kysely';
import type { Executor } from '../../db/types.ts';

/** Failures older than this count no more: nobody stays locked. */
const FORGET_AFTER_S = 3_600;

export interface Attempts {
  failures: number;
  /** Seconds that the next try has to wait; 0 = may be made now. */
  waitSeconds: number;
}

/** Failures of each subject within the last hour; a subject without any is not in the answer. */
export async function readAttempts(db: Executor, subjects: readonly string[]): Promise<Map<string, Attempts>> {
  const rows = await db
    .selectFrom('attempt')
    .select([
      'subject',
      'failures',
      sql<number>`greatest(0, ceil(extract(epoch from coalesce(blocked_until, now()) - now())))::int4`.as(
        'waitSeconds',
      ),
    ])
    .where('subject', 'in', subjects)
    .where('failed_at', '>', sql<Date>`now() - make_interval(secs => ${FORGET_AFTER_S})`)
    .execute();
  return new Map(rows.map(({ subject, failures, waitSeconds }) => [subject, { failures, waitSeconds }]));
}

/**
 * Counts one more failure of a subject.
 *
 * @returns its failures within the hour, this one included
 */
export async function countFailure(db: Executor, subject: string): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    insert into attempt (subject, failures) values (${subject}, 1)
    on conflict (subject) do update
       set failures = case when attempt.failed_at > now() - make_interval(secs => ${FORGET_AFTER_S})
                           then attempt.failures + 1 else 1 end,
           failed_at = now()
    returning failures`.execute(db);
  return rows[0]?.failures ?? 1;
}

/** The next try of the subject has to wait. */
export async function blockSubject(db: Executor, subject: string, seconds: number): Promise<void> {
  await db
    .updateTable('attempt')
    .set({ blocked_until: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .where('subject', '=', subject)
    .execute();
}

export async function clearAttempts(db: Executor, subjects: readonly string[]): Promise<void> {
  await db.deleteFrom('attempt').where('subject', 'in', subjects).execute();
}

export async function purgeAttempts(db: Executor): Promise<void> {
  await db
    .deleteFrom('attempt')
    .where('failed_at', '<', sql<Date>`now() - make_interval(secs => ${FORGET_AFTER_S})`)
    .execute();
}
