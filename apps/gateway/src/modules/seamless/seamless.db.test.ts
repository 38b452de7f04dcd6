/** Why this file stays whole: the ten rules of the seamless wallet are one contract, proven one after the other on one wallet. */
import { randomUUID } from 'node:crypto';
import type { VendorBetRequest, VendorRollbackRequest, VendorWinRequest } from '@mekong/api-client/contract/types';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addMember, addVendor } from '../../../test/fixtures.ts';
import { testDb } from '../../../test/harness.ts';
import { runs } from '../../../test/runs.ts';
import { formatMoney, parseMoney } from '../../kernel/money.ts';
import { announceBalances } from '../../ledger/announcements.ts';
import { type BalanceChanged, balanceChannel, memberBalance } from '../../ledger/balance.ts';
import { post } from '../../ledger/ledger.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import { resultChecks } from '../results/results.verify.ts';
import type { Settings } from '../system/settings.service.ts';
import { SETTINGS } from '../system/settings.ts';
import { createGameSession, purgeGameSessions } from './game-session.repository.ts';
import { createSeamlessService } from './seamless.service.ts';
import { seamlessChecks } from './seamless.verify.ts';

const t = await testDb();
const db = t.db.kysely;
const vendor = 'HOUSE';
const gameId = 'lotus-fortune';

const settings: Settings = {
  current: async () => ({ merchant: SETTINGS.merchant.parse({}) }) as Awaited<ReturnType<Settings['current']>>,
  stored: () => Promise.reject(new Error('nobody edits a setting here')),
  change: async () => false,
  changeIn: () => Promise.reject(new Error('nothing changes a setting here')),
  close: async () => undefined,
};
const wallet = createSeamlessService({ db, settings, now: () => new Date() });
announceBalances(db, t.notifier);

beforeAll(async () => {
  await addVendor(db, vendor, [gameId, 'other-game', 'paused-game']);
  await addVendor(db, 'RIVAL', [gameId]);
  await addVendor(db, 'TABLES', ['baccarat'], 'LIVE');
  await db.updateTable('game').set({ status: 'maintenance' }).where('game_id', '=', 'paused-game').execute();
});

afterEach(async () => {
  expect(await verifyLedger(db, [...seamlessChecks, ...resultChecks])).toMatchObject({ ok: true });
});

interface Table {
  memberId: string;
  playerId: string;
  gameToken: string;
  bet(request?: Partial<VendorBetRequest>): ReturnType<typeof wallet.bet>;
  win(request?: Partial<VendorWinRequest>): ReturnType<typeof wallet.win>;
  rollback(request?: Partial<VendorRollbackRequest>): ReturnType<typeof wallet.rollback>;
  endRound(): ReturnType<typeof wallet.endRound>;
  balance(): Promise<string>;
  betRow(): Promise<object | undefined>;
  roundId: string;
  betId: string;
}

/** A player with 1,000.0000 who sits in a game, and the calls of one round with sensible values filled in. */
async function sit(
  options: { currency?: string; game?: string; code?: string; memberId?: string } = {},
): Promise<Table> {
  const { currency = 'KHR', game = gameId, code = vendor } = options;
  const memberId = options.memberId ?? (await addMember(db, { currency }));
  const { launchCode } = await createGameSession(db, {
    vendor: code,
    gameId: game,
    memberId,
    currency,
    language: 'KM',
  });
  const { playerId, gameToken } = await wallet.authenticate(code, { launchCode });
  const roundId = `r-${randomUUID()}`;
  const betId = `b-${randomUUID()}`;
  const common = { playerId, roundId, gameId: game };
  return {
    memberId,
    playerId,
    gameToken,
    roundId,
    betId,
    bet: (request) =>
      wallet.bet(code, { ...common, gameToken, transactionId: betId, amount: '100.0000', currency, ...request }),
    win: (request) =>
      wallet.win(code, {
        ...common,
        transactionId: `w-${betId}`,
        betTransactionId: betId,
        amount: '350.0000',
        currency,
        promo: false,
        endRound: false,
        ...request,
      }),
    rollback: (request) =>
      wallet.rollback(code, {
        playerId,
        roundId,
        transactionId: `x-${betId}`,
        betTransactionId: betId,
        voidRound: false,
        ...request,
      }),
    endRound: () => wallet.endRound(code, common),
    balance: async () => formatMoney((await memberBalance(db, memberId, currency)).sumBalance),
    betRow: () =>
      db
        .selectFrom('bet')
        .select(['status', 'stake', 'payout', 'valid_bet', 'balance_before', 'balance_after'])
        .where('transaction_id', '=', betId)
        .executeTakeFirst(),
  };
}

const code = (error: string) => ({ code: error });
const expireSession = (table: Table) =>
  db
    .updateTable('game_session')
    .set({ expires_at: sql<Date>`now() - interval '1 second'` })
    .where('player_id', '=', table.playerId)
    .execute();
const lock = (memberId: string) =>
  db.updateTable('member').set({ status: 'locked' }).where('id', '=', memberId).execute();

describe('authenticate', () => {
  test('a launch code opens the game once and says who plays', async () => {
    const memberId = await addMember(db);
    const { launchCode } = await createGameSession(db, { vendor, gameId, memberId, currency: 'KHR', language: 'AR' });
    const session = await wallet.authenticate(vendor, { launchCode });
    expect(session).toMatchObject({
      gameId,
      currency: 'KHR',
      currencySymbol: '៛',
      decimals: 2,
      balance: '1000.0000',
      language: 'AR',
      trial: false,
    });
    expect(Date.parse(session.expiresAt) - Date.now()).toBeGreaterThan(59 * 60_000);
    await expect(wallet.authenticate(vendor, { launchCode })).rejects.toMatchObject(code('AUTH_TOKEN_EXPIRED'));
  });

  test('a code of another vendor, an unknown one and one of a minute ago open nothing', async () => {
    const memberId = await addMember(db);
    const { launchCode } = await createGameSession(db, { vendor, gameId, memberId, currency: 'KHR', language: 'KM' });
    await expect(wallet.authenticate('RIVAL', { launchCode })).rejects.toMatchObject(code('AUTH_TOKEN_EXPIRED'));
    await expect(wallet.authenticate(vendor, { launchCode: 'unknown' })).rejects.toMatchObject(
      code('AUTH_TOKEN_EXPIRED'),
    );
    await db
      .updateTable('game_session')
      .set({ launch_expires_at: sql<Date>`now()` })
      .where('member_id', '=', memberId)
      .execute();
    await expect(wallet.authenticate(vendor, { launchCode })).rejects.toMatchObject(code('AUTH_TOKEN_EXPIRED'));
  });

  test('two vendors know one member under two names, one vendor always under the same', async () => {
    const memberId = await addMember(db);
    const [first, again, rival] = [
      await sit({ memberId }),
      await sit({ memberId }),
      await sit({ memberId, code: 'RIVAL' }),
    ];
    expect(again.playerId).toBe(first.playerId);
    expect(rival.playerId).not.toBe(first.playerId);
    expect(first.playerId).not.toContain(memberId);
  });

  test('neither launch code nor game token is in the database', async () => {
    const { gameToken } = await sit();
    const { rows } = await sql<{ line: string }>`select s::text as line from game_session s`.execute(db);
    expect(rows.some((row) => row.line.includes(gameToken))).toBe(false);
  });

  test('a locked account may not open a game', async () => {
    const memberId = await addMember(db);
    const { launchCode } = await createGameSession(db, { vendor, gameId, memberId, currency: 'KHR', language: 'KM' });
    await lock(memberId);
    await expect(wallet.authenticate(vendor, { launchCode })).rejects.toMatchObject(code('EXCLUDED'));
  });
});

describe('old sessions', () => {
  test('are removed a day after their end, and their rounds can still be settled', async () => {
    const [old, alive] = [await sit(), await sit()];
    await old.bet();
    const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;
    await db
      .updateTable('game_session')
      .set({ created_at: daysAgo(3), expires_at: daysAgo(2) })
      .where('player_id', '=', old.playerId)
      .execute();
    await purgeGameSessions(db);
    const left = await db.selectFrom('game_session').select('player_id').execute();
    expect(left.map((row) => row.player_id)).toContain(alive.playerId);
    expect(left.map((row) => row.player_id)).not.toContain(old.playerId);
    expect((await old.win()).value.balance).toBe('1250.0000');
  });
});

describe('balance', () => {
  test('is told to the vendor of the token only', async () => {
    const table = await sit();
    const { playerId, gameToken } = table;
    expect(await wallet.balance(vendor, { playerId, gameToken })).toEqual({
      playerId,
      balance: '1000.0000',
      currency: 'KHR',
      version: 1,
    });
    await expect(wallet.balance('RIVAL', { playerId, gameToken })).rejects.toMatchObject(code('AUTH_TOKEN_EXPIRED'));
    const other = await sit();
    await expect(wallet.balance(vendor, { playerId: other.playerId, gameToken })).rejects.toMatchObject(
      code('AUTH_TOKEN_EXPIRED'),
    );
    await expireSession(table);
    await expect(wallet.balance(vendor, { playerId, gameToken })).rejects.toMatchObject(code('AUTH_TOKEN_EXPIRED'));
  });
});

describe('bet', () => {
  test('takes the stake and is found in the betting record', async () => {
    const table = await sit();
    const { value } = await table.bet();
    expect(value).toEqual({
      transactionId: table.betId,
      roundId: table.roundId,
      playerId: table.playerId,
      balance: '900.0000',
      currency: 'KHR',
      version: 2,
    });
    expect(await table.betRow()).toMatchObject({
      status: 'OPEN',
      stake: '1000000',
      balance_before: '10000000',
      balance_after: '9000000',
    });
  });

  test('a repeated one gives the same bytes and takes nothing, even after the session has ended', async () => {
    const table = await sit();
    const first = await table.bet();
    await table.win();
    await expireSession(table);
    await lock(table.memberId);
    const second = await table.bet();
    expect(JSON.stringify(second.value)).toBe(JSON.stringify(first.value));
    expect(second.replayed).toBe(true);
    expect(await table.balance()).toBe('1250.0000');
  });

  test('a repeated one may come with a newer token', async () => {
    const table = await sit();
    await table.bet();
    const later = await sit({ memberId: table.memberId });
    expect((await table.bet({ gameToken: later.gameToken })).replayed).toBe(true);
  });

  test.each([
    ['amount', { amount: '100.0001' }],
    ['round', { roundId: 'another' }],
    ['game', { gameId: 'other-game' }],
    ['currency', { currency: 'FUN' }],
  ])('the same id with another %s is refused', async (_, changed) => {
    const table = await sit();
    await table.bet();
    await expect(table.bet(changed)).rejects.toMatchObject(code('TXN_DUPLICATE_MISMATCH'));
    expect(await table.balance()).toBe('900.0000');
  });

  test('an id that a win has used is refused', async () => {
    const table = await sit();
    await table.bet();
    await table.win();
    await expect(table.bet({ transactionId: `w-${table.betId}`, roundId: 'next' })).rejects.toMatchObject(
      code('TXN_DUPLICATE_MISMATCH'),
    );
  });

  test('two vendors may use the same ids', async () => {
    const memberId = await addMember(db);
    const [here, there] = [await sit({ memberId }), await sit({ memberId, code: 'RIVAL' })];
    await here.bet();
    await there.bet({ transactionId: here.betId, roundId: here.roundId });
    expect(await here.balance()).toBe('800.0000');
  });

  test('needs a token that is alive and belongs to player, game and currency', async () => {
    const table = await sit();
    const other = await sit();
    await expect(table.bet({ gameToken: other.gameToken })).rejects.toMatchObject(code('AUTH_TOKEN_EXPIRED'));
    await expect(table.bet({ gameToken: 'x'.repeat(43) })).rejects.toMatchObject(code('AUTH_TOKEN_EXPIRED'));
    await expect(table.bet({ gameId: 'other-game' })).rejects.toMatchObject(code('VALIDATION_FAILED'));
    await expect(table.bet({ currency: 'FUN' })).rejects.toMatchObject(code('VALIDATION_FAILED'));
    await expireSession(table);
    await expect(table.bet()).rejects.toMatchObject(code('AUTH_TOKEN_EXPIRED'));
    expect(await table.balance()).toBe('1000.0000');
  });

  test('is refused to a locked account and in a game under maintenance', async () => {
    const table = await sit();
    await lock(table.memberId);
    await expect(table.bet()).rejects.toMatchObject(code('EXCLUDED'));
    const paused = await sit({ game: 'paused-game' });
    await expect(paused.bet()).rejects.toMatchObject(code('GAME_MAINTENANCE'));
  });

  test('is refused without funds, and its id stays free', async () => {
    const table = await sit();
    await expect(table.bet({ amount: '1000.0001' })).rejects.toMatchObject(code('WALLET_INSUFFICIENT'));
    expect((await table.bet({ amount: '1000.0000' })).value.balance).toBe('0.0000');
  });

  test('is refused in a closed round and in one with a win', async () => {
    const table = await sit();
    await table.bet();
    await table.win();
    await expect(table.bet({ transactionId: 'second' })).rejects.toMatchObject(code('ROUND_CLOSED'));
    await table.endRound();
    await expect(table.bet({ transactionId: 'third' })).rejects.toMatchObject(code('ROUND_CLOSED'));
  });
});

describe('win', () => {
  test('pays, settles the bet and closes the round when asked to', async () => {
    const table = await sit();
    await table.bet();
    const { value } = await table.win({
      endRound: true,
      details: [{ name: 'reels', value: 'A A A' }],
      verifyUrl: 'https://vendor.example/r/1',
    });
    expect(value).toMatchObject({ balance: '1250.0000', version: 3 });
    expect(await table.betRow()).toMatchObject({
      status: 'WON',
      payout: '3500000',
      valid_bet: '1000000',
      balance_before: '10000000',
      balance_after: '12500000',
    });
    const round = await db
      .selectFrom('round')
      .selectAll()
      .where('round_id', '=', table.roundId)
      .executeTakeFirstOrThrow();
    expect(round).toMatchObject({
      status: 'CLOSED',
      details: [{ name: 'reels', value: 'A A A' }],
      verify_url: 'https://vendor.example/r/1',
    });
  });

  test('is paid after the session has ended and to a locked player', async () => {
    const table = await sit();
    await table.bet();
    await expireSession(table);
    await lock(table.memberId);
    expect((await table.win()).value.balance).toBe('1250.0000');
  });

  test('a repeated one gives the same bytes, with another amount it is refused', async () => {
    const table = await sit();
    await table.bet();
    const first = await table.win({ endRound: true });
    // the vendor has got another domain meanwhile
    const second = await table.win({ endRound: true, verifyUrl: 'https://vendor.example/r/1' });
    expect(second).toMatchObject({ replayed: true });
    expect(JSON.stringify(second.value)).toBe(JSON.stringify(first.value));
    await expect(table.win({ endRound: true, amount: '1.0000' })).rejects.toMatchObject(code('TXN_DUPLICATE_MISMATCH'));
    expect(await table.balance()).toBe('1250.0000');
  });

  test('without a known bet, round or player there is none', async () => {
    const table = await sit();
    await expect(table.win()).rejects.toMatchObject(code('TXN_NOT_FOUND'));
    await table.bet();
    await expect(table.win({ betTransactionId: 'unknown' })).rejects.toMatchObject(code('TXN_NOT_FOUND'));
    await expect(table.win({ playerId: 'p_unknown' })).rejects.toMatchObject(code('TXN_NOT_FOUND'));
    const stranger = await sit();
    await expect(table.win({ playerId: stranger.playerId })).rejects.toMatchObject(code('TXN_NOT_FOUND'));
    await expect(table.win({ currency: 'FUN' })).rejects.toMatchObject(code('VALIDATION_FAILED'));
  });

  test('of a closed round or a bet that was taken back is refused', async () => {
    const closed = await sit();
    await closed.bet();
    await closed.endRound();
    await expect(closed.win()).rejects.toMatchObject(code('ROUND_CLOSED'));
    const takenBack = await sit();
    await takenBack.bet();
    await takenBack.rollback();
    await expect(takenBack.win()).rejects.toMatchObject(code('ROUND_CLOSED'));
  });

  test('of nothing loses the bet, and further wins come on top', async () => {
    const table = await sit();
    await table.bet();
    expect((await table.win({ transactionId: 'zero', amount: '0.0000' })).value.balance).toBe('900.0000');
    expect(await table.betRow()).toMatchObject({ status: 'LOST', payout: '0', balance_after: '9000000' });
    await table.win({ transactionId: `one-${table.betId}`, amount: '10.0000' });
    await table.win({ transactionId: `two-${table.betId}`, amount: '5.0000' });
    expect(await table.betRow()).toMatchObject({ status: 'WON', payout: '150000', balance_after: '9150000' });
  });

  test('without a bet is paid as a promotion, in the currency of the account only', async () => {
    const table = await sit();
    expect((await table.win({ promo: true, betTransactionId: undefined, amount: '20.0000' })).value.balance).toBe(
      '1020.0000',
    );
    const trial = await sit({ currency: 'FUN' });
    await expect(trial.win({ promo: true, betTransactionId: undefined, currency: 'KHR' })).rejects.toMatchObject(
      code('VALIDATION_FAILED'),
    );
    expect((await memberBalance(db, trial.memberId, 'KHR')).sumBalance).toBe(0n);
  });

  test('where one can bet on both sides only what was at risk counts', async () => {
    const table = await sit({ code: 'TABLES', game: 'baccarat' });
    await table.bet();
    await table.win({ amount: '130.0000' });
    expect(await table.betRow()).toMatchObject({ valid_bet: '300000' });
  });
});

describe('rollback', () => {
  test('gives the stake back once, whatever the number of calls', async () => {
    const table = await sit();
    await table.bet();
    const first = await table.rollback();
    expect(first.value).toMatchObject({ status: 'ROLLED_BACK', balance: '1000.0000', version: 3 });
    const second = await table.rollback({ reason: 'once more' });
    expect(second.replayed).toBe(true);
    expect(JSON.stringify(second.value)).toBe(JSON.stringify(first.value));
    const another = await table.rollback({ transactionId: `y-${table.betId}` });
    expect(another.value).toMatchObject({ status: 'ROLLED_BACK', balance: '1000.0000', version: 3 });
    expect(await table.betRow()).toMatchObject({
      status: 'REFUNDED',
      payout: '0',
      valid_bet: '0',
      balance_after: '10000000',
    });
  });

  test('works after the session has ended and for a locked player', async () => {
    const table = await sit();
    await table.bet();
    await expireSession(table);
    await lock(table.memberId);
    expect((await table.rollback()).value.balance).toBe('1000.0000');
  });

  test('of an unknown bet succeeds, and the late bet is refused', async () => {
    const table = await sit();
    expect((await table.rollback()).value).toMatchObject({ status: 'TOMBSTONE', balance: '1000.0000' });
    expect((await table.rollback()).value).toMatchObject({ status: 'TOMBSTONE' });
    expect((await table.rollback({ transactionId: `y-${table.betId}` })).value).toMatchObject({ status: 'TOMBSTONE' });
    await expect(table.bet()).rejects.toMatchObject(code('ROUND_CLOSED'));
    await expect(table.bet()).rejects.toMatchObject(code('ROUND_CLOSED'));
    await expect(table.win()).rejects.toMatchObject(code('TXN_NOT_FOUND'));
    expect(await table.balance()).toBe('1000.0000');
  });

  test('is refused after a win, and after a loss', async () => {
    const won = await sit();
    await won.bet();
    await won.win();
    await expect(won.rollback()).rejects.toMatchObject(code('ROUND_CLOSED'));
    const lost = await sit();
    await lost.bet();
    await lost.endRound();
    await expect(lost.rollback()).rejects.toMatchObject(code('ROUND_CLOSED'));
    expect(await won.balance()).toBe('1250.0000');
    expect(await lost.balance()).toBe('900.0000');
  });

  test('of a whole round reverses its win as well', async () => {
    const table = await sit();
    await table.bet();
    await table.win({ endRound: true });
    const { value } = await table.rollback({ voidRound: true });
    expect(value).toMatchObject({ status: 'ROLLED_BACK', balance: '1000.0000' });
    expect(await table.betRow()).toMatchObject({ status: 'VOID', payout: '0', valid_bet: '0' });
    expect((await table.rollback({ voidRound: true, transactionId: `z-${table.betId}` })).value.balance).toBe(
      '1000.0000',
    );
    expect((await table.endRound()).value.status).toBe('VOID');
  });

  test('of a whole round takes promotional wins back too', async () => {
    const table = await sit();
    await table.bet();
    await table.win({
      promo: true,
      transactionId: `promo-${table.betId}`,
      betTransactionId: undefined,
      amount: '20.0000',
    });
    expect((await table.rollback({ voidRound: true })).value.balance).toBe('1000.0000');
  });

  test('of a spent win leaves a debt that freezes the wallet until it is covered', async () => {
    const table = await sit();
    await table.bet();
    await table.win({ endRound: true });
    const next = await sit({ memberId: table.memberId });
    await next.bet({ amount: '1250.0000' });
    expect((await table.rollback({ voidRound: true })).value.balance).toBe('-250.0000');
    const frozen = await sit({ memberId: table.memberId });
    await expect(frozen.bet({ amount: '0.0001' })).rejects.toMatchObject(code('WALLET_FROZEN'));
    await next.win({ amount: '300.0000' });
    expect((await frozen.bet({ amount: '50.0000' })).value.balance).toBe('0.0000');
  });

  test('of something that is no bet of this player and round is refused', async () => {
    const table = await sit();
    await table.bet();
    const stranger = await sit();
    await expect(stranger.rollback({ betTransactionId: table.betId, roundId: table.roundId })).rejects.toMatchObject(
      code('TXN_DUPLICATE_MISMATCH'),
    );
    await expect(table.rollback({ roundId: 'another' })).rejects.toMatchObject(code('TXN_DUPLICATE_MISMATCH'));
    await table.win();
    await expect(table.rollback({ betTransactionId: `w-${table.betId}` })).rejects.toMatchObject(
      code('TXN_DUPLICATE_MISMATCH'),
    );
    await expect(table.rollback({ playerId: 'p_unknown' })).rejects.toMatchObject(code('VALIDATION_FAILED'));
    expect(await table.balance()).toBe('1250.0000');
  });

  test('takes one of several bets back and leaves the others', async () => {
    const table = await sit();
    await table.bet();
    await table.bet({ transactionId: `second-${table.betId}`, amount: '50.0000' });
    expect((await table.rollback()).value.balance).toBe('950.0000');
    expect((await table.endRound()).value).toMatchObject({ status: 'CLOSED', balance: '950.0000' });
  });
});

describe('endround', () => {
  test('loses what is open and answers the same again', async () => {
    const table = await sit();
    await table.bet();
    const first = await table.endRound();
    expect(first.value).toMatchObject({ status: 'CLOSED', balance: '900.0000', version: 2 });
    expect(await table.betRow()).toMatchObject({ status: 'LOST', valid_bet: '1000000' });
    const other = await sit({ memberId: table.memberId });
    await other.bet();
    const second = await table.endRound();
    expect(second.replayed).toBe(true);
    expect(JSON.stringify(second.value)).toBe(JSON.stringify(first.value));
  });

  test('after a win that closed the round answers too, with another result it is refused', async () => {
    const table = await sit();
    await table.bet();
    await table.win({ endRound: true });
    expect((await table.endRound()).value).toMatchObject({ status: 'CLOSED', balance: '1250.0000' });
    const { playerId, roundId } = table;
    await expect(
      wallet.endRound(vendor, { playerId, roundId, gameId, details: [{ name: 'reels', value: 'B' }] }),
    ).rejects.toMatchObject(code('TXN_DUPLICATE_MISMATCH'));
  });

  test('of an unknown round or of somebody else is not found', async () => {
    const table = await sit();
    await expect(table.endRound()).rejects.toMatchObject(code('TXN_NOT_FOUND'));
    await table.bet();
    const stranger = await sit();
    const request = { playerId: stranger.playerId, roundId: table.roundId, gameId };
    await expect(wallet.endRound(vendor, request)).rejects.toMatchObject(code('TXN_NOT_FOUND'));
    await expect(wallet.endRound('RIVAL', { ...request, playerId: table.playerId })).rejects.toMatchObject(
      code('TXN_NOT_FOUND'),
    );
  });
});

describe('trial money', () => {
  test('is another currency and touches no account of real play', async () => {
    const table = await sit({ currency: 'FUN' });
    await table.bet();
    await table.win({ endRound: true });
    const kinds = await db
      .selectFrom('posting')
      .innerJoin('entry', 'entry.posting_id', 'posting.id')
      .innerJoin('ledger_account', 'ledger_account.id', 'entry.account_id')
      .select('ledger_account.currency')
      .distinct()
      .where('posting.member', '=', table.memberId)
      .execute();
    expect(kinds).toEqual([{ currency: 'FUN' }]);
  });
});

describe('two pockets', () => {
  const grantBonus = (memberId: string, amount: string) =>
    post(db, {
      key: `bonus:${memberId}`,
      kind: 'BONUS',
      ref: 'test',
      member: memberId,
      currency: 'KHR',
      legs: [
        { kind: 'PROMO', amount: -parseMoney(amount) },
        { kind: 'BONUS', owner: memberId, amount: parseMoney(amount) },
      ],
    });
  const pocketsOf = async (memberId: string) => {
    const { sumBalance, playable } = await memberBalance(db, memberId, 'KHR');
    return [formatMoney(sumBalance), formatMoney(playable - sumBalance)];
  };
  /** 70.0000 cash and 40.0000 bonus. */
  const sitWithBoth = async () => {
    const memberId = await addMember(db, { amount: parseMoney('70') });
    await grantBonus(memberId, '40');
    return sit({ memberId });
  };

  test('vendors are told what can be staked, and a version that moves with either', async () => {
    const { memberId, playerId, gameToken } = await sit();
    await grantBonus(memberId, '40');
    expect(await wallet.balance(vendor, { playerId, gameToken })).toMatchObject({ balance: '1040.0000', version: 2 });
  });

  test('a win is split as its stake was, to the last fraction, whatever the number of payouts', async () => {
    const table = await sitWithBoth();
    expect((await table.bet({ amount: '80.0000' })).value.balance).toBe('30.0000');
    expect(await pocketsOf(table.memberId)).toEqual(['0.0000', '30.0000']);
    // an eighth of the stake was bonus
    await table.win({ amount: '0.0007' });
    await table.win({ transactionId: `w2-${table.betId}`, amount: '0.0009' });
    expect(await pocketsOf(table.memberId)).toEqual(['0.0014', '30.0002']);
    await table.win({ transactionId: `w3-${table.betId}`, amount: '159.9984', endRound: true });
    expect(await pocketsOf(table.memberId)).toEqual(['140.0000', '50.0000']);
  });

  test('a stake wholly in bonus is taken, paid and shown', async () => {
    const memberId = await addMember(db, { amount: 0n });
    await grantBonus(memberId, '40');
    const table = await sit({ memberId });
    expect((await table.bet({ amount: '40.0000' })).value).toMatchObject({ balance: '0.0000', version: 2 });
    await table.win({ amount: '100.0000', endRound: true });
    expect(await pocketsOf(memberId)).toEqual(['0.0000', '100.0000']);
    expect(await table.betRow()).toMatchObject({ balance_before: '400000', balance_after: '1000000' });
  });

  test.each([false, true])(
    'a stake that is taken back returns to its pockets, of a settled round: %s',
    async (voidRound) => {
      const table = await sitWithBoth();
      await table.bet({ amount: '80.0000' });
      if (voidRound) await table.win({ amount: '160.0000', endRound: true });
      const { value } = await table.rollback({ voidRound });
      expect(value.balance).toBe('110.0000');
      expect(await pocketsOf(table.memberId)).toEqual(['70.0000', '40.0000']);
    },
  );
});

describe('live events', () => {
  const heard: BalanceChanged[] = [];
  let stop: () => Promise<void>;
  beforeAll(async () => {
    stop = await t.notifier.subscribe(balanceChannel, (event) => heard.push(event));
  });
  afterAll(() => stop());

  test('each change of a balance is told after its commit, a repetition is not', async () => {
    const table = await sit();
    await table.bet();
    await table.bet();
    await table.win();
    const own = () => heard.filter((event) => event.memberId === table.memberId);
    await expect.poll(() => own().map(({ version }) => version)).toEqual([1, 2, 3]);
    expect(own()[1]).toEqual({ memberId: table.memberId, currency: 'KHR', sumBalance: '900.0000', version: 2 });
  });
});

describe('at the same time', { tags: ['race'] }, () => {
  test('the same bet from all sides is taken once and answered alike', async () => {
    const table = await sit();
    const replies = await Promise.all(Array.from({ length: 16 }, () => table.bet()));
    expect(new Set(replies.map((reply) => JSON.stringify(reply.value))).size).toBe(1);
    expect(replies.filter((reply) => !reply.replayed)).toHaveLength(1);
    expect(await table.balance()).toBe('900.0000');
  });

  test('the same win from all sides is paid once', async () => {
    const table = await sit();
    await table.bet();
    const replies = await Promise.all(Array.from({ length: 16 }, () => table.win({ endRound: true })));
    expect(new Set(replies.map((reply) => JSON.stringify(reply.value))).size).toBe(1);
    expect(await table.balance()).toBe('1250.0000');
  });

  test('a bet and its rollback end with the stake where it was', async () => {
    const tables = await Promise.all(Array.from({ length: 12 }, () => sit()));
    await Promise.all(
      tables.flatMap((table, index) => {
        const bet = () => table.bet().catch((error: unknown) => expect(error).toMatchObject(code('ROUND_CLOSED')));
        const rollback = () => table.rollback();
        return index % 2 ? [bet(), rollback()] : [rollback(), bet()];
      }),
    );
    for (const table of tables) expect(await table.balance()).toBe('1000.0000');
  });

  test('a win and a rollback of one bet: exactly one of them counts', async () => {
    const tables = await Promise.all(Array.from({ length: 8 }, () => sit()));
    for (const table of tables) await table.bet();
    await Promise.all(
      tables.map(async (table) => {
        const results = await Promise.allSettled([table.win(), table.rollback()]);
        expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
      }),
    );
    for (const table of tables) expect(['1250.0000', '1000.0000']).toContain(await table.balance());
  });

  test('many bets open one round together', async () => {
    const table = await sit();
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        table.bet({ transactionId: `${table.betId}-${index}`, amount: '10.0000' }),
      ),
    );
    expect(await table.balance()).toBe('920.0000');
    expect((await table.endRound()).value.balance).toBe('920.0000');
  });
});

describe('properties', () => {
  test('whatever order calls come in, and however often, a model of one round predicts the wallet', async () => {
    const step = fc.constantFrom('bet', 'win', 'rollback', 'end', 'void');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const table = await sit();
        let state: 'none' | 'open' | 'won' | 'lost' | 'back' | 'tombstone' = 'none';
        for (const one of steps) {
          const before = state;
          const call = {
            bet: () => table.bet(),
            win: () => table.win(),
            rollback: () => table.rollback(),
            end: () => table.endRound(),
            void: () => table.rollback({ transactionId: `v-${table.betId}`, voidRound: true }),
          }[one];
          const done = await call().then(
            () => true,
            () => false,
          );
          if (!done) continue;
          if (one === 'bet' && before === 'none') state = 'open';
          if (one === 'win' && before === 'open') state = 'won';
          if (one === 'end' && before === 'open') state = 'lost';
          if ((one === 'rollback' || one === 'void') && before === 'none') state = 'tombstone';
          if (one === 'rollback' && before === 'open') state = 'back';
          if (one === 'void' && ['open', 'won', 'lost'].includes(before)) state = 'back';
        }
        const expected = { none: '1000', open: '900', won: '1250', lost: '900', back: '1000', tombstone: '1000' }[
          state
        ];
        expect(await table.balance()).toBe(formatMoney(parseMoney(expected)));
        expect(await verifyLedger(db, [...seamlessChecks, ...resultChecks])).toMatchObject({ ok: true });
      }),
      { numRuns: runs(16) },
    );
  });
});
