import { type Kysely, sql } from 'kysely';

/**
 * How many of a large team have bet enough in a cycle, as a job has counted them. Counted when the overview asks, 100,000 members
 * with 15 days of play took 750 ms, as each member's days have to be summed up before it is held against the line.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table team_enough (
      agent_id bigint not null,
      currency text not null,
      -- first and last day of the cycle
      first_day date not null,
      last_day date not null,
      -- valid bets from which somebody is active
      least bigint not null,
      members int not null,
      -- up to which moment results were summed up when it was counted
      as_of timestamptz not null,
      primary key (agent_id, currency, first_day, last_day, least)
    )`.execute(db);
}
