import { existsSync } from 'node:fs';
import { DatabaseUnavailable } from '../kernel/db/errors.ts';
import { type Db, openDb } from '../kernel/db/open.ts';
import { ConfigError, readConfig } from './config.ts';

/** The database of DATABASE_URL, or the embedded one of DATA_DIR, for a command that only reads. */
async function openBooks(): Promise<Db> {
  // The embedded database may be looked at in every mode.
  const { databaseUrl, dataDir } = readConfig(process.env, ['--demo']);
  if (!databaseUrl && !existsSync(dataDir))
    throw new DatabaseUnavailable(`There is no database in ${dataDir}: start the gateway once, or set DATABASE_URL.`);
  return openDb({ url: databaseUrl, dataDir });
}

/**
 * Runs a command that verifies: exit code 0 when what it looks at is sound, 1 when it is not, 2 when it could not be read.
 *
 * @param verify what is printed, and whether it is sound
 */
export async function runVerification(
  verify: (db: Db) => Promise<{ report: string; isSound: boolean }>,
): Promise<void> {
  try {
    const db = await openBooks();
    const { report, isSound } = await verify(db).finally(() => db.close());
    console.log(report);
    process.exitCode = isSound ? 0 : 1;
  } catch (error) {
    const foreseen = error instanceof DatabaseUnavailable || error instanceof ConfigError;
    console.error(foreseen ? error.message : error);
    process.exitCode = 2;
  }
}
