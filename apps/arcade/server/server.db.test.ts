/** Why this file stays whole: one arcade with its wallet is asked from all sides, and takes longer to start than its tests to run. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { drawFrom, hashOfSeed, wordsOf } from './core/fair.ts';
import { parseAmount } from './core/money.ts';
import { openDatabase } from './db/open.ts';
import { type ArcadeOptions, createArcade } from './server.ts';
import { slotGames } from './slot/games.ts';
import { payoutOf, play } from './slot/play.ts';
import { type FakeWallet, startFakeWallet, walletSecret } from './test/fake-wallet.ts';
import { emptyDatabase } from './test/harness.ts';

const siteOrigin = 'https://site.example';

const roundSchema = z.object({
  number: z.string(),
  state: z.string(),
  stake: z.string(),
  payout: z.string().nullable(),
  balance: z.string().nullable(),
  clientSeed: z.string(),
  nonce: z.number().nullable(),
  serverSeedHash: z.string(),
  serverSeed: z.string().nullable(),
  steps: z.array(z.object({ stops: z.array(z.number()), payout: z.string() })),
});
const commitment = z.object({ serverSeedHash: z.string(), clientSeed: z.string(), nonce: z.number() });
const opened = z.object({
  token: z.string(),
  balance: z.string(),
  stakes: z.array(z.string()),
  maxStake: z.string().nullable(),
  trial: z.boolean(),
  commitment,
  interrupted: roundSchema.nullable(),
});
const spun = z.object({ round: roundSchema, commitment });
const listed = z.object({ rounds: z.array(roundSchema), commitment });
const rotated = z.object({
  revealed: z.object({ serverSeed: z.string(), serverSeedHash: z.string(), rounds: z.number() }),
  commitment,
});
const failed = z.object({
  success: z.literal(false),
  error: z.object({ code: z.string(), params: z.looseObject({ retryAfter: z.number().optional() }) }),
});

const database = await emptyDatabase();
const { kysely: db } = await openDatabase({ kind: 'lent', kysely: database });

describe('the arcade', () => {
  let wallet: FakeWallet;
  let app: FastifyInstance;
  let arcadeRoot: string;

  beforeAll(() => {
    arcadeRoot = mkdtempSync(join(tmpdir(), 'arcade-'));
    mkdirSync(join(arcadeRoot, 'slot'));
    mkdirSync(join(arcadeRoot, 'assets'));
    writeFileSync(join(arcadeRoot, 'slot', 'index.html'), '<!doctype html><meta name="site-origin" content="">');
    writeFileSync(join(arcadeRoot, 'assets', 'game-abc.js'), 'export {};');
  });
  afterAll(() => rmSync(arcadeRoot, { recursive: true }));
  beforeEach(async () => {
    wallet = await startFakeWallet();
    await db.deleteFrom('round').execute();
    await db.updateTable('player').set({ next_spin_at: sql`now()` }).execute();
    app = await start();
  });
  afterEach(async () => {
    await app.close();
    await wallet.close();
  });

  const start = (options: Partial<ArcadeOptions> = {}) =>
    createArcade({
      database: { kind: 'lent', kysely: database },
      walletUrl: wallet.url,
      secrets: { HOUSE: walletSecret },
      siteOrigin,
      arcadeRoot,
      movementMs: 0,
      rateLimitScale: 1000,
      ...options,
    });

  const value = <T>(schema: z.ZodType<T>, answer: { json: () => unknown }): T =>
    z.object({ success: z.literal(true), value: schema }).parse(answer.json()).value;
  const errorOf = (answer: { json: () => unknown }) => failed.parse(answer.json()).error;

  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: `/house/v1/${url}`, payload, headers });
  async function openPage() {
    const answer = await post('session', { launchCode: `code-${randomUUID()}` });
    return value(opened, answer);
  }
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const spin = (token: string, stake = '1000.0000', key: string = randomUUID(), clientSeed?: string) =>
    post('spin', { stake, ...(clientSeed ? { clientSeed } : {}) }, { ...bearer(token), 'idempotency-key': key });
  const get = (token: string, url: string) => app.inject({ url: `/house/v1/${url}`, headers: bearer(token) });

  describe('pages', () => {
    test('may be framed by the site alone and load nothing from elsewhere', async () => {
      const page = await app.inject('/lotus-fortune/?code=secret-code');
      expect(page.statusCode).toBe(200);
      const policy = String(page.headers['content-security-policy']);
      expect(policy).toContain(`frame-ancestors ${siteOrigin};`);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toContain('unsafe');
      expect(page.headers['referrer-policy']).toBe('no-referrer');
      expect(page.headers['x-content-type-options']).toBe('nosniff');
      expect(page.headers['cache-control']).toBe('no-cache');
    });

    test('are told the origin of the site by the server, never by the address', async () => {
      const page = await app.inject('/lotus-fortune/?origin=https://evil.example');
      expect(page.body).toContain(`<meta name="site-origin" content="${siteOrigin}">`);
      expect(page.body).not.toContain('evil');
    });

    test('keep their hashed files for a year', async () => {
      const file = await app.inject('/assets/game-abc.js');
      expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    });

    test('answer unknown and climbing paths with the one shape of failures', async () => {
      for (const url of ['/', '/nothing', '/assets/none.js', '/assets/..%2f..%2fpackage.json', '/lotus-fortune/x']) {
        const answer = await app.inject(url);
        expect([url, answer.statusCode]).toEqual([url, 404]);
        expect(errorOf(answer).code).toBe('NOT_FOUND');
      }
    });
  });

  describe('a session', () => {
    test('is opened once per launch code', async () => {
      const first = await post('session', { launchCode: 'one-use-code' });
      expect(first.headers['cache-control']).toBe('no-store');
      expect(value(opened, first).balance).toBe('1000000.0000');
      const again = await post('session', { launchCode: 'one-use-code' });
      expect([again.statusCode, errorOf(again).code]).toEqual([401, 'LAUNCH_CODE_USED']);
    });

    test('offers the stakes of its currency, and is refused in one that the game has none for', async () => {
      expect((await openPage()).stakes[0]).toBe('500.0000');
      wallet.playWith('FUN');
      const trial = await openPage();
      expect([trial.trial, trial.stakes[0]]).toEqual([true, '50.0000']);
      wallet.playWith('XAF');
      const foreign = await post('session', { launchCode: 'code-of-another-currency' });
      expect([foreign.statusCode, errorOf(foreign).code]).toEqual([404, 'NOT_FOUND']);
    });

    test('tells the largest bet that a bonus allows, and with the balance that it allows any again', async () => {
      expect((await openPage()).maxStake).toBeNull();
      wallet.limitBets('2000.0000');
      const { token, maxStake } = await openPage();
      expect(maxStake).toBe('2000.0000');
      const asked = z.object({ balance: z.string(), maxStake: z.string().nullable() });
      expect(value(asked, await get(token, 'balance')).maxStake).toBe('2000.0000');
      wallet.limitBets(undefined);
      expect(value(asked, await get(token, 'balance')).maxStake).toBeNull();
    });

    test('says so when the wallet is silent', async () => {
      wallet.plan('authenticate', 'lost');
      const answer = await post('session', { launchCode: 'some-code' });
      expect([answer.statusCode, errorOf(answer).code]).toEqual([503, 'WALLET_UNREACHABLE']);
    });

    test('is needed for everything but the rules', async () => {
      expect((await app.inject('/house/v1/rules?game=lotus-fortune')).statusCode).toBe(200);
      const calls = [get('x', 'rounds'), get('y'.repeat(43), 'balance'), post('seeds/rotate', {}), spin('z')];
      for (const answer of await Promise.all(calls))
        expect([answer.statusCode, errorOf(answer).code]).toEqual([401, 'SESSION_ENDED']);
    });

    test('ends at its time', async () => {
      const { token } = await openPage();
      await db.updateTable('session').set({ expires_at: sql`now()` }).execute();
      expect((await get(token, 'rounds')).statusCode).toBe(401);
    });

    test('opens are limited per address', async () => {
      await app.close();
      app = await start({ rateLimitScale: 0.01 });
      const answers = [];
      for (let n = 0; n < 4; n += 1) answers.push(await post('session', { launchCode: `limited-${n}` }));
      expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 429]);
      expect(answers[3]?.headers['retry-after']).toBe('10');
    });

    test('may ask so often for itself, whoever else plays from its address', async () => {
      await app.close();
      app = await start({ rateLimitScale: 0.05 });
      const [one, other] = [await openPage(), await openPage()];
      const asked = [];
      for (let n = 0; n < 13; n += 1) asked.push(await get(one.token, 'balance'));
      expect(asked.map(({ statusCode }) => statusCode)).toEqual([...Array(12).fill(200), 429]);
      expect(errorOf(asked[12] ?? { json: () => ({}) })).toMatchObject({
        code: 'RATE_LIMITED',
        params: { retryAfter: 10 },
      });
      expect((await get(other.token, 'balance')).statusCode).toBe(200);
    });

    test('is limited with all others of its address, however many tokens are made up', async () => {
      await app.close();
      app = await start({ rateLimitScale: 0.001 });
      const codes = [];
      for (let n = 0; n < 7; n += 1) codes.push((await get(`${n}`.repeat(43), 'balance')).statusCode);
      expect(codes).toEqual([...Array(6).fill(401), 429]);
    });
  });

  describe('a spin', () => {
    test('is refused when its body, key or stake is not exactly right', async () => {
      const { token } = await openPage();
      const key = randomUUID();
      const wrong = [
        spin(token, '1000'),
        spin(token, '-1000.0000'),
        spin(token, '1000.0000', 'short'),
        spin(token, '1000.0000', key, 'not ascii ✿'),
        post('spin', { stake: '1000.0000', extra: 1 }, { ...bearer(token), 'idempotency-key': key }),
        post('spin', { stake: 1000 }, { ...bearer(token), 'idempotency-key': key }),
        post('spin', { stake: '1000.0000' }, bearer(token)),
      ];
      for (const answer of await Promise.all(wrong))
        expect([answer.statusCode, errorOf(answer).code]).toEqual([400, 'VALIDATION_FAILED']);
      const unknown = await spin(token, '1001.0000');
      expect([unknown.statusCode, errorOf(unknown).code]).toEqual([400, 'STAKE_NOT_OFFERED']);
      expect(wallet.calls).toEqual(['authenticate']);
    });

    test('takes at least 2.5 seconds: the next one before is answered 429 with the time to wait', async () => {
      await app.close();
      app = await start({ movementMs: undefined });
      const { token } = await openPage();
      const first = value(spun, await spin(token));
      const { rows } = await sql<{ seconds: number }>`
        select round(extract(epoch from p.next_spin_at - r.started_at)::numeric, 2)::float8 as seconds
          from arcade.player p join arcade.round r on r.player_id = p.id`.execute(db);
      const wait = rows[0]?.seconds ?? 0;
      expect(wait).toBeGreaterThanOrEqual(2.5);
      expect(wait).toBeLessThanOrEqual(2.5 * first.round.steps.length);
      // a busy machine may take longer than that for the second spin
      await db.updateTable('player').set({ next_spin_at: sql`next_spin_at + interval '1 hour'` }).execute();
      const second = await spin(token);
      expect(second.statusCode).toBe(429);
      const { code, params } = errorOf(second);
      expect(code).toBe('RATE_LIMITED');
      expect(params.retryAfter).toBeGreaterThan(0);
      expect(params.retryAfter).toBeLessThanOrEqual(3_600 + wait);
      expect(Number(second.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    });

    test('without funds is answered 402 and changes nothing', async () => {
      wallet.setBalance(0n);
      const { token } = await openPage();
      const answer = await spin(token);
      expect([answer.statusCode, errorOf(answer).code]).toEqual([402, 'WALLET_INSUFFICIENT']);
      expect(value(listed, await get(token, 'rounds')).rounds).toEqual([]);
    });

    test('that the wallet refuses says why', async () => {
      const { token } = await openPage();
      wallet.refuse('bet', 403, 'LIMIT_REACHED');
      const answer = await spin(token);
      expect([answer.statusCode, errorOf(answer)]).toMatchObject([
        403,
        { code: 'BET_REFUSED', params: { reason: 'LIMIT_REACHED' } },
      ]);
      wallet.refuse('bet', 403, 'LIMIT_REACHED', { kind: 'bonus', left: '500.0000' });
      expect(errorOf(await spin(token)).params).toEqual({ reason: 'BONUS_STAKE', largest: '500.0000' });
      // what the page hands on to the site, which shows other games then
      wallet.refuse('bet', 503, 'GAME_MAINTENANCE');
      expect(errorOf(await spin(token))).toMatchObject({
        code: 'BET_REFUSED',
        params: { reason: 'GAME_MAINTENANCE' },
      });
      wallet.refuse('bet', 401, 'AUTH_TOKEN_EXPIRED');
      expect(errorOf(await spin(token)).code).toBe('SESSION_ENDED');
    });
  });

  describe('fair play', () => {
    test('shows the hash before, hides the seed until it is changed, and then every round can be recomputed', async () => {
      const { token, commitment: before } = await openPage();
      const hidden = value(spun, await spin(token, '1000.0000', randomUUID(), 'my-own-seed'));
      expect(hidden.round.serverSeed).toBeNull();
      expect(hidden.round.serverSeedHash).toBe(before.serverSeedHash);
      expect(hidden.commitment).toEqual({ ...before, clientSeed: 'my-own-seed', nonce: before.nonce + 1 });

      const { revealed, commitment: after } = value(rotated, await post('seeds/rotate', {}, bearer(token)));
      expect(hashOfSeed(revealed.serverSeed)).toBe(before.serverSeedHash);
      expect(after.serverSeedHash).not.toBe(before.serverSeedHash);
      expect(after.nonce).toBe(0);

      const { rounds } = value(listed, await get(token, 'rounds'));
      const round = rounds[0];
      if (!round?.serverSeed || round.nonce === null) throw new Error('the seed was not revealed');
      const { serverSeed, clientSeed, nonce } = round;
      const again = play(slotGames['lotus-fortune'], drawFrom(wordsOf({ serverSeed, clientSeed, nonce })));
      expect(again.spins.map((at) => at.stops)).toEqual(round.steps.map((at) => at.stops));
    });

    test('never lists the secret seed', async () => {
      const { token } = await openPage();
      await spin(token);
      const { server_seed } = await db
        .selectFrom('seed')
        .select('server_seed')
        .where('revealed_at', 'is', null)
        .executeTakeFirstOrThrow();
      for (const url of ['rounds', 'rounds/open']) expect((await get(token, url)).body).not.toContain(server_seed);
    });

    test('tells an ended round to anybody who has its address, without the player, and no seed that is secret', async () => {
      app = await start({ vendorOrigin: 'https://games.example' });
      const { token } = await openPage();
      const { round } = value(spun, await spin(token));
      const address = new URL(wallet.verifyUrls[0] ?? '');
      expect(address.origin + address.pathname).toBe('https://games.example/lotus-fortune/');
      const key = address.searchParams.get('round') ?? '';
      const look = (wanted: string, game = 'lotus-fortune') => app.inject(`/house/v1/proofs/${wanted}?game=${game}`);
      const seen = async () => value(z.object({ round: roundSchema }), await look(key)).round;
      expect(await seen()).toEqual({ ...round, balance: null });
      await post('seeds/rotate', {}, bearer(token));
      const { serverSeed } = await seen();
      expect(hashOfSeed(serverSeed ?? '')).toBe(round.serverSeedHash);
      const [number] = key.split('.');
      const others = [look(`${number}.${'0'.repeat(16)}`), look(key, 'apsara-dawn'), look(number ?? ''), look('..%2f')];
      expect((await Promise.all(others)).map((answer) => [answer.statusCode, errorOf(answer).code])).toEqual(
        Array(4).fill([404, 'NOT_FOUND']),
      );
    });

    test('does not reveal a seed while a round is played with it', async () => {
      const { token } = await openPage();
      wallet.plan('win', 'lost');
      wallet.plan('endround', 'lost');
      expect(value(spun, await spin(token)).round.state).toBe('SETTLING');
      const answer = await post('seeds/rotate', {}, bearer(token));
      expect([answer.statusCode, errorOf(answer).code]).toEqual([409, 'ROUND_OPEN']);
    });
  });

  describe('another slot', () => {
    const rulesOf = (game: string) => app.inject(`/house/v1/rules?game=${game}`);

    test('has the page of the first one at an address of its own, and rules of its own', async () => {
      expect((await app.inject('/naga-moon/')).payload).toBe((await app.inject('/lotus-fortune/')).payload);
      expect((await rulesOf('naga-moon')).json().value).toMatchObject({ gameId: 'naga-moon', rtp: '96.11' });
      expect((await rulesOf('no-moon')).statusCode).toBe(404);
      expect((await app.inject('/house/v1/rules')).statusCode).toBe(400);
    });

    test('is paid by its own table, under its own name towards the wallet', async () => {
      wallet.launch('naga-moon');
      const { token } = await openPage();
      const { round } = value(spun, await spin(token));
      const revealed = value(rotated, await post('seeds/rotate', {}, bearer(token)));
      const { clientSeed, nonce } = round;
      if (nonce === null) throw new Error('The round was not played.');
      const { serverSeed } = revealed.revealed;
      const again = play(slotGames['naga-moon'], drawFrom(wordsOf({ serverSeed, clientSeed, nonce })));
      expect(parseAmount(round.payout ?? '')).toBe(payoutOf(10_000_000n, again.units));
      expect(wallet.gamesBetOn).toEqual(['naga-moon']);
    });

    test('shows its own rounds only; one that is open elsewhere is finished, and shown where it was played', async () => {
      const lotus = await openPage();
      wallet.plan('win', 'lost');
      wallet.plan('endround', 'lost');
      const left = value(spun, await spin(lotus.token)).round;
      await db.updateTable('round').set({ resume_at: sql`now()` }).execute();
      wallet.launch('naga-moon');
      const naga = await openPage();
      expect(naga.interrupted).toBeNull();
      expect(value(listed, await get(naga.token, 'rounds')).rounds).toEqual([]);
      expect((await spin(naga.token)).statusCode).toBe(200);
      wallet.launch('lotus-fortune');
      expect((await openPage()).interrupted).toMatchObject({ number: left.number, state: 'DONE' });
    });

    test('does not take the key of a round of another one', async () => {
      const key = randomUUID();
      const { token } = await openPage();
      await spin(token, '1000.0000', key);
      wallet.launch('naga-moon');
      const answer = await spin((await openPage()).token, '1000.0000', key);
      expect(errorOf(answer).code).toBe('KEY_REUSED');
    });
  });

  describe('an interrupted round', () => {
    test('is finished and shown when the player comes back, until the page has shown it', async () => {
      const { token } = await openPage();
      wallet.plan('win', 'lost');
      wallet.plan('endround', 'lost');
      const left = value(spun, await spin(token)).round;
      await db.updateTable('round').set({ resume_at: sql`now()` }).execute();
      const back = await openPage();
      expect(back.interrupted).toMatchObject({ number: left.number, state: 'DONE', steps: left.steps });
      expect(back.balance).toBe(back.interrupted?.balance);
      await post(`rounds/${left.number}/seen`, {}, bearer(back.token));
      expect((await openPage()).interrupted).toBeNull();
    });

    test('is finished by the start of a server, with no player there', async () => {
      const { token } = await openPage();
      wallet.plan('bet', 'mute');
      wallet.plan('rollback', 'lost');
      expect(value(spun, await spin(token)).round.state).toBe('VOIDING');
      await db.updateTable('round').set({ resume_at: sql`now()` }).execute();
      const next = await start();
      await next.ready();
      // closing waits for the search that the start has begun
      await next.close();
      const { rounds } = value(listed, await get(token, 'rounds'));
      expect(rounds[0]?.state).toBe('VOID');
    });
  });
});
