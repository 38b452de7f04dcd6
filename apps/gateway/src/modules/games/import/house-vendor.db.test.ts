import { vendors } from '@mekong/catalogue/vendors';
import { writtenGames } from '@mekong/catalogue/written-games';
import { beforeEach, expect, test } from 'vitest';
import { addHouse } from '../../../../test/fixtures.ts';
import { testDb } from '../../../../test/harness.ts';
import { formatMoney, type Money } from '../../../kernel/money.ts';
import { indexGames } from '../search/search.repository.ts';

const { kysely: db } = (await testDb()).db;

beforeEach(async () => {
  await db.deleteFrom('game').execute();
  await db.deleteFrom('vendor').execute();
});

const houseSlots = writtenGames.filter(({ vendor }) => vendor === 'HOUSE');

const catalogue = async () => ({
  vendors: await db.selectFrom('vendor').selectAll().orderBy('place').execute(),
  games: await db.selectFrom('game').selectAll().orderBy('place').execute(),
});

test('the migration lists the house vendor and its games as the demo does', async () => {
  await addHouse(db);
  const made = await catalogue();
  const seeded = vendors.find(({ code }) => code === 'HOUSE');
  expect(made.vendors).toMatchObject([
    {
      code: 'HOUSE',
      names: seeded?.names,
      category: 'RNG',
      account_type_id: seeded?.accountTypeId,
      is_hot: seeded?.isHot,
      status: 'active',
      single_wallet: true,
    },
  ]);
  expect(
    made.games.map(({ min_bet, ...game }) => ({ ...game, min_bet: formatMoney(BigInt(min_bet) as Money) })),
  ).toMatchObject(
    houseSlots.map((game) => ({
      node_id: game.nodeId,
      game_id: game.gameId,
      category: game.category,
      classify: null,
      names: game.names,
      image: `/games/${game.gameId}.webp`,
      is_hot: game.isHot,
      is_new: game.isNew,
      rtp: game.rtp?.toFixed(2),
      volatility: game.volatility,
      features: game.features,
      min_bet: game.minBet,
      pays_kind: game.pays?.kind,
      pays_count: game.pays?.count ?? null,
      max_win: game.maxWin?.toFixed(2),
      status: 'active',
      motif: game.motif,
      coat: game.coat ?? null,
    })),
  );
});

test('the search finds the games of the migration', async () => {
  await addHouse(db);
  await indexGames(db);
  const terms = await db.selectFrom('game_search').select('terms').execute();
  expect(terms).toHaveLength(houseSlots.length);
  expect(terms.every((row) => row.terms !== null)).toBe(true);
});

test('the migration leaves a vendor and games alone that an earlier version has imported', async () => {
  await addHouse(db);
  await db
    .updateTable('vendor')
    .set({ status: 'off', names: JSON.stringify({ EN: 'Renamed' }) })
    .execute();
  await db.updateTable('game').set({ status: 'maintenance', place: 77 }).where('node_id', '=', 100001).execute();
  await db.deleteFrom('game').where('node_id', '=', 100005).execute();
  const before = await catalogue();
  await addHouse(db);
  const after = await catalogue();
  expect(after.vendors).toEqual(before.vendors);
  expect(after.games.filter(({ node_id }) => node_id !== 100005)).toEqual(before.games);
  expect(after.games).toHaveLength(houseSlots.length);
});
