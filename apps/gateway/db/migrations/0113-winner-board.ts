import { type Kysely, sql } from 'kysely';

/** Members who do not want to stand on the winners board. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table member add column winner_board_opt_out boolean not null default false`.execute(db);
}
