/**
 * `npm run settings -- list | get <place> | set <place> <value> | reset <place>`: the settings of DATABASE_URL, or of the
 * embedded database in DATA_DIR, for machines without the console. Running gateways follow within ten seconds;
 * an embedded database must not be in use. Exit code 0: done; 1: refused; 2: the database could not be opened.
 */
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { sql } from 'kysely';
import { DatabaseUnavailable } from '../../../kernel/db/errors.ts';
import { openNotifier } from '../../../kernel/db/notify.ts';
import { type Db, openDb } from '../../../kernel/db/open.ts';
import { openSettings } from '../../../modules/system/settings.service.ts';
import { ConfigError, readConfig } from '../../config.ts';
import { Refused, runCommand } from './commands.ts';

async function open(): Promise<Db> {
  // The embedded database may be changed in every mode.
  const { databaseUrl, dataDir } = readConfig(process.env, ['--demo']);
  if (!databaseUrl && !existsSync(dataDir))
    throw new DatabaseUnavailable(`There is no database in ${dataDir}: start the gateway once, or set DATABASE_URL.`);
  const db = await openDb({ url: databaseUrl, dataDir });
  const { rows } = await sql<{ found: string | null }>`select to_regclass('setting')::text as found`.execute(db.kysely);
  if (rows[0]?.found) return db;
  await db.close();
  throw new DatabaseUnavailable('The database holds no settings yet: start the gateway once.');
}

try {
  const db = await open();
  const notifier = openNotifier(db);
  try {
    const settings = await openSettings(db.kysely, notifier, {
      warn: (...line: unknown[]) => console.error(...line),
      error: (...line: unknown[]) => console.error(...line),
    });
    const said = runCommand(settings, userInfo().username, process.argv.slice(2));
    console.log(await said.finally(() => settings.close()));
  } finally {
    await notifier.close();
    await db.close();
  }
} catch (error) {
  const isForeseen = error instanceof Refused || error instanceof DatabaseUnavailable || error instanceof ConfigError;
  console.error(isForeseen ? error.message : error);
  process.exitCode = error instanceof Refused ? 1 : 2;
}
