/**
 * A process that moves money in an embedded database until it is killed, and says on its output, one key a line, what is
 * acknowledged. Started by the kill test with the data directory as its argument.
 */
import { migrate } from '../../src/kernel/db/migrate.ts';
import { openDb } from '../../src/kernel/db/open.ts';
import { bet, grantPlayMoney, settleWon } from '../../src/ledger/flows.ts';
import { type Posting, post } from '../../src/ledger/ledger.ts';

const [, , dataDir = '', run = ''] = process.argv;
const db = await openDb({ dataDir });
await migrate(db);

async function acknowledge(posting: Posting): Promise<void> {
  await post(db.kysely, posting);
  process.stdout.write(`${posting.key}\n`);
}

const members = ['1', '2', '3', '4', '5'];
for (const member of members) await acknowledge(grantPlayMoney({ member, currency: 'KHR', amount: 10_000_000n }));
await Promise.all(
  members.map(async (member) => {
    for (let round = 0; ; round++) {
      const money = { member, currency: 'KHR', vendor: 'HOUSE', ref: `${round}`, amount: 100n };
      await acknowledge(bet({ ...money, transactionId: `${run}-${member}-${round}` }));
      await acknowledge(settleWon({ ...money, transactionId: `${run}-${member}-${round}` }, 100n));
    }
  }),
);
