import type { AgentLink, AgentLinkList, WhitelabelSwitch } from '@mekong/api-client/contract/types';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testBrowser } from '../../../test/browser.ts';
import { cookieOf, type TestAnswer, testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { PASSWORD, seedSmallWorld } from '../../../test/people.ts';
import { maskName } from '../../kernel/mask-name.ts';
import { memberBalance } from '../../ledger/balance.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import { addClicks } from '../agents/links/links.repository.ts';
import { SETTINGS, type SettingInput } from '../system/settings.ts';

const t = await testDb();
const db = t.db.kysely;
const people = await seedSmallWorld(db);
const gateway = await testGateway(t);
const admin = { role: 'system' } as const;
/** By this the gateway of tests multiplies its limits. */
const scale = 1_000;

const good = {
  username: 'newcomer',
  password: 'Sraom-Neak#77',
  login: true,
  agreement: { version: '2026-01', accepted: true },
  ageConfirmed: true,
};
let count = 0;
const freshName = () => `fresh${++count}`;
const register = (more: object = {}) =>
  gateway.call('registerMember', { body: { ...good, username: freshName(), ...more } });
const fieldsOf = ({ json }: TestAnswer) => json.error?.params.fields;
const memberOf = (username: string) =>
  db.selectFrom('member').selectAll().where('username', '=', username).executeTakeFirst();

/** The rules with some fields changed. */
const withRules = (changes: Record<string, object>): SettingInput<'register'> => {
  const { fields } = SETTINGS.register.parse({});
  return { fields: fields.map((rule) => ({ ...rule, ...changes[rule.name] })) };
};

afterEach(async () => {
  await gateway.modules.settings.change('register', {}, admin);
  await gateway.modules.settings.change('switches', {}, admin);
});

describe('a registration', () => {
  test('makes a member with play money, consent and a session, all of it or nothing', async () => {
    const answer = await register({ username: 'Chenda7', language: 'EN' });
    expect(answer.status, answer.text).toBe(200);
    const member = await memberOf('Chenda7');
    expect(member).toMatchObject({ type: 0, currency: 'KHR', language: 'EN', terms_version: '2026-01' });
    expect(member?.terms_accepted_at).toBeInstanceOf(Date);
    expect(member?.age_stated_at).toBeInstanceOf(Date);
    expect((await memberBalance(db, member?.id ?? '', 'KHR')).sumBalance).toBe(10_000_000_000n);
    const value = answer.json.value as { session: { token: string } };
    expect(value.session.token).toMatch(/^[\w-]{43}$/);
    expect((await verifyLedger(db)).ok).toBe(true);
    const log = await db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(2).execute();
    expect(log).toMatchObject([
      { action: 'login.ok', object: 'Chenda7', actor_id: member?.id },
      { action: 'register', object: 'Chenda7', actor_id: member?.id },
    ]);
  });

  test('opens no session when none is asked for', async () => {
    const answer = await register({ login: false });
    expect(answer.json.value).not.toHaveProperty('session');
    expect(cookieOf(answer)).toBe('');
  });

  test('stores the password as Argon2id only', async () => {
    const username = freshName();
    await register({ username });
    const { rows } = await sql<{ password_hash: string }>`
      select password_hash from credential join member on member.id = member_id where username = ${username}`.execute(
      db,
    );
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(rows[0]?.password_hash).not.toContain(good.password);
  });

  test('counts for one of many that ask for the same name at once, in any case', { tags: ['race'] }, async () => {
    const spellings = ['Rithy', 'rithy', 'RITHY', 'rIthy', 'Rithy', 'rithy'];
    const answers = await Promise.all(spellings.map((username) => register({ username })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
    for (const answer of answers.filter(({ status }) => status === 400))
      expect(fieldsOf(answer)).toEqual([{ name: 'username', rule: 'taken' }]);
    const { rows } = await sql<{ members: number; grants: number }>`
      select (select count(*)::int4 from member where username_key = 'rithy') as members,
             (select count(*)::int4 from posting p join member m on p.member = m.id::text
               where m.username_key = 'rithy') as grants`.execute(db);
    expect(rows[0]).toEqual({ members: 1, grants: 1 });
  });
});

describe("the merchant's rules hold on the server", () => {
  test.each([
    ['a short user name', { username: 'abc' }, [{ name: 'username', rule: 'min', min: 4 }]],
    ['a long user name', { username: 'a'.repeat(17) }, [{ name: 'username', rule: 'max', max: 16 }]],
    ['a user name that starts with a digit', { username: '1abc' }, [{ name: 'username', rule: 'pattern' }]],
    ['a short password', { password: 'Ab1#xyz' }, [{ name: 'password', rule: 'min', min: 8 }]],
    ['a password everybody tries first', { password: 'Password1' }, [{ name: 'password', rule: 'common' }]],
    [
      'the user name as password',
      { username: 'sokunthea', password: 'Sokunthea' },
      [{ name: 'password', rule: 'different' }],
    ],
    ['two passwords', { confirmPassword: 'Something#Else1' }, [{ name: 'confirmPassword', rule: 'equal' }]],
    ['a field that is not asked for', { line: 'mylineid' }, [{ name: 'line', rule: 'unknown' }]],
    ['another currency', { currency: 'FUN' }, [{ name: 'currency', rule: 'enum' }]],
  ])('%s is refused with its rule', async (_name, change, fields) => {
    const answer = await register(change);
    expect(answer.json.error?.code).toBe('VALIDATION_FAILED');
    expect(fieldsOf(answer)).toEqual(fields.map((field) => expect.objectContaining(field)));
  });

  test('every refused field is named at once', async () => {
    const answer = await register({ username: '1x', password: 'short', confirmPassword: 'other' });
    expect((fieldsOf(answer) as { name: string }[]).map(({ name }) => name)).toEqual([
      'username',
      'password',
      'confirmPassword',
    ]);
  });

  test('a changed rule holds with the next call', async () => {
    await gateway.modules.settings.change(
      'register',
      withRules({ username: { min: 8 }, payeeName: { enabled: true, required: true } }),
      admin,
    );
    expect(fieldsOf(await register({ username: 'short7' }))).toEqual([
      { name: 'username', rule: 'min', min: 8 },
      { name: 'payeeName', rule: 'required' },
    ]);
    expect((await register({ username: 'longenough7', payeeName: 'Sok Chenda' })).status).toBe(200);
  });

  test('the agreement in force must be accepted, and the age stated', async () => {
    const terms = [
      await register({ agreement: { version: '2026-01', accepted: false } }),
      await register({ agreement: { version: '2020-01', accepted: true } }),
    ];
    expect(terms.map(({ json }) => json.error?.code)).toEqual(['TERMS_REQUIRED', 'TERMS_REQUIRED']);
    const age = await register({ ageConfirmed: false });
    expect(age.json.error).toMatchObject({ code: 'AGE_TOO_LOW', params: { minAge: 18 } });
  });

  test('a verification code that nobody has sent cannot be right', async () => {
    expect((await register({ verificationCode: '123456' })).json.error?.code).toBe('OTP_INVALID');
  });

  test('a name that is taken is told before a code is used up', async () => {
    const answer = await register({ username: 'sokha', verificationCode: '123456' });
    expect(answer.json.error).toMatchObject({
      code: 'VALIDATION_FAILED',
      params: { fields: [{ name: 'username', rule: 'taken' }] },
    });
  });

  test('a captcha is asked for when the merchant asks for one', async () => {
    await gateway.modules.settings.change(
      'register',
      { ...withRules({ captcha: { enabled: true, required: true } }) },
      admin,
    );
    expect((await register()).json.error).toMatchObject({ code: 'AUTH_CAPTCHA_REQUIRED', captcha: true });
    expect((await register({ captchaId: 'made-up', captcha: 'ABCDE' })).json.error?.code).toBe('AUTH_CAPTCHA_INVALID');
  });

  const tried = (subject: string, failures: number) =>
    sql`insert into attempt (subject, failures) values (${subject}, ${failures * scale})
        on conflict (subject) do update set failures = ${failures * scale}, failed_at = now()`.execute(db);
  const wait = { code: 'RATE_LIMITED', params: { retryAfter: 3_600 } };

  test('waits after a hundred of one address within the hour, in whatever browsers', async () => {
    await tried('register:127.0.0.1', 99);
    expect((await register()).status).toBe(200);
    await tried('register:127.0.0.1', 100);
    expect((await register()).json.error).toMatchObject(wait);
    await sql`delete from attempt`.execute(db);
  });

  test('waits after twenty of one browser within the hour, and in others of its address does not', async () => {
    const browser = testBrowser(gateway);
    const inBrowser = () => browser.call('registerMember', { body: { ...good, username: freshName() } });
    expect((await inBrowser()).status).toBe(200);
    await sql`update attempt set failures = ${20 * scale} where subject <> 'register:127.0.0.1'`.execute(db);
    expect((await inBrowser()).json.error).toMatchObject(wait);
    expect(
      (await testBrowser(gateway).call('registerMember', { body: { ...good, username: freshName() } })).status,
    ).toBe(200);
    await sql`delete from attempt`.execute(db);
  });
});

describe('one upline at most results', () => {
  const on = (...more: WhitelabelSwitch[]) => ({ on: ['REGISTER', 'REWARD', ...more] as WhitelabelSwitch[] });
  beforeEach(async () => {
    await gateway.modules.settings.change('switches', on('REFERRAL'), admin);
  });

  test("not from a friend's code while the merchant has referral off", async () => {
    await gateway.modules.settings.change('switches', on(), admin);
    const [username, other] = [freshName(), freshName()];
    await register({ username, referralCode: (await memberOf('sokha'))?.referral_code });
    expect(await memberOf(username)).toMatchObject({ upline_id: null, invited_by: null });
    expect((await register({ username: other, referralCode: 'NOSUCHCODE' })).status).toBe(200);
  });

  test("from an agent's link, also when the field is hidden", async () => {
    const username = freshName();
    await register({ username, affiliateCode: 'dara2026code0001' });
    expect(await memberOf(username)).toMatchObject({ upline_id: people.dara, to_upline: true });
    const { template, content } = await db
      .selectFrom('inbox_message')
      .select(['template', 'content'])
      .where('member_id', '=', people.dara)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect({ template, content }).toEqual({ template: 'downlineJoined', content: { partner: maskName(username) } });
  });

  test('from a link that the agent has made: counted, as the type it says, until it is off', async () => {
    const agent = await gateway.login('dara', PASSWORD);
    const link = await gateway.value<AgentLink>(
      'addAgentLink',
      { body: { kind: 'AGENT', campaign: ' Summer ' } },
      agent,
    );
    expect(link).toMatchObject({ kind: 'AGENT', campaign: 'Summer', isActive: true, clicks: 0, registrations: 0 });
    const username = freshName();
    const answer = await register({ username, affiliateCode: link.code.toLowerCase() });
    expect(answer.status, answer.text).toBe(200);
    expect(await memberOf(username)).toMatchObject({ type: 1, upline_id: people.dara });
    const own = (await memberOf(username))?.affiliate_code ?? '';
    expect(await gateway.value('checkAffiliate', { query: { affiliateCode: own } })).toMatchObject({ valid: true });
    await addClicks(
      db,
      new Map([
        [link.code, 3],
        ['NOBODYHASTHIS000', 1],
      ]),
    );
    const { content } = await gateway.value<AgentLinkList>('listAgentLinks', {}, agent);
    expect(content).toMatchObject([
      { linkId: link.linkId, clicks: 3, registrations: 1, firstDeposits: 0 },
      { code: 'DARA2026CODE0001', kind: 'MEMBER', registrations: 1 },
    ]);
    const off = { path: { linkId: link.linkId }, body: { isActive: false } };
    expect(await gateway.value('switchAgentLink', off, agent)).toMatchObject({ isActive: false, registrations: 1 });
    expect((await register({ affiliateCode: link.code })).json.error?.code).toBe('AFFILIATE_INVALID');
    await addClicks(db, new Map([[link.code, 1]]));
    expect((await gateway.value<AgentLinkList>('listAgentLinks', {}, agent)).content[0]).toMatchObject({ clicks: 3 });
    const below = await gateway.login(username, good.password);
    expect((await gateway.call('switchAgentLink', off, below)).json.error?.code).toBe('NOT_FOUND');
    const plan = { body: { kind: 'AGENT', plan: '999' } };
    expect(fieldsOf(await gateway.call('addAgentLink', plan, agent))).toEqual([{ name: 'plan', rule: 'unknown' }]);
  });

  test("from a member's number: the member's own upline", async () => {
    const username = freshName();
    await register({ username, recommenderId: people.sokha });
    expect(await memberOf(username)).toMatchObject({ upline_id: people.dara, invited_by: people.sokha });
  });

  test("from a friend's code", async () => {
    const username = freshName();
    const friend = await memberOf('sokha');
    await register({ username, referralCode: friend?.referral_code });
    expect(await memberOf(username)).toMatchObject({ upline_id: people.dara, invited_by: people.sokha });
  });

  test('the link wins over the other two', async () => {
    const username = freshName();
    await register({ username, affiliateCode: 'DARA2026CODE0001', recommenderId: '1', referralCode: 'nonsense' });
    expect(await memberOf(username)).toMatchObject({ upline_id: people.dara });
  });

  test('unknown codes are refused, and a trial account invites nobody', async () => {
    expect((await register({ affiliateCode: 'NOSUCHCODE' })).json.error?.code).toBe('AFFILIATE_INVALID');
    expect((await register({ referralCode: 'NOSUCHCODE' })).json.error?.code).toBe('INVITE_INVALID');
    expect((await register({ recommenderId: people.trial })).json.error?.code).toBe('INVITE_INVALID');
  });
});

describe('personal data', () => {
  const enabled = withRules({ mobileNum: { enabled: true }, email: { enabled: true }, payeeName: { enabled: true } });

  test('is encrypted, and a number belongs to one member, who may log in with it', async () => {
    await gateway.modules.settings.change('register', enabled, admin);
    const person = { payeeName: 'Sok Bopha', mobileNum: '12345678', mobileCountryCode: '855' };
    expect((await register(person)).status).toBe(200);
    const { rows } = await sql<{
      all: string;
    }>`select coalesce(json_agg(d)::text, '') as all from member_detail d`.execute(db);
    expect(rows[0]?.all).not.toMatch(/Bopha|12345678/);
    expect(fieldsOf(await register(person))).toEqual([{ name: 'mobileNum', rule: 'taken' }]);
    const login = await gateway.call('login', {
      body: { username: '85512345678', password: good.password, type: 'username' },
    });
    expect(login.status, login.text).toBe(200);
  });
});

test('a merchant that takes no registrations sends people to their agent', async () => {
  await gateway.modules.settings.change('switches', { on: ['LOGIN'] }, admin);
  expect((await register()).json.error?.code).toBe('CONTACT_AGENT');
  expect((await gateway.login('sokha', PASSWORD)).token).toBeTruthy();
});
