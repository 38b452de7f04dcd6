/**
 * `node apps/gateway/db/seed/load.cli.ts [games] [members] [funded]`: fills DATABASE_URL, or the embedded database in
 * DATA_DIR, for load tests. The embedded one must not be in use.
 */

import { ConfigError, readConfig } from '../../src/app/config.ts';
import { DatabaseUnavailable } from '../../src/kernel/db/errors.ts';
import { migrate } from '../../src/kernel/db/migrate.ts';
import { openDb } from '../../src/kernel/db/open.ts';
import { LOAD_SIZE, seedLoad } from './load.ts';

const [games = LOAD_SIZE.games, members = LOAD_SIZE.members, funded = LOAD_SIZE.funded] = process.argv
  .slice(2)
  .map(Number);

try {
  if (![games, members, funded].every((count) => Number.isInteger(count) && count >= 0))
    throw new ConfigError('Give whole numbers: games, members, members with play money.');
  const { databaseUrl, dataDir } = readConfig(process.env, ['--demo']);
  // sets of 100,000 rows take longer than a request may
  const db = await openDb({ url: databaseUrl, dataDir, statementTimeout: 0 });
  try {
    await migrate(db);
    const started = performance.now();
    await seedLoad(db.kysely, { games, members, funded });
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    process.stdout.write(`${games} games and ${members} members in ${seconds} s\n`);
  } finally {
    await db.close();
  }
} catch (error) {
  if (!(error instanceof DatabaseUnavailable || error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
