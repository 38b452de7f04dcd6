import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { testDb } from '../../test/harness.ts';
import type { Trx } from '../kernel/db/types.ts';
import { bet, grantPlayMoney, transfer } from './flows.ts';
import { post } from './ledger.ts';
import { formatReport } from './verify.report.ts';
import { type Verification, verifyLedger, verifyTransaction } from './verify.ts';

const t = await testDb();
const db = t.db.kysely;

/** Somebody who owns the tables and means harm: the guards are switched off, rows are changed, and all is taken back. */
async function afterTampering(harm: (trx: Trx) => Promise<unknown>): Promise<Verification> {
  const found = Promise.withResolvers<Verification>();
  const undo = new Error('taken back');
  await db
    .transaction()
    .execute(async (trx) => {
      for (const table of ['entry', 'posting', 'ledger_account'])
        await sql.raw(`alter table ${table} disable trigger user`).execute(trx);
      await sql`alter table ledger_account drop constraint ledger_account_floor_check`.execute(trx);
      await harm(trx);
      found.resolve(await verifyTransaction(trx));
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return found.promise;
}

const broken = (verification: Verification) =>
  verification.checks.filter((check) => check.findings.length > 0).map((check) => check.name);

beforeEach(async () => {
  for (const member of ['a', 'b']) await post(db, grantPlayMoney({ member, currency: 'KHR', amount: 1_000n }));
  await post(db, grantPlayMoney({ member: 'c', currency: 'FUN', amount: 7_000n }));
  await post(db, transfer({ member: 'a', receiver: 'b', currency: 'KHR', amount: 10n, key: 'k' }));
  const money = { member: 'a', currency: 'KHR', amount: 5n, vendor: 'HOUSE', ref: 'r' };
  await post(db, bet({ ...money, transactionId: 't' }));
});

describe('verification', () => {
  test('finds sound books sound, and shows a trial balance of zero per currency', async () => {
    const verification = await verifyLedger(db);
    expect(verification.ok).toBe(true);
    expect(verification.totals.map(({ currency, balance }) => [currency, balance])).toEqual([
      ['FUN', 0n],
      ['KHR', 0n],
    ]);
  });

  const harms: [string, string, string][] = [
    [
      'a changed amount',
      `update entry set amount = amount + 1 where leg = 1 and balance_after = 990`,
      'Every posting sums up to zero',
    ],
    [
      'a changed running balance',
      `update entry set balance_after = balance_after + 1 where leg = 1 and balance_after = 990`,
      'Every running balance',
    ],
    [
      'a changed balance',
      `update ledger_account set balance = balance + 1 where kind = 'MAIN' and owner = 'b'`,
      'Every balance is the sum',
    ],
    [
      'money out of nothing',
      `update ledger_account set balance = balance + 1 where kind = 'MAIN' and owner = 'b'`,
      'All balances of a currency',
    ],
    [
      'a changed counter',
      `update ledger_account set seq = seq + 1 where kind = 'MAIN' and owner = 'b'`,
      'Every balance is the sum',
    ],
    ['a removed entry', `delete from entry where seq = 1 and balance_after = 1000`, 'Every account counts its entries'],
    ['a removed posting', `delete from posting where kind = 'TRANSFER'`, 'Every entry belongs to a posting'],
    [
      'a posting without entries',
      `insert into posting (key, kind, ref, member, currency, body_hash) values ('x', 'X', 'x', 'x', 'KHR', '')`,
      'Every posting sums up to zero',
    ],
    [
      'an entry moved to another currency',
      `update entry set account_id = (select id from ledger_account where owner = 'c') where leg = 2 and balance_after = 1010`,
      'Every entry belongs to a posting',
    ],
    ['a removed account', `delete from ledger_account where owner = 'b'`, 'Every entry belongs to a posting'],
    [
      'a wallet below zero',
      `update ledger_account set balance = -1 where owner = 'b'`,
      'No account is below its floor',
    ],
    ['a lowered floor', `update ledger_account set floor = null where owner = 'b'`, 'No account is below its floor'],
    ['an unflagged debt', `update entry set balance_after = -1 where amount = -5`, 'Nothing went below zero'],
  ];
  test.each(harms)('finds %s', async (_, harm, statement) => {
    const verification = await afterTampering((trx) => sql.raw(harm).execute(trx));
    expect(verification.ok).toBe(false);
    expect(broken(verification)).toContainEqual(expect.stringContaining(statement));
    expect(formatReport(verification)).toMatch(/FAIL {2}[\s\S]*NOT sound/);
  });

  test('finds what other modules say about their own books', async () => {
    const check = { name: 'Never holds', query: sql<{ finding: string }>`select 'here' as finding` };
    const verification = await verifyLedger(db, [check]);
    expect(broken(verification)).toEqual(['Never holds']);
    expect((await verifyLedger(db)).ok).toBe(true);
  });
});
