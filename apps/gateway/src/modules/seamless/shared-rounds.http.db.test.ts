import type { BetDetail, BetPage, VendorSession } from '@mekong/api-client/contract/types';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type TestSession, testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { logInAll, seedSmallWorld } from '../../../test/people.ts';
import { vendorCaller } from '../../../test/vendor.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import { resultChecks } from '../results/results.verify.ts';
import { seamlessChecks } from './seamless.verify.ts';

const t = await testDb();
await seedSmallWorld(t.db.kysely);
const gateway = await testGateway(t);
const people = await logInAll(gateway);
const house = await vendorCaller(t.db.kysely, gateway, 'HOUSE');

type Player = VendorSession & { login: TestSession };
let first: Player;
let second: Player;
beforeAll(async () => {
  const open = async (login: TestSession) => ({
    ...((await house.open(login, 101)).json.value as VendorSession),
    login,
  });
  first = await open(people.member);
  second = await open(people.agent);
});
afterEach(async () => {
  expect(await verifyLedger(t.db.kysely, [...seamlessChecks, ...resultChecks])).toMatchObject({ ok: true });
});

let rounds = 0;
let calls = 0;
const newRound = () => `shared-${++rounds}`;
const about = (player: Player, roundId: string) => ({ playerId: player.playerId, roundId, gameId: player.gameId });
const money = { amount: '100.0000', currency: 'KHR' };
const bet = async (player: Player, roundId: string, gameId = player.gameId) => {
  const transactionId = `bet-${++calls}`;
  const { gameToken } = player;
  return {
    transactionId,
    ...(await house.call('vendorBet', { ...about(player, roundId), ...money, gameId, gameToken, transactionId })),
  };
};
const win = (player: Player, roundId: string, more: object = {}) =>
  house.call('vendorWin', { ...about(player, roundId), ...money, transactionId: `win-${++calls}`, ...more });
const end = (player: Player, roundId: string, more: object = {}) =>
  house.call('vendorEndRound', { ...about(player, roundId), ...more });
const rollback = (player: Player, roundId: string, betTransactionId: string, more: object = {}) => {
  const { playerId } = player;
  return house.call('vendorRollback', {
    playerId,
    roundId,
    transactionId: `back-${++calls}`,
    betTransactionId,
    ...more,
  });
};
const balance = async ({ playerId, gameToken }: Player) =>
  Number(((await house.call('vendorBalance', { playerId, gameToken })).json.value as { balance: string }).balance);
const statuses = async (roundId: string) => {
  const rows = await t.db.kysely
    .selectFrom('bet')
    .select('status')
    .where('round_id', '=', roundId)
    .orderBy('id')
    .execute();
  return rows.map(({ status }) => status);
};

describe('a round of several players', () => {
  test('is joined by each with a bet of their own, and settled for each', async () => {
    const roundId = newRound();
    const before = [await balance(first), await balance(second)];
    expect([(await bet(first, roundId)).status, (await bet(second, roundId)).status]).toEqual([200, 200]);
    expect((await win(second, roundId, { amount: '300.0000', endRound: true })).status).toBe(200);
    expect(await statuses(roundId)).toEqual(['OPEN', 'WON']);
    expect((await bet(first, roundId)).status).toBe(200);
    expect((await end(first, roundId)).json.value).toMatchObject({ status: 'CLOSED', playerId: first.playerId });
    expect(await statuses(roundId)).toEqual(['LOST', 'WON', 'LOST']);
    expect([(await balance(first)) - (before[0] ?? 0), (await balance(second)) - (before[1] ?? 0)]).toEqual([
      -200, 200,
    ]);
  });

  test('is of one game', async () => {
    const roundId = newRound();
    await bet(first, roundId);
    const other = (await house.open(people.agent, 102)).json.value as VendorSession;
    const answer = await bet({ ...other, login: people.agent }, roundId);
    expect([answer.status, answer.json.error?.params.fields]).toEqual([400, [{ name: 'gameId', rule: 'equal' }]]);
  });

  test('ends for all in one call, with the result for each, and nobody joins it afterwards', async () => {
    const roundId = newRound();
    await bet(first, roundId);
    const details = [{ name: 'number', value: '17' }];
    const ended = await end(first, roundId, { allPlayers: true, details });
    expect(ended.json.value).toMatchObject({ status: 'CLOSED', playerId: first.playerId });
    const late = await bet(second, roundId);
    expect([late.status, late.json.error?.code]).toEqual([409, 'ROUND_CLOSED']);
    const shared = newRound();
    await bet(first, shared);
    await bet(second, shared);
    await end(first, shared, { allPlayers: true, details });
    expect(await statuses(shared)).toEqual(['LOST', 'LOST']);
    const { content } = await gateway.value<BetPage>('getBets', {}, second.login);
    const theirs = await gateway.value<BetDetail>('getBet', { path: { betNo: content[0]?.betNo ?? '' } }, second.login);
    expect(theirs).toMatchObject({ roundStatus: 'CLOSED', details, bet: { roundId: shared, status: 'LOST' } });
    expect((await end(second, shared)).json.value).toMatchObject({ status: 'CLOSED', playerId: second.playerId });
  });

  test('ends for the others after one player has ended it alone', async () => {
    const roundId = newRound();
    await bet(first, roundId);
    await bet(second, roundId);
    const alone = await end(first, roundId);
    expect(await statuses(roundId)).toEqual(['LOST', 'OPEN']);
    const all = await end(first, roundId, { allPlayers: true });
    expect([all.text, all.headers['idempotent-replayed']]).toEqual([alone.text, 'true']);
    expect(await statuses(roundId)).toEqual(['LOST', 'LOST']);
  });

  test('is taken back for the named player alone', async () => {
    const roundId = newRound();
    const { transactionId } = await bet(first, roundId);
    const theirs = await bet(second, roundId);
    await win(first, roundId);
    await rollback(first, roundId, transactionId, { voidRound: true });
    expect(await statuses(roundId)).toEqual(['VOID', 'OPEN']);
    const foreign = await rollback(first, roundId, theirs.transactionId);
    expect([foreign.status, foreign.json.error?.code]).toEqual([409, 'TXN_DUPLICATE_MISMATCH']);
    await rollback(second, roundId, theirs.transactionId);
    expect(await statuses(roundId)).toEqual(['VOID', 'REFUNDED']);
  });

  test('is cancelled for all: every stake back, every win taken back, and each player sees it', async () => {
    const roundId = newRound();
    const before = [await balance(first), await balance(second)];
    const { transactionId } = await bet(first, roundId);
    await bet(second, roundId);
    await bet(second, roundId);
    await win(second, roundId, { amount: '350.0000', endRound: true });
    const cancelled = await rollback(first, roundId, transactionId, { voidRound: true, allPlayers: true });
    expect(cancelled.json.value).toMatchObject({ status: 'ROLLED_BACK', playerId: first.playerId });
    expect(await statuses(roundId)).toEqual(['VOID', 'VOID', 'VOID']);
    expect([await balance(first), await balance(second)]).toEqual(before);
    const { content } = await gateway.value<BetPage>('getBets', { query: { status: 'VOID' } }, second.login);
    const betNo = content.filter((one) => one.roundId === roundId).at(-1)?.betNo ?? '';
    const { movements } = await gateway.value<BetDetail>('getBet', { path: { betNo } }, second.login);
    expect(movements.find(({ kind }) => kind === 'ROLLBACK')?.amount).toBe('-150.0000');
    const late = await bet(second, roundId);
    expect([late.status, late.json.error?.code]).toEqual([409, 'ROUND_CLOSED']);
  });

  test('is not taken back bet by bet for all', async () => {
    const roundId = newRound();
    const { transactionId } = await bet(first, roundId);
    const answer = await rollback(first, roundId, transactionId, { allPlayers: true });
    expect([answer.status, answer.json.error?.params.fields]).toEqual([400, [{ name: 'voidRound', rule: 'required' }]]);
  });
});
