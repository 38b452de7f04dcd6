import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { TEST_SECRET_KEY, type TestSession, testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { logInAll, PASSWORD, seedSmallWorld } from '../../../test/people.ts';
import { vendorCaller } from '../../../test/vendor.ts';
import { buildServer } from '../../app/build.ts';
import type { SignedIn } from '../../contract/actor.ts';
import { parseMoney } from '../../kernel/money.ts';
import { moveOwnMoney } from '../../ledger/flows.ts';
import { post } from '../../ledger/ledger.ts';
import type { EventStream } from './event-stream.ts';
import { openLiveEvents } from './events.service.ts';

const t = await testDb();
const people = await seedSmallWorld(t.db.kysely);
const gateway = await testGateway(t);
const sessions = await logInAll(gateway);
const vendor = await vendorCaller(t.db.kysely, gateway, 'HOUSE');
await gateway.app.listen({ host: '127.0.0.1', port: 0 });

interface Event {
  event: string;
  id: string;
  data: Record<string, unknown>;
}

const open: { close(): void }[] = [];
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});

/** A stream as a browser reads it. */
async function listen(session: Partial<TestSession>, port = (gateway.app.server.address() as AddressInfo).port) {
  const events: Event[] = [];
  let ended = false;
  const headers = {
    host: 'localhost:8080',
    ...(session.token ? { authorization: `Bearer ${session.token}` } : {}),
    ...(session.cookie ? { cookie: `__Host-sid=${session.cookie}` } : {}),
    'last-event-id': '17',
  };
  const response = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path: '/wps/events', headers, agent: false }, resolve);
    request.on('error', reject);
  });
  let buffer = '';
  response.setEncoding('utf8');
  response.on('data', (text: string) => {
    buffer += text;
    for (let at = buffer.indexOf('\n\n'); at >= 0; at = buffer.indexOf('\n\n')) {
      const lines = buffer.slice(0, at).split('\n');
      buffer = buffer.slice(at + 2);
      const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
      if (field('event')) events.push({ event: field('event'), id: field('id'), data: JSON.parse(field('data')) });
    }
  });
  response.on('error', () => undefined);
  response.on('close', () => {
    ended = true;
  });
  const stream = {
    status: response.statusCode,
    headers: response.headers,
    events,
    hasEnded: () => ended,
    of: (name: string) => events.filter(({ event }) => event === name),
    close: () => response.destroy(),
  };
  open.push(stream);
  return stream;
}

describe('a stream', () => {
  test('starts with the balance, whatever was seen before', async () => {
    const stream = await listen(sessions.member);
    expect(stream.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(stream.headers['cache-control']).toBe('no-store');
    await expect
      .poll(() => stream.events[0])
      .toMatchObject({
        event: 'balance',
        data: { currency: 'KHR', sumBalance: '1000000.0000', version: 1 },
      });
  });

  test('tells of every movement after a bet, in growing versions and ids, and only its owner', async () => {
    const [mine, other] = [await listen(sessions.member), await listen(sessions.agent)];
    await expect.poll(() => mine.of('balance').length).toBe(1);
    await expect.poll(() => other.of('balance').length).toBe(1);
    await vendor.playRound(sessions.member, { nodeId: 101, stake: '1000.0000', payout: '3500.0000' });
    await expect
      .poll(() => mine.of('balance').map(({ data }) => data.sumBalance))
      .toEqual(['1000000.0000', '999000.0000', '1002500.0000']);
    const versions = mine.of('balance').map(({ data }) => Number(data.version));
    expect(versions).toEqual([...versions].sort((a, b) => a - b));
    const ids = mine.events.map(({ id }) => Number(id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect(other.of('balance')).toHaveLength(1);
  });

  test('tells of wallets at vendors, and only their owner', async () => {
    const [mine, other] = [await listen(sessions.member), await listen(sessions.agent)];
    await expect.poll(() => other.of('balance').length).toBe(1);
    const move = { member: people.sokha, currency: 'KHR', amount: parseMoney('40'), key: 'to-house', to: 'HOUSE' };
    await post(t.db.kysely, moveOwnMoney(move));
    await post(t.db.kysely, moveOwnMoney({ ...move, key: 'on-to-lotus', from: 'HOUSE', to: 'LOTUS' }));
    await expect
      .poll(() => mine.of('vendor-wallet').map(({ data }) => data))
      .toEqual([
        { vassalage: 'HOUSE', currency: 'KHR', balance: '40.0000', version: 1 },
        { vassalage: 'HOUSE', currency: 'KHR', balance: '0.0000', version: 2 },
        { vassalage: 'LOTUS', currency: 'KHR', balance: '40.0000', version: 1 },
      ]);
    expect(other.of('vendor-wallet')).toEqual([]);
  });

  test('tells of the balance and of wallets at vendors anew when a connection that was lost is back', async () => {
    const gaps: (() => void)[] = [];
    const notifier: typeof t.notifier = {
      ...t.notifier,
      subscribe: async (_channel, _listener, onGap) => {
        if (onGap) gaps.push(onGap);
        return async () => undefined;
      },
    };
    const failed: unknown[] = [];
    const live = await openLiveEvents(
      { db: t.db.kysely, notifier, now: () => new Date() },
      { endedAmong: async () => [] },
      (error) => failed.push(error),
    );
    const sent: { event: string; data: object }[] = [];
    const stream = {
      ...{ sessionId: 's', memberId: people.sokha, ping: () => undefined, end: () => undefined },
      send: (event: { event: string; data: object }) => sent.push(event),
    } as unknown as EventStream;
    await live.join(stream, { memberId: people.sokha, currency: 'KHR' } as SignedIn);
    const move = { member: people.sokha, currency: 'KHR', amount: parseMoney('5'), key: 'unheard', to: 'RIVER' };
    await post(t.db.kysely, moveOwnMoney(move));
    expect(sent).toHaveLength(1);
    for (const gap of gaps) gap();
    await expect
      .poll(() => sent.map(({ event, data }) => ({ event, ...data })))
      .toContainEqual({
        ...{ event: 'vendor-wallet', vassalage: 'RIVER', currency: 'KHR' },
        balance: '5.0000',
        version: 1,
      });
    await expect.poll(() => sent.filter(({ event }) => event === 'balance')).toHaveLength(2);
    expect(failed).toEqual([]);
    await live.close();
  });

  test('hears what another process announces', async () => {
    const stream = await listen(sessions.member);
    const other = await buildServer({
      config: gateway.config,
      db: t.db,
      notifier: t.notifier,
      secretKey: TEST_SECRET_KEY,
    });
    const id = await other.modules.content.announce({
      type: 'PU',
      texts: [{ language: 'EN', title: 'Water festival', content: '<p>Boats!</p>' }],
    });
    await other.app.close();
    await expect.poll(() => stream.of('announcement')[0]?.data).toEqual({ id, type: 'PU', title: 'Water festival' });
  });

  test('hears of favourites and opened games of the same member, in the order they happened', async () => {
    const phone = await gateway.login('sokha', PASSWORD);
    const [here, there] = [await listen(sessions.member), await listen(phone)];
    const other = await listen(sessions.agent);
    const change = (id: 'addFavoriteGame' | 'removeFavoriteGame', session = sessions.member) =>
      gateway.call(id, { body: { nodeId: 101 } }, session);
    await change('addFavoriteGame');
    await change('addFavoriteGame');
    await change('removeFavoriteGame', phone);
    const launch = { nodeId: 102, vassalage: 'HOUSE', launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 };
    await gateway.call('launchGame', { body: launch }, phone);
    for (const stream of [here, there]) {
      await expect.poll(() => stream.of('recent').map(({ data }) => data)).toEqual([{ nodeId: 102 }]);
      expect(stream.of('favourite').map(({ data }) => data)).toEqual([
        { nodeId: 101, isFav: true },
        { nodeId: 101, isFav: false },
      ]);
    }
    expect(other.of('favourite')).toEqual([]);
  });

  test('tell everybody who is logged in that a vendor or a game was switched', async () => {
    const [one, other] = [await listen(sessions.member), await listen(sessions.agent)];
    await gateway.modules.listings.switchVendor(
      'HOUSE',
      { status: 'maintenance', until: undefined },
      { id: 'sophea', role: 'operator' },
    );
    await gateway.modules.listings.switchVendor(
      'HOUSE',
      { status: 'active', until: undefined },
      { id: 'sophea', role: 'operator' },
    );
    await gateway.modules.listings.switchGame(103, 'maintenance', { id: 'sophea', role: 'operator' });
    await gateway.modules.listings.switchGame(103, 'active', { id: 'sophea', role: 'operator' });
    for (const stream of [one, other])
      await expect
        .poll(() => stream.of('listing').map(({ data }) => data))
        .toEqual([
          { vassalage: 'HOUSE', maintenance: true },
          { vassalage: 'HOUSE', maintenance: false },
          { vassalage: 'HOUSE', nodeId: 103, maintenance: true },
          { vassalage: 'HOUSE', nodeId: 103, maintenance: false },
        ]);
  });

  test('ends with the favourite as it is, however two tabs press its heart at once', { tags: ['race'] }, async () => {
    const stream = await listen(sessions.member);
    const changes = ['addFavoriteGame', 'removeFavoriteGame'] as const;
    const presses = Array.from({ length: 6 }, () => changes).flat();
    await Promise.all(presses.map((id) => gateway.call(id, { body: { nodeId: 103 } }, sessions.member)));
    const { nodeIds } = await gateway.value<{ nodeIds: number[] }>('getFavoriteGameIds', {}, sessions.member);
    // something that is told after all of these
    await gateway.call('addFavoriteGame', { body: { nodeId: 102 } }, sessions.member);
    await expect.poll(() => stream.of('favourite').at(-1)?.data).toEqual({ nodeId: 102, isFav: true });
    const told = stream.of('favourite').filter(({ data }) => data.nodeId === 103);
    expect(told.at(-1)?.data.isFav).toBe(nodeIds.includes(103));
    expect(told.every(({ data }, at) => data.isFav === (at % 2 === 0))).toBe(true);
  });

  test('ends with its session, and says so', async () => {
    const session = await gateway.login('sokha', PASSWORD);
    const stream = await listen(session);
    await expect.poll(() => stream.of('balance').length).toBe(1);
    await gateway.call('logout', {}, session);
    await expect.poll(() => stream.of('session-ended')[0]?.data).toEqual({ reason: 'LOGOUT' });
    await expect.poll(stream.hasEnded).toBe(true);
  });

  test('keeps no session awake', async () => {
    const session = await gateway.login('sokha', PASSWORD);
    const newest = sql`(select max(id) from session where member_id = ${people.sokha})`;
    await sql`update session set last_seen_at = now() - interval '20 minutes' where id = ${newest}`.execute(
      t.db.kysely,
    );
    const stream = await listen(session);
    await expect.poll(() => stream.of('balance').length).toBe(1);
    const { rows } = await sql<{ quiet: boolean }>`
      select last_seen_at < now() - interval '19 minutes' as quiet from session where id = ${newest}`.execute(
      t.db.kysely,
    );
    expect(rows[0]?.quiet).toBe(true);
  });

  test('is for both halves of a session', async () => {
    expect((await listen({ token: sessions.member.token })).status).toBe(401);
    expect((await listen({})).status).toBe(401);
  });

  test('number nine of one session takes the place of the first', async () => {
    const session = await gateway.login('sokha', PASSWORD);
    const first = await listen(session);
    const second = await listen(session);
    for (let i = 2; i < 9; i++) await listen(session);
    await expect.poll(first.hasEnded).toBe(true);
    expect(second.hasEnded()).toBe(false);
  });

  test('is forgotten when its reader goes', async () => {
    await expect.poll(() => gateway.modules.events.size).toBe(0);
    const stream = await listen(sessions.trial);
    await expect.poll(() => gateway.modules.events.size).toBe(1);
    stream.close();
    await expect.poll(() => gateway.modules.events.size).toBe(0);
  });
});

test('closing the gateway ends its streams, lets a running call finish and takes no new one', async () => {
  const closing = await buildServer({
    config: gateway.config,
    db: t.db,
    notifier: t.notifier,
    secretKey: TEST_SECRET_KEY,
  });
  const finish = Promise.withResolvers<void>();
  const running = Promise.withResolvers<void>();
  closing.app.get('/slow', async () => {
    running.resolve();
    await finish.promise;
    return 'finished';
  });
  await closing.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = closing.app.server.address() as AddressInfo;
  const stream = await listen(sessions.member, port);
  const slow = fetch(`http://127.0.0.1:${port}/slow`).then((answer) => answer.text());
  await running.promise;

  const closed = closing.app.close();
  await expect.poll(stream.hasEnded).toBe(true);
  finish.resolve();
  expect(await slow).toBe('finished');
  await closed;
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
});
