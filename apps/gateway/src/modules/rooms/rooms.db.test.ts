import type { LaunchResult, Room, RoomPage } from '@mekong/api-client/contract/types';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeGames, makeMember, makeVendor } from '../../../db/seed/builders.ts';
import { makeRooms } from '../../../db/seed/rooms.ts';
import { type TestCall, testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { cheapHash, logInAll, PASSWORD, seedSmallWorld } from '../../../test/people.ts';
import { vendorCaller } from '../../../test/vendor.ts';
import { parseMoney } from '../../kernel/money.ts';

const t = await testDb();
const db = t.db.kysely;
await seedSmallWorld(db);
await makeMember(db, { username: 'poor', passwordHash: await cheapHash(PASSWORD), balance: parseMoney('900') });
await makeVendor(db, { code: 'CARD', category: 'PVP', status: 'maintenance', names: { EN: 'Card Hall' }, order: 7 });
await makeGames(db, [
  // the house stands for a vendor of tables that is open: it has an address
  { gameId: 'duel', nodeId: 601, vendor: 'HOUSE', category: 'PVP', names: { EN: 'Duel', KM: 'ប្រយុទ្ធ' } },
  { gameId: 'catte', nodeId: 602, vendor: 'CARD', category: 'PVP', names: { EN: 'Catte' } },
  { gameId: 'baccarat', nodeId: 603, vendor: 'HOUSE', category: 'LIVE', names: { EN: 'Baccarat' } },
]);
const pvp = { currency: 'KHR', stake: 'LOW', minBuyIn: '1000.0000', maxBuyIn: '5000.0000' } as const;
await makeRooms(db, [
  { ...pvp, roomId: 'lotus', nodeId: 601, seats: 2, ante: '100.0000', names: { EN: 'Lotus', KM: 'ឈូក' }, place: 2 },
  {
    ...pvp,
    roomId: 'heron',
    nodeId: 601,
    seats: 6,
    smallBlind: '50.0000',
    bigBlind: '200.0000',
    stake: 'HIGH',
    place: 3,
  },
  { ...pvp, roomId: 'maintenance', nodeId: 602, seats: 4, ante: '10.0000', place: 1 },
  { ...pvp, roomId: 'practice', nodeId: 601, seats: 2, currency: 'FUN', place: 4 },
  { ...pvp, roomId: 'gone', nodeId: 601, seats: 2, status: 'off', place: 5 },
  { ...pvp, roomId: 'mended', nodeId: 601, seats: 2, status: 'maintenance', place: 6 },
  {
    roomId: 'baccarat-1',
    nodeId: 603,
    currency: 'KHR',
    stake: 'MIDDLE',
    minBet: '500.0000',
    maxBet: '90000.0000',
    tableLanguage: 'KM',
    dealer: 'Bopha',
    place: 1,
  },
]);
const gateway = await testGateway(t);
const sessions = { ...(await logInAll(gateway)), poor: await gateway.login('poor', PASSWORD) };

const list = (query: TestCall['query'] = {}, session: object = {}) =>
  gateway.value<RoomPage>('getRoomList', { query: { language: 'EN', ...query } }, session);
const idsOf = async (query: TestCall['query'] = {}, session: object = {}) =>
  (await list(query, session)).content.map(({ roomId }) => roomId);
const roomOf = async (roomId: string, kind = 'PVP'): Promise<Room | undefined> =>
  (await list({ roomId, kind })).content[0];
const enter = (roomId: string, session: object = sessions.member, body: object = {}) =>
  gateway.call('launchRoom', { body: { roomId, ...body } }, session);

beforeEach(async () => {
  await db.deleteFrom('room_seat').execute();
});

describe('the list of rooms', () => {
  test('shows rooms that can be entered first, and never what is switched off', async () => {
    expect(await idsOf()).toEqual(['lotus', 'heron', 'maintenance', 'mended']);
    expect(await idsOf({ kind: 'LIVE' })).toEqual(['baccarat-1']);
  });

  test('says what a room is, in the language of the reader', async () => {
    expect((await list({ roomId: 'lotus', language: 'KM' })).content).toEqual([
      {
        roomId: 'lotus',
        kind: 'PVP',
        name: 'ឈូក',
        game: expect.objectContaining({ nodeId: 601, name: 'ប្រយុទ្ធ', vassalage: 'HOUSE', vendorName: 'ស្ទូឌីយោ' }),
        stake: 'LOW',
        ante: '100.0000',
        minBuyIn: '1000.0000',
        maxBuyIn: '5000.0000',
        currency: 'KHR',
        seatsTaken: 0,
        seatsMax: 2,
        status: 'OPEN',
      },
    ]);
    expect(await roomOf('baccarat-1', 'LIVE')).toMatchObject({
      name: 'Baccarat',
      tableLanguage: 'KM',
      dealer: 'Bopha',
      minBet: '500.0000',
      maxBet: '90000.0000',
    });
  });

  test('shows every role the rooms of its own currency', async () => {
    for (const session of [{}, sessions.member, sessions.agent])
      expect(await idsOf({ sort: 'name' }, session)).not.toContain('practice');
    expect(await idsOf({}, sessions.trial)).toEqual(['practice']);
  });

  test('narrows by game, vendor, stake, language and by what is free or open', async () => {
    expect(await idsOf({ nodeId: 602 })).toEqual(['maintenance']);
    expect(await idsOf({ vendor: 'CARD,NONE' })).toEqual(['maintenance']);
    expect(await idsOf({ stake: 'HIGH' })).toEqual(['heron']);
    expect(await idsOf({ kind: 'LIVE', tableLanguage: 'KM' })).toEqual(['baccarat-1']);
    expect(await idsOf({ kind: 'LIVE', tableLanguage: 'TH' })).toEqual([]);
    expect(await idsOf({ isOpen: 'true' })).toEqual(['lotus', 'heron']);
    await enter('lotus');
    await enter('lotus', sessions.agent);
    expect(await idsOf({ hasSeat: 'true' })).toEqual(['heron', 'maintenance', 'mended']);
  });

  test('sorts by name, game, stake, buy-in, free seats and status, both ways, and pages', async () => {
    expect(await idsOf({ sort: 'name' })).toEqual(['maintenance', 'heron', 'mended', 'lotus']);
    expect(await idsOf({ sort: '-game' })).toEqual(['lotus', 'heron', 'mended', 'maintenance']);
    expect((await idsOf({ sort: 'stake' })).slice(0, 3)).toEqual(['maintenance', 'lotus', 'heron']);
    expect((await idsOf({ sort: '-seats' })).slice(0, 2)).toEqual(['heron', 'maintenance']);
    expect((await idsOf({ sort: '-status' })).slice(0, 2)).toEqual(['maintenance', 'mended']);
    const second = await list({ sort: 'name', page: 2, pageSize: 3 });
    expect(second).toMatchObject({ totalElements: 4, totalPages: 2, page: 2 });
    expect(second.content.map(({ roomId }) => roomId)).toEqual(['lotus']);
  });

  test('offers as filters what its rooms differ in', async () => {
    expect((await list()).choices).toEqual({
      games: [
        { nodeId: 602, name: 'Catte' },
        { nodeId: 601, name: 'Duel' },
      ],
      vendors: [
        { vassalage: 'CARD', name: 'Card Hall' },
        { vassalage: 'HOUSE', name: 'House Studio' },
      ],
      tableLanguages: [],
    });
    expect((await list({ kind: 'LIVE' })).choices.tableLanguages).toEqual(['KM']);
  });

  test("says that a vendor's rooms rest, and until when, until an operator opens it", async () => {
    const until = new Date(Date.now() + 3_600_000);
    await db.updateTable('vendor').set({ maintenance_until: until }).where('code', '=', 'CARD').execute();
    expect(await roomOf('maintenance')).toMatchObject({ status: 'MAINTENANCE', until: until.toISOString() });
    await db.updateTable('vendor').set({ status: 'active' }).where('code', '=', 'CARD').execute();
    expect(await roomOf('maintenance')).toMatchObject({ status: 'OPEN' });
    await db
      .updateTable('vendor')
      .set({ status: 'maintenance', maintenance_until: null })
      .where('code', '=', 'CARD')
      .execute();
  });

  test('knows the hours of a table, over midnight too', async () => {
    const hours = async (from: string, to: string) => {
      await sql`update room set opens_at = ((now() + ${from}::interval) at time zone 'UTC')::time,
                closes_at = ((now() + ${to}::interval) at time zone 'UTC')::time where room_id = 'heron'`.execute(db);
      return roomOf('heron');
    };
    expect(await hours('-6 hours', '6 hours')).toMatchObject({ status: 'OPEN', closesAt: expect.any(String) });
    expect(await hours('6 hours', '12 hours')).toMatchObject({ status: 'CLOSED', until: expect.any(String) });
    expect(await hours('-12 hours', '-6 hours')).toMatchObject({ status: 'CLOSED' });
    expect((await enter('heron')).json.error?.code).toBe('GAME_MAINTENANCE');
    await sql`update room set opens_at = null, closes_at = null`.execute(db);
    expect(await roomOf('heron')).not.toHaveProperty('closesAt');
  });
});

describe('a seat', () => {
  test('needs a session', async () => {
    expect((await enter('lotus', {})).json.error?.code).toBe('AUTH_TOKEN_MISSING');
  });

  test.each(['member', 'agent'] as const)(
    'is given to a %s, with the address of the game and the room',
    async (role) => {
      const answer = await enter('lotus', sessions[role], { language: 'KM' });
      const { game_url, content, currency } = answer.json.value as LaunchResult;
      const address = new URL(content?.game_url ?? '');
      expect(game_url).toBe(content?.game_url);
      expect(address.origin).toBe(gateway.config.vendorOrigin);
      expect(address.pathname).toBe('/duel/');
      expect(address.searchParams.get('room')).toBe('lotus');
      expect(currency).toBe('KHR');
      expect(answer.text).not.toContain(sessions[role].token);
      expect(await roomOf('lotus')).toMatchObject({ seatsTaken: 1, status: 'OPEN' });
    },
  );

  test('of a trial account is at tables of trial money only', async () => {
    expect((await enter('lotus', sessions.trial)).json.error?.code).toBe('GAME_REGION');
    expect((await enter('practice', sessions.member)).json.error?.code).toBe('GAME_REGION');
    expect(((await enter('practice', sessions.trial)).json.value as LaunchResult).currency).toBe('FUN');
  });

  test('is the same one for who sits there already', async () => {
    await enter('lotus');
    await enter('lotus');
    expect(await roomOf('lotus')).toMatchObject({ seatsTaken: 1 });
  });

  test('that is the last one is given once, however many ask at the same time', async () => {
    await sql`update room set seats = 1 where room_id = 'lotus'`.execute(db);
    const answers = await Promise.all([enter('lotus'), enter('lotus', sessions.agent)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    const refused = answers.find(({ status }) => status === 403);
    expect(refused?.json.error).toMatchObject({ code: 'LIMIT_REACHED', params: { kind: 'seats' } });
    expect(await roomOf('lotus')).toMatchObject({ seatsTaken: 1, status: 'FULL' });
    await sql`update room set seats = 2 where room_id = 'lotus'`.execute(db);
  });

  test('is free again when the session in the game has ended', async () => {
    const { game_url } = (await enter('lotus')).json.value as LaunchResult;
    const vendor = await vendorCaller(db, gateway, 'HOUSE');
    await vendor.call('vendorAuthenticate', { launchCode: new URL(game_url ?? '').searchParams.get('code') });
    await sql`update game_session set launch_expires_at = now() - interval '1 hour'`.execute(db);
    expect(await roomOf('lotus')).toMatchObject({ seatsTaken: 1 });
    await sql`update game_session set expires_at = now() - interval '1 second'`.execute(db);
    expect(await roomOf('lotus')).toMatchObject({ seatsTaken: 0 });
  });

  test('is not kept when the game does not open', async () => {
    await db.updateTable('vendor').set({ status: 'active' }).where('code', '=', 'CARD').execute();
    // the vendor is open, and has no address yet
    expect((await enter('maintenance')).json.error?.code).toBe('GAME_MAINTENANCE');
    expect(await roomOf('maintenance')).toMatchObject({ seatsTaken: 0 });
    await db.updateTable('vendor').set({ status: 'maintenance' }).where('code', '=', 'CARD').execute();
  });

  test('asks for the smallest buy-in', async () => {
    expect((await enter('lotus', sessions.poor)).json.error?.code).toBe('WALLET_INSUFFICIENT');
    expect(await roomOf('lotus')).toMatchObject({ seatsTaken: 0 });
  });

  test('is not needed to look on', async () => {
    const answer = await enter('lotus', sessions.poor, { watch: true });
    expect(new URL((answer.json.value as LaunchResult).game_url ?? '').searchParams.get('watch')).toBe('1');
    expect(await roomOf('lotus')).toMatchObject({ seatsTaken: 0 });
  });

  test.each(['maintenance', 'mended'])(
    'in the room "%s", which is under maintenance, is answered with open games',
    async (roomId) => {
      const answer = await enter(roomId);
      expect(answer.status).toBe(503);
      expect(answer.json.error).toMatchObject({ code: 'GAME_MAINTENANCE', params: { suggestions: [{ nodeId: 101 }] } });
    },
  );

  test('of a game that the law of the place forbids is not to be had, and nobody holds it', async () => {
    const put = (classify: string | null) =>
      db.updateTable('game').set({ classify }).where('node_id', '=', 601).execute();
    await put('COCKFIGHT');
    expect((await enter('lotus')).json.error?.code).toBe('GAME_REGION');
    await put(null);
    expect(await roomOf('lotus')).toMatchObject({ seatsTaken: 0 });
  });

  test.each(['gone', 'nowhere'])('in the room "%s" is not to be had', async (roomId) => {
    expect((await enter(roomId)).json.error?.code).toBe('GAME_NOT_FOUND');
  });

  test.each([{ roomId: 'a b' }, {}, { roomId: 'lotus', seat: 3 }])('is not asked for like this: %j', async (body) => {
    expect((await gateway.call('launchRoom', { body }, sessions.member)).json.error?.code).toBe('VALIDATION_FAILED');
  });
});
