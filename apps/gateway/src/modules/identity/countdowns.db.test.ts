import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { testBrowser } from '../../../test/browser.ts';
import { testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { giveDetail, switchesOn } from '../../../test/messages.ts';
import { seedSmallWorld } from '../../../test/people.ts';
import { runs } from '../../../test/runs.ts';
import { Fault } from '../../kernel/fault.ts';
import { createLoginGuard } from '../protection/login-guard.service.ts';

/*
 * Figures that a form counts down. The promise behind each: who waits as long as he was told gets on, and nobody is told
 * to wait longer than the rule says.
 */

const t = await testDb();
const people = await seedSmallWorld(t.db.kysely);
const strict = await testGateway(t, { rateLimitScale: 1 });
const loose = await testGateway(t);
await switchesOn(loose, 'VERIFICATION');
await switchesOn(strict, 'VERIFICATION');
await giveDetail(t.db.kysely, people.sokha, 'mobileNum', '85512345678');
const PHONE = { mobileNum: '12345678', mobileCountryCode: '855' };

beforeEach(async () => {
  for (const table of ['code', 'attempt', 'challenge'] as const) await t.db.kysely.deleteFrom(table).execute();
});

/** As if seconds had gone by for every code. */
const ageCodes = (seconds: number) =>
  sql`update code set created_at = created_at - make_interval(secs => ${seconds}),
                      expires_at = expires_at - make_interval(secs => ${seconds})`.execute(t.db.kysely);

describe('another code', () => {
  test('may be asked for after the seconds that were told, whenever it was asked for in vain', async () => {
    await fc.assert(
      fc.asyncProperty(fc.double({ min: 0, max: 45, noNaN: true }), fc.ipV4(), async (gone, from) => {
        // one address may ask sixty times a minute
        const send = () => strict.call('sendLoginCode', { body: PHONE, from });
        await t.db.kysely.deleteFrom('code').execute();
        expect((await send()).status).toBe(200);
        await ageCodes(gone);
        const refused = (await send()).json.error;
        expect(refused?.code).toBe('OTP_TOO_MANY');
        const retryAfter = Number(refused?.params.retryAfter);
        expect(retryAfter).toBeLessThanOrEqual(60 - Math.floor(gone));
        await ageCodes(retryAfter);
        // The second code of a number needs a captcha, which is looked at once the countdown is over.
        expect((await send()).json.error?.code).toBe('AUTH_CAPTCHA_REQUIRED');
      }),
      { numRuns: runs(6) },
    );
  });

  test('lives just as many minutes as the answer says, for every figure the merchant may choose', async () => {
    for (let minutes = 1; minutes <= 10; minutes++) {
      await t.db.kysely.deleteFrom('code').execute();
      await loose.modules.settings.change('codes', { minutes }, { role: 'system' });
      const sent = await loose.value<{ expiredMinutes: number }>('sendLoginCode', { body: PHONE });
      const { rows } = await sql<{ seconds: number }>`
        select extract(epoch from expires_at - created_at)::float8 as seconds from code`.execute(t.db.kysely);
      expect([sent.expiredMinutes, rows[0]?.seconds]).toEqual([minutes, minutes * 60]);
    }
    await loose.modules.settings.change('codes', {}, { role: 'system' });
  });
});

describe('another try to log in', () => {
  const guard = createLoginGuard(t.db.kysely, 1);
  /** Fails once, whatever wait there is. */
  const fail = async (attempt: { account: string; ip: string }): Promise<void> => {
    await sql`update attempt set blocked_until = null`.execute(t.db.kysely);
    await guard.attempt(attempt, async () => undefined);
  };
  const waitOf = async (attempt: { account: string; ip: string }): Promise<number> => {
    try {
      // Stopped before anything is looked at: counts as no try.
      await guard.attempt(attempt, () => Promise.reject(new Fault('AUTH_CAPTCHA_REQUIRED')));
      return 0;
    } catch (error) {
      if (error instanceof Fault) return Number(error.params.retryAfter ?? 0);
      throw error;
    }
  };

  test('waits twice as long each time, fifteen minutes at most, and is free when the time is over', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 40 }), fc.uuid(), async (failures, account) => {
        const attempt = { account, ip: '203.0.113.7' };
        for (let n = 1; n < failures; n++) await fail(attempt);
        const before = Date.now();
        await fail(attempt);
        const wait = await waitOf(attempt);
        const took = (Date.now() - before) / 1_000;
        const rule = failures < 5 ? 0 : Math.min(2 ** (failures - 5), 900);
        expect(wait).toSatisfy(Number.isInteger);
        expect(wait).toBeLessThanOrEqual(rule);
        expect(wait).toBeGreaterThanOrEqual(Math.max(0, rule - took));
        await sql`update attempt set blocked_until = blocked_until - make_interval(secs => ${wait})`.execute(
          t.db.kysely,
        );
        expect(await waitOf(attempt)).toBe(0);
      }),
      { numRuns: runs(12) },
    );
  });

  test('of the owner from elsewhere never waits, whatever a stranger tries', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 5, max: 30 }), fc.uuid(), async (failures, account) => {
        for (let n = 0; n < failures; n++) await fail({ account, ip: '203.0.113.7' });
        expect(await waitOf({ account, ip: '198.51.100.9' })).toBe(0);
      }),
      { numRuns: runs(6) },
    );
  });
});

describe('a challenge', () => {
  test('ends when the answer says, by the clock of the database', async () => {
    const browser = testBrowser(loose);
    await loose.modules.settings.change('humanCheck', { login: 'SLIDER' }, { role: 'system' });
    const human = await browser.value<{ challenge: { expiresAt: string } }>('createHumanCheck', {
      body: { action: 'login', kind: 'work' },
    });
    await loose.modules.settings.change('humanCheck', {}, { role: 'system' });
    const passkey = await browser.value<{ expiresAt: string }>('beginPasskeySignIn', { body: {} });
    const { rows } = await sql<{ purpose: string; at: Date }>`
      select purpose, expires_at as at from challenge order by expires_at`.execute(t.db.kysely);
    expect(rows.map(({ purpose, at }) => [purpose, at.toISOString()])).toEqual([
      ['human:login', human.challenge.expiresAt],
      ['passkey:signIn', passkey.expiresAt],
    ]);
  });
});
