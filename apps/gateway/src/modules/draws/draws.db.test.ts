import type {
  DrawLobby,
  DrawPage,
  GameMenus,
  LaunchResult,
  LotteryDetail,
  OpenedNumbers,
} from '@mekong/api-client/contract/types';
import { sql } from 'kysely';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { makeGames, makeMember } from '../../../db/seed/builders.ts';
import { stopDatabaseClock } from '../../../test/clock.ts';
import { seedLotteries } from '../../../test/draws.ts';
import { type TestCall, testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { cheapHash, PASSWORD } from '../../../test/people.ts';
import { parseMoney } from '../../kernel/money.ts';
import { createLotteryFrames } from '../games/lottery-frame.service.ts';
import { layOut } from './chain.ts';
import { hashOfSeed } from './numbers.ts';

// What the process takes the time for is of no account: draws go by the clock of the database.
vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T05:10:20Z') });
afterAll(() => vi.useRealTimers());

const t = await testDb();
const db = t.db.kysely;
await stopDatabaseClock(db, new Date());
await seedLotteries(db, [
  { code: 'fast', schedule: { everyMinutes: 1, closeSeconds: 10 } },
  { code: 'slow', schedule: { everyMinutes: 720, closeSeconds: 60 } },
  { code: 'hidden', schedule: { everyMinutes: 5, closeSeconds: 10 } },
]);
await sql`update game set status = 'off' where game_id = 'hidden'`.execute(db);
const gateway = await testGateway(t);
const { drawScheduler } = gateway.modules;
await makeMember(db, { username: 'sokha', passwordHash: await cheapHash(PASSWORD), balance: parseMoney('1000') });
const session = await gateway.login('sokha', PASSWORD);
// Draws of the last 25 minutes, as if the site had been there.
const fast = await db.selectFrom('lottery').selectAll().where('code', '=', 'fast').executeTakeFirstOrThrow();
await drawScheduler.plan(fast, {
  since: new Date(Date.now() - 25 * 60_000),
  drawnAtOf: ({ drawsAt }) => new Date(drawsAt.getTime() + 900),
});
await drawScheduler.tick();

const lobby = (query: TestCall['query'] = {}) =>
  gateway.value<DrawLobby>('getDrawLobby', { query: { language: 'EN', ...query } });
const history = (query: TestCall['query'] = {}) =>
  gateway.value<DrawPage>('getDrawHistory', { query: { gameCode: 'fast', ...query } });
const lottery = () => gateway.value<LotteryDetail>('getDraw', { query: { gameCode: 'fast', language: 'EN' } });

describe('a process whose clock is wrong', () => {
  test('draws and tells the time by the clock of the database', async () => {
    const right = new Date();
    const before = await lobby();
    vi.setSystemTime(right.getTime() + 3_600_000);
    await drawScheduler.tick();
    const after = await lobby();
    vi.setSystemTime(right);
    expect(after).toEqual(before);
  });
});

describe('the lobby', () => {
  test('shows groups and lotteries in the language of the reader, as the games that they are', async () => {
    const { groups } = await lobby({ language: 'KM' });
    expect(groups.map(({ gameGroupCode, labelName, area }) => [gameGroupCode, labelName, area])).toEqual([
      ['SEA', 'ដីសណ្ត', 'SEA'],
    ]);
    expect(groups[0]?.gameMenus[0]).toMatchObject({
      gameCode: 'fast',
      labelName: 'ហ្គេម fast',
      nodeId: 901,
      vassalage: 'DRAWS',
      maintenance: false,
      kind: 'digits',
      schedule: { everyMinutes: 1, closeSeconds: 10 },
    });
  });

  test('leaves out lotteries whose game is not listed, and groups of another area', async () => {
    expect((await lobby()).groups.flatMap(({ gameMenus }) => gameMenus).map(({ gameCode }) => gameCode)).toEqual([
      'fast',
      'slow',
    ]);
    expect((await lobby({ area: 'VN' })).groups).toEqual([]);
  });

  test('tells the clock, and a current issue that is still to be drawn by it', async () => {
    const { serverTime, groups } = await lobby();
    const { current, last } = groups[0]?.gameMenus[0] ?? {};
    expect(Date.parse(current?.drawsAt ?? '')).toBeGreaterThan(Date.parse(serverTime));
    expect(Date.parse(current?.opensAt ?? '')).toBeLessThanOrEqual(Date.parse(serverTime));
    expect(Date.parse(current?.drawsAt ?? '') - Date.parse(current?.closesAt ?? '')).toBe(10_000);
    expect(last?.result?.prizes).toEqual([
      { prize: 'main', numbers: Array.from({ length: 3 }, () => expect.any(String)) },
    ]);
  });

  test('says which lotteries rest, while their draws go on', async () => {
    await sql`update vendor set status = 'maintenance' where code = 'DRAWS'`.execute(db);
    const before = (await lobby()).groups[0]?.gameMenus[0]?.last?.issue;
    vi.setSystemTime(Date.now() + 60_000);
    await stopDatabaseClock(db, new Date());
    await drawScheduler.tick();
    const [shown] = (await lobby()).groups[0]?.gameMenus ?? [];
    expect([before, shown?.maintenance, shown?.last?.issue]).toEqual(['20261121-0730', true, '20261121-0731']);
    await sql`update vendor set status = 'active' where code = 'DRAWS'`.execute(db);
  });

  test('never shows a seed before its draw', async () => {
    const secrets = await sql<{ root: string }>`select sealed_root as root from draw_chain`.execute(db);
    const text = JSON.stringify([await lobby(), await lottery()]);
    for (const { root } of secrets.rows) expect(text).not.toContain(root);
    const { lottery: shown } = await lottery();
    expect(Object.keys(shown.current ?? {}).toSorted()).toEqual(
      ['chain', 'closesAt', 'drawsAt', 'issue', 'opensAt', 'position', 'seedHash'].toSorted(),
    );
  });
});

test('the menus of the site have the groups of the lobby, and what draws nothing by its vendor', async () => {
  await makeGames(db, [{ gameId: 'scratch', nodeId: 990, vendor: 'DRAWS', category: 'ELOTT' }]);
  const { groups } = await gateway.value<GameMenus>('getGameMenus', { query: { language: 'EN' } });
  expect(groups).toEqual([
    {
      gameGroupCode: 'SEA',
      labelName: 'Delta',
      gameMenus: [
        { gameCode: 'fast', labelName: 'Game fast' },
        { gameCode: 'slow', labelName: 'Game slow' },
      ],
    },
    { gameGroupCode: 'DRAWS', labelName: 'Delta Draws', gameMenus: [{ gameCode: 'scratch', labelName: 'scratch' }] },
  ]);
});

describe('one lottery', () => {
  test('comes with its rule and the published hash that its seeds lead to', async () => {
    const { rule, chains, lottery: shown } = await lottery();
    expect(rule).toEqual([{ prize: 'main', count: 3, min: 0, max: 9, digits: 1, isDistinct: false, isSorted: false }]);
    const { last } = shown;
    const chain = chains.find(({ number }) => number === last?.chain);
    expect(layOut(last?.seed ?? '', last?.position ?? 1).tipHash).toBe(chain?.tipHash);
    expect(hashOfSeed(last?.seed ?? '')).toBe(last?.seedHash);
    expect(chains.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  });

  test.each(['getDraw', 'getDrawHistory'] as const)(
    'that does not exist, or is not listed, is not found by %s',
    async (id) => {
      for (const gameCode of ['nothing', 'hidden']) {
        const answer = await gateway.call(id, { query: { gameCode } });
        expect([answer.status, answer.json.error?.code]).toEqual([404, 'GAME_NOT_FOUND']);
      }
    },
  );
});

describe('the history', () => {
  test('is paged, newest first, each draw with what it can be checked by', async () => {
    const first = await history({ pageSize: 10 });
    const second = await history({ pageSize: 10, page: 2 });
    expect(first.totalElements).toBeGreaterThanOrEqual(24);
    expect(first.totalPages).toBe(Math.ceil(first.totalElements / 10));
    const times = [...first.content, ...second.content].map(({ drawsAt }) => drawsAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set(times).size).toBe(20);
    for (const { seed, seedHash } of first.content) expect(hashOfSeed(seed)).toBe(seedHash);
    expect(first.content.at(-1)?.late).toBe(false);
  });

  test('narrows to a day of the merchant and to an issue', async () => {
    const [newest] = (await history()).content;
    const issue = newest?.issue ?? '';
    const date = issue.replace(/^(\d{4})(\d\d)(\d\d)-.*/, '$1-$2-$3');
    const ofDay = await history({ date, pageSize: 100 });
    expect(new Set(ofDay.content.map(({ issue: name }) => name.slice(0, 8)))).toEqual(new Set([issue.slice(0, 8)]));
    expect((await history({ issue })).content.map(({ issue: name }) => name)).toEqual([issue]);
    expect((await history({ date: '2020-01-01' })).content).toEqual([]);
  });

  test('refuses a day that the calendar does not have', async () => {
    const answer = await gateway.call('getDrawHistory', { query: { gameCode: 'fast', date: '2026-02-30' } });
    expect([answer.status, answer.json.error?.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  test('names the issues that never opened', async () => {
    await sql`
      insert into draw_gap (lottery_id, first_issue, last_issue, count, from_at, to_at)
      values (${fast.id}::bigint, '20200101-0001', '20200101-0003', 3, '2020-01-01T00:00:00Z', '2020-01-01T00:02:00Z')`.execute(
      db,
    );
    expect((await history()).gaps).toEqual([
      {
        firstIssue: '20200101-0001',
        lastIssue: '20200101-0003',
        count: 3,
        from: '2020-01-01T00:00:00.000Z',
        to: '2020-01-01T00:02:00.000Z',
      },
    ]);
    expect((await history({ date: '2026-01-01' })).gaps).toEqual([]);
  });
});

describe('opened numbers', () => {
  test('are the last result of each lottery that has one, the newest first, with the next draw', async () => {
    const { list, serverTime } = await gateway.value<OpenedNumbers>('getOpenedNumbers', { query: { language: 'EN' } });
    expect(list.map(({ gameCode }) => gameCode)).toEqual(['fast']);
    expect(list[0]?.labelName).toBe('Game fast');
    expect(Date.parse(list[0]?.drawsAt ?? '')).toBeGreaterThan(Date.parse(serverTime));
  });
});

describe('the lottery frame', () => {
  const frame = (body: object) =>
    gateway.call(
      'launchGame',
      { body: { launchMode: 'LOTT', lottoArea: 'SEA', lottoView: 'lobby', ...body } },
      session,
    );

  test('needs a session', async () => {
    const answer = await gateway.call('launchGame', {
      body: { launchMode: 'LOTT', lottoArea: 'SEA', lottoView: 'lobby' },
    });
    expect(answer.json.error?.code).toBe('AUTH_TOKEN_MISSING');
  });

  test.each([
    ['the betting view without a lottery', { lottoView: 'betting' }, 400, 'VALIDATION_FAILED'],
    [
      'a lottery of another area',
      { lottoView: 'betting', lottoArea: 'VN', lottoGameCode: 'fast' },
      404,
      'GAME_NOT_FOUND',
    ],
    ['a lottery that is not listed', { lottoView: 'betting', lottoGameCode: 'hidden' }, 404, 'GAME_NOT_FOUND'],
    ['an area without lotteries', { lottoArea: 'VN' }, 404, 'GAME_NOT_FOUND'],
    ['an area that does not exist', { lottoArea: 'EU' }, 400, 'VALIDATION_FAILED'],
    ['a field of another launch mode', { nodeId: 901 }, 400, 'VALIDATION_FAILED'],
  ])('refuses %s', async (_, body, status, code) => {
    const answer = await frame(body);
    expect([answer.status, answer.json.error?.code]).toEqual([status, code]);
  });

  test('says which field is wrong, of the launch mode that was named', async () => {
    const wrong = await frame({ lottoArea: 'EU' });
    expect(wrong.json.error?.params.fields).toEqual([{ name: 'lottoArea', rule: 'enum' }]);
    const game = await gateway.call('launchGame', { body: { launchMode: 'GLS', vassalage: 'DRAWS' } }, session);
    expect(game.json.error?.params.fields).toEqual([expect.objectContaining({ rule: 'required' })]);
  });

  test('of a vendor that has no frame is under maintenance, with other games to play', async () => {
    for (const view of [
      {},
      { lottoView: 'betting', lottoGameCode: 'fast', lottoPrizeMode: 'Elott', device: 'mobile' },
    ]) {
      const answer = await frame(view);
      expect([answer.status, answer.json.error?.code]).toEqual([503, 'GAME_MAINTENANCE']);
      expect(answer.json.error?.params.suggestions).toEqual(expect.any(Array));
    }
  });

  test('of a vendor that has one is opened with the view in its address, and no session token', async () => {
    const houses = [{ code: 'fast', vendor: 'HOUSE', nodeId: 101, isOpen: true }];
    const frames = createLotteryFrames({ gamesOf: async () => houses });
    const request = { launchMode: 'LOTT', lottoArea: 'VN', lottoView: 'betting', lottoGameCode: 'fast' } as const;
    expect(await frames.orderOf(request, 'TH')).toMatchObject({ nodeId: 101, vendor: 'HOUSE', language: 'TH' });
    const launched = { game_url: 'http://localhost:8081/draws/?code=x&lang=TH' } as LaunchResult;
    expect(frames.framed(launched, request).gameUrl).toBe(
      'http://localhost:8081/draws/?code=x&lang=TH&lottoArea=VN&lottoView=betting',
    );
  });

  test('opens in the lobby an open lottery before one under maintenance', async () => {
    const games = [
      { code: 'closed', vendor: 'A', nodeId: 1, isOpen: false },
      { code: 'open', vendor: 'B', nodeId: 2, isOpen: true },
    ];
    const lobbyOf = (listed: typeof games) =>
      createLotteryFrames({ gamesOf: async () => listed }).orderOf(
        { launchMode: 'LOTT', lottoArea: 'SEA', lottoView: 'lobby' },
        'EN',
      );
    expect((await lobbyOf(games)).gameId).toBe('open');
    expect((await lobbyOf(games.slice(0, 1))).gameId).toBe('closed');
  });
});
