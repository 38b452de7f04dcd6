import { type Kysely, sql } from 'kysely';

/** What browsers have refused to run or load on our pages, counted by day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table csp_violation (
      day date not null default (now() at time zone 'UTC')::date,
      directive text not null,
      -- Origin or kind of what was refused; never a whole address.
      blocked text not null,
      -- Path of the page, without what was asked of it.
      page text not null,
      seen integer not null default 1,
      primary key (day, directive, blocked, page)
    )`.execute(db);
}
