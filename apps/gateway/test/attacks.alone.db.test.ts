import { OPERATIONS, type OperationId } from '@mekong/api-client/contract/operations';
import { verify } from '@node-rs/argon2';
import pg from 'pg';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { makeMember } from '../db/seed/builders.ts';
import { hashPassword } from '../src/kernel/passwords.ts';
import { type TestAnswer, type TestCall, testGateway } from './gateway.ts';
import { testDb } from './harness.ts';
import { giveDetail, switchesOn } from './messages.ts';
import { PASSWORD, seedSmallWorld } from './people.ts';

/** Every look at a password is counted: what an attacker pays for, and what tells a known name from an unknown one. */
vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof import('@node-rs/argon2')>();
  return { ...real, verify: vi.fn(real.verify) };
});

const t = await testDb();
const people = await seedSmallWorld(t.db.kysely);
// Limits as in production, behind a proxy that names the address of each caller.
const gateway = await testGateway(t, { rateLimitScale: 1, trustProxy: ['127.0.0.1'] });
const loose = await testGateway(t);
await switchesOn(loose, 'VERIFICATION', 'REGMOBVERF', 'PWRESETSMS', 'PWRESETEMAIL', 'MOBILENUMREG', 'FREEPLAY');
await switchesOn(gateway, 'VERIFICATION', 'REGMOBVERF', 'PWRESETSMS', 'PWRESETEMAIL', 'MOBILENUMREG', 'FREEPLAY');
await giveDetail(t.db.kysely, people.sokha, 'mobileNum', '85512345678');
await giveDetail(t.db.kysely, people.sokha, 'email', 'sokha@example.com');
const passwordHash = await hashPassword('Another#2026');
for (let n = 0; n < 20; n++) await makeMember(t.db.kysely, { username: `target${n}`, passwordHash });

/** A network of each test's own: limits of an address hold for minutes. */
let network = 0;
beforeEach(async () => {
  network += 1;
  for (const table of ['attempt', 'code', 'reset_link'] as const) await t.db.kysely.deleteFrom(table).execute();
  vi.mocked(verify).mockClear();
});

const looks = () => vi.mocked(verify).mock.calls.length;
/** A log-in from some address; each address is a network of its own. */
const login = (username: string, password: string, address = 0) =>
  gateway.call('login', {
    body: { username, password, type: 'username' },
    headers: { 'x-forwarded-for': `198.51.${network}.${address + 1}` },
  });
const codesOf = (answers: TestAnswer[]) => [...new Set(answers.map(({ json }) => json.error?.code))];

describe('brute force', () => {
  test('of one account from one address gets three looks at the password, however long it goes on', async () => {
    const answers = [];
    for (let n = 0; n < 40; n++) answers.push(await login('sokha', `guess ${n}`));
    expect(looks()).toBe(3);
    expect(codesOf(answers)).toEqual(['AUTH_BAD_CREDENTIALS', 'AUTH_CAPTCHA_REQUIRED']);
  });

  test('of one account from forty addresses gets no more, and the owner is not locked out', async () => {
    for (let n = 0; n < 40; n++) await login('sokha', `guess ${n}`, n);
    expect(looks()).toBe(3);
    // A captcha is asked for, nothing worse.
    expect((await login('sokha', PASSWORD, 99)).json.error?.code).toBe('AUTH_CAPTCHA_REQUIRED');
  });

  test('with many tries at the same moment gets three looks as well: a try is counted before it is looked at', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => login('sokha', `guess ${n}`)));
    expect(answers.every(({ status }) => status !== 200)).toBe(true);
    expect(looks()).toBe(3);
  });
});

describe('spraying', () => {
  test('one password over many accounts from one address gets ten looks', async () => {
    for (let n = 0; n < 20; n++) await login(`target${n}`, 'Summer#2026');
    expect(looks()).toBe(10);
  });

  test('finds nobody faster by names that nobody has', async () => {
    for (let n = 0; n < 20; n++) await login(n % 2 ? `target${n}` : `nobody${n}`, 'Summer#2026');
    expect(looks()).toBe(10);
  });

  test('that has found a password still pays for its failures: a success forgets those of the account alone', async () => {
    for (let n = 0; n < 9; n++) await login(`target${n}`, 'Summer#2026');
    expect((await login('target9', 'Another#2026')).status).toBe(200);
    await login('target10', 'Summer#2026');
    expect((await login('target11', 'Another#2026')).json.error?.code).toBe('AUTH_CAPTCHA_REQUIRED');
  });
});

/** Texts of all statements that a call sends to the database. */
async function statements(run: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  const note = (query: unknown) => {
    const text = typeof query === 'string' ? query : (query as { text?: string } | undefined)?.text;
    if (text) seen.push(text);
  };
  const spies =
    t.db.engine === 'pglite' ? [vi.spyOn(t.db.pglite, 'query')] : [vi.spyOn(pg.Client.prototype, 'query' as never)];
  const [spy] = spies;
  await run();
  for (const [query] of spy?.mock.calls ?? []) note(query);
  spy?.mockRestore();
  return seen;
}

describe('enumeration', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const mail = (username: string, email: string): TestCall => ({
    body: new URLSearchParams({ username, email }).toString(),
    headers: form,
  });
  const phone = (mobileNum: string, more: object = {}): TestCall => ({
    body: { mobileNum, mobileCountryCode: '855', ...more },
  });
  const entry = (username: string, more: object = {}): TestCall => ({
    body: { username, password: 'Wrong#2026', type: 'username', ...more },
  });

  /** Calls of a visitor about an account: one that is there, one that is not. */
  const PAIRS: [string, OperationId, TestCall, TestCall][] = [
    ['a log-in by name', 'login', entry('sokha'), entry('nobody-at-all')],
    ['a log-in by number', 'login', entry('85512345678'), entry('85512999999')],
    ['the entrance of agents', 'login', entry('dara', { loginAs: 'agent' }), entry('nobody', { loginAs: 'agent' })],
    [
      'a log-in by code',
      'login',
      entry('85512345678', { type: 'sms', password: '000000' }),
      entry('85512999999', { type: 'sms', password: '000000' }),
    ],
    ['a code to log in', 'sendLoginCode', phone('12345678'), phone('12999999')],
    ['a code to register', 'sendRegisterCode', phone('12345678'), phone('12999999')],
    ['a code to recover', 'sendRecoveryCode', phone('12345678'), phone('12999999')],
    [
      'a recovery by phone',
      'resetPasswordByPhone',
      phone('12345678', { verificationCode: '000000', newPassword: 'Tonle-Sap-88' }),
      phone('12999999', { verificationCode: '000000', newPassword: 'Tonle-Sap-88' }),
    ],
    ['a mail of somebody', 'requestPasswordMail', mail('sokha', 'sokha@example.com'), mail('nobody', 'no@example.com')],
    ['a mail elsewhere', 'requestPasswordMail', mail('sokha', 'sokha@example.com'), mail('sokha', 'no@example.com')],
  ];

  test.each(PAIRS)(
    '%s says the same of an account that is there and of one that is not',
    async (_name, id, known, unknown) => {
      const said = [];
      for (const call of [known, unknown]) {
        const { status, json, headers } = await loose.call(id, call);
        const { requestId: _, ...error } = (json.error ?? {}) as Record<string, unknown>;
        said.push({ status, value: json.value, error, length: headers['content-length'], cookies: cookiesOf(headers) });
      }
      expect(said[1]).toEqual(said[0]);
    },
  );

  test.each(PAIRS)(
    '%s costs the same: as many looks at a password, nearly as many statements',
    async (_name, id, known, unknown) => {
      // Once each beforehand: what is made on the first call only is no difference between the two.
      for (const call of [known, unknown]) await loose.call(id, call);
      const costs = [];
      for (const call of [known, unknown]) {
        for (const table of ['attempt', 'code'] as const) await t.db.kysely.deleteFrom(table).execute();
        vi.mocked(verify).mockClear();
        const sent = await statements(() => loose.call(id, call));
        costs.push({ looks: looks(), statements: sent.length });
      }
      const [there, absent] = costs;
      expect(there?.statements).toBeGreaterThan(0);
      expect(absent?.looks).toBe(there?.looks);
      // A failure of an account is also written into its owner's history: one insert and its transaction.
      expect(Math.abs((there?.statements ?? 0) - (absent?.statements ?? 0))).toBeLessThanOrEqual(3);
    },
  );
});

const cookiesOf = (headers: TestAnswer['headers']): string[] =>
  [headers['set-cookie'] ?? []].flat().map((line) => String(line).replace(/=[^;]*/, '='));

describe('replay', () => {
  const sealed = (Object.keys(OPERATIONS) as OperationId[]).filter((id) => OPERATIONS[id].sealed);

  test.each(sealed)(
    'a sealed body of %s that was recorded is refused, whatever came of it the first time',
    async (id) => {
      const operation = OPERATIONS[id];
      const session = await loose.login('sokha', PASSWORD);
      const payload = { value: await loose.seal({ any: 'thing' }, operation) };
      const send = async () =>
        (
          await loose.app.inject({
            method: operation.method,
            url: operation.path,
            payload,
            headers: {
              host: 'localhost:8080',
              authorization: `Bearer ${session.token}`,
              cookie: `__Host-sid=${session.cookie}`,
            },
          })
        ).json().error?.code;
      expect(await send()).not.toBe('REPLAY');
      expect(await send()).toBe('REPLAY');
      expect(await send()).toBe('REPLAY');
    },
  );

  test('a log-in that was recorded opens no second session', async () => {
    const body = { username: 'sokha', password: PASSWORD, type: 'username' };
    const payload = { value: await loose.seal(body, OPERATIONS.login) };
    const send = () =>
      loose.app.inject({ method: 'POST', url: OPERATIONS.login.path, payload, headers: { host: 'localhost:8080' } });
    const answers = await Promise.all(Array.from({ length: 5 }, send));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  test('a session that has ended comes back by neither of its halves, nor by both', async () => {
    const session = await loose.login('sokha', PASSWORD);
    await loose.call('logout', {}, session);
    expect((await loose.call('getBalance', {}, session)).json.error?.code).toBe('AUTH_TOKEN_EXPIRED');
    const resume = { headers: { origin: 'http://localhost:8080' } };
    expect((await loose.call('resumeSession', resume, { cookie: session.cookie })).json.error?.code).toBe(
      'AUTH_TOKEN_EXPIRED',
    );
  });
});
