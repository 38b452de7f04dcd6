import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { type TestBrowser, testBrowser } from '../../../../test/browser.ts';
import { testGateway } from '../../../../test/gateway.ts';
import { testDb } from '../../../../test/harness.ts';
import { seedSmallWorld } from '../../../../test/people.ts';
import { verifyLedger } from '../../../ledger/verify.ts';
import { closeEndedTrials } from './trial.repository.ts';

const t = await testDb();
await seedSmallWorld(t.db.kysely);
const gateway = await testGateway(t, { rateLimitScale: 1 });
const admin = { role: 'system' } as const;
const TARGET = { method: 'POST', path: '/wps/session/login/freeplay' };
const ON = { on: ['REGISTER', 'LOGIN', 'FREEPLAY'] as const };
await gateway.modules.settings.change('switches', { on: [...ON.on] }, admin);

let browser: TestBrowser;
beforeEach(async () => {
  await t.db.kysely.deleteFrom('attempt').execute();
  browser = testBrowser(gateway);
});

const nonceFor = async (from = browser) => (await from.value<{ nonce: string }>('getFreePlayNonce')).nonce;
const sealed = (nonce: string, wrong = {}) =>
  gateway.seal({ nonce, random: randomBytes(16).toString('base64url') }, TARGET, wrong);
const send = (random: string, from = browser) =>
  from.call('startFreePlay', { body: { os: 'Linux', platform: 'W', random }, headers: { 'x-gateway-version': '3' } });
const start = async (from = browser) => send(await sealed(await nonceFor(from)), from);
const idOf = async (from: TestBrowser) => (await from.value<{ id: string }>('getMemberInfo')).id;

describe('free play', () => {
  test('makes a trial account with trial money and nothing else', async () => {
    expect((await start()).status).toBe(200);
    const info = await browser.value<{ type: number; currency: string }>('getMemberInfo');
    expect(info).toMatchObject({ type: 4, currency: 'FUN' });
    expect(await browser.value('getBalance')).toMatchObject({ currency: 'FUN', sumBalance: '100000.0000' });
    expect((await verifyLedger(t.db.kysely)).ok).toBe(true);
  });

  test('is the same account in the same browser on the same day, and another one in another', async () => {
    await start();
    const first = await idOf(browser);
    await start();
    expect(await idOf(browser)).toBe(first);
    const other = testBrowser(gateway);
    await start(other);
    expect(await idOf(other)).not.toBe(first);
  });

  test('takes a random once: replayed, of another browser, of another time, or without a nonce of ours it is refused', async () => {
    const random = await sealed(await nonceFor());
    expect((await send(random)).status).toBe(200);
    expect((await send(random)).json.error?.code).toBe('REPLAY');
    const nonce = await nonceFor();
    expect((await send(await sealed(nonce))).status).toBe(200);
    expect((await send(await sealed(nonce))).json.error?.code).toBe('REPLAY');
    expect((await send(await sealed(await nonceFor(testBrowser(gateway))))).json.error?.code).toBe('REPLAY');
    expect((await send(await sealed('x'.repeat(43)))).json.error?.code).toBe('REPLAY');
    const old = await sealed(await nonceFor(), { iat: Math.floor(Date.now() / 1_000) - 200 });
    expect((await send(old)).json.error?.code).toBe('REPLAY');
  });

  test('starts five times an hour in one browser, and in others of its address all the same', async () => {
    for (let n = 0; n < 5; n++) expect((await start()).status).toBe(200);
    expect((await start()).json.error).toMatchObject({ code: 'RATE_LIMITED', params: { retryAfter: 3_600 } });
    expect((await start(testBrowser(gateway))).status).toBe(200);
  });

  test('starts a hundred times an hour from one address, in whatever browsers', async () => {
    await start();
    await sql`update attempt set failures = 99`.execute(t.db.kysely);
    expect((await start(testBrowser(gateway))).status).toBe(200);
    const late = await start(testBrowser(gateway));
    expect(late.json.error).toMatchObject({ code: 'RATE_LIMITED', params: { retryAfter: 3_600 } });
  });

  test('ends after 24 hours: the account closes and so does its session', async () => {
    await start();
    await sql`update trial_account set expires_at = now()`.execute(t.db.kysely);
    await closeEndedTrials(t.db.kysely);
    expect(await browser.code('getMemberInfo')).toBe('AUTH_TOKEN_EXPIRED');
    expect((await verifyLedger(t.db.kysely)).ok).toBe(true);
  });

  test('is nothing while the switch is off, and needs its version header', async () => {
    const random = await sealed(await nonceFor());
    const answer = await browser.call('startFreePlay', { body: { platform: 'W', random } });
    expect(answer.json.error?.code).toBe('VALIDATION_FAILED');
    await gateway.modules.settings.change('switches', { on: ['LOGIN'] }, admin);
    expect(await browser.code('getFreePlayNonce')).toBe('NOT_FOUND');
    expect((await send(random)).json.error?.code).toBe('NOT_FOUND');
    await gateway.modules.settings.change('switches', { on: [...ON.on] }, admin);
  });
});
