import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BetDetail, BetPage, LaunchResult } from '@mekong/api-client/contract/types';
import { type ArcadeOptions, createArcade } from '@mekong/arcade/server';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { makeGames, makeVendor } from '../db/seed/builders.ts';
import { createFieldCipher } from '../src/kernel/field-cipher.ts';
import { verifyLedger } from '../src/ledger/verify.ts';
import { ensureVendorSecrets } from '../src/modules/seamless/credentials.ts';
import { seamlessChecks } from '../src/modules/seamless/seamless.verify.ts';
import { TEST_SECRET_KEY, testGateway } from './gateway.ts';
import { testDb } from './harness.ts';
import { PASSWORD, seedSmallWorld } from './people.ts';

const t = await testDb();
const db = t.db.kysely;
await seedSmallWorld(db);
await makeVendor(db, { code: 'SUNB', category: 'RNG', names: { EN: 'Sunbird Reels' }, accountTypeId: 102, order: 9 });
await makeGames(db, [
  { gameId: 'paddy-gold', nodeId: 901, vendor: 'SUNB', category: 'RNG', names: { EN: 'Paddy Gold' } },
  { gameId: 'unmade', nodeId: 902, vendor: 'SUNB', category: 'RNG' },
]);

/** Every round pays double, so that what is won does not depend on luck. */
const games: ArcadeOptions['games'] = {
  pages: ['slot/index.html'],
  find: (vendor, gameId) =>
    vendor !== 'SUNB' || gameId !== 'paddy-gold'
      ? undefined
      : {
          id: gameId,
          page: 'slot/index.html',
          stakesOf: () => [5_000_000n],
          rules: () => ({ gameId }),
          play: (stake, draw) => ({ result: { drawn: draw(10) }, payout: 2n * stake, movements: 1 }),
          view: () => ({}),
          details: () => [{ name: 'row-1', value: 'naga coin', symbols: ['naga', 'coin'] }],
        },
};

/** Calls of the vendor whose answer is lost after the wallet has carried them out. */
const lost = new Set<string>();
const portOf = (address: string | AddressInfo | null): number => (address as AddressInfo).port;
const gateway = await testGateway(t);
const wallet = createServer((request, response) => {
  if (lost.delete(request.url ?? '')) response.writeHead = () => response.destroy() as never;
  gateway.app.routing(request, response);
});
await gateway.app.ready();
await new Promise<void>((resolve) => wallet.listen(0, '127.0.0.1', resolve));
const arcade = await createArcade({
  database: { kind: 'lent', kysely: db },
  walletUrl: `http://127.0.0.1:${portOf(wallet.address())}`,
  secrets: await ensureVendorSecrets(db, createFieldCipher(TEST_SECRET_KEY), ['HOUSE', 'SUNB']),
  siteOrigin: gateway.config.publicOrigin,
  arcadeRoot: '/nowhere',
  games,
  movementMs: 0,
});
await arcade.ready();
afterAll(async () => {
  await arcade.close();
  await new Promise((resolve) => wallet.close(resolve));
});

const session = await gateway.login('sokha', PASSWORD);
const launch = (nodeId: number) =>
  gateway.value<LaunchResult>(
    'launchGame',
    { body: { nodeId, vassalage: 'SUNB', launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 } },
    session,
  );
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  arcade.inject({ method: 'POST', url: `/house/v1/${url}`, payload, headers });
async function open(nodeId: number) {
  const address = new URL((await launch(nodeId)).game_url ?? '');
  const answer = await post('session', { vendor: 'SUNB', launchCode: address.searchParams.get('code') ?? '' });
  return { address, answer };
}
const opened = z.object({ value: z.object({ token: z.string(), balance: z.string() }) });
const spun = z.object({
  value: z.object({ round: z.object({ state: z.string(), payout: z.string().nullable(), balance: z.string() }) }),
});
async function spin(token: string) {
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  return spun.parse((await post('spin', { stake: '500.0000' }, headers)).json()).value.round;
}

describe('a slot of another vendor than the house', () => {
  test('is launched at its own address, played, and stands in the record under its vendor', async () => {
    const { address, answer } = await open(901);
    expect(address.pathname).toBe('/SUNB/paddy-gold/');
    const { token, balance } = opened.parse(answer.json()).value;
    expect(await spin(token)).toEqual({
      state: 'DONE',
      payout: '1000.0000',
      balance: `${Number(balance) + 500}.0000`,
    });
    const { content } = await gateway.value<BetPage>('getBets', {}, session);
    expect(content[0]).toMatchObject({
      vendor: { vassalage: 'SUNB' },
      game: { gameId: 'paddy-gold' },
      stake: '500.0000',
      payout: '1000.0000',
      status: 'WON',
    });
    const detail = await gateway.value<BetDetail>('getBet', { path: { betNo: content[0]?.betNo ?? '' } }, session);
    expect(detail.details).toEqual(
      expect.arrayContaining([{ name: 'row-1', value: 'naga coin', symbols: ['naga', 'coin'] }]),
    );
  });

  test('gives the stake back when nobody knows whether it was taken', async () => {
    const { token, balance } = opened.parse((await open(901)).answer.json()).value;
    lost.add('/vendor/v1/bet');
    const round = await spin(token);
    expect(round).toMatchObject({ state: 'VOID', payout: null, balance });
    const { content } = await gateway.value<BetPage>('getBets', {}, session);
    expect(content[0]).toMatchObject({ vendor: { vassalage: 'SUNB' }, status: 'REFUNDED' });
    expect((await verifyLedger(db, seamlessChecks)).ok).toBe(true);
  });

  test('is not opened with the code of another vendor, and not at all when nobody has made it', async () => {
    const { game_url } = await launch(901);
    const launchCode = new URL(game_url ?? '').searchParams.get('code');
    expect((await post('session', { vendor: 'HOUSE', launchCode })).json()).toMatchObject({
      error: { code: 'LAUNCH_CODE_USED' },
    });
    expect((await open(902)).answer.json()).toMatchObject({ error: { code: 'NOT_FOUND' } });
  });
});
