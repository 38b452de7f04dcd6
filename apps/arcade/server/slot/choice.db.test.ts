import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { drawFrom, hashOfSeed, wordsOf } from '../core/fair.ts';
import { parseAmount } from '../core/money.ts';
import { openDatabase } from '../db/open.ts';
import { createArcade } from '../server.ts';
import { type FakeWallet, player, startFakeWallet, walletSecret } from '../test/fake-wallet.ts';
import { emptyDatabase } from '../test/harness.ts';
import { slotGames } from './games.ts';
import { payoutOf, play } from './play.ts';

const game = slotGames['monsoon-drum'];
const serverSeed = '01'.repeat(32);
const database = await emptyDatabase();
const { kysely: db } = await openDatabase({ kind: 'lent', kysely: database });

const roundSchema = z.object({
  number: z.string(),
  state: z.string(),
  step: z.number(),
  payout: z.string().nullable(),
  multiplier: z.number().nullable(),
  offers: z.array(z.object({ choice: z.string(), multiplier: z.number(), freeSpins: z.number() })),
  steps: z.array(z.object({ stops: z.array(z.number()), payout: z.string() })),
});
const answered = z.object({ value: z.object({ round: roundSchema }) });

let wallet: FakeWallet;
let app: FastifyInstance;

beforeEach(async () => {
  wallet = await startFakeWallet();
  wallet.launch('monsoon-drum');
  app = await createArcade({
    database: { kind: 'lent', kysely: database },
    walletUrl: wallet.url,
    secrets: { HOUSE: walletSecret },
    siteOrigin: 'https://site.example',
    arcadeRoot: tmpdir(),
    movementMs: 0,
    rateLimitScale: 1000,
  });
});
afterEach(async () => {
  await app.close();
  await wallet.close();
});

/** A seed of the player under which the first round opens free spins: one in 148 does. */
function luckySeed(): string {
  for (let n = 0; ; n += 1) {
    const seeds = { serverSeed, clientSeed: `lucky-${n}`, nonce: 0 };
    if (play(game, drawFrom(wordsOf(seeds))).spins.length > 1) return seeds.clientSeed;
  }
}

test('free spins are chosen after the paid spin, wait for a page that is closed, and pay what the seeds say', async () => {
  const clientSeed = luckySeed();
  await db.insertInto('player').values({ id: player.playerId, client_seed: clientSeed }).execute();
  await db
    .insertInto('seed')
    .values({ player_id: player.playerId, server_seed: serverSeed, server_seed_hash: hashOfSeed(serverSeed) })
    .execute();
  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: `/house/v1/${url}`, payload, headers });
  const openPage = async () => {
    const answer = await post('session', { launchCode: `code-${randomUUID()}` });
    const opened = z.object({ value: z.object({ token: z.string(), interrupted: roundSchema.nullable() }) });
    const { token, interrupted } = opened.parse(answer.json()).value;
    return { headers: { authorization: `Bearer ${token}` }, interrupted };
  };

  const first = await openPage();
  const headers = { ...first.headers, 'idempotency-key': randomUUID() };
  const spun = answered.parse((await post('spin', { stake: '1000.0000' }, headers)).json()).value.round;
  const usual = spun.offers[0]?.freeSpins ?? 0;
  expect(spun).toMatchObject({ state: 'PLAYING', step: 1, payout: null, multiplier: null });
  expect(spun.offers).toEqual([
    { choice: 'x2', multiplier: 2, freeSpins: usual },
    { choice: 'x1', multiplier: 1, freeSpins: 2 * usual },
    { choice: 'x3', multiplier: 3, freeSpins: (2 * usual) / 3 },
  ]);

  const back = await openPage();
  expect(back.interrupted).toEqual(spun);
  const choose = (choice: string) => post(`rounds/${spun.number}/steps`, { step: 2, choice }, back.headers);
  expect((await choose('x4')).statusCode).toBe(400);
  const chosen = answered.parse((await choose('x3')).json()).value.round;
  const seeds = { serverSeed, clientSeed, nonce: 0 };
  const { spins, units } = play(game, drawFrom(wordsOf(seeds)), 3);
  expect(chosen).toMatchObject({ state: 'DONE', step: 2, multiplier: 3, offers: [] });
  expect(chosen.steps.map(({ stops }) => stops)).toEqual(spins.map(({ stops }) => stops));
  expect(parseAmount(chosen.payout ?? '')).toBe(payoutOf(10_000_000n, units));
  const paid = chosen.steps.reduce((sum, { payout }) => sum + parseAmount(payout), 0n);
  expect(paid).toBe(parseAmount(chosen.payout ?? ''));
  expect((await choose('x1')).json().error.code).toBe('STEP_TAKEN');
});
