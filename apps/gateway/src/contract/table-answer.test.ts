import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { registerHttp } from '../kernel/http/plugins.ts';
import { contractOperations } from './document.ts';
import { registerErrorPolicy } from './error-policy.ts';
import { methodsOf, registerContract } from './routes.ts';
import { createSharedAnswers } from './shared-answers.ts';

/** What the handler gives, and how far it was read. */
const table = { pieces: 0, breaksAt: Number.POSITIVE_INFINITY, read: 0, left: false };
const piece = 'x,1.0000\r\n'.repeat(6_000);

async function* pieces() {
  try {
    while (table.read < table.pieces) {
      if (table.read === table.breaksAt) throw new Error('the database is gone');
      table.read++;
      yield piece;
      // as after a read of the database, so that a reader who leaves is heard
      await new Promise(setImmediate);
    }
  } finally {
    table.left = true;
  }
}

const app = fastify();
await registerHttp(app, { publicOrigin: 'http://127.0.0.1', vendorOrigin: 'http://127.0.0.1', launchOrigins: [] });
registerErrorPolicy(app, methodsOf);
registerContract(
  app,
  {
    handlers: { getTeamBetsCsv: async () => ({ name: 'bets.csv', pieces: pieces() }) } as never,
    resolveActor: async () => ({ role: 'agent' }) as never,
    resolveVendor: async () => ({ role: 'vendor', code: 'NOBODY' }),
    openSealed: async (body) => body,
    once: async () => undefined as never,
    offeredLanguages: async () => ({ languages: ['EN'], defaultLanguage: 'EN' }),
    showFault: () => undefined,
    shared: createSharedAnswers({ seconds: 0, stamp: async () => app }),
    checkAnswers: true,
    rateLimitScale: 1_000,
  },
  contractOperations.filter(({ id }) => id === 'getTeamBetsCsv'),
);
await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());

/** Asks for a table of so many pieces. */
async function ask(found: Partial<typeof table>, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  Object.assign(table, { breaksAt: Number.POSITIVE_INFINITY, read: 0, left: false, ...found });
  const { port } = app.server.address() as AddressInfo;
  const path = '/wps/agent/bets/csv?from=2026-11-20T00:00:00Z&to=2026-11-21T00:00:00Z';
  const request = get({ port, host: '127.0.0.1', path, headers, agent: false });
  const [answer] = await once(request, 'response');
  // a connection that is cut tells the request too, where nobody waits any more
  request.on('error', () => undefined);
  return answer as IncomingMessage;
}

describe('a table for spreadsheets', () => {
  test('is a file under its name, and squeezed for whoever takes it so', async () => {
    const answer = await ask({ pieces: 3 }, { 'accept-encoding': 'gzip' });
    expect(answer.headers).toMatchObject({
      ...{ 'content-type': 'text/csv; charset=utf-8', 'content-encoding': 'gzip' },
      'content-disposition': 'attachment; filename="bets.csv"',
    });
    expect(await text(answer.pipe(createGunzip()))).toBe(piece.repeat(3));
    expect(table).toMatchObject({ read: 3, left: true });
  });

  test.each([{}, { 'accept-encoding': 'gzip' }])(
    'is read no further when its reader leaves, asked with %j',
    async (headers) => {
      const answer = await ask({ pieces: 1_000_000 }, headers);
      await once(answer, 'data');
      answer.destroy();
      await vi.waitFor(() => expect(table.left).toBe(true), 10_000);
      expect(table.read).toBeLessThan(1_000_000);
    },
  );

  test('is read no further when its reader takes nothing for half a minute, and never seems whole', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const answer = await ask({ pieces: 1_000_000 });
    while (!table.left) {
      vi.advanceTimersByTime(30_000);
      await new Promise(setImmediate);
    }
    expect(table.read).toBeLessThan(1_000_000);
    await expect(text(answer)).rejects.toThrow();
  });

  test.each([{}, { 'accept-encoding': 'gzip' }])(
    'never seems whole when it broke off on the way, asked with %j',
    async (headers) => {
      const answer = await ask({ pieces: 100, breaksAt: 50 }, headers);
      await expect(text(answer)).rejects.toThrow();
      expect(table.left).toBe(true);
    },
  );
});
