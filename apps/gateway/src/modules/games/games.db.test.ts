/** Why this file stays whole: its suites share one small world of vendors, games and sessions, which takes seconds to make. */
import type { GameAnnouncements, GameCard, GameMenus, GamePage } from '@mekong/api-client/contract/types';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeGames, makeVendor } from '../../../db/seed/builders.ts';
import { type TestCall, testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { logInAll, seedSmallWorld } from '../../../test/people.ts';
import { vendorCaller } from '../../../test/vendor.ts';
import { recountPopularity } from './popularity.repository.ts';

const t = await testDb();
const db = t.db.kysely;
await seedSmallWorld(db);
await makeVendor(db, { code: 'TCG_SEA', category: 'ELOTT', names: { EN: 'Delta', KM: 'ដីសណ្ត', AR: 'دلتا' }, order: 5 });
await makeVendor(db, { code: 'OLDLOTT', category: 'LOTT', order: 6 });
await makeGames(db, [
  { gameId: 'draw-north', nodeId: 501, vendor: 'TCG_SEA', category: 'ELOTT' },
  { gameId: 'draw-old', nodeId: 502, vendor: 'OLDLOTT', category: 'LOTT' },
]);
await makeVendor(db, { code: 'BRIDGE', category: 'FISH', names: { EN: 'Bridge' }, singleWallet: false, order: 7 });
await makeGames(
  db,
  [
    { nodeId: 601, features: ['wilds'] as const, volatility: 'low' as const, rtp: 96, minBet: '100.0000' },
    { nodeId: 602, features: ['wilds', 'jackpot'] as const, volatility: 'high' as const, rtp: 97, minBet: '900.0000' },
    { nodeId: 603, features: ['cascade'] as const, rtp: 94, minBet: '500.0000', classify: 'BINGO' as const },
  ].map((game) => ({ gameId: `span-${game.nodeId}`, vendor: 'BRIDGE', category: 'FISH' as const, ...game })),
);
const gateway = await testGateway(t);
const sessions = await logInAll(gateway);
const admin = { role: 'system' } as const;

afterEach(() => gateway.modules.settings.change('merchant', {}, admin));

const list = (query: TestCall['query'] = {}, session: object = {}) =>
  gateway.value<GamePage>('getGameList', { query: { language: 'EN', ...query } }, session);
const idsOf = async (query: TestCall['query'], session: object = {}) =>
  (await list(query, session)).content.map(({ nodeId }) => nodeId);
const launchOf = (body: object, session: object = sessions.member) =>
  gateway.call(
    'launchGame',
    {
      body: {
        nodeId: 101,
        vassalage: 'HOUSE',
        launchMode: 'GLS',
        platform: 'html5-desktop',
        clientType: 3,
        ...body,
      },
    },
    session,
  );

describe('menus', () => {
  const menus = (language = 'EN') => gateway.value<GameMenus>('getGameMenus', { query: { language } });

  test('show categories that have games, in their order and language', async () => {
    const { categories } = await menus('AR');
    expect(categories.map(({ gameCategory, labelName }) => [gameCategory, labelName])).toEqual([
      ['ELOTT', 'يانصيب إلكتروني'],
      ['LIVE', 'كازينو مباشر'],
      ['SPORTS', 'رياضة'],
      ['FISH', 'صيد السمك'],
      ['RNG', 'ألعاب السلوت'],
    ]);
  });

  test('count listed games and say which vendors rest', async () => {
    const { categories } = await menus();
    expect(categories.find(({ gameCategory }) => gameCategory === 'RNG')?.vendors).toEqual([
      expect.objectContaining({ vassalage: 'HOUSE', name: 'House Studio', gameCount: 3, maintenance: false }),
    ]);
    expect(categories.find(({ gameCategory }) => gameCategory === 'LIVE')?.vendors[0]?.maintenance).toBe(true);
  });

  test('treat LOTT as ELOTT, while a game keeps its category', async () => {
    const { categories, groups } = await menus();
    expect(categories[0]?.vendors.map(({ vassalage }) => vassalage)).toEqual(['TCG_SEA', 'OLDLOTT']);
    expect(groups.map(({ gameGroupCode }) => gameGroupCode)).toEqual(['TCG_SEA', 'OLDLOTT']);
    expect((await list({ category: 'ELOTT' })).content.map(({ category }) => category)).toEqual(['ELOTT', 'LOTT']);
  });

  test('put esports vendors into a class of sports', async () => {
    const sports = (await menus()).categories.find(({ gameCategory }) => gameCategory === 'SPORTS');
    expect(sports?.gameClassify?.map(({ classify, vendors }) => [classify, vendors[0]?.vassalage])).toEqual([
      ['ESPORTS', 'AV'],
    ]);
  });

  test('call BTI and TCG vendors 123BET where the merchant has TY, and only the name', async () => {
    const nameOf = async () => (await menus()).categories[0]?.vendors[0];
    await gateway.modules.settings.change('merchant', { languages: ['KM', 'EN'] }, admin);
    expect(await nameOf()).toMatchObject({ vassalage: 'TCG_SEA', name: 'Delta' });
    await gateway.modules.settings.change('merchant', { languages: ['KM', 'EN', 'TY'] }, admin);
    expect(await nameOf()).toMatchObject({ vassalage: 'TCG_SEA', name: '123BET' });
  });
});

describe('the list', () => {
  test('leaves out what is switched off, game or vendor', async () => {
    const all = await idsOf({});
    expect(all).toContain(201);
    expect(all).not.toContain(401);
    expect(all).not.toContain(402);
  });

  test('narrows by category, vendor and number', async () => {
    expect(await idsOf({ category: 'LIVE' })).toEqual([201]);
    expect((await idsOf({ vendor: 'RIVER,AV' })).sort()).toEqual([201, 301]);
    expect(await idsOf({ nodeId: 102 })).toEqual([102]);
    expect(await idsOf({ filter: 'NEW' })).toEqual([101]);
    expect((await idsOf({ filter: 'HOT' })).sort()).toEqual([101, 201]);
  });

  test.each([
    ['a part of a name', 'otus', [101]],
    ['any case', 'LOTUS', [101]],
    ['another language', 'ផ្កាឈូក', [101]],
    ['the vendor', 'studio lotus', [101]],
    ['words in any order', 'fortune lotus', [101]],
    ['signs that SQL takes for wildcards', '100%_', [103]],
    ['a word behind a sign', '_one', [102]],
    ['no letter at all', '%_', []],
    ['nothing that is there', 'zzz', []],
  ])('finds by %s', async (_name, q, expected) => {
    expect(await idsOf({ q })).toEqual(expected);
  });

  test('pages with the total of the whole filter', async () => {
    const first = await list({ pageSize: 2, sort: 'name' });
    const last = await list({ pageSize: 2, page: first.totalPages, sort: 'name' });
    expect(first).toMatchObject({ page: 1, pageSize: 2, totalElements: 10, totalPages: 5 });
    expect(last.content).toHaveLength(2);
    expect(await list({ pageSize: 2, page: 99 })).toMatchObject({ content: [], totalElements: 10 });
  });

  test('puts games that can be played before those that rest', async () => {
    const isOpen = (await list()).content.map(({ maintenance }) => !maintenance);
    expect(new Set(isOpen)).toEqual(new Set([true, false]));
    expect(isOpen).toEqual(isOpen.toSorted((a, b) => Number(b) - Number(a)));
  });

  test('sorts by name of the language and by return to player', async () => {
    const names = (await list({ category: 'RNG', sort: 'name' })).content.map(({ name }) => name);
    expect(names).toEqual(['100%_Fun', 'Lotus Fortune', 'reel-one']);
    expect((await idsOf({ category: 'RNG', sort: '-rtp' })).slice(0, 2)).toEqual([101, 102]);
  });

  test('asks a visitor for a session before it shows favourites or recent games', async () => {
    for (const filter of ['FAV', 'RECENT']) {
      const answer = await gateway.call('getGameList', { query: { filter } });
      expect(answer.json.error?.code).toBe('AUTH_TOKEN_MISSING');
      const dead = await gateway.call('getGameList', { query: { filter } }, { token: 'x'.repeat(43) });
      expect(dead.json.error?.code).toBe('AUTH_TOKEN_EXPIRED');
    }
  });

  test("refuses another merchant's code", async () => {
    const answer = await gateway.call('getGameList', { query: { merchantCode: 'OTHER' } });
    expect(answer.json.error?.params).toEqual({ fields: [{ name: 'merchantCode', rule: 'enum' }] });
  });
});

describe('filters', () => {
  const among = { vendor: 'BRIDGE' };

  test('are conditions that all hold, and choices of one are alternatives', async () => {
    expect((await idsOf({ ...among, feature: 'wilds' })).sort()).toEqual([601, 602]);
    expect((await idsOf({ ...among, feature: 'jackpot,cascade' })).sort()).toEqual([602, 603]);
    expect(await idsOf({ ...among, feature: 'wilds', volatility: 'high' })).toEqual([602]);
    expect((await idsOf({ ...among, volatility: 'low,high' })).sort()).toEqual([601, 602]);
    expect((await idsOf({ ...among, rtpMin: 95 })).sort()).toEqual([601, 602]);
    expect(await idsOf({ ...among, rtpMin: 95, rtpMax: 96.5 })).toEqual([601]);
    expect((await idsOf({ ...among, minBetMax: '500.0000' })).sort()).toEqual([601, 603]);
  });

  test('and cards have the smallest stake as it is played: a tenth of it in trial money', async () => {
    const stakesOf = async (query: object, session = {}) => {
      const { content } = await list({ ...among, ...query }, session);
      return Object.fromEntries(content.map(({ nodeId, minBet, currency }) => [nodeId, `${minBet} ${currency}`]));
    };
    expect(await stakesOf({})).toEqual({ 601: '100.0000 KHR', 602: '900.0000 KHR', 603: '500.0000 KHR' });
    const tenths = { 601: '10.0000 FUN', 602: '90.0000 FUN', 603: '50.0000 FUN' };
    expect(await stakesOf({}, sessions.trial)).toEqual(tenths);
    expect(Object.keys(await stakesOf({ minBetMax: '50.0000' }, sessions.trial))).toEqual(['601', '603']);
  });

  test('know classes, those of vendors and of single games, and what is in none', async () => {
    expect(await idsOf({ category: 'SPORTS', classify: 'ESPORTS' })).toEqual([301]);
    expect(await idsOf({ category: 'SPORTS', classify: 'NONE' })).toEqual([]);
    expect(await idsOf({ classify: 'BINGO' })).toEqual([603]);
    expect((await idsOf({ ...among, classify: 'NONE' })).sort()).toEqual([601, 602]);
  });

  test('tell the one wallet from the others, and what can be played from what is under maintenance', async () => {
    expect((await idsOf({ singleWallet: 'false' })).sort()).toEqual([601, 602, 603]);
    expect(await idsOf({ singleWallet: 'true' })).not.toContain(601);
    expect(await idsOf({ playable: 'true', filter: 'HOT' })).toEqual([101]);
  });

  test('tell that nothing plays from the one wallet where members have one per vendor', async () => {
    const { settings } = gateway.modules;
    const before = (await settings.current()).merchant;
    await settings.change('merchant', { ...before, hasVendorWallets: true }, { role: 'system' });
    expect(await idsOf({ singleWallet: 'true' })).toEqual([]);
    expect(await idsOf({ singleWallet: 'false' })).toContain(101);
    await settings.change('merchant', before, { role: 'system' });
    expect(await idsOf({ singleWallet: 'true' })).toContain(101);
  });

  test('show on a card what they filter by', async () => {
    const [card] = (await list({ nodeId: 603 })).content;
    expect(card).toMatchObject({ features: ['cascade'], volatility: 'medium', classify: 'BINGO' });
  });

  test.each([
    { feature: 'teleport' },
    { volatility: 'wild' },
    { rtpMin: 101 },
    { minBetMax: '5' },
    { singleWallet: 'maybe' },
    { classify: 'x y' },
    { vendor: 'lower' },
    { filter: 'BEST' },
    { page: 0 },
    { sort: 'COLOUR' },
    { category: 'CARDS' },
  ])('say clearly what is wrong with %o', async (query) => {
    const answer = await gateway.call('getGameList', { query: query as NonNullable<TestCall['query']> });
    expect([answer.status, answer.json.error?.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(JSON.stringify(answer.json.error?.params)).toContain(Object.keys(query)[0]);
  });

  test('find nothing where there is nothing', async () => {
    expect(await list({ vendor: 'NOBODY', page: 7 })).toMatchObject({ content: [], totalElements: 0, totalPages: 0 });
    expect(await idsOf({ classify: 'UNHEARD_OF' })).toEqual([]);
  });
});

describe('facets', () => {
  const facets = async (query: TestCall['query'], session: object = {}) =>
    (await list({ ...query, facets: 'true' }, session)).facets;

  test('count what each choice would leave: their own choice does not count, all others do', async () => {
    const found = await facets({ vendor: 'BRIDGE', volatility: 'high' });
    expect(found?.volatilities).toEqual([
      { volatility: 'low', count: 1 },
      { volatility: 'medium', count: 1 },
      { volatility: 'high', count: 1 },
    ]);
    expect(found?.features).toEqual([
      { feature: 'jackpot', count: 1 },
      { feature: 'wilds', count: 1 },
    ]);
    expect(found?.vendors).toEqual([{ vassalage: 'BRIDGE', name: 'Bridge', count: 1 }]);
    expect(found?.filters).toEqual([
      { filter: 'ALL', count: 1 },
      { filter: 'NEW', count: 0 },
      { filter: 'HOT', count: 0 },
    ]);
  });

  test('agree with the lists they stand for', async () => {
    const all = await facets({});
    for (const { vassalage, count } of all?.vendors ?? [])
      expect((await list({ vendor: vassalage })).totalElements).toBe(count);
    for (const { filter, count } of all?.filters ?? []) expect((await list({ filter })).totalElements).toBe(count);
    for (const { feature, count } of all?.features ?? []) expect((await list({ feature })).totalElements).toBe(count);
  });

  test('count favourites and recent games of whoever is logged in, alone', async () => {
    await gateway.call('addFavoriteGame', { body: { nodeId: 601 } }, sessions.trial);
    const own = await facets({ vendor: 'BRIDGE' }, sessions.trial);
    expect(own?.filters.slice(3)).toEqual([
      { filter: 'FAV', count: 1 },
      { filter: 'RECENT', count: 0 },
    ]);
    expect((await facets({}))?.filters).toHaveLength(3);
    const inFavourites = await facets({ filter: 'FAV' }, sessions.trial);
    expect(inFavourites?.vendors).toEqual([{ vassalage: 'BRIDGE', name: 'Bridge', count: 1 }]);
  });

  test('are only there when they are asked for', async () => {
    expect(await list()).not.toHaveProperty('facets');
  });
});

describe('a vendor that is switched off', () => {
  test('is gone from lists, menus, search and launches at once', async () => {
    const setStatus = (status: 'active' | 'off') =>
      db.updateTable('vendor').set({ status }).where('code', '=', 'BRIDGE').execute();
    await setStatus('off');
    expect(await idsOf({ vendor: 'BRIDGE' })).toEqual([]);
    expect(await idsOf({ q: 'bridge' })).toEqual([]);
    expect(JSON.stringify(await gateway.value('getGameMenus'))).not.toContain('BRIDGE');
    expect((await launchOf({ nodeId: 601, vassalage: 'BRIDGE' })).json.error?.code).toBe('GAME_NOT_FOUND');
    await setStatus('active');
    expect((await idsOf({ vendor: 'BRIDGE' })).sort()).toEqual([601, 602, 603]);
  });
});

describe('cockfight', () => {
  const menus = () => gateway.value<GameMenus>('getGameMenus', { query: { language: 'EN' } });
  const shown = async () => JSON.stringify((await menus()).categories);
  const allow = () => gateway.modules.settings.change('region', { cockfight: true }, admin);
  const forbid = () => gateway.modules.settings.change('region', {}, admin);

  test('is neither listed nor launched unless the law of the place allows it', async () => {
    await makeVendor(db, { code: 'RING', category: 'SPORTS', classify: 'COCKFIGHT', order: 8 });
    await makeGames(db, [{ gameId: 'dawn', nodeId: 701, vendor: 'RING', category: 'SPORTS', isHot: true }]);
    expect(await shown()).not.toContain('COCKFIGHT');
    expect(await idsOf({ category: 'SPORTS' })).not.toContain(701);
    expect(await gateway.value<{ list: GameCard[] }>('getHotGames').then(({ list: hot }) => hot)).not.toContainEqual(
      expect.objectContaining({ nodeId: 701 }),
    );
    expect((await launchOf({ nodeId: 701, vassalage: 'RING' })).json.error?.code).toBe('GAME_REGION');
    await allow();
    expect(await shown()).toContain('COCKFIGHT');
    expect(await idsOf({ category: 'SPORTS', classify: 'COCKFIGHT' })).toEqual([701]);
    await forbid();
    await db.deleteFrom('game').where('node_id', '=', 701).execute();
  });

  test('is told as forbidden only where it is, whether or not it has games', async () => {
    expect((await menus()).forbiddenClasses).toEqual(['COCKFIGHT']);
    await allow();
    expect(await shown()).not.toContain('COCKFIGHT');
    expect(await menus()).not.toHaveProperty('forbiddenClasses');
    await forbid();
  });

  test('is listed as planned where it is allowed and no server plays it yet', async () => {
    await makeVendor(db, { code: 'PIT', category: 'SPORTS', classify: 'COCKFIGHT', status: 'planned', order: 9 });
    await makeGames(db, [{ gameId: 'dusk', nodeId: 702, vendor: 'PIT', category: 'SPORTS' }]);
    await allow();
    const classes = (await menus()).categories.flatMap(({ gameClassify = [] }) => gameClassify);
    const arenas = classes.find(({ classify }) => classify === 'COCKFIGHT')?.vendors;
    expect(arenas).toEqual([expect.objectContaining({ vassalage: 'PIT', planned: true, gameCount: 1 })]);
    const { content } = await list({ category: 'SPORTS', classify: 'COCKFIGHT' });
    expect(content.map(({ nodeId, maintenance }) => [nodeId, maintenance])).toEqual([[702, true]]);
    await forbid();
    await db.deleteFrom('game').where('node_id', '=', 702).execute();
  });
});

describe('a vendor that no server plays yet', () => {
  const switchTo = (status: 'active' | 'planned') =>
    db
      .updateTable('vendor')
      .set({ status, is_hot: status === 'planned' })
      .where('code', '=', 'BRIDGE')
      .execute();
  beforeAll(async () => {
    await switchTo('planned');
    await db.updateTable('game').set({ is_hot: true, is_new: true }).where('node_id', '=', 601).execute();
  });
  afterAll(async () => {
    await switchTo('active');
    await db.updateTable('game').set({ is_hot: false, is_new: false }).where('node_id', '=', 601).execute();
  });

  test('is a family to come in the menus, with a cover', async () => {
    const { planned, categories } = await gateway.value<GameMenus>('getGameMenus', { query: { language: 'EN' } });
    expect(planned).toEqual([{ gameCategory: 'FISH', labelName: 'Fishing', image: '/games/span-601.webp' }]);
    expect(categories.find(({ gameCategory }) => gameCategory === 'FISH')?.vendors).toEqual([
      expect.objectContaining({ vassalage: 'BRIDGE', maintenance: true, planned: true, isHot: 0 }),
    ]);
  });

  test('has games in the list that are marked, and behind all others in every order', async () => {
    const { content } = await list({ category: 'FISH' });
    expect(content.map(({ maintenance, planned, isHot, isNew }) => [maintenance, planned, isHot, isNew])).toEqual(
      Array.from({ length: 3 }, () => [true, true, false, false]),
    );
    const orders = ['-popularity', '-newness', 'name', '-rtp'] as const;
    const lists = await Promise.all(orders.map((sort) => list({ sort, pageSize: 60 })));
    for (const { content: shown } of lists)
      expect(shown.slice(-3).map(({ vassalage }) => vassalage)).toEqual(['BRIDGE', 'BRIDGE', 'BRIDGE']);
    expect(await idsOf({ category: 'FISH', playable: 'true' })).toEqual([]);
  });

  test('is neither hot nor new, in lists as in their counts', async () => {
    const [hot, fresh] = await Promise.all([idsOf({ filter: 'HOT' }), idsOf({ filter: 'NEW' })]);
    expect([...hot, ...fresh]).not.toContain(601);
    const { list: rail } = await gateway.value<{ list: GameCard[] }>('getHotGames');
    expect(rail.map(({ nodeId }) => nodeId)).not.toContain(601);
    const { facets } = await list({ category: 'FISH', facets: 'true' });
    expect(facets?.filters).toEqual([
      { filter: 'ALL', count: 3 },
      { filter: 'NEW', count: 0 },
      { filter: 'HOT', count: 0 },
    ]);
  });

  test('opens nothing, and says that it is planned', async () => {
    const answer = await launchOf({ nodeId: 601, vassalage: 'BRIDGE' });
    expect(answer.json.error).toMatchObject({ code: 'GAME_MAINTENANCE', params: { planned: true } });
  });
});

test('promotions of a game are its own and those of its vendor', async () => {
  const announce = (title: string, of: { vendor?: string; nodeId?: number }) =>
    gateway.modules.content.announce({ type: 'PR', ...of, texts: [{ language: 'EN', title, content: '<p>Now.</p>' }] });
  await announce('Everywhere', {});
  await announce('Of the vendor', { vendor: 'BRIDGE' });
  await announce('Of one game', { vendor: 'BRIDGE', nodeId: 601 });
  const titles = async (query: TestCall['query']) =>
    (
      await gateway.value<GameAnnouncements>('getGameAnnouncements', { query: { language: 'EN', ...query } })
    ).promotion.map(({ title }) => title);
  expect(await titles({ nodeId: 601 })).toEqual(['Of the vendor', 'Of one game']);
  expect(await titles({ nodeId: 602 })).toEqual(['Of the vendor']);
  expect(await titles({ vendor: 'BRIDGE' })).toEqual(['Of the vendor', 'Of one game']);
  expect(await titles({})).toEqual(['Of the vendor', 'Of one game']);
  expect(await titles({ vendor: 'HOUSE' })).toEqual([]);
});

describe('a launch', () => {
  test('is in the recent games, newest first', async () => {
    await launchOf({ nodeId: 101 });
    await launchOf({ nodeId: 102 });
    await launchOf({ nodeId: 101 });
    expect(await idsOf({ filter: 'RECENT' }, sessions.member)).toEqual([101, 102]);
    const recent = await gateway.value<GamePage>('getRecentGames', {}, sessions.member);
    expect(recent.content.map(({ nodeId }) => nodeId)).toEqual([101, 102]);
  });

  test.each([
    ['no such game', { nodeId: 9_999 }],
    ['a game that is switched off', { nodeId: 402 }],
    ["another vendor's game", { vassalage: 'RIVER' }],
    ['another id than the number', { gameId: 'reel-one' }],
    ['a room, where there are none', { roomId: 'table-1' }],
  ])('of %s finds nothing', async (_name, body) => {
    expect((await launchOf(body)).json.error?.code).toBe('GAME_NOT_FOUND');
  });

  test('of a game under maintenance offers open games others play, then hot ones', async () => {
    const vendor = await vendorCaller(db, gateway, 'HOUSE');
    await vendor.playRound(sessions.member, { nodeId: 102, stake: '100.0000', payout: '0.0000' });
    await recountPopularity(db);
    const answer = await launchOf({ nodeId: 201, vassalage: 'RIVER' });
    expect(answer.status).toBe(503);
    const suggestions = answer.json.error?.params.suggestions as GameCard[];
    expect(suggestions.map(({ nodeId, maintenance }) => [nodeId, maintenance])).toEqual([
      [102, false],
      [101, false],
    ]);
  });
});

test('popular games are counted by real players of the last seven days', async () => {
  const vendor = await vendorCaller(db, gateway, 'HOUSE');
  for (const session of [sessions.member, sessions.agent])
    await vendor.playRound(session, { nodeId: 101, stake: '100.0000', payout: '0.0000' });
  await vendor.playRound(sessions.trial, { nodeId: 103, stake: '100.0000', payout: '0.0000' });
  await recountPopularity(db);
  const popular = await gateway.value<GameCard[]>('getPopularGames');
  expect(popular.map(({ nodeId }) => nodeId)).toEqual([101, 102]);
  await db
    .updateTable('bet')
    .set({ placed_at: new Date(Date.now() - 8 * 86_400_000) })
    .execute();
  await recountPopularity(db);
  expect(await gateway.value<GameCard[]>('getPopularGames')).toEqual([]);
});

test('only the three games with most players are said to be played most, none under maintenance among them', async () => {
  await makeGames(
    db,
    [801, 802, 803, 804].map((nodeId) => ({
      gameId: `top-${nodeId}`,
      nodeId,
      vendor: 'HOUSE',
      category: 'RNG' as const,
      isHot: true,
    })),
  );
  const setPlayers = (nodeId: number, popularity: number) =>
    db.updateTable('game').set({ popularity }).where('node_id', '=', nodeId).execute();
  await Promise.all([801, 802, 803, 804].map((nodeId, place) => setPlayers(nodeId, 900 - place)));
  const marked = async () =>
    (await gateway.value<GameCard[]>('getPopularGames'))
      .filter(({ mostPlayed }) => mostPlayed)
      .map(({ nodeId }) => nodeId);
  expect(await marked()).toEqual([801, 802, 803]);
  await db.updateTable('game').set({ status: 'maintenance' }).where('node_id', '=', 802).execute();
  expect(await marked()).toEqual([801, 803]);
});
