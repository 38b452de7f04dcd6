import { randomUUID } from 'node:crypto';
import type {
  CollectedVendorWallets,
  MerchantWallet,
  MovementList,
  Transfer,
  VendorBalance,
  VendorSession,
  VendorTransferList,
  VendorWallets,
} from '@mekong/api-client/contract/types';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeVendor } from '../../../db/seed/builders.ts';
import { consoleOf } from '../../../test/console.ts';

import { type TestSession, testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { unsoundBooks } from '../../../test/payments.ts';
import { logInAll, seedSmallWorld } from '../../../test/people.ts';
import { vendorCaller } from '../../../test/vendor.ts';

const t = await testDb();
const db = t.db.kysely;
const { sokha } = await seedSmallWorld(db);
await makeVendor(db, { code: 'LOTUS', category: 'RNG', names: { EN: 'Lotus' }, order: 90 });
await makeVendor(db, { code: 'RIVER', category: 'RNG', names: { EN: 'River' }, order: 91 });
const gateway = await testGateway(t);
const { member, agent, trial } = await logInAll(gateway);
const { settings } = gateway.modules;

const byKey = (key: string) => ({ 'idempotency-key': key, Language: 'EN' });
const move = (body: object, session: TestSession = member, key: string = randomUUID()) =>
  gateway.call(
    'transferMoney',
    { body: { direction: 'OWN', amount: '1000.0000', ...body }, headers: byKey(key) },
    session,
  );
const collect = (session: TestSession = member, key: string = randomUUID()) =>
  gateway.call('collectVendorWallets', { headers: byKey(key) }, session);
const wallets = (session: TestSession = member) =>
  gateway.value<VendorWallets>('listVendorWallets', { headers: { Language: 'EN' } }, session);
const at = async (vendor: string) => (await wallets()).content.find(({ vassalage }) => vassalage === vendor);
const codeOf = async (answer: ReturnType<typeof move>) => (await answer).json.error?.code;
const setMode = (hasVendorWallets: boolean) => settings.change('merchant', { hasVendorWallets }, { role: 'system' });
const setStatus = (code: string, status: string) =>
  sql`update vendor set status = ${status} where code = ${code}`.execute(db);

beforeAll(() => setMode(true));

afterAll(async () => {
  expect(await unsoundBooks(db)).toEqual([]);
});

describe('wallets at vendors', () => {
  test('are what members are told to use, while trial accounts keep one wallet', async () => {
    expect(await gateway.value<MerchantWallet>('getMerchantWallet', {}, member)).toMatchObject({ isSingle: false });
    expect(await gateway.value<MerchantWallet>('getMerchantWallet', {}, trial)).toMatchObject({ isSingle: true });
    expect((await gateway.call('listVendorWallets', {}, trial)).json.error?.code).toBe('AUTH_TRIAL_BLOCKED');
    const { content, ...main } = await wallets();
    expect(main).toEqual({
      isSingle: false,
      currency: 'KHR',
      cash: '1000000.0000',
      atVendors: '0.0000',
      step: '0.0100',
    });
    expect(content.find(({ vassalage }) => vassalage === 'LOTUS')).toEqual({
      ...{ vassalage: 'LOTUS', name: 'Lotus', balance: '0.0000', openBets: '0.0000' },
      ...{ isUnderMaintenance: false, canReceive: true },
    });
  });

  test('get money once for one key, with a receipt, a line of the account and a history', async () => {
    const key = randomUUID();
    const [first, second] = [
      await move({ toVendor: 'LOTUS', amount: '5000.0000' }, member, key),
      await move({ toVendor: 'LOTUS', amount: '5000.0000' }, member, key),
    ];
    expect(first.status, first.text).toBe(200);
    expect(second.text).toBe(first.text);
    const receipt = first.json.value as Transfer;
    expect(receipt).toMatchObject({
      partnerIs: 'OWN_WALLET',
      partner: 'Lotus',
      toVendor: 'LOTUS',
      amount: '5000.0000',
    });
    expect(await wallets()).toMatchObject({ cash: '995000.0000', atVendors: '5000.0000' });
    expect((await at('LOTUS'))?.balance).toBe('5000.0000');
    const path = { transferNo: receipt.transferNo };
    expect(await gateway.value('getTransfer', { path, headers: { Language: 'EN' } }, member)).toEqual(receipt);
    expect((await gateway.call('getTransfer', { path }, agent)).status).toBe(404);
    const { content } = await gateway.value<MovementList>('listMovements', { query: { kind: 'VENDOR_OUT' } }, member);
    expect(content[0]).toMatchObject({ kind: 'VENDOR_OUT', amount: '-5000.0000', transferNo: receipt.transferNo });
  });

  test('are named beside what can be withdrawn, and are seen by operators', async () => {
    expect(await gateway.value('getWithdrawable', {}, member)).toMatchObject({
      cash: '995000.0000',
      withdrawable: '995000.0000',
      atVendors: '5000.0000',
    });
    const support = await consoleOf(gateway, { role: 'support' });
    expect(await support.value('getMember', { path: { id: sokha } })).toMatchObject({
      vendorWallets: [{ vendor: 'LOTUS', balance: '5000.0000' }],
    });
  });

  test('pass money on to each other in one step, and back to the main wallet', async () => {
    const between = await move({ fromVendor: 'LOTUS', toVendor: 'RIVER', amount: '2000.0000' });
    expect(between.json.value).toMatchObject({ fromName: 'Lotus', toName: 'River', partner: 'River' });
    expect((await move({ fromVendor: 'RIVER', amount: '500.0000' })).status).toBe(200);
    expect([(await at('LOTUS'))?.balance, (await at('RIVER'))?.balance]).toEqual(['3000.0000', '1500.0000']);
    const { content, nextCursor } = await gateway.value<VendorTransferList>(
      'listVendorTransfers',
      { query: { pageSize: 2 }, headers: { Language: 'EN' } },
      member,
    );
    expect(content).toMatchObject([
      { fromVendor: 'RIVER', fromName: 'River', amount: '500.0000', state: 'COMPLETED' },
      { fromVendor: 'LOTUS', toVendor: 'RIVER', toName: 'River', amount: '2000.0000' },
    ]);
    expect(content[0]).not.toHaveProperty('toVendor');
    const rest = await gateway.value<VendorTransferList>(
      'listVendorTransfers',
      { query: { cursor: nextCursor ?? '' } },
      member,
    );
    expect(rest.content).toMatchObject([{ toVendor: 'LOTUS', amount: '5000.0000' }]);
  });

  test.each([
    ['more than there is at the vendor', { fromVendor: 'LOTUS', amount: '3000.0100' }, 'WALLET_INSUFFICIENT'],
    ['more than there is in the main wallet', { toVendor: 'LOTUS', amount: '2000000.0000' }, 'WALLET_INSUFFICIENT'],
    ['an amount that is too fine', { toVendor: 'LOTUS', amount: '1.0010' }, 'VALIDATION_FAILED'],
    ['a wallet to itself', { fromVendor: 'LOTUS', toVendor: 'LOTUS' }, 'VALIDATION_FAILED'],
    ['the main wallet to itself', {}, 'VALIDATION_FAILED'],
    ['a note, which nobody would read', { toVendor: 'LOTUS', note: 'Hello' }, 'VALIDATION_FAILED'],
    ['a vendor that nobody knows', { toVendor: 'NOBODY' }, 'NOT_FOUND'],
    ['from a vendor that nobody knows', { fromVendor: 'NOBODY' }, 'NOT_FOUND'],
    ['a vendor beside a transfer to the upline', { direction: 'UP', toVendor: 'LOTUS' }, 'VALIDATION_FAILED'],
  ])('refuse %s, and nothing moves', async (_what, body, code) => {
    const before = await wallets();
    expect(await codeOf(move(body))).toBe(code);
    expect(await wallets()).toEqual(before);
  });

  test('take no money under maintenance or when they are not offered any more, and give it back', async () => {
    await setStatus('LOTUS', 'maintenance');
    expect(await codeOf(move({ toVendor: 'LOTUS' }))).toBe('GAME_MAINTENANCE');
    expect(await at('LOTUS')).toMatchObject({ isUnderMaintenance: true, canReceive: false, reason: 'MAINTENANCE' });
    expect((await move({ fromVendor: 'LOTUS' })).status).toBe(200);
    await setStatus('LOTUS', 'off');
    expect(await codeOf(move({ toVendor: 'LOTUS' }))).toBe('NOT_FOUND');
    expect(await at('LOTUS')).toMatchObject({ balance: '2000.0000', canReceive: false, reason: 'OFF' });
    expect((await move({ fromVendor: 'LOTUS' })).status).toBe(200);
    await setStatus('LOTUS', 'active');
  });

  test('take no money of who takes a break, and give it back', async () => {
    await gateway.value('takeTimeOut', { body: { period: '24H' } }, member);
    expect(await codeOf(move({ toVendor: 'LOTUS' }))).toBe('EXCLUDED');
    expect(await at('LOTUS')).toMatchObject({ canReceive: false, reason: 'EXCLUDED' });
    expect((await move({ fromVendor: 'RIVER', amount: '100.0000' })).status).toBe(200);
    await sql`delete from play_break where member_id = ${sokha}`.execute(db);
  });

  test('pay for games of their vendor alone, and get what those win', async () => {
    const house = await vendorCaller(db, gateway, 'HOUSE');
    const launch = { nodeId: 101, vassalage: 'HOUSE', launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 };
    const { json } = await gateway.call('launchGame', { body: launch }, member);
    expect(json.error?.code).toBe('WALLET_INSUFFICIENT');
    await move({ toVendor: 'HOUSE', amount: '3000.0000' });
    const { cash } = await wallets();
    const { answers } = await house.playRound(member, { nodeId: 101, stake: '1000.0000', payout: '3500.0000' });
    const balances = answers.map(({ json: { value } }) => (value as { balance?: string }).balance);
    expect(balances).toEqual(['3000.0000', '3000.0000', '2000.0000', '5500.0000', '5500.0000']);
    expect(await at('HOUSE')).toMatchObject({ balance: '5500.0000', openBets: '0.0000' });
    expect((await wallets()).cash).toBe(cash);
    // a trial account plays from its one wallet
    const onTrial = await house.playRound(trial, { nodeId: 101, stake: '100.0000', payout: '0.0000' });
    expect(onTrial.answers[2]?.json.value).toMatchObject({ balance: '99900.0000', currency: 'FUN' });
    await move({ fromVendor: 'HOUSE', amount: '5500.0000' });
  });

  test('give everything back at once, also when the merchant has one wallet by now', async () => {
    await move({ toVendor: 'LOTUS', amount: '4000.0000' });
    await setMode(false);
    await setStatus('RIVER', 'maintenance');
    const shown = await wallets();
    expect(shown.content.map(({ vassalage, reason }) => [vassalage, reason])).toEqual([
      ['LOTUS', 'SINGLE'],
      ['RIVER', 'SINGLE'],
    ]);
    expect(await codeOf(move({ toVendor: 'LOTUS' }))).toBe('STATE_STALE');
    const key = randomUUID();
    const first = await collect(member, key);
    expect(first.json.value as CollectedVendorWallets).toMatchObject({
      amount: shown.atVendors,
      transfers: [{ fromVendor: 'LOTUS', fromName: 'Lotus' }, { fromVendor: 'RIVER' }],
    });
    expect((await collect(member, key)).text).toBe(first.text);
    expect(await wallets()).toMatchObject({ cash: '1002500.0000', atVendors: '0.0000', content: [] });
    expect((await collect()).json.value).toEqual({ currency: 'KHR', amount: '0.0000', transfers: [] });
    await setStatus('RIVER', 'active');
    await setMode(true);
  });

  test('are counted by the version that vendors are told, which falls with no change of the switch', async () => {
    await move({ toVendor: 'HOUSE', amount: '3000.0000' });
    const house = await vendorCaller(db, gateway, 'HOUSE');
    const { playerId, gameToken, gameId, currency } = (await house.open(member, 101)).json.value as VendorSession;
    const version = async () =>
      ((await house.call('vendorBalance', { playerId, gameToken })).json.value as VendorBalance).version;
    const told = [await version()];
    const play = async (roundId: string) => {
      const of = { playerId, gameId, roundId, currency };
      for (const [operation, transaction, more] of [
        ['vendorBet', `${roundId}-b`, { gameToken, amount: '1000.0000' }],
        ['vendorWin', `${roundId}-w`, { amount: '500.0000', endRound: true }],
      ] as const) {
        const { json } = await house.call(operation, { ...of, transactionId: transaction, ...more });
        told.push((json.value as VendorBalance | undefined)?.version ?? Number.NaN);
      }
      told.push(await version());
    };
    for (const perVendor of [true, false, true]) {
      await setMode(perVendor);
      await play(`switch-${told.length}`);
    }
    await collect();
    told.push(await version());
    expect(told).toEqual(told.toSorted((one, other) => one - other));
    // a movement each, but for the balances that are asked for
    expect(new Set(told).size).toBe(told.length - 3);
  });
});
