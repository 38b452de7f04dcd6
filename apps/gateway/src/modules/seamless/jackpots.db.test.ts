import { randomUUID } from 'node:crypto';
import type { VendorJackpotShare, VendorTransactionResult } from '@mekong/api-client/contract/types';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { addMember, addVendor } from '../../../test/fixtures.ts';
import { testDb } from '../../../test/harness.ts';
import { runs } from '../../../test/runs.ts';
import type { Trx } from '../../kernel/db/types.ts';
import { formatMoney, parseMoney } from '../../kernel/money.ts';
import { memberBalance } from '../../ledger/balance.ts';
import { seedJackpot, settleWon } from '../../ledger/flows.ts';
import { post } from '../../ledger/ledger.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import { resultChecks } from '../results/results.verify.ts';
import { createPlayGate } from '../safer-play/play-gate.port.ts';
import { oneWallet } from '../system/wallet-rule.port.ts';
import { bet } from './bet.ts';
import { createGameSession, openGameSession } from './game-session.repository.ts';
import { listPools } from './jackpots.repository.ts';
import { jackpotsOf } from './jackpots.ts';
import { rollback } from './rollback.ts';
import { seamlessChecks } from './seamless.verify.ts';
import { requireGameSession } from './session.service.ts';
import { win } from './win.ts';

const t = await testDb();
const db = t.db.kysely;
const wallet = { db, playsAtVendor: oneWallet };
const gate = createPlayGate(
  async () => 'UTC',
  () => new Date(),
);
const gameId = 'linked-reels';
const currency = 'KHR';

/** Shares of a stake of 100 in two pools. */
const shares: VendorJackpotShare[] = [
  { pool: 'mini', pot: '0.2500', reserve: '0.2500', seed: '10.0000' },
  { pool: 'grand', pot: '0.1600', reserve: '0.0400', seed: '2000.0000' },
];
const [mini] = shares;
const seedOf = (pool: string) => shares.find((share) => share.pool === pool)?.seed ?? '0.0000';

let vendors = 0;
/** A vendor with pools of its own. */
async function newVendor(): Promise<string> {
  const vendor = `POTS${String(++vendors).padStart(3, '0')}`;
  await addVendor(db, vendor, [gameId]);
  return vendor;
}
let vendor = '';
beforeAll(async () => {
  vendor = await newVendor();
});

/** A player with 1,000.0000 in a round of a vendor, and its calls. */
async function sit(code = vendor) {
  const memberId = await addMember(db, { currency });
  const { launchCode } = await createGameSession(db, { vendor: code, gameId, memberId, currency, language: 'KM' });
  const gameToken = (await openGameSession(db, code, launchCode))?.gameToken ?? '';
  const { playerId } = await requireGameSession(db, gate, code, gameToken);
  const roundId = `r-${randomUUID()}`;
  const betId = `b-${randomUUID()}`;
  const about = { playerId, roundId, gameId, currency };
  const answered = async (reply: Promise<{ value: VendorTransactionResult }>) => (await reply).value;
  return {
    memberId,
    bet: (jackpots: VendorJackpotShare[] = shares) =>
      answered(
        bet({ ...wallet, gate }, code, { ...about, gameToken, transactionId: betId, amount: '100.0000', jackpots }),
      ),
    win: (pools: readonly string[], amount = '0.0000', more: { transactionId?: string; endRound?: boolean } = {}) =>
      answered(
        win(wallet, code, {
          ...about,
          transactionId: `w-${betId}`,
          betTransactionId: betId,
          amount,
          jackpots: pools.map((pool) => ({ pool, seed: seedOf(pool) })),
          endRound: true,
          promo: false,
          ...more,
        }),
      ),
    rollback: (voidRound = false) =>
      rollback(wallet, code, {
        playerId,
        roundId,
        transactionId: `x-${betId}`,
        betTransactionId: betId,
        voidRound,
        allPlayers: false,
      }),
    balance: async () => formatMoney((await memberBalance(db, memberId, currency)).sumBalance),
  };
}

const potsOf = async (code = vendor) =>
  Object.fromEntries((await jackpotsOf(db, code, currency)).jackpots.map(({ pool, amount }) => [pool, amount]));
const expectSoundBooks = async () =>
  expect(await verifyLedger(db, [...seamlessChecks, ...resultChecks])).toMatchObject({ ok: true });

describe('a bet with jackpots', () => {
  test('opens each pot with its seed, and pays its shares in beside the whole stake', async () => {
    vendor = await newVendor();
    const player = await sit();
    const { jackpots, balance } = await player.bet();
    expect(jackpots).toEqual([
      { pool: 'mini', amount: '10.2500' },
      { pool: 'grand', amount: '2000.1600' },
    ]);
    expect(balance).toBe('900.0000');
    expect(await potsOf()).toEqual({ mini: '10.2500', grand: '2000.1600' });
    // the second bet finds the pots open
    expect((await (await sit()).bet()).jackpots?.[0]).toEqual({ pool: 'mini', amount: '10.5000' });
    await expectSoundBooks();
  });

  test('repeated, is booked once and answered with what the pots held then', async () => {
    const player = await sit();
    const first = await player.bet();
    await (await sit()).bet();
    const before = await potsOf();
    expect(await player.bet()).toEqual(first);
    expect(await potsOf()).toEqual(before);
  });

  test('is refused when a pool comes twice or the shares are more than the stake', async () => {
    const player = await sit();
    if (!mini) throw new Error('There is no pool.');
    await expect(player.bet([mini, mini])).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect(player.bet([{ ...mini, pot: '99.9000' }])).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await player.balance()).toBe('1000.0000');
  });

  test('opens its pots once when the first bets of a vendor come together', { tags: ['race'] }, async () => {
    const code = await newVendor();
    const players = await Promise.all(Array.from({ length: 6 }, () => sit(code)));
    await Promise.all(players.map((player) => player.bet()));
    expect(await potsOf(code)).toEqual({ mini: '11.5000', grand: '2000.9600' });
    await expectSoundBooks();
  });

  test('that is taken back takes its shares back', async () => {
    await (await sit()).bet();
    const before = await potsOf();
    const player = await sit();
    await player.bet();
    await player.rollback();
    await player.rollback();
    expect(await potsOf()).toEqual(before);
    expect(await player.balance()).toBe('1000.0000');
    await expectSoundBooks();
  });

  test('that is taken back after its pot was won takes back no more than the pot holds', async () => {
    const code = await newVendor();
    const poor = { pool: 'mini', pot: '5.0000', reserve: '1.0000', seed: '1.0000' };
    const [late, winner] = [await sit(code), await sit(code)];
    await late.bet([poor]);
    await winner.bet([poor]);
    const paid = await winner.win(['mini']);
    expect(paid.jackpots).toEqual([{ pool: 'mini', amount: '11.0000' }]);
    await late.rollback();
    expect(await late.balance()).toBe('1000.0000');
    // its share of 5 is taken from the seed of 10 that the pot started again with
    expect(await potsOf(code)).toEqual({ mini: '5.0000' });
    await expectSoundBooks();
  });
});

describe('a won pot', () => {
  test('is paid whole, on top of the win, and starts again with its seed', async () => {
    vendor = await newVendor();
    const player = await sit();
    await player.bet();
    const paid = await player.win(['mini'], '50.0000');
    expect(paid.jackpots).toEqual([{ pool: 'mini', amount: '10.2500' }]);
    expect(paid.balance).toBe('960.2500');
    expect(await potsOf()).toEqual({ mini: '10.0000', grand: '2000.1600' });
    const row = await db
      .selectFrom('bet')
      .select(['payout', 'status'])
      .where('member_id', '=', player.memberId)
      .execute();
    expect(row).toEqual([{ payout: parseMoney('60.25').toString(), status: 'WON' }]);
    await expectSoundBooks();
  });

  test('takes its next seed from the reserve, and what that lacks from the house', async () => {
    const code = await newVendor();
    const player = await sit(code);
    await player.bet();
    await player.win(['mini']);
    const pool = (await listPools(db)).find((one) => one.vendor === code && one.pool === 'mini');
    expect(pool).toEqual({
      vendor: code,
      pool: 'mini',
      currency,
      pot: parseMoney('10'),
      reserve: 0n,
      // the first seed, and the second less the 0.25 of the reserve
      lent: parseMoney('19.75'),
      contributed: parseMoney('0.5'),
      paid: parseMoney('10.25'),
      wins: 1,
      lastWonAt: expect.any(Date),
    });
    await player.rollback(true);
    const returned = (await listPools(db)).find((one) => one.vendor === code && one.pool === 'mini');
    expect(returned).toMatchObject({ wins: 0, lastWonAt: undefined });
  });

  test('repeated, is paid once', async () => {
    const player = await sit();
    await player.bet();
    const first = await player.win(['mini']);
    expect(await player.win(['mini'])).toEqual(first);
    expect(await player.balance()).toBe(first.balance);
  });

  test('in the same moment pays the first of two whole, and the second what it holds then', {
    tags: ['race'],
  }, async () => {
    const code = await newVendor();
    const [one, other] = [await sit(code), await sit(code)];
    await Promise.all([one.bet(), other.bet()]);
    const answers = await Promise.all([one.win(['grand', 'mini']), other.win(['mini', 'grand'])]);
    const paid = answers.map(({ jackpots = [] }) =>
      Object.fromEntries(jackpots.map(({ pool, amount }) => [pool, amount])),
    );
    expect(paid.map(({ mini: amount }) => amount).sort()).toEqual(['10.0000', '10.5000']);
    expect(paid.map(({ grand }) => grand).sort()).toEqual(['2000.0000', '2000.3200']);
    await expectSoundBooks();
  });

  test('is refused to a bet that has not paid into it, has won it already, or is none', async () => {
    const outside = await sit();
    await outside.bet([{ pool: 'side', pot: '1.0000', reserve: '0.0000', seed: '0.0000' }]);
    await expect(outside.win(['mini'])).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    const player = await sit();
    await player.bet();
    await expect(player.win(['mini', 'mini'])).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await player.win(['mini'], '0.0000', { endRound: false });
    const again = player.win(['mini'], '0.0000', { transactionId: `again-${player.memberId}` });
    await expect(again).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect((await sit()).win(['mini'])).rejects.toMatchObject({ code: 'TXN_NOT_FOUND' });
  });

  test('goes back to its pot, with the stake to the player, when the round is cancelled', async () => {
    const code = await newVendor();
    const player = await sit(code);
    await player.bet();
    await player.win(['mini'], '50.0000');
    await player.rollback(true);
    expect(await player.balance()).toBe('1000.0000');
    // the second seed stays, the share of the bet is gone
    expect(await potsOf(code)).toEqual({ mini: '20.0000', grand: '2000.0000' });
    await expectSoundBooks();
  });
});

test('the ledger refuses to pay more out of a pot than it holds', async () => {
  const code = await newVendor();
  const memberId = await addMember(db, { currency });
  const money = { member: memberId, currency, vendor: code, transactionId: 'pot', ref: 'test', amount: 50n };
  class Undone extends Error {}
  await db
    .transaction()
    .execute(async (trx: Trx) => {
      await post(trx, seedJackpot(money, 'mini', 0n));
      const tooMuch = settleWon({ ...money, amount: 51n }, 0n, [{ pool: 'mini', amount: 51n }]);
      await expect(post(trx, tooMuch)).rejects.toMatchObject({ code: 'WALLET_INSUFFICIENT' });
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
});

test('whatever rounds do, at once and repeatedly, money is moved once and pots hold what is left', async () => {
  const fate = fc.record({
    pools: fc.subarray(['mini', 'grand']),
    end: fc.constantFrom('win', 'rollback', 'void'),
    twice: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(fate, { minLength: 1, maxLength: 5 }), async (fates) => {
      const code = await newVendor();
      const rounds = await Promise.all(
        fates.map(async (one) => {
          const player = await sit(code);
          await player.bet();
          return { ...one, player };
        }),
      );
      const answers = await Promise.all(
        rounds.map(async ({ player, pools, end, twice }) => {
          const call = async () => {
            if (end === 'rollback') return void (await player.rollback());
            if (end === 'void' && pools.length > 0) await player.win(pools);
            if (end === 'void') return void (await player.rollback(true));
            return player.win(pools);
          };
          // a repetition of a win after its round was cancelled gets the stored answer
          const [first] = await Promise.all(twice ? [call(), call()] : [call()]);
          return first;
        }),
      );
      for (const [index, { player, end, pools }] of rounds.entries()) {
        const paid = answers[index]?.jackpots ?? [];
        expect(paid).toHaveLength(end === 'win' ? pools.length : 0);
        const sum = paid.reduce((total, { amount }) => total + parseMoney(amount), 0n);
        const left = end === 'win' ? parseMoney('900') + sum : parseMoney('1000');
        expect(await player.balance()).toBe(formatMoney(left));
      }
      for (const pool of await listPools(db))
        expect(pool.pot + pool.reserve).toBe(pool.contributed + pool.lent - pool.paid);
      await expectSoundBooks();
    }),
    { numRuns: runs(5) },
  );
});
