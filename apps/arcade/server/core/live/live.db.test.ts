import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '../../db/open.ts';
import { games } from '../../games.ts';
import { createArcade } from '../../server.ts';
import { type FakeWallet, player, startFakeWallet, walletSecret } from '../../test/fake-wallet.ts';
import { emptyDatabase } from '../../test/harness.ts';
import type { LiveEvent } from './event-stream.ts';
import { createLive } from './live.ts';

const stateSchema = z.object({
  now: z.iso.datetime(),
  phase: z.enum(['OPEN', 'MOVING']),
  endsAt: z.iso.datetime().nullable(),
  round: z.object({ number: z.string(), state: z.string(), balance: z.string().nullable() }).nullable(),
  commitment: z.object({ serverSeedHash: z.string(), nonce: z.number() }),
});

const database = await emptyDatabase();
const { kysely: db } = await openDatabase({ kind: 'lent', kysely: database });

describe('an open page', () => {
  let wallet: FakeWallet;
  let arcades: FastifyInstance[] = [];
  let streams: AbortController[] = [];

  beforeEach(async () => {
    wallet = await startFakeWallet();
    await db.deleteFrom('round').execute();
    await db.updateTable('player').set({ next_spin_at: sql`now()` }).execute();
  });
  afterEach(async () => {
    for (const stream of streams) stream.abort();
    for (const arcade of arcades) await arcade.close();
    await wallet.close();
    streams = [];
    arcades = [];
  });

  /** A process of the arcade that listens. */
  async function start(movementMs = 0): Promise<string> {
    const arcade = await createArcade({
      database: { kind: 'lent', kysely: database },
      walletUrl: wallet.url,
      secrets: { HOUSE: walletSecret },
      siteOrigin: 'https://site.example',
      arcadeRoot: tmpdir(),
      movementMs,
      rateLimitScale: 1000,
    });
    arcades.push(arcade);
    await arcade.listen({ host: '127.0.0.1', port: 0 });
    return `http://127.0.0.1:${(arcade.server.address() as AddressInfo).port}/house/v1`;
  }

  async function openPage(server: string): Promise<string> {
    const body = JSON.stringify({ launchCode: `code-${randomUUID()}` });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${server}/session`, { method: 'POST', body, headers });
    return z.object({ value: z.object({ token: z.string() }) }).parse(await answer.json()).value.token;
  }

  async function spin(server: string, token: string): Promise<void> {
    const answer = await fetch(`${server}/spin`, {
      method: 'POST',
      body: JSON.stringify({ stake: '1000.0000' }),
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': randomUUID(),
      },
    });
    expect(answer.status).toBe(200);
  }

  /** The stream of a page; events are taken in order. */
  async function listen(server: string, token: string, lastId?: string) {
    const cut = new AbortController();
    streams.push(cut);
    const response = await fetch(`${server}/events`, {
      headers: { authorization: `Bearer ${token}`, ...(lastId ? { 'last-event-id': lastId } : {}) },
      signal: cut.signal,
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    const next = async (): Promise<{ event: string; id: string; data: unknown } | undefined> => {
      for (;;) {
        const end = rest.indexOf('\n\n');
        if (end >= 0) {
          const block = rest.slice(0, end);
          rest = rest.slice(end + 2);
          const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
          return { event: field('event'), id: field('id'), data: JSON.parse(field('data')) };
        }
        const piece = await reader?.read();
        if (!piece || piece.done) return undefined;
        rest += piece.value;
      }
    };
    return {
      status: response.status,
      headers: response.headers,
      next,
      /** The next state that fits. */
      until: async (fits: (state: z.infer<typeof stateSchema>) => boolean) => {
        for (;;) {
          const event = await next();
          if (!event) throw new Error('The stream has ended.');
          const state = stateSchema.parse(event.data);
          if (fits(state)) return { id: event.id, ...state };
        }
      },
    };
  }

  test('is told at once how things stand, if it has a session', async () => {
    const server = await start();
    const page = await listen(server, await openPage(server));
    expect(page.headers.get('content-type')).toMatch('text/event-stream');
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await page.until(() => true)).toMatchObject({ phase: 'OPEN', endsAt: null, round: null });
    expect((await listen(server, 'x'.repeat(43))).status).toBe(401);
  });

  test('hears from its process of a round that another one settles', async () => {
    const server = await start();
    const token = await openPage(server);
    const page = await listen(server, token);
    wallet.plan('win', 'lost');
    wallet.plan('endround', 'lost');
    await spin(server, token);
    const settling = await page.until(({ round }) => round?.state === 'SETTLING');
    await db.updateTable('round').set({ resume_at: sql`now()` }).execute();
    // a process finishes what it finds when it starts
    await start();
    const done = await page.until(({ round }) => round?.state === 'DONE');
    expect(done.round?.number).toBe(settling.round?.number);
    expect(done.commitment.nonce).toBe(1);
  });

  test('that comes again is told only what it has not seen', async () => {
    const server = await start();
    const token = await openPage(server);
    await spin(server, token);
    const { id } = await (await listen(server, token)).until(({ round }) => round?.state === 'DONE');
    const again = await listen(server, token, id);
    await spin(server, token);
    const news = await again.until(() => true);
    expect(news.id).not.toBe(id);
  });

  test('is told when the next round may start, by the clock of the server', async () => {
    const server = await start(60_000);
    const token = await openPage(server);
    const page = await listen(server, token);
    await spin(server, token);
    const { now, endsAt } = await page.until(({ phase }) => phase === 'MOVING');
    const left = Date.parse(endsAt ?? '') - Date.parse(now);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(60_000);
  });

  test('is told that the next round may start sooner, because the end of the last one was shown at once', async () => {
    const server = await start();
    const token = await openPage(server);
    const page = await listen(server, token);
    await spin(server, token);
    const { round } = await page.until((state) => state.round?.state === 'DONE');
    await db.updateTable('player').set({ next_spin_at: sql`now() + interval '1 hour'` }).execute();
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    await fetch(`${server}/rounds/${round?.number}/seen`, { method: 'POST', body: '{}', headers });
    expect((await page.until(({ phase }) => phase === 'OPEN')).endsAt).toBeNull();
  });

  test('is told of seeds that another page of the player has changed', async () => {
    const server = await start();
    const token = await openPage(server);
    const page = await listen(server, token);
    const { commitment } = await page.until(() => true);
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    await fetch(`${server}/seeds/rotate`, { method: 'POST', body: '{}', headers });
    const changed = await page.until(() => true);
    expect(changed.commitment.serverSeedHash).not.toBe(commitment.serverSeedHash);
  });

  test('gives way when the player has opened too many', async () => {
    const server = await start();
    const token = await openPage(server);
    const [first] = [await listen(server, token), await listen(server, token), await listen(server, token)];
    await first.next();
    await listen(server, token);
    expect((await first.next())?.event).toBe('replaced');
    expect(await first.next()).toBeUndefined();
  });

  test('is told that its session has ended', async () => {
    const live = createLive({ db, games, onError: () => undefined });
    const sent: LiveEvent[] = [];
    const end = vi.fn();
    const session = {
      vendor: 'HOUSE',
      playerId: player.playerId,
      walletToken: 't',
      gameId: 'lotus-fortune',
      currency: 'KHR',
    };
    await start().then(openPage);
    await live.join(
      { send: (event) => sent.push(event), ping: () => undefined, end },
      { ...session, expiresAt: new Date(0) },
    );
    await vi.waitFor(() => expect(sent.at(-1)?.event).toBe('ended'), { timeout: 30_000 });
    expect(end).toHaveBeenCalledOnce();
    await live.close();
  });
});
