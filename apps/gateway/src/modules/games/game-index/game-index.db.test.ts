import type { GameCard, GamePage } from '@mekong/api-client/contract/types';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { makeGames, makeVendor } from '../../../../db/seed/builders.ts';
import { type TestCall, testGateway } from '../../../../test/gateway.ts';
import { testDb } from '../../../../test/harness.ts';
import { meanwhile } from '../../../../test/one-connection.ts';
import { recountPopularity } from '../popularity.repository.ts';
import { indexGames } from '../search/search.repository.ts';
import { createGameIndexService } from './game-index.service.ts';

const t = await testDb();
const db = t.db.kysely;
await makeVendor(db, { code: 'REEF', category: 'FISH', order: 1 });
const game = (nodeId: number) => ({
  gameId: `reef-${nodeId}`,
  nodeId,
  vendor: 'REEF',
  category: 'FISH' as const,
  names: { EN: `Reef ${String.fromCharCode(64 + nodeId)}`, KM: `ថ្ម ${9 - nodeId}` },
});
await makeGames(db, [1, 2, 3, 4].map(game));
const gateway = await testGateway(t);

const list = async (query: TestCall['query'] = {}) =>
  (await gateway.value<GamePage>('getGameList', { query: { language: 'EN', ...query } })).content;
const ids = async (query: TestCall['query'] = {}) => (await list(query)).map(({ nodeId }) => nodeId);
const write = (statement: string) => sql.raw(statement).execute(db);

describe('a list shows at the next call', () => {
  test.each([
    ['a game that was switched off', `update game set status = 'off' where node_id = 1`, [2, 3, 4]],
    ['one that is listed again', `update game set status = 'active' where node_id = 1`, [1, 2, 3, 4]],
    [
      'one under maintenance, behind the others',
      `update game set status = 'maintenance' where node_id = 1`,
      [2, 3, 4, 1],
    ],
    ['one that became hot', `update game set is_hot = true where node_id = 3`, [3, 2, 4, 1]],
    ['one that is played more', `update game set popularity = 2 where node_id = 4`, [4, 3, 2, 1]],
    ['one that was taken away', `delete from game where node_id = 2`, [4, 3, 1]],
    ['a vendor that was switched off', `update vendor set status = 'off'`, []],
    ['a vendor that is back', `update vendor set status = 'active'`, [4, 3, 1]],
  ])('%s', async (_what, statement, expected) => {
    await ids();
    await write(statement);
    expect(await ids()).toEqual(expected);
  });

  test('a game that was made', async () => {
    await makeGames(db, [game(2)]);
    expect(await ids()).toEqual([4, 3, 2, 1]);
  });

  test('a name that was changed, where lists are sorted by name, in each language', async () => {
    expect(await ids({ sort: 'name' })).toEqual([1, 2, 3, 4]);
    expect(await ids({ sort: 'name', language: 'KM' })).toEqual([4, 3, 2, 1]);
    await write(`update game set names = '{"EN": "Zebra", "KM": "ថ្ម 0"}' where node_id = 1`);
    expect(await ids({ sort: 'name' })).toEqual([2, 3, 4, 1]);
    expect(await ids({ sort: 'name', language: 'KM' })).toEqual([1, 4, 3, 2]);
  });

  test('a game that is found by its first letter since its terms were made', async () => {
    expect(await ids({ q: 'z' })).toEqual([]);
    await indexGames(db);
    expect(await ids({ q: 'z' })).toEqual([1]);
  });
});

test('what an open transaction has changed is seen when it is committed, not before', async () => {
  // the embedded engine has one connection: nobody can look at it meanwhile
  if (t.engine === 'pglite') return;
  const before = await ids();
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('game').set({ status: 'off' }).where('node_id', '=', 4).execute();
    expect(await meanwhile(ids)).toEqual(before);
  });
  expect(await ids()).toEqual(before.filter((nodeId) => nodeId !== 4));
  await write(`update game set status = 'active' where node_id = 4`);
});

describe('the gameIndex', () => {
  test('is read once for all who wait for it, and again only where it is another', { tags: ['race'] }, async () => {
    const keeper = createGameIndexService(db);
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => keeper.current()));
    expect(others.every(({ gameIndex }) => gameIndex === first?.gameIndex)).toBe(true);
    await write(`update game set popularity = 9 where node_id = 2`);
    const played = await keeper.current();
    expect(played.gameIndex).toBe(first?.gameIndex);
    expect(played.gameIndex.nodeIds[played.usual[0] ?? -1]).toBe(2);
    await write(`update game set place = 0 where node_id = 3`);
    expect((await keeper.current()).gameIndex).not.toBe(first?.gameIndex);
  });

  test('is empty where there are no games', async () => {
    await db
      .transaction()
      .execute(async (trx) => {
        await trx.deleteFrom('game').execute();
        const { gameIndex, usual } = await createGameIndexService(trx).current();
        expect([gameIndex.nodeIds.length, usual.length, gameIndex.kinds.length]).toEqual([0, 0, 0]);
        throw new Error('not meant to stay');
      })
      .catch((error: Error) => expect(error.message).toBe('not meant to stay'));
  });
});

test('more players than were counted are taken back, however many games have them', async () => {
  await makeGames(
    db,
    Array.from({ length: 1_200 }, (_, at) => game(10 + at)).map((one) => ({ ...one, names: { EN: one.gameId } })),
  );
  await write('update game set popularity = 7');
  expect(await gateway.value<GameCard[]>('getPopularGames')).toHaveLength(24);
  await recountPopularity(db);
  expect(await gateway.value<GameCard[]>('getPopularGames')).toEqual([]);
  const { popularity: before } = await db.selectFrom('game_version').select('popularity').executeTakeFirstOrThrow();
  await recountPopularity(db);
  const { popularity: after } = await db.selectFrom('game_version').select('popularity').executeTakeFirstOrThrow();
  expect(after).toBe(before);
});
