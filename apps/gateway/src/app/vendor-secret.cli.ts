/**
 * `npm run vendor:secret -- HOUSE`: prints the secret with which a vendor signs its calls to the wallet, and makes one when
 * there is none. Reads DATABASE_URL, or the embedded database in DATA_DIR, which must not be in use.
 */
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { DatabaseUnavailable } from '../kernel/db/errors.ts';
import { openDb } from '../kernel/db/open.ts';
import { createFieldCipher } from '../kernel/field-cipher.ts';
import { loadKeyFile } from '../kernel/secret-key.ts';
import { ensureVendorSecret } from '../modules/seamless/credentials.ts';
import { ConfigError, readConfig } from './config.ts';

const [, , vendor = ''] = process.argv;

try {
  const { databaseUrl, dataDir, secretKey } = readConfig(process.env, ['--demo']);
  if (!databaseUrl && !existsSync(dataDir))
    throw new DatabaseUnavailable(`There is no database in ${dataDir}: start the gateway once, or set DATABASE_URL.`);
  const db = await openDb({ url: databaseUrl, dataDir });
  try {
    const known = await db.kysely.selectFrom('vendor').select('code').where('code', '=', vendor).executeTakeFirst();
    if (!known) throw new ConfigError(`There is no vendor "${vendor}": name one by its code, such as HOUSE.`);
    const cipher = createFieldCipher(secretKey ?? loadKeyFile(`${dataDir}.key`));
    console.log(await ensureVendorSecret(db.kysely, cipher, vendor, { id: userInfo().username, role: 'command' }));
  } finally {
    await db.close();
  }
} catch (error) {
  const foreseen = error instanceof DatabaseUnavailable || error instanceof ConfigError;
  console.error(foreseen ? error.message : error);
  process.exitCode = 2;
}
