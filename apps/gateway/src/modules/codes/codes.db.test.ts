import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { testBrowser } from '../../../test/browser.ts';
import { type TestGateway, testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { giveDetail, newestMessage, switchesOn } from '../../../test/messages.ts';
import { seedSmallWorld } from '../../../test/people.ts';
import { runs } from '../../../test/runs.ts';

const t = await testDb();
const people = await seedSmallWorld(t.db.kysely);
// Limits as in production: what is counted is what is tested here.
const gateway = await testGateway(t, { rateLimitScale: 1 });
const loose = await testGateway(t);
await switchesOn(gateway, 'VERIFICATION', 'REGMOBVERF', 'PWRESETSMS', 'MOBILENUMREG');
await switchesOn(loose, 'VERIFICATION', 'REGMOBVERF', 'PWRESETSMS', 'MOBILENUMREG');
await giveDetail(t.db.kysely, people.sokha, 'mobileNum', '85512345678');

beforeEach(async () => {
  await t.db.kysely.deleteFrom('code').execute();
  await t.db.kysely.deleteFrom('attempt').execute();
});

const KNOWN = { mobileNum: '12345678', mobileCountryCode: '855' };
const UNKNOWN = { mobileNum: '12999999', mobileCountryCode: '855' };
const send = (body: object, at: TestGateway = gateway) => at.call('sendLoginCode', { body });
const errorOf = async (call: Promise<{ json: { error?: { code: string } } }>) => (await call).json.error?.code;
const login = (password: string, username = '85512345678', at: TestGateway = loose) =>
  at.call('login', { body: { username, password, type: 'sms' } });
/** Makes every code look older. */
const age = (seconds: number) =>
  sql`update code set created_at = created_at - make_interval(secs => ${seconds}),
                      expires_at = expires_at - make_interval(secs => ${seconds})`.execute(t.db.kysely);
const codeFor = async (address: string) => /\d{6}/.exec((await newestMessage(gateway, address)).text)?.[0] ?? '';

describe('numbers', () => {
  test('the list of countries is the list that is sent to', async () => {
    const { countries } = await gateway.value<{ countries: { country: string; callingCode: string; name: string }[] }>(
      'getCountries',
      { query: { language: 'EN' } },
    );
    expect(countries[0]).toEqual({
      country: 'KH',
      callingCode: '855',
      name: 'Cambodia',
      minDigits: 8,
      maxDigits: 10,
      example: '91234567',
    });
    expect(countries.map(({ country }) => country)).not.toContain('GB');
  });

  test('a number without digits is missing, one of no form or of a foreign country is invalid', async () => {
    expect(await errorOf(send({ mobileCountryCode: '855' }))).toBe('PHONE_MISSING');
    expect(await errorOf(send({ mobileNum: '123', mobileCountryCode: '855' }))).toBe('PHONE_INVALID');
    expect(await errorOf(send({ mobileNum: '7912345678', mobileCountryCode: '44' }))).toBe('PHONE_INVALID');
    expect(await errorOf(send({ mobileNum: '23880123', mobileCountryCode: '855' }))).toBe('PHONE_INVALID');
  });

  test('one number has one spelling: with and without trunk prefix, under both names of the field', async () => {
    expect((await send({ mobileNo: '012345678', mobileCountryCode: '855' }, loose)).status).toBe(200);
    expect((await newestMessage(gateway, '85512345678')).purpose).toBe('loginCode');
    expect((await send({ mobileNum: '85512345678' }, loose)).status).toBe(200);
    const { rows } = await sql<{
      numbers: number;
    }>`select count(distinct number_key)::int4 as numbers from code`.execute(t.db.kysely);
    expect(rows[0]?.numbers).toBe(1);
  });
});

describe('known and unknown numbers', () => {
  test('get the same answer, and only the known one a message', async () => {
    const [known, unknown] = [await send(KNOWN, loose), await send(UNKNOWN, loose)];
    expect(known.json).toEqual({ success: true, value: { expiredMinutes: 5, resendSeconds: 60 } });
    expect(unknown.json).toEqual(known.json);
    expect((await newestMessage(gateway, '85512345678')).state).toBe('delivered');
    const withheld = await newestMessage(gateway, '85512999999');
    expect(withheld.state).toBe('withheld');
    expect(withheld.text).not.toMatch(/\d{6}/);
  });

  test('a wrong code, an old one and too many tries look the same for both', async () => {
    for (const [body, username] of [
      [KNOWN, '85512345678'],
      [UNKNOWN, '85512999999'],
    ] as const) {
      await t.db.kysely.deleteFrom('code').execute();
      await send(body, loose);
      const codes = [];
      for (let i = 0; i < 6; i++) codes.push((await login('000000', username)).json.error?.code);
      expect(codes).toEqual([...Array(5).fill('OTP_INVALID'), 'OTP_TOO_MANY']);
      await send(body, loose);
      await age(301);
      expect((await login('000000', username)).json.error?.code).toBe('OTP_EXPIRED');
    }
  });

  test('registering a number that has an account sends it a word and no code', async () => {
    const answer = await loose.call('sendRegisterCode', { body: KNOWN });
    expect(answer.json.value).toEqual({ expiredMinutes: 5, resendSeconds: 60 });
    const message = await newestMessage(gateway, '85512345678');
    expect(message.purpose).toBe('alreadyRegistered');
    expect(message.text).not.toMatch(/\d{6}/);
  });
});

describe('a code', () => {
  test('logs in once', async () => {
    await send(KNOWN, loose);
    const code = await codeFor('85512345678');
    expect((await login(code)).status).toBe(200);
    expect((await login(code)).json.error?.code).toBe('OTP_INVALID');
  });

  test('remembers the browser as a password does, and opens no other entrance', async () => {
    await send(KNOWN, loose);
    const wrongDoor = { username: '85512345678', type: 'sms', loginAs: 'agent' };
    const code = await codeFor('85512345678');
    expect(await errorOf(loose.call('login', { body: { ...wrongDoor, password: code } }))).toBe('AUTH_NOT_AGENT');
    await age(120);
    await send(KNOWN, loose);
    const browser = testBrowser(loose);
    const answer = await browser.call('login', {
      body: {
        username: '12345678',
        mobileCountryCode: '855',
        password: await codeFor('85512345678'),
        type: 'sms',
        remember: true,
      },
    });
    expect(answer.status, answer.text).toBe(200);
    expect(JSON.parse(decodeURIComponent(browser.cookies.get('rm_hint') ?? ''))).toEqual({
      username: '12345678',
      mobile: '12345678',
      mobileCountryCode: '855',
    });
    expect(await browser.value('getRemembered')).toMatchObject({ remembered: true });
  });

  test('lets one of two callers in that come at the same time', { tags: ['race'] }, async () => {
    await send(KNOWN, loose);
    const code = await codeFor('85512345678');
    const answers = await Promise.all(Array.from({ length: 4 }, () => login(code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  test('is worth nothing for something else', async () => {
    await loose.call('sendRecoveryCode', { body: KNOWN });
    expect((await login(await codeFor('85512345678'))).json.error?.code).toBe('OTP_INVALID');
  });

  test('is worth nothing once a newer one is sent', async () => {
    await send(KNOWN, loose);
    const first = await codeFor('85512345678');
    await send(KNOWN, loose);
    const second = await codeFor('85512345678');
    if (first !== second) expect((await login(first)).json.error?.code).toBe('OTP_INVALID');
    expect((await login(second)).status).toBe(200);
  });

  test('is worn out by five wrong tries, the right one included', async () => {
    await send(KNOWN, loose);
    const code = await codeFor('85512345678');
    for (let i = 0; i < 5; i++) await login(code === '000000' ? '111111' : '000000');
    expect((await login(code)).json.error?.code).toBe('OTP_TOO_MANY');
  });

  test('is not sent or taken while its switch is off', async () => {
    await switchesOn(gateway);
    expect(await errorOf(send(KNOWN))).toBe('OTP_DISABLED');
    expect(await errorOf(gateway.call('sendRegisterCode', { body: KNOWN }))).toBe('OTP_DISABLED');
    expect(await errorOf(gateway.call('sendRecoveryCode', { body: KNOWN }))).toBe('OTP_DISABLED');
    expect((await login('123456', '85512345678', gateway)).json.error?.code).toBe('OTP_DISABLED');
    await switchesOn(gateway, 'VERIFICATION', 'REGMOBVERF', 'PWRESETSMS', 'MOBILENUMREG');
  });

  test('stands nowhere in the database', async () => {
    await send(KNOWN, loose);
    const code = await codeFor('85512345678');
    const { rows } = await sql<{ all: string }>`
      select (select coalesce(string_agg(c::text, ''), '') from code c) ||
             (select coalesce(string_agg(sealed, ''), '') from message) as all`.execute(t.db.kysely);
    expect(rows[0]?.all).not.toContain(`,${code},`);
    expect(rows[0]?.all).not.toContain('85512345678');
  });
});

describe('rate limits', () => {
  test('one code a minute for a number, then a captcha, five a day', async () => {
    expect((await send(UNKNOWN)).status).toBe(200);
    const soon = await send(UNKNOWN);
    expect(soon.json.error?.code).toBe('OTP_TOO_MANY');
    expect(Number(soon.headers['retry-after'])).toBeLessThanOrEqual(60);
    await age(61);
    const second = await send(UNKNOWN);
    expect(second.json.error).toMatchObject({ code: 'AUTH_CAPTCHA_REQUIRED', captcha: true });
    await sql`insert into code (purpose, number_key, block_key, ip_key, calling_code, code_hash, is_sent, expires_at, created_at)
      select purpose, number_key, block_key, 'elsewhere', calling_code, code_hash, is_sent, expires_at, created_at - interval '3 hours'
        from code, generate_series(1, 4)`.execute(t.db.kysely);
    expect(await errorOf(send(UNKNOWN))).toBe('OTP_QUOTA');
  });

  test.each([
    ['address within an hour', 'ip_key', 60, '30 minutes', 'OTP_TOO_MANY'],
    ['address within a day', 'ip_key', 300, '5 hours', 'OTP_QUOTA'],
    ['block of a hundred numbers', 'block_key', 20, '30 minutes', 'OTP_TOO_MANY'],
    ['whole site', 'is_sent', 1_000, '30 minutes', 'OTP_QUOTA'],
  ])('are held by limits of the %s', async (_, column, count, before, code) => {
    await send(UNKNOWN);
    const keep = (name: string) => (column === name ? sql.ref(name) : sql.lit('other'));
    await sql`insert into code (purpose, number_key, block_key, ip_key, calling_code, code_hash, is_sent, expires_at, created_at)
      select purpose, 'other', ${keep('block_key')}, ${keep('ip_key')}, calling_code, code_hash, ${column === 'is_sent'},
             expires_at, now() - ${before}::interval
        from code, generate_series(1, ${count}::int4)`.execute(t.db.kysely);
    const other = { mobileNum: '12999998', mobileCountryCode: '855' };
    expect(await errorOf(send(other))).toBe(code);
  });

  test('ask a browser for a picture from its second number on, and its neighbours behind one address much later', async () => {
    const number = (n: number) => ({ mobileNum: `1${2_000_000 + n * 1_000}`, mobileCountryCode: '855' });
    const browser = testBrowser(gateway);
    expect((await browser.call('sendLoginCode', { body: number(0) })).status).toBe(200);
    expect(await errorOf(browser.call('sendLoginCode', { body: number(1) }))).toBe('AUTH_CAPTCHA_REQUIRED');
    for (let n = 2; n < 21; n++) expect((await send(number(n))).status, String(n)).toBe(200);
    expect(await errorOf(send(number(21)))).toBe('AUTH_CAPTCHA_REQUIRED');
  });

  test('parallel requests for one number send one code', { tags: ['race'] }, async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(UNKNOWN)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('codes that are sent and not used raise an alarm, used ones do not', async () => {
    const { codes } = gateway.modules;
    await send(KNOWN, loose);
    await sql`insert into code (purpose, number_key, block_key, ip_key, calling_code, code_hash, is_sent, expires_at)
      select purpose, number_key, block_key, ip_key, calling_code, code_hash, true, expires_at
        from code, generate_series(1, 19)`.execute(t.db.kysely);
    expect(await codes.conversion()).toEqual({ sent: 20, used: 0, isAlarming: true });
    await sql`update code set used_at = now() where id % 2 = 0`.execute(t.db.kysely);
    expect((await codes.conversion()).isAlarming).toBe(false);
  });
});

test('whatever is typed as a number is a number of the list or refused, never a failure', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 20 }),
      fc.option(fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 4 }), { nil: undefined }),
      async (mobileNum, mobileCountryCode) => {
        const answer = await send({ mobileNum, ...(mobileCountryCode ? { mobileCountryCode } : {}) }, loose);
        const { code } = answer.json.error ?? {};
        expect([undefined, 'PHONE_MISSING', 'PHONE_INVALID']).toContain(code);
      },
    ),
    { numRuns: runs(25) },
  );
});
