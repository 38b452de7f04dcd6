import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { failure, startServer, type TestServer } from '../testing/server.ts';
import { connectEvents, type EventsOptions, type EventsStatus, type LiveEvent } from './events.ts';
import { createClient } from './transport.ts';

const data = { currency: 'KHR', sumBalance: '1.0000', version: 1, at: '2026-01-01T00:00:00.000Z' };
const line = (event: string, content: unknown, id: string) =>
  `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(content)}\n\n`;

let server: TestServer;
let stop = (): void => undefined;
beforeEach(async () => {
  server = await startServer();
});
afterEach(async () => {
  stop();
  await server.close();
});

/** Connects and resolves with everything that was seen when `until` holds. */
function watch(until: (events: LiveEvent[], status: EventsStatus[]) => boolean, more: Partial<EventsOptions> = {}) {
  const events: LiveEvent[] = [];
  const status: EventsStatus[] = [];
  const client = createClient({ baseUrl: server.baseUrl, token: () => 'tok' });
  return new Promise<{ events: LiveEvent[]; status: EventsStatus[] }>((done) => {
    const check = () => until(events, status) && done({ events, status });
    stop = connectEvents({
      client,
      delayMs: () => 0,
      onEvent: (event) => {
        events.push(event);
        check();
      },
      onStatus: (now) => {
        status.push(now);
        check();
      },
      ...more,
    });
  });
}

const stream =
  (...pieces: string[]) =>
  (response: ServerResponse): void => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    for (const piece of pieces) response.write(piece);
  };
const streamAndEnd =
  (...pieces: string[]) =>
  (response: ServerResponse): void => {
    stream(...pieces)(response);
    response.end();
  };

describe('live events', () => {
  test('come in with the token in a header, not in the address', async () => {
    server.answers(stream(': ping\n\n', line('balance', data, '1')));
    const { events, status } = await watch((seen) => seen.length === 1);
    expect(events).toEqual([{ event: 'balance', id: '1', data }]);
    expect(status).toEqual(['connecting', 'open']);
    expect(server.received[0]).toMatchObject({
      url: '/wps/events',
      headers: { authorization: 'Bearer tok', accept: 'text/event-stream' },
    });
  });

  test('go on after a break from the last one that was seen', async () => {
    server.answers(streamAndEnd(line('balance', data, '7')), stream(line('balance', data, '8')));
    await watch((seen) => seen.length === 2);
    expect(server.received[0]?.headers['last-event-id']).toBeUndefined();
    expect(server.received[1]?.headers['last-event-id']).toBe('7');
  });

  test('silence counts as a dead connection', async () => {
    server.answers(stream(), stream(line('balance', data, '1')));
    await watch((seen) => seen.length === 1, { silenceMs: 40 });
    expect(server.received.length).toBeGreaterThan(1);
  });

  test('the end of the session ends the stream for good', async () => {
    server.answers(streamAndEnd(line('session-ended', { reason: 'IDLE' }, '9')));
    const { events, status } = await watch((_, s) => s.at(-1) === 'closed');
    expect(events).toEqual([{ event: 'session-ended', id: '9', data: { reason: 'IDLE' } }]);
    expect(status).toEqual(['connecting', 'open', 'closed']);
  });

  test('a refusal is final, a busy gateway is not', async () => {
    server.answers(failure(503, 'SERVICE_BUSY'), failure(401, 'AUTH_TOKEN_EXPIRED'));
    const { status } = await watch((_, s) => s.at(-1) === 'closed');
    expect(status).toEqual(['connecting', 'connecting', 'closed']);
  });

  test('unknown names and broken data are passed over', async () => {
    server.answers(stream(line('news', {}, '1'), 'event: balance\ndata: {oops\n\n', line('balance', data, '3')));
    const { events } = await watch((seen) => seen.length > 0);
    expect(events).toEqual([{ event: 'balance', id: '3', data }]);
  });

  test('stop when they are told to', async () => {
    server.answers(stream(line('balance', data, '1')));
    await watch((seen) => seen.length === 1);
    const closed = watch((_, s) => s.at(-1) === 'closed');
    stop();
    expect((await closed).status.at(-1)).toBe('closed');
  });
});
