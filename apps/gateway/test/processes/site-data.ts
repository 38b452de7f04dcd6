/**
 * Makes the database that journeys start from: the demo, and a member whose first rounds of the house slot are wins.
 *
 *   node site-data.ts USERNAME PASSWORD    into the embedded database DATA_DIR, its key beside it; or into DATABASE_URL
 */
import { addWinner } from '@mekong/arcade/test/winner';
import { makeMember } from '../../db/seed/builders.ts';
import { seedDemo } from '../../db/seed/demo.ts';
import { migrate } from '../../src/kernel/db/migrate.ts';
import { openDb } from '../../src/kernel/db/open.ts';
import type { Executor } from '../../src/kernel/db/types.ts';
import { createFieldCipher } from '../../src/kernel/field-cipher.ts';
import { parseMoney } from '../../src/kernel/money.ts';
import { hashPassword } from '../../src/kernel/passwords.ts';
import { loadKeyFile } from '../../src/kernel/secret-key.ts';

async function addMember(db: Executor, username: string, password: string, playerId: string): Promise<void> {
  const memberId = await makeMember(db, {
    username,
    passwordHash: await hashPassword(password),
    balance: parseMoney('1000000'),
    registeredAt: new Date(),
  });
  await db.insertInto('vendor_player').values({ player_id: playerId, vendor: 'HOUSE', member_id: memberId }).execute();
}

const { DATABASE_URL: url, SECRET_KEY: secretKey, DATA_DIR: dataDir = '' } = process.env;
const [username = '', password = ''] = process.argv.slice(2);
const key = secretKey ? new Uint8Array(Buffer.from(secretKey, 'base64')) : loadKeyFile(`${dataDir}.key`);
// filling takes longer than a request may
const db = await openDb({ url, dataDir, statementTimeout: 0 });
await migrate(db);
await seedDemo(db, createFieldCipher(key), () => undefined);
await addMember(db.kysely, username, password, 'p_winner');
await addWinner(db.kysely, 'p_winner');
await db.close();
