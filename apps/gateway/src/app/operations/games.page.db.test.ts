import type { GameAnnouncements, GameCard, GamePage, GameSearch } from '@mekong/api-client/contract/types';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { operatorsOf } from '../../../test/operators.ts';
import { logInAll, seedSmallWorld } from '../../../test/people.ts';
import { vendorCaller } from '../../../test/vendor.ts';
import { createOperationsServer } from './server.ts';

const t = await testDb();
const db = t.db.kysely;
await seedSmallWorld(db);
// answers are kept for longer than anybody waits here: only being told ends them
const gateway = await testGateway(t, { sharedAnswerSeconds: 600 });
const sessions = await logInAll(gateway);
const { audit, content } = gateway.modules;
const { look, send, save } = await operatorsOf(gateway);
const closed = await createOperationsServer({ ...gateway.modules, secret: 'a long secret', logLevel: 'silent' });
afterAll(() => closed.close());

const IN_TIME = { timeout: 20_000 };
const launch = (nodeId: number) =>
  gateway.call(
    'launchGame',
    { body: { nodeId, vassalage: 'HOUSE', launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 } },
    sessions.member,
  );
/** What a visitor reads; the second asking shows that the answer is one of those that are kept. */
const english = (query: object = {}) => ({ query: { language: 'EN', ...query } });
const isClosedInList = async (nodeId: number) =>
  (await gateway.value<GamePage>('getGameList', english({ nodeId }))).content[0]?.maintenance;
const isClosedInSearch = async () =>
  (await gateway.value<GameSearch>('searchGames', english({ q: 'lotus fortune' }))).games.map(
    ({ game }) => game.maintenance,
  );
const isClosedAmongHot = async () =>
  (await gateway.value<{ list: GameCard[] }>('getHotGames', english())).list.find(({ nodeId }) => nodeId === 101)
    ?.maintenance;

beforeEach(async () => {
  await send('/games/vendor/HOUSE', { status: 'active' });
  await send('/games/game/101', { status: 'active' });
});

describe('looking for a vendor or a game', () => {
  test.each([
    ['a code of a vendor', 'hous', 'House Studio'],
    ['a name in another language', 'សំណាងផ្កាឈូក', 'Lotus Fortune'],
    ['a number', '101', 'Lotus Fortune'],
    ['a code of a game', 'lotus-f', 'Lotus Fortune'],
    ['a part of a name', 'us fort', 'Lotus Fortune'],
    ['one that is not listed', 'withdrawn', 'Not listed'],
  ])('by %s', async (_by, q, shown) => {
    const page = (await look(`/games?${new URLSearchParams({ q })}`)).payload;
    expect(page).toContain(shown);
    expect(page).not.toContain('>River');
  });

  test.each([
    ['signs of SQL and HTML', `%_'"<b>\\`],
    ['control characters', '\u0000\u0007'],
    ['a text of 500 characters', 'x'.repeat(500)],
    ['an emoji and a half', '🎰\ud83c'],
  ])('bears %s', async (_what, q) => {
    const answer = await look(`/games?${new URLSearchParams({ q })}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.payload).not.toContain('<b>');
  });
});

describe('a vendor that is put into maintenance', () => {
  test('is under maintenance in lists, search and launch within ten seconds, and open again as fast', async () => {
    expect([await isClosedInList(101), await isClosedInSearch(), await isClosedAmongHot()]).toEqual([
      false,
      [false],
      false,
    ]);
    const answer = await save('/games?q=house', '/games/vendor/HOUSE', { status: 'maintenance' });
    expect(answer.statusCode).toBe(303);
    expect((await look(String(answer.headers.location))).payload).toContain('HOUSE is saved.');
    expect((await launch(101)).json.error?.code).toBe('GAME_MAINTENANCE');
    await expect.poll(() => isClosedInList(101), IN_TIME).toBe(true);
    await expect.poll(isClosedInSearch, IN_TIME).toEqual([true]);
    await expect.poll(isClosedAmongHot, IN_TIME).toBe(true);
    await save('/games?q=house', '/games/vendor/HOUSE', { status: 'active' });
    expect((await launch(101)).status).toBe(200);
    await expect.poll(() => isClosedInList(101), IN_TIME).toBe(false);
  });

  test('tells when it is expected back, until it is open again', async () => {
    const until = new Date(Date.now() + 3_600_000).toISOString().slice(0, 16);
    await save('/games?q=house', '/games/vendor/HOUSE', { status: 'maintenance', until });
    expect((await launch(101)).json.error?.params.until).toBe(`${until}:00.000Z`);
    expect((await look('/games?q=house')).payload).toContain(`value="${until}"`);
    await save('/games?q=house', '/games/vendor/HOUSE', { status: 'active' });
    await save('/games?q=house', '/games/vendor/HOUSE', { status: 'maintenance', until: '' });
    expect((await launch(101)).json.error?.params).not.toHaveProperty('until');
  });

  test('is opened again after the time it was expected back', async () => {
    await send('/games/vendor/HOUSE', { status: 'maintenance' });
    await db
      .updateTable('vendor')
      .set({ maintenance_until: new Date(0) })
      .where('code', '=', 'HOUSE')
      .execute();
    expect((await save('/games?q=house', '/games/vendor/HOUSE', { status: 'active' })).statusCode).toBe(303);
    expect((await launch(101)).status).toBe(200);
  });

  test('takes no new round, and pays out the one that is open', async () => {
    const vendor = await vendorCaller(db, gateway, 'HOUSE');
    const opened = (await vendor.open(sessions.agent, 102)).json.value as Record<string, string>;
    const { playerId, gameToken, gameId, currency } = opened;
    const bet = (n: number) =>
      vendor.call('vendorBet', {
        ...{ playerId, gameToken, gameId, currency },
        ...{ roundId: `open-${n}`, transactionId: `open-${n}-bet`, amount: '100.0000' },
      });
    expect((await bet(1)).status).toBe(200);
    await send('/games/vendor/HOUSE', { status: 'maintenance' });
    expect((await bet(2)).json.error?.code).toBe('GAME_MAINTENANCE');
    const about = { playerId, gameId, roundId: 'open-1' };
    const win = { transactionId: 'open-1-win', betTransactionId: 'open-1-bet', amount: '250.0000', currency };
    expect((await vendor.call('vendorWin', { ...about, ...win })).status).toBe(200);
    expect((await vendor.call('vendorEndRound', about)).status).toBe(200);
  });
});

test('a game under maintenance closes no other game of its vendor', async () => {
  expect(await isClosedInList(101)).toBe(false);
  expect((await save('/games?q=101', '/games/game/101', { status: 'maintenance' })).statusCode).toBe(303);
  expect((await launch(101)).json.error?.code).toBe('GAME_MAINTENANCE');
  expect((await launch(102)).status).toBe(200);
  await expect.poll(() => isClosedInList(101), IN_TIME).toBe(true);
});

describe('what was switched', () => {
  test('stands in the audit chain with both states, and nothing does where nothing changed', async () => {
    await send('/games/vendor/HOUSE', { status: 'maintenance' });
    await send('/games/vendor/HOUSE', { status: 'maintenance' });
    await send('/games/game/101', { status: 'maintenance' });
    expect(await audit.newest({ action: 'listing.changed', limit: 2 })).toMatchObject([
      { actorRole: 'operator', object: 'game:101', detail: { after: { status: 'maintenance' } } },
      {
        object: 'vendor:HOUSE',
        detail: { before: { status: 'active' }, after: { status: 'maintenance' } },
      },
    ]);
    expect(await audit.firstBroken()).toBeUndefined();
  });

  test.each([
    ['/games/vendor/HOUSE', { status: 'off' }, 422],
    ['/games/vendor/HOUSE', {}, 422],
    ['/games/vendor/HOUSE', { status: 'maintenance', until: 'tomorrow' }, 422],
    ['/games/vendor/HOUSE', { status: 'maintenance', until: '2020-01-01T00:00' }, 422],
    ['/games/vendor/HOUSE', { status: 'maintenance', until: '2099-99-99T99:99' }, 422],
    ['/games/vendor/NOBODY', { status: 'maintenance' }, 404],
    ['/games/vendor/%27%3B--', { status: 'maintenance' }, 404],
    ['/games/vendor/GONE', { status: 'active' }, 409],
    ['/games/game/402', { status: 'active' }, 409],
    ['/games/game/999999', { status: 'maintenance' }, 404],
    ['/games/game/99999999999999999999', { status: 'maintenance' }, 404],
    ['/games/game/101', { status: 'gone' }, 422],
  ])('by %s with %j is refused in words, and changes nothing', async (url, form, code) => {
    const rows = () => db.selectFrom('vendor').select(['code', 'status', 'maintenance_until']).orderBy('id').execute();
    const before = await rows();
    const answer = await send(url, form);
    expect(answer.statusCode).toBe(code);
    expect(answer.payload).toContain('Not saved.');
    expect(await rows()).toEqual(before);
  });

  test('by a page of others, or without the secret, is refused', async () => {
    const form = { status: 'maintenance' };
    expect((await send('/games/vendor/HOUSE', form, { origin: 'https://evil.example' })).statusCode).toBe(403);
    for (const url of ['/games/vendor/HOUSE', '/games/game/101', '/announcements', '/announcements/1/end'])
      expect((await closed.inject({ method: 'POST', url, headers: { origin: 'http://localhost' } })).statusCode).toBe(
        401,
      );
    expect((await closed.inject('/games')).statusCode).toBe(401);
    expect((await launch(101)).status).toBe(200);
  });
});

describe('an announcement', () => {
  const announce = (form: Record<string, string>) =>
    send('/announcements', { vendor: 'HOUSE', 'title.EN': 'New lanterns', 'content.EN': 'From today.', ...form });
  const read = async (query: object = { nodeId: 101 }, language = 'EN') =>
    (await gateway.value<GameAnnouncements>('getGameAnnouncements', { query: { language, ...query } })).promotion;
  beforeEach(() => db.deleteFrom('announcement').execute());

  test('of a game is read beside the game in the language of the reader, within ten seconds', async () => {
    expect(await read()).toEqual([]);
    const answer = await announce({
      game: '101',
      'title.AR': 'فوانيس جديدة',
      'content.AR': 'من اليوم.\n\nكل يوم.',
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/announcements?saved=made']);
    await expect
      .poll(() => read(), IN_TIME)
      .toMatchObject([
        {
          vassalage: 'HOUSE',
          nodeId: 101,
          title: 'New lanterns',
          content: '<p>From today.</p>',
          link: '/game?node=101',
        },
      ]);
    expect(await read({ nodeId: 101 }, 'AR')).toMatchObject([{ content: '<p>من اليوم.</p><p>كل يوم.</p>' }]);
    expect(await audit.newest({ action: 'announcement.made', limit: 1 })).toMatchObject([
      { actorRole: 'operator', detail: { vendor: 'HOUSE', nodeId: 101 } },
    ]);
  });

  test('is text: what looks like markup is shown as it was typed', async () => {
    await announce({ 'title.EN': '<img src=x>', 'content.EN': '<script>alert(1)</script> & more\u0000' });
    await expect
      .poll(() => read({ vendor: 'HOUSE' }), IN_TIME)
      .toMatchObject([{ content: '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; more</p>' }]);
    expect((await look('/announcements')).payload).not.toContain('<img');
  });

  test('is taken away once, and the audit chain says so', async () => {
    await announce({});
    const [row] = await content.written({ states: ['current', 'coming'], limit: 1 });
    await expect.poll(() => read(), IN_TIME).toHaveLength(1);
    expect((await send(`/announcements/${row?.id}/end`, {})).statusCode).toBe(303);
    expect((await send(`/announcements/${row?.id}/end`, {})).statusCode).toBe(404);
    await expect.poll(() => read(), IN_TIME).toEqual([]);
    expect(await audit.newest({ action: 'announcement.ended', limit: 1 })).toMatchObject([
      { object: `announcement:${row?.id}` },
    ]);
    expect((await send('/announcements/0%27/end', {})).statusCode).toBe(404);
  });

  test('of the site is none of these, and stays', async () => {
    const id = await content.announce({ type: 'PL', texts: [{ language: 'EN', title: 'Of all', content: 'x' }] });
    expect((await look('/announcements')).payload).not.toContain('Of all');
    expect((await send(`/announcements/${id}/end`, {})).statusCode).toBe(404);
  });

  test.each([
    ['no vendor', { vendor: '' }, 'The code of the vendor is missing.'],
    ['a vendor that is not there', { vendor: 'NOBODY' }, 'There is no such vendor'],
    ['a game of another vendor', { game: '201' }, 'the game is not its own'],
    ['a game by its name', { game: 'lotus' }, 'The game is named by its number.'],
    ['a number that is none', { game: '99999999999' }, 'The game is named by its number.'],
    ['an end that is over', { ends: '2020-01-01T00:00' }, 'The end lies ahead, in UTC.'],
    ['no English', { 'title.EN': ' ', 'content.EN': '' }, 'The English title and text are missing.'],
    ['half a text', { 'title.KM': 'ថ្មី' }, 'KM has a title or a text only'],
    ['a title that is too long', { 'title.EN': 'x'.repeat(121) }, 'The title in EN is above 120 characters.'],
    ['a text that is too long', { 'content.EN': 'x'.repeat(4_001) }, 'The text in EN is above 4000 characters.'],
  ])('with %s is refused, and what was typed stays', async (_what, form, reason) => {
    const answer = await announce({ 'title.PT': 'Lanternas novas', 'content.PT': 'Desde hoje.', ...form });
    expect(answer.statusCode).toBe(422);
    expect(answer.payload).toContain(reason);
    expect(answer.payload).toContain('Lanternas novas');
    expect(await content.written({ states: ['current', 'coming'], limit: 1 })).toEqual([]);
  });
});
