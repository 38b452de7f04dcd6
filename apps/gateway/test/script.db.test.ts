import type { AddressInfo } from 'node:net';
import { connect } from '@mekong/api-client/node';
import { getBets, launchGame } from '@mekong/api-client/sdk';
import { expect, test } from 'vitest';
import { testGateway } from './gateway.ts';
import { testDb } from './harness.ts';
import { PASSWORD, seedSmallWorld } from './people.ts';

const t = await testDb();
await seedSmallWorld(t.db.kysely);
const { app } = await testGateway(t);
await app.listen({ host: '127.0.0.1', port: 0 });
const address = `http://localhost:${(app.server.address() as AddressInfo).port}`;

test('a script logs in, launches a game and reads the betting record', async () => {
  const site = connect(address);
  await site.logIn('sokha', PASSWORD);
  const { client } = site;
  const launched = await launchGame({
    client,
    body: { launchMode: 'GLS', platform: 'html5-desktop', clientType: 3, vassalage: 'HOUSE', nodeId: 101 },
  });
  const { content, totalElements } = await getBets({ client });
  expect(launched.game.name).toBe('Lotus Fortune');
  expect(launched.gameSessionId).toBeTruthy();
  expect([content, totalElements]).toEqual([[], 0]);
});
