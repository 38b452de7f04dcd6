import type { GamePage } from '@mekong/api-client/contract/types';
import { expect, test } from 'vitest';
import { testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { logInAll, seedSmallWorld } from '../../../test/people.ts';

const t = await testDb();
await seedSmallWorld(t.db.kysely);
const gateway = await testGateway(t);
const sessions = await logInAll(gateway);

const set = (id: 'addFavoriteGame' | 'removeFavoriteGame', nodeId: number) =>
  gateway.call(id, { body: { nodeId } }, sessions.agent);
const ids = async (session: object = sessions.agent) =>
  (await gateway.value<{ nodeIds: number[] }>('getFavoriteGameIds', {}, session)).nodeIds;

test('favourites are set and unset, twice being as good as once, and belong to one member', async () => {
  await set('addFavoriteGame', 101);
  await set('addFavoriteGame', 201);
  expect((await set('addFavoriteGame', 101)).json.value).toEqual({ nodeId: 101, isFav: true });
  expect(await ids()).toEqual([201, 101]);
  const { content } = await gateway.value<GamePage>(
    'getGameList',
    { query: { language: 'EN', filter: 'FAV' } },
    sessions.agent,
  );
  expect(content.map(({ nodeId }) => nodeId)).toEqual([201, 101]);
  expect(await ids(sessions.member)).toEqual([]);
  const cards = await gateway.value<GamePage>('getFavoriteGames', { query: { pageSize: 1 } }, sessions.agent);
  expect(cards).toMatchObject({ content: [{ nodeId: 201, isFav: true }], totalElements: 2, totalPages: 2 });
  await set('removeFavoriteGame', 201);
  expect((await set('removeFavoriteGame', 201)).json.value).toEqual({ nodeId: 201, isFav: false });
  expect(await ids()).toEqual([101]);
});

test('favourites are games that exist', async () => {
  expect((await set('addFavoriteGame', 9_999)).json.error?.code).toBe('GAME_NOT_FOUND');
  expect((await set('addFavoriteGame', 402)).json.error?.code).toBe('GAME_NOT_FOUND');
  expect((await set('removeFavoriteGame', 9_999)).json.error?.code).toBe('GAME_NOT_FOUND');
});

test('a favourite added by many calls at once is there once', { tags: ['race'] }, async () => {
  await Promise.all(Array.from({ length: 6 }, () => set('addFavoriteGame', 102)));
  expect((await ids()).filter((nodeId) => nodeId === 102)).toEqual([102]);
});
