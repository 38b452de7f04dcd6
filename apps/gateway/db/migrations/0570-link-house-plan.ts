import { type Kysely, sql } from 'kysely';

/** A link may offer a plan of the house in place of a contract of its agent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table agent_link
      add column house_plan_id bigint references agent_plan (id),
      add constraint agent_link_house_plan_id_check check (house_plan_id is null or plan_id is null)`.execute(db);
}
