import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { BetDetail, BetPage, BetRow } from '@mekong/api-client/contract/types';
import { createArcade } from '@mekong/arcade/server';
import { afterAll, expect, test } from 'vitest';
import { createFieldCipher } from '../src/kernel/field-cipher.ts';
import { ensureVendorSecret } from '../src/modules/seamless/credentials.ts';
import { TEST_SECRET_KEY, testGateway } from './gateway.ts';
import { testDb } from './harness.ts';
import { PASSWORD, seedSmallWorld } from './people.ts';

const example = fileURLToPath(new URL('../../../packages/api-client/examples/play-a-round.ts', import.meta.url));
const portOf = (address: string | AddressInfo | null): number => (address as AddressInfo).port;

const t = await testDb();
const db = t.db.kysely;
await seedSmallWorld(db);

// gateway and vendor each need the other's address before they are made: the vendor's is taken first
const listener = createServer((request, response) => house.routing(request, response));
await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
afterAll(() => new Promise((resolve) => listener.close(resolve)));
const vendorOrigin = `http://127.0.0.1:${portOf(listener.address())}`;
const gateway = await testGateway(t, { vendorOrigin });
await gateway.app.listen({ host: '127.0.0.1', port: 0 });
const siteOrigin = `http://localhost:${portOf(gateway.app.server.address())}`;
const house = await createArcade({
  database: { kind: 'lent', kysely: db },
  walletUrl: siteOrigin,
  secrets: { HOUSE: await ensureVendorSecret(db, createFieldCipher(TEST_SECRET_KEY), 'HOUSE') },
  siteOrigin,
  vendorOrigin,
  arcadeRoot: '/nowhere',
});
await house.ready();
afterAll(() => house.close());

test('the example of a script logs in, launches a game, places a bet and reads it in the record', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [example, siteOrigin]);
  const told: BetRow = JSON.parse(stdout);

  const session = await gateway.login('sokha', PASSWORD);
  const { content, totals } = await gateway.value<BetPage>('getBets', {}, session);
  expect(content.map(({ betNo }) => betNo)).toEqual([told.betNo]);
  expect(told).toMatchObject({
    vendor: { vassalage: 'HOUSE' },
    game: { gameId: 'lotus-fortune' },
    stake: totals.stake,
  });
  expect(Number(told.stake)).toBeGreaterThan(0);
  expect(told.status).toMatch(/^(WON|RETURNED|LOST)$/);
  const { movements } = await gateway.value<BetDetail>('getBet', { path: { betNo: told.betNo } }, session);
  expect(movements[0]).toMatchObject({ kind: 'BET', amount: `-${told.stake}` });
});
