import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { testDb } from '../../test/harness.ts';
import { runs } from '../../test/runs.ts';
import { testWallets } from '../../test/wallets.ts';
import { inTransaction } from '../kernel/db/transaction.ts';
import { lockCash, memberBalance } from './balance.ts';
import { bet, grantPlayMoney, refundBet, rollbackPayout, settleLost, settleWon, transfer } from './flows.ts';
import { type Posted, type Posting, post } from './ledger.ts';

const t = await testDb();
const db = t.db.kysely;
const currency = 'KHR';

const { wallet, money, sound } = testWallets(db, currency);
const balanceOf = async (member: string) => (await memberBalance(db, member, currency)).sumBalance;
/** What the vendors' games have earned so far. */
const revenue = async () => {
  const rows = await db.selectFrom('ledger_account').select('balance').where('kind', '=', 'GGR').execute();
  return rows.reduce((sum, row) => sum + BigInt(row.balance), 0n);
};

describe('flows', () => {
  test('a bet moves the stake out of the wallet, a win brings the payout', async () => {
    const member = await wallet(1_000_000n);
    await post(db, bet(money(member, 'flow-1', 100_000n)));
    expect(await balanceOf(member)).toBe(900_000n);
    await post(db, settleWon(money(member, 'flow-2', 350_000n), 100_000n));
    expect(await balanceOf(member)).toBe(1_250_000n);
    await sound();
  });

  test('the house earns the stake of a lost bet and pays the payout of a won one', async () => {
    const before = await revenue();
    const member = await wallet(1_000_000n);
    await post(db, bet(money(member, 'ggr-1', 100_000n)));
    await post(db, settleLost(money(member, 'ggr-2', 100_000n)));
    await post(db, bet(money(member, 'ggr-3', 100_000n)));
    await post(db, settleWon(money(member, 'ggr-4', 350_000n), 100_000n));
    expect((await revenue()) - before).toBe(100_000n + 100_000n - 350_000n);
  });

  test('a refund gives the stake back and leaves no open bet', async () => {
    const member = await wallet(500n);
    await post(db, bet(money(member, 'refund-1', 500n)));
    await post(db, refundBet(money(member, 'refund-2', 500n)));
    expect(await balanceOf(member)).toBe(500n);
  });

  test('balance and version tell an older answer from a newer one', async () => {
    const member = await wallet(500n);
    expect(await memberBalance(db, member, currency)).toEqual({ sumBalance: 500n, playable: 500n, version: 1n });
    await post(db, bet(money(member, 'version-1', 200n)));
    expect(await memberBalance(db, member, currency)).toEqual({ sumBalance: 300n, playable: 300n, version: 2n });
    expect(await memberBalance(db, 'nobody', currency)).toEqual({ sumBalance: 0n, playable: 0n, version: 0n });
  });
});

describe('refusals', () => {
  test('a wallet never gives more than it holds', async () => {
    const member = await wallet(100n);
    await expect(post(db, bet(money(member, 'poor', 101n)))).rejects.toMatchObject({ code: 'WALLET_INSUFFICIENT' });
    expect(await balanceOf(member)).toBe(100n);
    await post(db, bet(money(member, 'poor', 100n)));
    expect(await balanceOf(member)).toBe(0n);
  });

  test('a wallet that was never filled is as good as empty', async () => {
    const member = await wallet(0n);
    await expect(post(db, bet(money(member, 'empty', 1n)))).rejects.toMatchObject({ code: 'WALLET_INSUFFICIENT' });
  });

  test('a rolled-back payout may overdraw the wallet, and freezes it until it is covered', async () => {
    const member = await wallet(1_000n);
    await post(db, rollbackPayout(money(member, 'claw-1', 1_500n)));
    expect(await balanceOf(member)).toBe(-500n);
    await expect(post(db, bet(money(member, 'claw-2', 1n)))).rejects.toMatchObject({ code: 'WALLET_FROZEN' });
    const partner = await wallet(900n);
    await post(db, transfer({ member: partner, receiver: member, currency, amount: 400n, key: 'cover-1' }));
    await expect(post(db, bet(money(member, 'claw-2', 1n)))).rejects.toMatchObject({ code: 'WALLET_FROZEN' });
    await post(db, transfer({ member: partner, receiver: member, currency, amount: 101n, key: 'cover-2' }));
    await post(db, bet(money(member, 'claw-2', 1n)));
    await expect(post(db, bet(money(member, 'claw-3', 1n)))).rejects.toMatchObject({ code: 'WALLET_INSUFFICIENT' });
    await sound();
  });

  test('a bet cannot be settled twice for more than is open', async () => {
    const member = await wallet(100n);
    await post(db, bet({ ...money(member, 'twice-1', 100n), vendor: 'LONELY' }));
    await post(db, settleLost({ ...money(member, 'twice-2', 100n), vendor: 'LONELY' }));
    await expect(post(db, settleLost({ ...money(member, 'twice-3', 100n), vendor: 'LONELY' }))).rejects.toMatchObject({
      code: 'WALLET_INSUFFICIENT',
    });
  });

  const legs = (amounts: bigint[]): Posting['legs'] =>
    amounts.map((amount, index) => ({ kind: 'SUSPENSE', owner: `x${index}`, amount }));
  test.each([
    ['sums up to something', legs([5n, -4n]), 'ML005'],
    ['has one leg', legs([0n]), 'ML005'],
    ['moves nothing', legs([0n, 0n]), 'ML005'],
    ['has no legs', [], 'ML006'],
  ])('a posting that %s is refused', async (name, wrong, code) => {
    const posting: Posting = { key: `bad:${name}`, kind: 'TEST', ref: 'x', member: 'x', currency, legs: wrong };
    await expect(post(db, posting)).rejects.toMatchObject({ code });
  });

  test.each(['{1}', '{1,1}', '{1,3}', '{1,2,2}', '{}'])(
    'an order of legs that is not each leg once is refused: %s',
    async (order) => {
      const posting = sql`
      select from ledger_post(${`order:${order}`}, 'TEST', 'x', 'x', 'KHR', array['SUSPENSE', 'SUSPENSE'], array['a', 'b'],
        array['', ''], array[-1, 1]::bigint[], array[false, false], false, ${order}::int[])`;
      await expect(posting.execute(db)).rejects.toMatchObject({ code: expect.stringMatching(/^(ML006|23505|23502)$/) });
      await sound();
    },
  );

  test('a malformed currency is refused', async () => {
    const posting = { ...grantPlayMoney({ member: 'x', currency: 'khr', amount: 1n }) };
    await expect(post(db, posting)).rejects.toMatchObject({ code: 'ML006' });
  });
});

describe('replay', () => {
  test('the same key with the same content gives the stored result and moves nothing', async () => {
    const member = await wallet(1_000n);
    const first = await post(db, bet(money(member, 'replay-1', 300n)));
    await post(db, bet(money(member, 'replay-2', 300n)));
    const second = await post(db, bet(money(member, 'replay-1', 300n)));
    const stored = ({ legs }: Posted) => legs.map(({ wallet, ...leg }) => leg);
    expect(stored(second)).toEqual(stored(first));
    expect(second).toMatchObject({ postingId: first.postingId, replayed: true });
    expect(await balanceOf(member)).toBe(400n);
  });

  test('the same key with another content is refused', async () => {
    const member = await wallet(1_000n);
    await post(db, bet(money(member, 'reuse', 300n)));
    for (const changed of [
      money(member, 'reuse', 301n),
      { ...money(member, 'reuse', 300n), ref: 'other' },
      money(await wallet(1_000n), 'reuse', 300n),
    ])
      await expect(post(db, bet(changed))).rejects.toMatchObject({ code: 'TXN_DUPLICATE_MISMATCH' });
  });

  test('a refused posting leaves its key free', async () => {
    const member = await wallet(100n);
    await expect(post(db, bet(money(member, 'later', 200n)))).rejects.toMatchObject({ code: 'WALLET_INSUFFICIENT' });
    const partner = await wallet(100n);
    await post(db, transfer({ member: partner, receiver: member, currency, amount: 100n, key: 'later' }));
    expect((await post(db, bet(money(member, 'later', 200n)))).replayed).toBe(false);
  });
});

describe('properties', () => {
  test('whatever is asked for, no money appears, none vanishes and no wallet goes below zero', async () => {
    const players = [await wallet(50_000n), await wallet(50_000n), await wallet(50_000n)];
    const action = fc.record({
      kind: fc.constantFrom('bet', 'lost', 'won', 'refund', 'transfer'),
      from: fc.integer({ min: 0, max: 2 }),
      to: fc.integer({ min: 0, max: 2 }),
      amount: fc.bigInt({ min: 1n, max: 20_000n }),
      id: fc.integer({ min: 0, max: 40 }),
    });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 30 }), async (actions) => {
        run++;
        for (const { kind, from, to, amount, id } of actions) {
          const member = players[from] ?? '';
          const receiver = players[to] ?? '';
          const about = { ...money(member, `p${run}-${id}`, amount), vendor: 'PROPERTY' };
          if (kind === 'transfer' && member === receiver) continue;
          const posting = {
            bet: () => bet(about),
            lost: () => settleLost(about),
            won: () => settleWon(about, amount / 2n),
            refund: () => refundBet(about),
            transfer: () => transfer({ member, receiver, currency, amount, key: `p${run}-${id}` }),
          }[kind]();
          await post(db, posting).catch((error: unknown) => {
            expect(error).toHaveProperty(
              'code',
              expect.stringMatching(/^(WALLET_INSUFFICIENT|TXN_DUPLICATE_MISMATCH)$/),
            );
          });
        }
        for (const player of players) expect(await balanceOf(player)).toBeGreaterThanOrEqual(0n);
        await sound();
      }),
      { numRuns: runs(12) },
    );
  });
});

describe('at the same time', () => {
  test('64 parallel bets on one wallet never overspend it', async () => {
    const member = await wallet(10_000n);
    const bets = await Promise.allSettled(
      Array.from({ length: 64 }, (_, index) => post(db, bet(money(member, `rush-${index}`, 300n)))),
    );
    const taken = bets.filter((one) => one.status === 'fulfilled').length;
    expect(taken).toBe(33);
    for (const one of bets)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'WALLET_INSUFFICIENT' });
    expect(await balanceOf(member)).toBe(100n);
    await sound();
  });

  test('one key in parallel posts once and answers all alike', async () => {
    const member = await wallet(10_000n);
    const answers = await Promise.all(Array.from({ length: 32 }, () => post(db, bet(money(member, 'same', 300n)))));
    expect(answers.filter((answer) => !answer.replayed)).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.postingId)).size).toBe(1);
    expect(await balanceOf(member)).toBe(9_700n);
  });

  test('transfers that cross each other never lock up', async () => {
    const players = await Promise.all([1, 2, 3, 4].map(() => wallet(100_000n)));
    const crossing = Array.from({ length: 200 }, (_, index) => {
      const from = index % 4;
      const to = (from + 1 + (index % 3)) % 4;
      return { member: players[from] ?? '', receiver: players[to] ?? '', currency, amount: 7n, key: `cross-${index}` };
    });
    await Promise.all(crossing.map((one) => post(db, transfer(one))));
    const total = (await Promise.all(players.map(balanceOf))).reduce((a, b) => a + b);
    expect(total).toBe(400_000n);
    await sound();
  });

  // The embedded engine runs one transaction after the other: it cannot come to a deadlock.
  test.runIf(t.engine === 'postgres')('a deadlock ends by running the loser again', async () => {
    const [a, b] = [await wallet(1_000n), await wallet(1_000n)];
    const barrier = Promise.withResolvers<void>();
    let arrived = 0;
    let attempts = 0;
    const both = (first: string, second: string) =>
      inTransaction(db, async (trx) => {
        attempts++;
        await post(trx, bet(money(first, `dead-${first}-1`, 10n)));
        if (++arrived === 2) barrier.resolve();
        await barrier.promise;
        await post(trx, bet(money(second, `dead-${first}-2`, 10n)));
      });
    await Promise.all([both(a, b), both(b, a)]);
    // on a busy machine both may be found at once, and both run again
    expect(attempts).toBeGreaterThan(2);
    expect([await balanceOf(a), await balanceOf(b)]).toEqual([980n, 980n]);
    await sound();
  });

  test('a provider that is new to all of them gets its account once, and nobody is refused', async () => {
    const member = await wallet(0n);
    const vendors = Array.from({ length: 12 }, (_, index) => `BRANDNEW${index}`);
    for (const vendor of vendors) {
      await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          post(db, settleWon({ ...money(member, `open-${vendor}-${index}`, 5n), vendor }, 0n)),
        ),
      );
    }
    expect(await balanceOf(member)).toBe(5n * 8n * BigInt(vendors.length));
  });
});

describe('the database itself refuses', () => {
  beforeAll(async () => {
    await wallet(1_000n);
  });

  test.each([
    'update posting set ref = null',
    'delete from posting',
    'truncate posting',
    'update entry set amount = 1',
    'delete from entry where false',
    'truncate entry',
  ])('to change the past: %s', async (statement) => {
    await expect(sql.raw(statement).execute(db)).rejects.toMatchObject({ code: 'ML004' });
  });

  test('to remove an account or give it another owner', async () => {
    for (const statement of [
      'delete from ledger_account',
      'truncate ledger_account',
      `update ledger_account set owner = 'thief'`,
    ])
      await expect(sql.raw(statement).execute(db)).rejects.toMatchObject({ code: 'ML004' });
  });

  test('a balance that no entry stands for', async () => {
    await expect(
      sql`update ledger_account set balance = balance + 1 where kind = 'MAIN'`.execute(db),
    ).rejects.toMatchObject({ code: 'ML007' });
    await expect(
      sql`insert into ledger_account (kind, owner, currency, balance) values ('MAIN', 'rich', 'KHR', 1)`.execute(db),
    ).rejects.toMatchObject({ code: 'ML007' });
  });

  test('a balance below the floor, even with an entry', async () => {
    const member = await wallet(10n);
    await expect(
      inTransaction(db, async (trx) => {
        await sql`update ledger_account set balance = -1 where kind = 'MAIN' and owner = ${member}`.execute(trx);
      }),
    ).rejects.toMatchObject({ code: '23514' });
  });

  test('entries that unbalance an old posting', async () => {
    const insert = sql`
      insert into entry (account_id, seq, posting_id, leg, amount, balance_after)
      select account_id, 1000000, posting_id, 99, 5, 5 from entry limit 1`;
    await expect(insert.execute(db)).rejects.toMatchObject({ code: 'ML005' });
  });

  test('entries on an account of another currency', async () => {
    const { postingId } = await post(db, grantPlayMoney({ member: 'trial', currency: 'FUN', amount: 5n }));
    await expect(
      inTransaction(db, async (trx) => {
        await sql`
          insert into entry (account_id, seq, posting_id, leg, amount, balance_after)
          select id, 1000000 + id, ${postingId}, 90 + id % 9, case id % 2 when 0 then 5 else -5 end, 0
            from (select row_number() over () as id from generate_series(1, 2)) as x`.execute(trx);
      }),
    ).rejects.toMatchObject({ code: 'ML005' });
  });

  test.runIf(t.engine === 'postgres')('the role of the gateway to write past ledger_post', async () => {
    await inTransaction(db, async (trx) => {
      await sql`set local role mekong_app`.execute(trx);
      await post(trx, grantPlayMoney({ member: 'role', currency, amount: 5n }));
      expect(await lockCash(trx, ['role', 'nobody'], currency)).toEqual(new Map([['role', 5n]]));
      await sql`savepoint tried`.execute(trx);
      for (const statement of [
        `insert into posting (key, kind, ref, member, currency, body_hash) values ('k', 'k', 'k', 'k', 'KHR', '')`,
        `update ledger_account set floor = -100`,
        `delete from entry`,
        `insert into ledger_account (kind, currency) values ('SUSPENSE', 'KHR')`,
      ]) {
        await expect(sql.raw(statement).execute(trx)).rejects.toMatchObject({ code: '42501' });
        await sql`rollback to savepoint tried`.execute(trx);
      }
    });
  });
});
