import { sql } from 'kysely';
import type { Executor } from '../../kernel/db/types.ts';

/** Different violations of one day that are kept: anybody can send reports. */
const MOST_A_DAY = 1_000;
const KEPT_DAYS = 90;

/** Something that a page was not allowed to run or load. */
export interface CspViolation {
  directive: string;
  /** Origin, or a kind such as `inline`. */
  blocked: string;
  /** Path of the page. */
  page: string;
}

export async function countCspViolation(db: Executor, { directive, blocked, page }: CspViolation): Promise<void> {
  const known = await sql`
    update csp_violation set seen = seen + 1
     where day = (now() at time zone 'UTC')::date and directive = ${directive} and blocked = ${blocked} and page = ${page}
    returning seen`.execute(db);
  if (known.rows.length > 0) return;
  await sql`
    insert into csp_violation (directive, blocked, page)
    select ${directive}, ${blocked}, ${page}
     where (select count(*) from csp_violation where day = (now() at time zone 'UTC')::date) < ${MOST_A_DAY}
    on conflict (day, directive, blocked, page) do update set seen = csp_violation.seen + 1`.execute(db);
}

/** Violations of today that were reported most often. */
export async function topCspViolations(db: Executor, limit: number): Promise<(CspViolation & { seen: number })[]> {
  return db
    .selectFrom('csp_violation')
    .select(['directive', 'blocked', 'page', 'seen'])
    .where('day', '=', sql<Date>`(now() at time zone 'UTC')::date`)
    .orderBy('seen', 'desc')
    .orderBy('directive')
    .limit(limit)
    .execute();
}

export async function purgeCspViolations(db: Executor): Promise<void> {
  await sql`delete from csp_violation where day < (now() at time zone 'UTC')::date - ${KEPT_DAYS}::int4`.execute(db);
}
