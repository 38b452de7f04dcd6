import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { newestMessage, switchesOn } from '../../../test/messages.ts';
import { PASSWORD, seedSmallWorld } from '../../../test/people.ts';

const t = await testDb();
const people = await seedSmallWorld(t.db.kysely);
const gateway = await testGateway(t);
const ALL = ['MOBILENUMREG', 'REGMOBVERF', 'MOBILEPWREG', 'VERIFICATION'] as const;

beforeEach(() => switchesOn(gateway, ...ALL));

let last = 10_000;
const newNumber = () => ({ mobileNum: `12 3${last++}`.replace(' ', ''), mobileCountryCode: '855' });
const askCode = async (phone: { mobileNum: string; mobileCountryCode: string }) => {
  await gateway.call('sendRegisterCode', { body: phone });
  return /\d{6}/.exec((await newestMessage(gateway, `855${phone.mobileNum}`)).text)?.[0] ?? '';
};
const statements = {
  password: PASSWORD,
  login: true,
  agreement: { version: '2026-01', accepted: true },
  ageConfirmed: true,
};
const register = (body: object) =>
  gateway.call('registerMobile', {
    body: {
      ...statements,
      registerUrl: 'http://localhost:8080/?modal=register',
      domain: 'localhost:8080',
      registerMethod: 'WEB',
      ...body,
    },
  });
const fieldsOf = (answer: { json: { error?: { params: Record<string, unknown> } } }) =>
  answer.json.error?.params.fields;
const memberCount = async () =>
  (await sql<{ n: number }>`select count(*)::int4 as n from member`.execute(t.db.kysely)).rows[0]?.n;

describe('registration by mobile number', () => {
  test('makes the number the user name, fills the confirmation, and logs in', async () => {
    const phone = newNumber();
    const answer = await register({
      ...phone,
      verificationCode: await askCode(phone),
      affiliateCode: 'DARA2026CODE0001',
    });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json.value).toMatchObject({ account: `855${phone.mobileNum}`, session: { firstTimeLogin: true } });
    const member = await t.db.kysely
      .selectFrom('member')
      .select(['nickname', 'upline_id'])
      .where('username', '=', `855${phone.mobileNum}`)
      .executeTakeFirstOrThrow();
    expect(member).toEqual({ nickname: `*${phone.mobileNum.slice(-4)}`, upline_id: people.dara });
    const login = await gateway.call('login', {
      body: { username: `855${phone.mobileNum}`, password: PASSWORD, type: 'username' },
    });
    expect(login.status).toBe(200);
  });

  test('is open while the way by user name is off, and the other way round', async () => {
    const { settings } = gateway.modules;
    const methods = async () => (await gateway.value<{ methods: string[] }>('getRegisterSettings')).methods;
    const byName = () => gateway.call('registerMember', { body: { ...statements, username: `byname${last++}` } });
    await settings.change('register', { byUsername: false }, { role: 'system' });
    expect(await methods()).toEqual(['mobile']);
    const phone = newNumber();
    expect((await register({ ...phone, verificationCode: await askCode(phone) })).status).toBe(200);
    expect((await byName()).json.error?.code).toBe('CONTACT_AGENT');

    await settings.change('register', {}, { role: 'system' });
    await switchesOn(gateway);
    expect(await methods()).toEqual(['username']);
    expect((await byName()).status).toBe(200);
    expect((await register(newNumber())).json.error?.code).toBe('CONTACT_AGENT');
  });

  test('needs the code of this number and of this purpose', async () => {
    const [mine, other] = [newNumber(), newNumber()];
    const before = await memberCount();
    expect((await register(mine)).json.error?.code).toBe('OTP_MISSING');
    expect((await register({ ...mine, verificationCode: await askCode(other) })).json.error?.code).toBe('OTP_INVALID');
    expect((await register({ mobileCountryCode: '855' })).json.error?.code).toBe('PHONE_MISSING');
    expect((await register({ ...mine, mobileNum: '1' })).json.error?.code).toBe('PHONE_INVALID');
    expect(await memberCount()).toBe(before);
  });

  test('needs no code while the merchant asks for none, and takes none', async () => {
    await switchesOn(gateway, 'MOBILENUMREG', 'MOBILEPWREG');
    expect((await register({ ...newNumber(), verificationCode: '123456' })).json.error?.code).toBe('OTP_INVALID');
    expect((await register(newNumber())).status).toBe(200);
  });

  test('without a password field the account logs in by code alone', async () => {
    await switchesOn(gateway, 'MOBILENUMREG', 'REGMOBVERF', 'VERIFICATION');
    const phone = newNumber();
    expect(fieldsOf(await register(phone))).toEqual([{ name: 'password', rule: 'unknown' }]);
    const answer = await register({ ...phone, password: undefined, verificationCode: await askCode(phone) });
    expect(answer.status, answer.text).toBe(200);
    await gateway.call('sendLoginCode', { body: phone });
    const code = /\d{6}/.exec((await newestMessage(gateway, `855${phone.mobileNum}`)).text)?.[0];
    const login = await gateway.call('login', {
      body: { username: phone.mobileNum, mobileCountryCode: '855', password: code, type: 'sms' },
    });
    expect(login.status, login.text).toBe(200);
  });

  test('of parallel registrations of one number one is made', { tags: ['race'] }, async () => {
    await switchesOn(gateway, 'MOBILENUMREG', 'MOBILEPWREG');
    const phone = newNumber();
    const answers = await Promise.all(
      [phone, { ...phone, mobileNum: `0${phone.mobileNum}` }, phone].map((body) => register(body)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(answers.filter(({ status }) => status === 400).map(fieldsOf)).toEqual(
      Array(2).fill([{ name: 'mobileNum', rule: 'taken' }]),
    );
  });

  test('is closed with its switch', async () => {
    await switchesOn(gateway);
    expect((await register(newNumber())).json.error?.code).toBe('CONTACT_AGENT');
  });
});
