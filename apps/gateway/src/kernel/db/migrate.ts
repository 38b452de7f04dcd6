import { readdir } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { createPool, type Db } from './open.ts';
import type { Database } from './types.ts';

/** Folder of the migrations; the naming rules are in its README. */
export const MIGRATIONS_DIR = fileURLToPath(new URL('../../../db/migrations', import.meta.url));

const FILE_NAME = /^(\d{4})-[a-z0-9]+(-[a-z0-9]+)*\.ts$/;

/**
 * Brings the database to the newest version: every migration of the folder that it has not seen yet runs once, in
 * file-name order, all in one transaction. Processes that start at the same time wait for each other.
 *
 * @returns the names of the migrations that ran now; empty when there was nothing to do
 */
export async function migrate(db: Db, folder: string = MIGRATIONS_DIR): Promise<string[]> {
  if (db.engine === 'pglite') return run(db.kysely, folder);
  // An own connection without time limits: another process may be migrating, and an index may take its time.
  const pool = createPool(db.url, { max: 1, statementTimeout: 0 });
  try {
    return await run(new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }), folder);
  } finally {
    await pool.end();
  }
}

/** Names of the migrations that the database has not seen yet. It is only read. */
export async function pendingMigrations({ kysely }: Db, folder: string = MIGRATIONS_DIR): Promise<string[]> {
  const known = await migratorOf(kysely, folder).getMigrations();
  return known.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name);
}

/**
 * Prepares the database while no other process does: of gateways that start together on a fresh server the first one
 * fills it, and the others find it filled. The lock goes with the process, however that ends.
 */
export async function oneAtATime(db: Db, prepare: () => Promise<void>): Promise<void> {
  // The embedded database belongs to one process.
  if (db.engine === 'pglite') return prepare();
  const pool = createPool(db.url, { max: 1, statementTimeout: 0 });
  try {
    const kysely = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
    await kysely.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('mekong:start', 0))`.execute(trx);
      await prepare();
    });
  } finally {
    await pool.end();
  }
}

const migratorOf = (db: Kysely<Database>, folder: string): Migrator =>
  new Migrator({
    db,
    provider: folderProvider(folder),
    // Each module owns a range of numbers: a new migration of a low range comes after applied ones of a higher range.
    allowUnorderedMigrations: true,
  });

async function run(kysely: Kysely<Database>, folder: string): Promise<string[]> {
  const { error, results = [] } = await migratorOf(kysely, folder).migrateToLatest();
  if (error) {
    const failed = results.find((result) => result.status === 'Error');
    throw new Error(`Migration ${failed?.migrationName ?? '(none)'} failed: ${messageOf(error)}`, { cause: error });
  }
  return results.map((result) => result.migrationName);
}

/** Reads `NNNN-name.ts` files, so that modules add migrations without touching a common index. */
function folderProvider(folder: string): MigrationProvider {
  return {
    async getMigrations() {
      const files = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort();
      const migrations: Record<string, Migration> = {};
      const numbers = new Map<string, string>();
      for (const file of files) {
        const number = FILE_NAME.exec(file)?.[1];
        if (!number) throw new Error(`Migration ${file}: the name must look like 0110-game-catalogue.ts.`);
        const twin = numbers.get(number);
        if (twin) throw new Error(`Migrations ${twin} and ${file} have the same number.`);
        numbers.set(number, file);
        const loaded: unknown = await import(pathToFileURL(`${folder}/${file}`).href);
        if (!isMigration(loaded)) throw new Error(`Migration ${file} must export async function up(db).`);
        migrations[file.slice(0, -'.ts'.length)] = { up: loaded.up };
      }
      return migrations;
    },
  };
}

function isMigration(loaded: unknown): loaded is { up: Migration['up'] } {
  return typeof loaded === 'object' && loaded !== null && 'up' in loaded && typeof loaded.up === 'function';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
