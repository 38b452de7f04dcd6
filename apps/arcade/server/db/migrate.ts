import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { up as arcade } from './migrations/0001-arcade.ts';
import { up as changedRounds } from './migrations/0002-changed-rounds.ts';
import { up as steps } from './migrations/0003-steps.ts';
import { up as vendors } from './migrations/0004-vendors.ts';
import { up as jackpots } from './migrations/0005-jackpots.ts';

/** Name of the schema that holds every table of the arcade, whoever else is in the database. */
export const schema = 'arcade';

/** In the order in which they run. What has left a machine is never edited: the next change is the next number. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-arcade': { up: arcade },
  '0002-changed-rounds': { up: changedRounds },
  '0003-steps': { up: steps },
  '0004-vendors': { up: vendors },
  '0005-jackpots': { up: jackpots },
};

/**
 * Brings the schema to the newest version. Processes that start at the same time wait for each other, and for a gateway that
 * migrates the same database: who looks at the tables while another one moves them is told that there is no such table.
 */
export async function migrate(kysely: Kysely<unknown>): Promise<void> {
  const { error } = await kysely.transaction().execute(async (trx) => {
    // the gateway takes the same lock
    await sql`select pg_advisory_xact_lock(hashtextextended('mekong:start', 0))`.execute(trx);
    return new Migrator({
      db: trx,
      provider: { getMigrations: async () => ({ ...migrations }) },
      migrationTableSchema: schema,
    }).migrateToLatest();
  });
  if (error) throw new Error(`The schema ${schema} could not be brought up to date.`, { cause: error });
}
