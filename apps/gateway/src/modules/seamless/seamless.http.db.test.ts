import type { VendorSession } from '@mekong/api-client/contract/types';
import { beforeAll, describe, expect, test } from 'vitest';
import { testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { logInAll, seedSmallWorld } from '../../../test/people.ts';
import { vendorCaller } from '../../../test/vendor.ts';

const t = await testDb();
await seedSmallWorld(t.db.kysely);
const gateway = await testGateway(t);
const { member } = await logInAll(gateway);
const house = await vendorCaller(t.db.kysely, gateway, 'HOUSE');
const river = await vendorCaller(t.db.kysely, gateway, 'RIVER');

let session: VendorSession;
beforeAll(async () => {
  session = (await house.open(member, 101)).json.value as VendorSession;
});

let rounds = 0;
const nextRound = () => ({ playerId: session.playerId, roundId: `http-${++rounds}`, gameId: session.gameId });
const betOf = (round: { roundId: string }, amount = '1000.0000') => ({
  ...round,
  gameToken: session.gameToken,
  transactionId: `${round.roundId}-bet`,
  amount,
  currency: 'KHR',
});

describe('the wallet over HTTP', () => {
  test('a repeated call gets the same bytes and says that it is a repetition', async () => {
    const bet = betOf(nextRound());
    const first = await house.call('vendorBet', bet);
    const second = await house.call('vendorBet', bet);
    expect(first.status).toBe(200);
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(second.text).toBe(first.text);
  });

  test('left-out fields mean their defaults: saying them aloud is the same call', async () => {
    const round = nextRound();
    await house.call('vendorBet', betOf(round));
    const win = { ...round, transactionId: `${round.roundId}-win`, amount: '5.0000', currency: 'KHR' };
    const first = await house.call('vendorWin', win);
    const second = await house.call('vendorWin', { ...win, promo: false, endRound: false });
    expect([first.status, second.text]).toEqual([200, first.text]);
  });

  test('a stake fills the pots that the vendor asks for, and a win empties one', async () => {
    const round = nextRound();
    const jackpots = [{ pool: 'mini', pot: '2.5000', reserve: '2.5000', seed: '5000.0000' }];
    expect((await river.call('vendorJackpots', { currency: 'KHR' })).json.value).toMatchObject({ jackpots: [] });
    expect((await house.call('vendorBet', { ...betOf(round), jackpots })).json.value).toMatchObject({
      jackpots: [{ pool: 'mini', amount: '5002.5000' }],
    });
    const pots = async () => (await house.call('vendorJackpots', { currency: 'KHR' })).json.value;
    expect(await pots()).toEqual({ currency: 'KHR', jackpots: [{ pool: 'mini', amount: '5002.5000' }] });
    const win = { ...round, transactionId: `${round.roundId}-win`, amount: '0.0000', currency: 'KHR' };
    const won = { ...win, jackpots: [{ pool: 'mini', seed: '5000.0000' }] };
    const paid = await house.call('vendorWin', won);
    expect(paid.json.value).toMatchObject({ jackpots: [{ pool: 'mini', amount: '5002.5000' }] });
    expect((await house.call('vendorWin', won)).text).toBe(paid.text);
    expect(await pots()).toEqual({ currency: 'KHR', jackpots: [{ pool: 'mini', amount: '5000.0000' }] });
  });

  test.each([
    [
      'too little money',
      402,
      'WALLET_INSUFFICIENT',
      () => house.call('vendorBet', betOf(nextRound(), '999999999.0000')),
    ],
    [
      'an ended token',
      401,
      'AUTH_TOKEN_EXPIRED',
      () => house.call('vendorBet', { ...betOf(nextRound()), gameToken: 'x'.repeat(43) }),
    ],
    [
      'a win without a bet',
      404,
      'TXN_NOT_FOUND',
      () => house.call('vendorWin', { ...nextRound(), transactionId: 'w', amount: '1.0000', currency: 'KHR' }),
    ],
    ['the end of an unknown round', 404, 'TXN_NOT_FOUND', () => house.call('vendorEndRound', nextRound())],
    ['an amount that is no money', 400, 'VALIDATION_FAILED', () => house.call('vendorBet', betOf(nextRound(), '1e3'))],
    ['an amount of nothing', 400, 'VALIDATION_FAILED', () => house.call('vendorBet', betOf(nextRound(), '0.0000'))],
    [
      'a field that nobody knows',
      400,
      'VALIDATION_FAILED',
      () => house.call('vendorBet', { ...betOf(nextRound()), free: true }),
    ],
  ])('%s is answered %i %s', async (_, status, code, request) => {
    const answer = await request();
    expect([answer.status, answer.json.error?.code]).toEqual([status, code]);
  });

  test('another content under a known id is a conflict', async () => {
    const round = nextRound();
    await house.call('vendorBet', betOf(round));
    const answer = await house.call('vendorBet', betOf(round, '2000.0000'));
    expect([answer.status, answer.json.error?.code]).toEqual([409, 'TXN_DUPLICATE_MISMATCH']);
  });

  test('the vendor is the one who signed: it reaches nothing of another one', async () => {
    const round = nextRound();
    await house.call('vendorBet', betOf(round));
    expect((await river.call('vendorBet', betOf(nextRound()))).json.error?.code).toBe('AUTH_TOKEN_EXPIRED');
    expect((await river.call('vendorEndRound', round)).json.error?.code).toBe('TXN_NOT_FOUND');
  });

  test('without a good signature nothing happens', async () => {
    const bet = betOf(nextRound());
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/vendor/v1/bet',
      payload: bet,
      headers: { 'x-vendor': 'HOUSE', 'x-timestamp': String(Date.now()), 'x-signature': '0'.repeat(64) },
    });
    expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'SIGNATURE_INVALID']);
    expect((await house.call('vendorBet', bet)).headers['idempotent-replayed']).toBeUndefined();
  });
});
