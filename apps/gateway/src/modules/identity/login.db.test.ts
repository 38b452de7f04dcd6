import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { PASSWORD, seedSmallWorld } from '../../../test/people.ts';

const t = await testDb();
await seedSmallWorld(t.db.kysely);
// Limits as in production: what is counted is what is tested here.
const gateway = await testGateway(t, { rateLimitScale: 1 });
/** Draws pictures as fast as a test needs them. */
const generous = await testGateway(t);

beforeEach(async () => {
  await t.db.kysely.deleteFrom('attempt').execute();
});

const login = (username: string, password: string, more: object = {}) =>
  gateway.call('login', { body: { username, password, type: 'username', ...more } });

/** The captcha that was made last, answered as a reader would. */
async function solvedCaptcha() {
  const { captchaId } = (await generous.call('getCaptcha')).json as { captchaId?: string };
  const row = await t.db.kysely
    .selectFrom('captcha')
    .select('answer_hash')
    .where('id', '=', captchaId ?? '')
    .executeTakeFirstOrThrow();
  // The picture is for people; the test puts an answer of its own under it.
  const { createHash } = await import('node:crypto');
  const answer = 'ACEFH';
  await t.db.kysely
    .updateTable('captcha')
    .set({ answer_hash: createHash('sha256').update(`${captchaId}:${answer}`).digest('base64url') })
    .where('answer_hash', '=', row.answer_hash)
    .execute();
  return { captchaId, captcha: answer };
}

describe('credentials', () => {
  test('user names are the same in any case and with blanks around them', async () => {
    expect((await login('SOKHA', PASSWORD)).status).toBe(200);
  });

  test('wrong password, unknown name and closed account are one answer', async () => {
    await t.db.kysely.updateTable('member').set({ status: 'closed' }).where('username', '=', 'dara').execute();
    const answers = [await login('sokha', 'wrong'), await login('nobody', PASSWORD), await login('dara', PASSWORD)];
    await t.db.kysely.updateTable('member').set({ status: 'active' }).where('username', '=', 'dara').execute();
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.json.error).toEqual({ code: 'AUTH_BAD_CREDENTIALS', params: {}, requestId: expect.any(String) });
    }
  });

  test('an account that an operator has locked is told so, once its password is proved', async () => {
    await t.db.kysely.updateTable('member').set({ status: 'locked' }).where('username', '=', 'dara').execute();
    expect((await login('dara', PASSWORD)).json.error?.code).toBe('AUTH_LOCKED');
    expect((await login('dara', 'wrong')).json.error?.code).toBe('AUTH_BAD_CREDENTIALS');
    await t.db.kysely.updateTable('member').set({ status: 'active' }).where('username', '=', 'dara').execute();
  });

  test('the form of the SMS code is refused while the merchant has it off', async () => {
    const answer = await login('85512345678', '123456', { type: 'sms' });
    expect(answer.json.error?.code).toBe('OTP_DISABLED');
  });
});

describe('guessing', () => {
  test('after the third failure the next try needs a captcha, and the owner with one gets in', async () => {
    const flags = [];
    for (let i = 0; i < 3; i++) flags.push((await login('sokha', `wrong${i}`)).json.error);
    expect(flags.map((error) => error && 'captcha' in error)).toEqual([false, false, true]);

    expect((await login('sokha', PASSWORD)).json.error?.code).toBe('AUTH_CAPTCHA_REQUIRED');
    expect((await login('sokha', PASSWORD, await solvedCaptcha())).status).toBe(200);
    expect((await login('sokha', PASSWORD)).status).toBe(200);
  });

  test('counts the failures of all addresses of an IPv6 network together', async () => {
    const tryFrom = (from: string, n: number) =>
      gateway.call('login', { body: { username: `sprayed${n}`, password: 'wrong', type: 'username' }, from });
    for (let n = 0; n < 10; n++) await tryFrom(`2001:db8:7:1::${n + 1}`, n);
    expect((await tryFrom('2001:db8:7:1:ffff::1', 10)).json.error?.code).toBe('AUTH_CAPTCHA_REQUIRED');
    expect((await tryFrom('2001:db8:7:2::1', 11)).json.error?.code).toBe('AUTH_BAD_CREDENTIALS');
  });

  test('unknown names are asked for a captcha as known ones are', async () => {
    for (let i = 0; i < 3; i++) await login('no-such-name', 'wrong');
    expect((await login('no-such-name', 'wrong')).json.error?.code).toBe('AUTH_CAPTCHA_REQUIRED');
  });

  test('a captcha counts once, whether it was right or wrong', async () => {
    for (let i = 0; i < 3; i++) await login('sokha', 'wrong');
    const solved = await solvedCaptcha();
    expect((await login('sokha', 'wrong', solved)).json.error?.code).toBe('AUTH_BAD_CREDENTIALS');
    expect((await login('sokha', PASSWORD, solved)).json.error?.code).toBe('AUTH_CAPTCHA_INVALID');
    const guessed = await solvedCaptcha();
    expect((await login('sokha', PASSWORD, { ...guessed, captcha: 'XXXXX' })).json.error?.code).toBe(
      'AUTH_CAPTCHA_INVALID',
    );
    expect((await login('sokha', PASSWORD, guessed)).json.error?.code).toBe('AUTH_CAPTCHA_INVALID');
  });

  test('from the fifth failure on the pair of account and address waits, longer each time', async () => {
    for (let i = 0; i < 3; i++) await login('sokha', 'wrong');
    for (let i = 0; i < 2; i++) await login('sokha', 'wrong', await solvedCaptcha());
    // The first wait is one second: a busy machine may take longer than that to come back.
    await sql`update attempt set blocked_until = blocked_until + interval '1 minute'`.execute(t.db.kysely);
    const first = await login('sokha', PASSWORD, await solvedCaptcha());
    expect(first.json.error?.code).toBe('AUTH_LOCKED');
    expect(first.status).toBe(429);
    expect(first.headers['retry-after']).toBe(String(first.json.error?.params.retryAfter));

    await sql`update attempt set blocked_until = now() where blocked_until is not null`.execute(t.db.kysely);
    await login('sokha', 'wrong', await solvedCaptcha());
    await login('sokha', 'wrong', await solvedCaptcha());
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from blocked_until - now())::float8 as seconds from attempt
       where subject like 'pair:sokha%'`.execute(t.db.kysely);
    expect(rows[0]?.seconds).toBeGreaterThan(1);
    expect(rows[0]?.seconds).toBeLessThanOrEqual(900);
  });

  test('nobody stays locked: an hour later all is forgotten', async () => {
    for (let i = 0; i < 6; i++) await login('sokha', 'wrong', i < 3 ? {} : await solvedCaptcha());
    await sql`update attempt set failed_at = now() - interval '61 minutes'`.execute(t.db.kysely);
    expect((await login('sokha', PASSWORD)).status).toBe(200);
  });

  test('many accounts from one address end in a captcha as well', async () => {
    for (let i = 0; i < 10; i++) await login(`guess${i}`, 'wrong');
    expect((await login('sokha', PASSWORD)).json.error?.code).toBe('AUTH_CAPTCHA_REQUIRED');
  });
});

test('log-ins are in the audit chain, failed ones without what was typed', async () => {
  await login('sokha', PASSWORD);
  await login('sokha', 'secret-typed-wrong');
  await login('secret-in-the-wrong-field', 'x');
  const rows = await t.db.kysely.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(3).execute();
  expect(rows.map(({ action, object }) => [action, object])).toEqual([
    ['login.failed', ''],
    ['login.failed', 'sokha'],
    ['login.ok', 'sokha'],
  ]);
  expect(JSON.stringify(rows)).not.toContain('secret');
});
