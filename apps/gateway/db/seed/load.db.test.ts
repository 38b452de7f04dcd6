import type { GamePage } from '@mekong/api-client/contract/types';
import { expect, test } from 'vitest';
import { testGateway } from '../../test/gateway.ts';
import { testDb } from '../../test/harness.ts';
import { LOAD_PASSWORD, seedLoad } from './load.ts';

const t = await testDb();
const size = { games: 300, members: 500, funded: 3 };

test('the load seed makes games that are found and members that get in, and adds only what is missing', async () => {
  await seedLoad(t.db.kysely, size);
  await seedLoad(t.db.kysely, { ...size, members: 510 });
  const gateway = await testGateway(t);
  const page = await gateway.value<GamePage>('getGameList', { query: { language: 'EN', q: 'lotus lucky' } });
  expect(page.content.map(({ name }) => name)).toEqual(['Lucky Lotus Fortune']);
  expect((await gateway.value<GamePage>('getGameList')).totalElements).toBe(300);
  const session = await gateway.login('load000001', LOAD_PASSWORD);
  expect(await gateway.value('getBalance', {}, session)).toMatchObject({ sumBalance: '1000000.0000' });
  expect((await gateway.login('load000510', LOAD_PASSWORD)).token).toBeTruthy();
});
