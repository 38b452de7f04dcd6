/**
 * Makes the database that journeys start from: the demo, a member whose first rounds of the house slot are wins, and a mail
 * that was not delivered.
 *
 *   node site-data.ts USERNAME PASSWORD    into the embedded database DATA_DIR, its key beside it; or into DATABASE_URL
 */
import { randomUUID } from 'node:crypto';
import { addWinner } from '@mekong/arcade/test/winner';
import { seedDemo } from '../../db/seed/demo.ts';
import { makeDemoMember } from '../../db/seed/demo-member.ts';
import { migrate } from '../../src/kernel/db/migrate.ts';
import { openDb } from '../../src/kernel/db/open.ts';
import type { Executor } from '../../src/kernel/db/types.ts';
import { createFieldCipher, type FieldCipher } from '../../src/kernel/field-cipher.ts';
import { parseMoney } from '../../src/kernel/money.ts';
import { hashPassword } from '../../src/kernel/passwords.ts';
import { loadKeyFile } from '../../src/kernel/secret-key.ts';
import { writeSetting } from '../../src/modules/system/system.repository.ts';

async function addMember(db: Executor, username: string, password: string, playerId: string): Promise<void> {
  const memberId = await makeDemoMember(db, {
    username,
    passwordHash: await hashPassword(password),
    balance: parseMoney('1000000'),
    registeredAt: new Date(),
  });
  await db.insertInto('vendor_player').values({ player_id: playerId, vendor: 'HOUSE', member_id: memberId }).execute();
}

/** A mail that its provider has refused at every try: operators send it again. */
async function addFailedMail(db: Executor, cipher: FieldCipher): Promise<void> {
  const purpose = 'passwordChanged';
  const letter = { address: 'bopha@example.com', subject: 'Password changed', text: 'Your password was changed.' };
  await db
    .insertInto('message')
    .values({
      channel: 'mail',
      purpose,
      language: 'EN',
      member_id: null,
      sealed: cipher.seal(JSON.stringify(letter), `message:${purpose}`),
      address_key: cipher.lookup('message', letter.address),
      provider: 'smtp',
      state: 'failed',
      attempts: 8,
      last_error: '450 Mailbox busy',
      job_id: randomUUID(),
    })
    .execute();
}

/**
 * The human check as in the demo, with less to work out: it is done some hundred and fifty times in a run, and the usual
 * sixteen bits are 65,000 hashes each time.
 */
const shortHumanCheck = { login: 'SLIDER', sliderBits: 6, workBits: 8 };

const { DATABASE_URL: url, SECRET_KEY: secretKey, DATA_DIR: dataDir = '' } = process.env;
const [username = '', password = ''] = process.argv.slice(2);
const key = secretKey ? new Uint8Array(Buffer.from(secretKey, 'base64')) : loadKeyFile(`${dataDir}.key`);
// filling takes longer than a request may
const db = await openDb({ url, dataDir, statementTimeout: 0 });
await migrate(db);
const cipher = createFieldCipher(key);
await seedDemo(db, cipher, () => undefined);
await addMember(db.kysely, username, password, 'p_winner');
await addWinner(db.kysely, 'p_winner');
await addFailedMail(db.kysely, cipher);
await writeSetting(db.kysely, 'humanCheck', shortHumanCheck);
await db.close();
