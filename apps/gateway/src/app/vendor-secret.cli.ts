/**
 * `npm run vendor:secret -- HOUSE`: prints the secret with which a vendor signs its calls to the wallet, and makes one when
 * there is none. `-- --all` prints a line `CODE=secret` for each vendor that the arcade answers for: what its
 * ARCADE_SECRETS_FILE holds. Reads DATABASE_URL, or the embedded database in DATA_DIR, which must not be in use.
 */
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { slotVendors } from '@mekong/catalogue/vendors';
import type { AuditActor } from '../kernel/audit/audit.repository.ts';
import { DatabaseUnavailable } from '../kernel/db/errors.ts';
import { openDb } from '../kernel/db/open.ts';
import type { Executor } from '../kernel/db/types.ts';
import { createFieldCipher, type FieldCipher } from '../kernel/field-cipher.ts';
import { loadKeyFile } from '../kernel/secret-key.ts';
import { ensureVendorSecret, ensureVendorSecrets } from '../modules/seamless/credentials.ts';
import { ConfigError, readConfig } from './config.ts';

const [, , vendor = ''] = process.argv;

async function secretOf(db: Executor, cipher: FieldCipher, code: string, by: AuditActor): Promise<string> {
  const known = await db.selectFrom('vendor').select('code').where('code', '=', code).executeTakeFirst();
  if (!known) throw new ConfigError(`There is no vendor "${code}": name one by its code, such as HOUSE.`);
  return ensureVendorSecret(db, cipher, code, by);
}

try {
  const { databaseUrl, dataDir, secretKey } = readConfig(process.env, ['--demo']);
  if (!databaseUrl && !existsSync(dataDir))
    throw new DatabaseUnavailable(`There is no database in ${dataDir}: start the gateway once, or set DATABASE_URL.`);
  const db = await openDb({ url: databaseUrl, dataDir });
  try {
    const cipher = createFieldCipher(secretKey ?? loadKeyFile(`${dataDir}.key`));
    const by = { id: userInfo().username, role: 'command' } as const;
    if (vendor === '--all') {
      const secrets = await ensureVendorSecrets(db.kysely, cipher, slotVendors, by);
      console.log(
        Object.entries(secrets)
          .map((entry) => entry.join('='))
          .join('\n'),
      );
    } else console.log(await secretOf(db.kysely, cipher, vendor, by));
  } finally {
    await db.close();
  }
} catch (error) {
  const foreseen = error instanceof DatabaseUnavailable || error instanceof ConfigError;
  console.error(foreseen ? error.message : error);
  process.exitCode = 2;
}
