import { sql } from 'kysely';
import type { Executor } from './db/types.ts';

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
 * Counts a try of each subject before it is made. When the last failure was, it leaves as it is: a try that is not looked
 * at keeps nobody waiting longer.
 *
 * @param subjects in one order everywhere, so that two tries never wait for each other
 * @returns failures of each within the hour, this one included
 */
export async function reserveAttempts(db: Executor, subjects: readonly string[]): Promise<Map<string, number>> {
  const isYoung = sql`attempt.failed_at > now() - make_interval(secs => ${FORGET_AFTER_S})`;
  const { rows } = await sql<{ subject: string; failures: number }>`
    insert into attempt (subject, failures) values ${sql.join(subjects.map((subject) => sql`(${subject}, 1)`))}
    on conflict (subject) do update
       set failures = case when ${isYoung} then attempt.failures + 1 else 1 end,
           failed_at = case when ${isYoung} then attempt.failed_at else now() end
    returning subject, failures`.execute(db);
  return new Map(rows.map(({ subject, failures }) => [subject, failures]));
}

/** Takes tries back that {@link reserveAttempts} has counted. */
export async function withdrawAttempts(db: Executor, subjects: readonly string[]): Promise<void> {
  await db
    .updateTable('attempt')
    .set({ failures: sql<number>`greatest(0, failures - 1)` })
    .where('subject', 'in', subjects)
    .execute();
}

/** Tries that were counted have failed: the hour after which they are forgotten begins now. */
export async function confirmAttempts(db: Executor, subjects: readonly string[]): Promise<void> {
  await db.updateTable('attempt').set({ failed_at: sql<Date>`now()` }).where('subject', 'in', subjects).execute();
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

/** Seconds that the longest blocked of the subjects with this beginning has to wait; 0 when none is blocked. */
export async function longestWait(db: Executor, beginning: string): Promise<number> {
  const row = await db
    .selectFrom('attempt')
    .select(sql<number>`coalesce(ceil(extract(epoch from max(blocked_until) - now())), 0)::int4`.as('seconds'))
    .where(sql<boolean>`starts_with(subject, ${beginning})`)
    .executeTakeFirst();
  return Math.max(0, row?.seconds ?? 0);
}

/** Forgets every subject with this beginning. */
export async function clearAttemptsLike(db: Executor, beginning: string): Promise<void> {
  await db.deleteFrom('attempt').where(sql<boolean>`starts_with(subject, ${beginning})`).execute();
}

export async function purgeAttempts(db: Executor): Promise<void> {
  await db
    .deleteFrom('attempt')
    .where('failed_at', '<', sql<Date>`now() - make_interval(secs => ${FORGET_AFTER_S})`)
    .execute();
}
