import { type Kysely, sql } from 'kysely';

/**
 * The games of many vendors. What was played before is of the house, and so is what a process of the version before still
 * writes: it knows no other vendor.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['player', 'session', 'round'])
    await sql`alter table arcade.${sql.id(table)} add column vendor text not null default 'HOUSE'`.execute(db);
}
