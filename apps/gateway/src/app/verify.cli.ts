/**
 * `npm run ledger:verify`: recomputes the books of DATABASE_URL, or of the embedded database in DATA_DIR, and compares.
 * The embedded one must not be in use. Exit code 0: sound; 1: not sound; 2: could not be read.
 */
import { existsSync } from 'node:fs';
import { DatabaseUnavailable } from '../kernel/db/errors.ts';
import { type Db, openDb } from '../kernel/db/open.ts';
import { formatReport } from '../ledger/verify.report.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { cashierChecks } from '../modules/cashier/cashier.verify.ts';
import { resultChecks } from '../modules/results/results.verify.ts';
import { seamlessChecks } from '../modules/seamless/seamless.verify.ts';
import { ConfigError, readConfig } from './config.ts';

async function open(): Promise<Db> {
  // The embedded database may be looked at in every mode.
  const { databaseUrl, dataDir } = readConfig(process.env, ['--demo']);
  if (!databaseUrl && !existsSync(dataDir))
    throw new DatabaseUnavailable(`There is no database in ${dataDir}: start the gateway once, or set DATABASE_URL.`);
  return openDb({ url: databaseUrl, dataDir });
}

try {
  const db = await open();
  const verification = await verifyLedger(db.kysely, [...seamlessChecks, ...resultChecks, ...cashierChecks]).finally(
    () => db.close(),
  );
  console.log(formatReport(verification));
  process.exitCode = verification.ok ? 0 : 1;
} catch (error) {
  const foreseen = error instanceof DatabaseUnavailable || error instanceof ConfigError;
  console.error(foreseen ? error.message : error);
  process.exitCode = 2;
}
