/**
 * `npm run operators -- list | link NAME`: the accounts of the console in DATABASE_URL, or in the embedded database of
 * DATA_DIR, which must not be in use. A link sets another password and authenticator: the way back for an admin whom no
 * other admin can help. Exit code 0: done; 1: refused; 2: the database could not be opened.
 */
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { DatabaseUnavailable } from '../../kernel/db/errors.ts';
import { openDb } from '../../kernel/db/open.ts';
import { createFieldCipher } from '../../kernel/field-cipher.ts';
import { loadKeyFile } from '../../kernel/secret-key.ts';
import { ConfigError, readConfig } from '../config.ts';
import { runOperatorsCommand } from './operators-command.ts';
import { Refused } from './settings/commands.ts';

try {
  const { databaseUrl, dataDir, secretKey } = readConfig(process.env, ['--demo']);
  if (!databaseUrl && !existsSync(dataDir))
    throw new DatabaseUnavailable(`There is no database in ${dataDir}: start the gateway once, or set DATABASE_URL.`);
  const db = await openDb({ url: databaseUrl, dataDir });
  try {
    const cipher = createFieldCipher(secretKey ?? loadKeyFile(`${dataDir}.key`));
    const by = { id: userInfo().username, role: 'command' } as const;
    console.log(await runOperatorsCommand({ db: db.kysely, cipher, by }, process.argv.slice(2)));
  } finally {
    await db.close();
  }
} catch (error) {
  const isForeseen = error instanceof Refused || error instanceof DatabaseUnavailable || error instanceof ConfigError;
  console.error(isForeseen ? error.message : error);
  process.exitCode = error instanceof Refused ? 1 : 2;
}
