import type { AdminOperationId } from '@mekong/api-client/admin/contract/operations';
import type {
  AnnouncementPage,
  DrawPage,
  GamePage,
  GameReportPage,
  JackpotList,
  LotteryList,
  MessagePage,
  Overview,
  VendorPage,
} from '@mekong/api-client/admin/contract/types';
import type { GameAnnouncement } from '@mekong/api-client/contract/types';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { inTransaction } from '../src/kernel/db/transaction.ts';
import { createFieldCipher } from '../src/kernel/field-cipher.ts';
import { bet, seedJackpot } from '../src/ledger/flows.ts';
import { post } from '../src/ledger/ledger.ts';
import { createMessages, type Messages } from '../src/modules/messages/messages.service.ts';
import { consoleOf } from './console.ts';
import { seedLotteries } from './draws.ts';
import { TEST_SECRET_KEY, type TestCall, testGateway } from './gateway.ts';
import { testDb } from './harness.ts';
import { PASSWORD, seedSmallWorld } from './people.ts';

const t = await testDb();
const db = t.db.kysely;
await seedSmallWorld(db);
await seedLotteries(db, [
  { code: 'fast', schedule: { everyMinutes: 1, closeSeconds: 10 } },
  { code: 'slow', schedule: { everyMinutes: 720, closeSeconds: 60 } },
]);
const gateway = await testGateway(t);
const { settings, audit, messages, content, drawScheduler } = gateway.modules;
const admin = await consoleOf(gateway, { role: 'admin' });
const AHEAD = '2090-01-01T00:00:00.000Z';

/** Every row of a list, read one by one. */
async function readAll<Row>(id: AdminOperationId, query: TestCall['query'] = {}): Promise<Row[]> {
  const page = await admin.value<{ content: Row[]; nextCursor?: string }>(id, { query: { ...query, pageSize: 1 } });
  const { content: rows, nextCursor } = page;
  return nextCursor === undefined ? rows : [...rows, ...(await readAll<Row>(id, { ...query, cursor: nextCursor }))];
}

/** What waits of a kind. */
const waiting = async (wanted: Overview['attention']['queues'][number]['kind']) =>
  (await admin.value<Overview>('getOverview')).attention.queues.find(({ kind }) => kind === wanted);

/** What the newest audit row of an action says. */
const noted = async (action: string) => (await audit.newest({ action, limit: 1 }))[0];

test('linked jackpots are listed with what their accounts hold, the greatest pot first', async () => {
  const jackpots = async () => (await admin.value<JackpotList>('listJackpots')).content;
  expect(await jackpots()).toEqual([]);
  const member = await db.selectFrom('member').select('id').where('username', '=', 'sokha').executeTakeFirstOrThrow();
  const money = {
    member: member.id,
    currency: 'KHR',
    vendor: 'HOUSE',
    transactionId: 'pots',
    ref: 'test',
    amount: 100n,
  };
  await post(db, bet(money, [{ pool: 'mini', pot: 3n, reserve: 1n }]));
  await post(db, seedJackpot({ ...money, amount: 50n }, 'grand', 0n));
  const none = { vendor: 'HOUSE', currency: 'KHR', reserve: '0.0000', lent: '0.0000', paid: '0.0000', wins: 0 };
  expect(await jackpots()).toEqual([
    { ...none, pool: 'grand', pot: '0.0050', lent: '0.0050', contributed: '0.0000' },
    { ...none, pool: 'mini', pot: '0.0003', reserve: '0.0001', contributed: '0.0004' },
  ]);
});

describe('vendors and games', () => {
  const vendors = (query: TestCall['query']) => readAll<VendorPage['content'][number]>('listVendors', query);
  const games = (query: TestCall['query']) => readAll<GamePage['content'][number]>('listGames', query);

  test('are found by code, number and name, an exact hit first, those that are not listed too', async () => {
    expect((await vendors({})).map(({ code }) => code)).toEqual(['HOUSE', 'RIVER', 'AV', 'GONE', 'DRAWS']);
    expect((await vendors({ q: 'ស្ទូឌីយោ' })).map(({ code }) => code)).toEqual(['HOUSE']);
    expect(await vendors({ q: 'gone', status: 'off' })).toMatchObject([{ code: 'GONE', status: 'off', games: 1 }]);
    expect((await games({ q: 'reel' })).map(({ nodeId }) => nodeId)).toEqual([102, 103]);
    expect(await games({ q: '402' })).toMatchObject([{ gameId: 'withdrawn', status: 'off', vendor: 'HOUSE' }]);
    expect((await games({ vendor: 'RIVER' })).map(({ nodeId, vendorStatus }) => [nodeId, vendorStatus])).toEqual([
      [201, 'maintenance'],
    ]);
    expect((await games({ status: 'off' })).map(({ nodeId }) => nodeId)).toEqual([402]);
  });

  test('are put under maintenance and opened again; what is so already writes nothing', async () => {
    const put = (body: object) => admin.call('switchVendor', { path: { code: 'HOUSE' }, body });
    const closed = await put({ status: 'maintenance', until: AHEAD });
    expect(closed.json.value).toMatchObject({ code: 'HOUSE', status: 'maintenance', until: AHEAD });
    expect(await noted('listing.changed')).toMatchObject({
      actorId: 'a admin',
      ip: '127.0.0.1',
      object: 'vendor:HOUSE',
      detail: { before: { status: 'active' }, after: { status: 'maintenance', until: AHEAD } },
    });
    const rows = await audit.newest({ action: 'listing.changed', limit: 9 });
    expect((await put({ status: 'maintenance', until: AHEAD })).status).toBe(200);
    expect(await audit.newest({ action: 'listing.changed', limit: 9 })).toHaveLength(rows.length);
    expect((await put({ status: 'active' })).json.value).not.toHaveProperty('until');

    const game = (status: string) => admin.call('switchGame', { path: { nodeId: '101' }, body: { status } });
    expect((await game('maintenance')).json.value).toMatchObject({ nodeId: 101, status: 'maintenance' });
    expect(await noted('listing.changed')).toMatchObject({ object: 'game:101' });
    expect((await game('active')).json.value).toMatchObject({ status: 'active' });
  });

  test.each([
    ['switchVendor', { code: 'NOBODY' }, { status: 'active' }, 'NOT_FOUND'],
    ['switchVendor', { code: 'GONE' }, { status: 'active' }, 'GAME_NOT_FOUND'],
    ['switchVendor', { code: 'HOUSE' }, { status: 'off' }, 'VALIDATION_FAILED'],
    ['switchVendor', { code: 'HOUSE' }, { status: 'maintenance', until: '2020-01-01T00:00:00Z' }, 'VALIDATION_FAILED'],
    ['switchVendor', { code: 'HOUSE' }, { status: 'active', until: AHEAD }, 'VALIDATION_FAILED'],
    ['switchGame', { nodeId: '999' }, { status: 'active' }, 'NOT_FOUND'],
    ['switchGame', { nodeId: '402' }, { status: 'active' }, 'GAME_NOT_FOUND'],
  ] as const)('%s %o %o is refused: %s', async (id, path, body, code) => {
    expect((await admin.call(id, { path, body })).json.error?.code).toBe(code);
  });
});

describe('announcements', () => {
  const texts = [{ language: 'EN', title: 'New lanterns', content: 'From <today>.\n\nEverywhere.' }];
  const make = (body: object) => admin.call('makeAnnouncement', { body: { type: 'PR', texts, ...body } });
  const list = (query: TestCall['query'] = {}) =>
    readAll<AnnouncementPage['content'][number]>('listAnnouncements', query);

  test('are made once for a key, however often it is sent', async () => {
    const key = '1e7a5c90-4d2b-4f86-b3a7-8c0d6e9f2b15';
    const sent = await Promise.all([make({ key }), make({ key })]);
    const ids = sent.map(({ json }) => (json.value as { id: string }).id);
    expect(ids[1]).toBe(ids[0]);
    expect((await list()).filter(({ id }) => id === ids[0])).toHaveLength(1);
    const other = await make({ key, texts: texts.map((text) => ({ ...text, title: 'Old lanterns' })) });
    expect(other.json.error?.code).toBe('STATE_STALE');
    expect((await make({})).json.value).not.toEqual({ id: ids[0] });
  });

  test('of a game are seen by players as paragraphs of plain text, and end once', async () => {
    const { id } = (await make({ vendor: 'HOUSE', nodeId: 101, endsAt: AHEAD })).json.value as { id: string };
    const read = () =>
      gateway.value<{ promotion: GameAnnouncement[] }>('getGameAnnouncements', { query: { nodeId: 101 } });
    await expect.poll(read).toMatchObject({
      promotion: [{ content: '<p>From &lt;today&gt;.</p><p>Everywhere.</p>', link: '/game?node=101' }],
    });
    expect(await noted('announcement.made')).toMatchObject({ actorId: 'a admin', object: `announcement:${id}` });
    expect((await list()).find((row) => row.id === id)).toMatchObject({
      vendorName: 'House Studio',
      gameName: 'Lotus Fortune',
    });
    const end = () => admin.call('endAnnouncement', { path: { id } });
    expect((await end()).json.value).toEqual({ id });
    expect((await end()).json.error?.code).toBe('NOT_FOUND');
    await expect.poll(read).toEqual({ promotion: [] });
    expect(await noted('announcement.ended')).toMatchObject({ actorId: 'a admin', object: `announcement:${id}` });
  });

  test('are listed newest first with those of the site and its banners, by kind, state and vendor', async () => {
    await sql`delete from announcement`.execute(db);
    const image = '/banners/one.webp';
    await content.announce({ type: 'B', image, texts: [{ language: 'KM', title: 'ផ្ទាំង', content: '' }] });
    await make({ type: 'PL', audience: 'A', startsAt: AHEAD });
    await make({ vendor: 'RIVER' });
    expect((await list()).map(({ type, state }) => [type, state])).toEqual([
      ['PR', 'current'],
      ['PL', 'coming'],
      ['B', 'current'],
    ]);
    expect(await list({ type: 'B' })).toMatchObject([{ image, title: 'ផ្ទាំង', languages: ['KM'] }]);
    expect(await list({ state: 'coming' })).toMatchObject([{ audience: 'A', startsAt: AHEAD }]);
    expect(await list({ vendor: 'RIVER' })).toMatchObject([{ vendor: 'RIVER', title: 'New lanterns' }]);
    await admin.value('endAnnouncement', { path: { id: (await list({ type: 'B' }))[0]?.id ?? '' } });
    expect((await list({ state: 'ended' })).map(({ type }) => type)).toEqual(['B']);
  });

  test.each([
    [{ texts: [{ language: 'KM', title: 'ថ្មី', content: 'ថ្មី' }] }, 'texts'],
    [{ texts: [...texts, ...texts] }, 'texts'],
    [{ vendor: 'NOBODY' }, 'vendor'],
    [{ nodeId: 101 }, 'vendor'],
    [{ vendor: 'HOUSE', nodeId: 201 }, 'nodeId'],
    [{ type: 'PU', vendor: 'HOUSE' }, 'vendor'],
    [{ endsAt: '2020-01-01T00:00:00Z' }, 'endsAt'],
    [{ startsAt: AHEAD, endsAt: '2089-01-01T00:00:00Z' }, 'endsAt'],
  ])('%o is refused for its %s', async (body, name) => {
    expect((await make(body)).json.error).toMatchObject({ code: 'VALIDATION_FAILED', params: { fields: [{ name }] } });
  });
});

describe('the outbox', () => {
  const write = (by: Messages, address: string) =>
    inTransaction(db, (trx) =>
      by.write(trx, {
        channel: 'sms',
        purpose: 'loginCode',
        address,
        language: 'EN',
        values: { code: '123456', minutes: 5 },
      }),
    );
  const list = (query: TestCall['query']) => readAll<MessagePage['content'][number]>('listMessages', query);

  test('shows codes that are sent to nobody, hides those that were sent, and finds by number, purpose and state', async () => {
    const cipher = createFieldCipher(TEST_SECRET_KEY);
    const { queue } = gateway.modules;
    const providers = { sms: { provider: 'http', deliver: async () => undefined } } as const;
    await write(messages, '85511111111');
    await write(createMessages({ db, queue, settings, cipher, providers, log: gateway.app.log }), '85522222222');
    const all = await list({ purpose: 'loginCode' });
    expect(all).toMatchObject([
      { address: '85522222222', hidden: true, text: '', provider: 'http', state: 'waiting' },
      { address: '85511111111', hidden: false, text: expect.stringContaining('123456'), state: 'delivered' },
    ]);
    expect(await list({ address: '+855 11-111-111' })).toEqual([all[1]]);
    expect(await list({ state: 'waiting' })).toEqual([all[0]]);
    expect(await list({ purpose: 'passwordLink' })).toEqual([]);
  });

  test('sends a failed message again, once', async () => {
    const [sent] = await list({ state: 'waiting' });
    const path = { id: sent?.id ?? '' };
    expect((await admin.call('retryMessage', { path })).json.error?.code).toBe('NOT_FOUND');
    await sql`update message set state = 'failed', attempts = 8, last_error = 'away' where id = ${path.id}`.execute(db);
    expect(await list({ state: 'failed' })).toMatchObject([{ attempts: 8, error: 'away' }]);
    expect(await waiting('failedMessages')).toMatchObject({ count: 1, oldestAt: expect.any(String) });
    expect(await admin.value('retryMessage', { path })).toEqual(path);
    expect(await noted('message.retried')).toMatchObject({ actorId: 'a admin', object: `message:${path.id}` });
    expect((await admin.call('retryMessage', { path })).status).toBe(404);
  });
});

describe('game reports', () => {
  test('are found by state, ticket, kind and vendor, and dealt with once', async () => {
    const session = await gateway.login('sokha', PASSWORD);
    const report = (kind: string, nodeId: number, key: string) =>
      gateway.value<{ ticket: string }>(
        'reportGame',
        { body: { nodeId, kind, text: 'The reels stopped in a spin.', requestKey: `5f0c1c3e-6b5a-4c58-9d0e-${key}` } },
        session,
      );
    const { ticket } = await report('STUCK', 101, '2b9f6c1f7a10');
    await report('DISPLAY', 201, '2b9f6c1f7a11');
    expect(await waiting('gameReports')).toMatchObject({ count: 2, promisedAt: expect.any(String) });
    const list = (query: TestCall['query']) => readAll<GameReportPage['content'][number]>('listGameReports', query);
    expect((await list({ status: 'OPEN' })).map(({ kind }) => kind)).toEqual(['DISPLAY', 'STUCK']);
    expect((await list({ vendor: 'RIVER' })).map(({ nodeId }) => nodeId)).toEqual([201]);
    expect((await list({ kind: 'STUCK' })).map(({ username }) => username)).toEqual(['sokha']);
    const [found] = await list({ ticket });
    expect(found).toMatchObject({ game: 'Lotus Fortune', text: 'The reels stopped in a spin.', roundIds: [] });
    const close = () => admin.call('closeGameReport', { path: { id: found?.id ?? '' } });
    expect((await close()).json.value).toEqual({ id: found?.id });
    expect((await close()).json.error?.code).toBe('NOT_FOUND');
    expect((await list({ status: 'CLOSED' })).map((row) => row.ticket)).toEqual([ticket]);
    expect(await noted('report.closed')).toMatchObject({ actorId: 'a admin', object: `report:${ticket}` });
  });
});

describe('draws', () => {
  test('come with their state, those of the future first, and tell no seed before they are drawn', async () => {
    const fast = await db.selectFrom('lottery').selectAll().where('code', '=', 'fast').executeTakeFirstOrThrow();
    await drawScheduler.plan(fast, {
      since: new Date(Date.now() - 3 * 60_000),
      drawnAtOf: ({ drawsAt }) => new Date(drawsAt.getTime() + 900),
    });
    await drawScheduler.tick();
    const list = (query: TestCall['query']) => readAll<DrawPage['content'][number]>('listDraws', query);
    const all = await list({});
    expect(all.map(({ drawsAt }) => drawsAt)).toEqual(
      all
        .map(({ drawsAt }) => drawsAt)
        .toSorted()
        .toReversed(),
    );
    expect(new Set(all.map(({ gameCode }) => gameCode))).toEqual(new Set(['fast', 'slow']));
    const drawn = await list({ gameCode: 'fast', state: 'drawn' });
    expect(drawn.length).toBeGreaterThan(0);
    for (const { result, drawnAt } of drawn) expect([result?.kind, typeof drawnAt]).toEqual(['digits', 'string']);
    const coming = await list({ state: 'coming' });
    expect(coming.length).toBeGreaterThan(0);
    for (const draw of coming) expect(draw).not.toHaveProperty('result');
    await sql`update draw set status = 'void', result = null where id = ${drawn[0]?.id}`.execute(db);
    expect((await list({ state: 'void' })).map(({ id }) => id)).toEqual([drawn[0]?.id]);
  });

  test('stand beside their lotteries with the next issue and the last', async () => {
    const { lotteries } = await admin.value<LotteryList>('listLotteries');
    expect(lotteries.map(({ gameCode, open }) => [gameCode, open])).toEqual([
      ['fast', true],
      ['slow', true],
    ]);
    expect(lotteries[0]).toMatchObject({
      name: 'Game fast',
      vendorName: 'Delta Draws',
      planned: false,
      lastState: expect.any(String),
    });
    expect(new Date(lotteries[0]?.nextDrawsAt ?? 0).getTime()).toBeGreaterThan(Date.now());
  });
});
