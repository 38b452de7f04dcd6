/**
 * `npm run catalogue -- import FILE [--dry-run]`: brings vendors and games of DATABASE_URL, or of the embedded database in
 * DATA_DIR, up to date and prints what changes. Running gateways follow; an embedded database must not be in use. Exit code
 * 0: done; 1: the file is refused and nothing was written; 2: the database could not be opened, or a dry run would have to
 * migrate it first.
 */
import { existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { DatabaseUnavailable } from '../kernel/db/errors.ts';
import { migrate, oneAtATime, pendingMigrations } from '../kernel/db/migrate.ts';
import { type Db, openDb } from '../kernel/db/open.ts';
import { CatalogueProblem, parseCatalogue } from '../modules/games/import/catalogue-file.ts';
import { importCatalogue } from '../modules/games/import/catalogue-import.ts';
import { ConfigError, readConfig } from './config.ts';

const USAGE = 'Usage: npm run catalogue -- import FILE [--dry-run]';

try {
  const [command, ...rest] = process.argv.slice(2);
  const dryRun = rest.includes('--dry-run');
  const [path, ...more] = rest.filter((argument) => argument !== '--dry-run');
  if (command !== 'import' || !path || more.length > 0) throw new CatalogueProblem(USAGE);
  if (!existsSync(path)) throw new CatalogueProblem(`There is no file ${path}.`);
  const catalogue = parseCatalogue(readFileSync(path, 'utf8'));
  // The embedded database may be changed in every mode.
  const { databaseUrl, dataDir } = readConfig(process.env, ['--demo']);
  const db = await openDb({ url: databaseUrl, dataDir });
  try {
    if (dryRun) await assertMigrated(db);
    else await oneAtATime(db, async () => void (await migrate(db)));
    const diff = await importCatalogue(db.kysely, catalogue, { operator: userInfo().username, dryRun });
    for (const line of diff.lines) console.log(line);
    const { added, changed, unchanged } = diff;
    console.log(`${added} new, ${changed} changed, ${unchanged} as they were.${dryRun ? ' Nothing was written.' : ''}`);
  } finally {
    await db.close();
  }
} catch (error) {
  const isRefused = error instanceof CatalogueProblem || error instanceof ConfigError;
  console.error(isRefused || error instanceof DatabaseUnavailable ? error.message : error);
  process.exitCode = isRefused ? 1 : 2;
}

/** A dry run writes nothing, the tables of a newer version neither. @throws DatabaseUnavailable */
async function assertMigrated(db: Db): Promise<void> {
  const pending = await pendingMigrations(db);
  if (pending.length > 0)
    throw new DatabaseUnavailable(
      `A dry run changes nothing, and the database is ${pending.length} migrations behind: start a gateway on it first, or import without --dry-run.`,
    );
}
