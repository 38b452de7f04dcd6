import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Game, Games } from './core/game.ts';
import { parseAmount } from './core/money.ts';
import { openDatabase } from './db/open.ts';
import { createArcade } from './server.ts';
import { type FakeWallet, playerIdAt, startFakeWallet } from './test/fake-wallet.ts';
import { emptyDatabase } from './test/harness.ts';

const secrets = { HOUSE: 'a-secret-of-the-house', SUNB: 'a-secret-of-sunbird', PEARL: 'a-secret-of-pearl' };
const opened = z.object({ token: z.string(), commitment: z.object({ serverSeedHash: z.string(), nonce: z.number() }) });
const spun = z.object({ round: z.object({ number: z.string(), state: z.string() }) });
const failed = z.object({ success: z.literal(false), error: z.object({ code: z.string() }) });

/** Pays a tenth of the stake, so that the wallet is told of a win. */
const tenth = (id: string): Game => ({
  id,
  page: 'slot/index.html',
  stakesOf: () => [parseAmount('1000.0000')],
  rules: () => ({ gameId: id }),
  play: (stake, draw) => ({ result: draw(10), payout: stake / 10n, movements: 1 }),
  view: () => ({}),
  details: () => [],
});
/** Two vendors have games of one code; what is played is of the vendor that is asked for. */
const games: Games = {
  pages: ['slot/index.html'],
  find: (vendor, gameId) =>
    gameId === 'river' || (vendor === 'SUNB' && gameId === 'paddy') ? tenth(gameId) : undefined,
};

const database = await emptyDatabase();
const { kysely: db } = await openDatabase({ kind: 'lent', kysely: database });

describe('the arcade of many vendors', () => {
  let wallet: FakeWallet;
  let arcadeRoot: string;
  let app: Awaited<ReturnType<typeof createArcade>>;

  beforeAll(() => {
    arcadeRoot = mkdtempSync(join(tmpdir(), 'arcade-vendors-'));
    for (const folder of ['slot', 'assets']) mkdirSync(join(arcadeRoot, folder));
    writeFileSync(join(arcadeRoot, 'slot', 'index.html'), '<!doctype html><meta name="site-origin" content="">');
  });
  afterAll(() => rmSync(arcadeRoot, { recursive: true }));
  beforeEach(async () => {
    wallet = await startFakeWallet(secrets);
    await db.deleteFrom('round').execute();
    app = await start(secrets);
  });
  afterEach(async () => {
    await app.close();
    await wallet.close();
  });

  const start = (known: Readonly<Record<string, string>>) =>
    createArcade({
      database: { kind: 'lent', kysely: database },
      walletUrl: wallet.url,
      secrets: known,
      siteOrigin: 'https://site.example',
      arcadeRoot,
      games,
      movementMs: 0,
      rateLimitScale: 1000,
    });
  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: `/house/v1/${url}`, payload, headers });
  const open = (vendor: string, gameId = 'river') => {
    wallet.launch(gameId);
    return post('session', { vendor, launchCode: `code-${randomUUID()}` });
  };
  const sessionOf = async (vendor: string) => z.object({ value: opened }).parse((await open(vendor)).json()).value;
  const spin = async (token: string) => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
    return z.object({ value: spun }).parse((await post('spin', { stake: '1000.0000' }, headers)).json()).value.round;
  };
  const codeOf = (answer: { json: () => unknown }) => failed.parse(answer.json()).error.code;

  test('signs the bets of each with its own secret, and keeps the vendor with session and round', async () => {
    for (const vendor of ['SUNB', 'PEARL', 'HOUSE']) {
      const { token } = await sessionOf(vendor);
      expect((await spin(token)).state).toBe('DONE');
    }
    expect(wallet.vendorsBetWith).toEqual(['SUNB', 'PEARL', 'HOUSE']);
    const rounds = await db.selectFrom('round').select(['vendor', 'player_id']).orderBy('id').execute();
    expect(rounds).toEqual(['SUNB', 'PEARL', 'HOUSE'].map((vendor) => ({ vendor, player_id: playerIdAt(vendor) })));
  });

  test('gives a person seeds of its own at each vendor', async () => {
    const first = await sessionOf('SUNB');
    const second = await sessionOf('PEARL');
    expect(second.commitment.serverSeedHash).not.toBe(first.commitment.serverSeedHash);
    await spin(first.token);
    expect((await sessionOf('PEARL')).commitment.nonce).toBe(second.commitment.nonce);
  });

  test('finishes an interrupted round with the secret of its vendor', async () => {
    const { token } = await sessionOf('SUNB');
    wallet.plan('win', 'lost');
    expect((await spin(token)).state).toBe('SETTLING');
    await db.updateTable('round').set({ resume_at: sql`now()` }).execute();
    const next = await start(secrets);
    await next.ready();
    await next.close();
    expect(await db.selectFrom('round').select('state').execute()).toEqual([{ state: 'DONE' }]);
  });

  test('keeps a round open whose vendor has no secret any more, until it has one again', async () => {
    const { token } = await sessionOf('SUNB');
    wallet.plan('win', 'lost');
    await spin(token);
    const finishWith = async (known: Readonly<Record<string, string>>) => {
      await db.updateTable('round').set({ resume_at: sql`now()` }).execute();
      const next = await start(known);
      await next.ready();
      await next.close();
      return db.selectFrom('round').select(['state', 'failure']).executeTakeFirst();
    };
    expect(await finishWith({ HOUSE: secrets.HOUSE })).toEqual({ state: 'SETTLING', failure: 'no secret' });
    expect(await finishWith(secrets)).toEqual({ state: 'DONE', failure: null });
  });

  test('refuses a vendor whose secret it does not have, and a game that the vendor does not have', async () => {
    expect(codeOf(await open('ORCH'))).toBe('NOT_FOUND');
    expect(codeOf(await open('PEARL', 'paddy'))).toBe('NOT_FOUND');
    expect(codeOf(await open('not-a-code'))).toBe('VALIDATION_FAILED');
    expect(wallet.calls.filter((name) => name === 'bet')).toEqual([]);
  });

  test.each([
    ['/SUNB/paddy/', 200],
    ['/PEARL/river/', 200],
    ['/river/', 200],
    ['/PEARL/paddy/', 404],
    ['/ORCH/river/', 404],
    ['/HOUSE/river/', 404],
    ['/SUNB/nothing/', 404],
    ['/nothing/', 404],
  ])('answers %s with %i: an address for each game of each vendor, and the house as before', async (url, status) => {
    expect((await app.inject(url)).statusCode).toBe(status);
  });

  test('tells the rules of the game of that vendor', async () => {
    const rules = await app.inject('/house/v1/rules?vendor=SUNB&game=paddy');
    expect(rules.json()).toMatchObject({ value: { gameId: 'paddy' } });
    expect(codeOf(await app.inject('/house/v1/rules?vendor=PEARL&game=paddy'))).toBe('NOT_FOUND');
  });

  test('lets no vendor have the player of another one', async () => {
    await sessionOf('SUNB');
    await db.updateTable('player').set({ vendor: 'PEARL' }).where('id', '=', playerIdAt('SUNB')).execute();
    expect(codeOf(await open('SUNB'))).toBe('UNKNOWN');
    await db.updateTable('player').set({ vendor: 'SUNB' }).where('id', '=', playerIdAt('SUNB')).execute();
  });
});
