import type {
  OpenedInvitation,
  Operator,
  OperatorAccounts,
  OperatorInvitation,
} from '@mekong/api-client/admin/contract/types';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { consoleOf } from '../../../test/console.ts';
import { TEST_SECRET_KEY, testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { acceptLink, cookieOf, newOperator, restoreOperators, secretOf } from '../../../test/operator-accounts.ts';
import { runOperatorsCommand } from '../../app/operations/operators-command.ts';
import { createFieldCipher } from '../../kernel/field-cipher.ts';

const t = await testDb();
const db = t.db.kysely;
const gateway = await testGateway(t, { rateLimitScale: 1 });
const console = await consoleOf(gateway, { isClosed: true });
const { audit, firstAdminLink } = gateway.modules;

const run = (...words: string[]) =>
  runOperatorsCommand({ db, cipher: createFieldCipher(TEST_SECRET_KEY), by: { id: 'root', role: 'command' } }, words);
const listedAtFirst = await run('list');

const linkOfFirst = async () => (await firstAdminLink())?.address ?? '';
const admin = await acceptLink(db, console, await linkOfFirst(), 'sophea');
beforeEach(() => restoreOperators(db, { sophea: 'admin' }));

const accounts = async () => (await admin.value<OperatorAccounts>('listOperators')).content;
const idOf = async (name: string) => (await accounts()).find((account) => account.name === name)?.id ?? '';
const newest = async (action: string) => (await audit.newest({ action, limit: 1 }))[0];
const codeOf = (answer: { json: { error?: { code: string } } }) => answer.json.error?.code;

describe('the first admin', () => {
  test('is made by a link that counts once and stands in no log of a server', async () => {
    expect(await accounts()).toMatchObject([{ name: 'sophea', role: 'admin', state: 'active' }]);
    expect(await firstAdminLink()).toBeUndefined();
    expect(await newest('operator.joined')).toMatchObject({ actorId: 'sophea', detail: { role: 'admin' } });
  });
});

describe('a one-time link', () => {
  const invite = (body: object = { name: 'dara', role: 'support' }) =>
    admin.value<OperatorInvitation>('inviteOperator', { body });
  const accept = (address: string, change: object = {}) =>
    console.call('acceptInvitation', {
      body: { secret: secretOf(address), password: 'nine quiet lanterns', code: '000000', ...change },
    });

  test('makes an account whose password and authenticator only its owner knows', async () => {
    const { address, operator } = await invite();
    expect(operator).toMatchObject({ name: 'dara', role: 'support', state: 'invited' });
    const dara = await acceptLink(db, console, address);
    expect(await dara.value('getOperator')).toMatchObject({ name: 'dara', role: 'support', isOpen: false });
    const stored = JSON.stringify(await db.selectFrom('operator').selectAll().execute());
    expect(stored).not.toContain(dara.password);
    const { rows } = await sql<{ all: string }>`
      select json_agg(i)::text as "all" from operator_invitation i`.execute(db);
    expect(rows[0]?.all).not.toContain(secretOf(address));
    expect(await newest('operator.invited')).toMatchObject({
      ...{ actorId: 'sophea', object: 'operator:dara' },
      detail: { before: {}, after: { role: 'support', state: 'invited' } },
    });
  });

  test('counts once, for a day, and until the next one is made', async () => {
    const first = await invite();
    await acceptLink(db, console, first.address);
    expect(codeOf(await accept(first.address))).toBe('NOT_FOUND');
    const again = () =>
      admin.value<OperatorInvitation>('inviteOperatorAgain', {
        path: { operatorId: first.operator.id },
        body: { reason: 'Lost the phone' },
      });
    const [second, third] = [await again(), await again()];
    expect(codeOf(await accept(second.address))).toBe('NOT_FOUND');
    await sql`update operator_invitation set expires_at = now() - interval '1 second'`.execute(db);
    expect(codeOf(await accept(third.address))).toBe('NOT_FOUND');
  });

  test.each([
    ['a password that guessers try first', { password: '123qweasdzxc' }, 'common'],
    ['a password that contains the name', { password: 'dara and the river' }, 'different'],
    ['a short password', { password: 'eleven char' }, 'min'],
    ['another name than the invited one', { name: 'vanna' }, 'unknown'],
  ])('is not taken up with %s', async (_name, change, rule) => {
    const answer = await accept((await invite()).address, change);
    expect(answer.json.error).toMatchObject({ code: 'VALIDATION_FAILED', params: { fields: [{ rule }] } });
  });

  test('is not taken up with a wrong code, and stays good', async () => {
    const { address } = await invite();
    expect(codeOf(await accept(address))).toBe('AUTH_BAD_CREDENTIALS');
    expect((await acceptLink(db, console, address)).name).toBe('dara');
  });

  test('ends the sessions and the old password of an account that is taken up again', async () => {
    const dara = await newOperator(db, console, admin, { name: 'dara', role: 'support' });
    const { address } = await admin.value<OperatorInvitation>('inviteOperatorAgain', {
      path: { operatorId: await idOf('dara') },
      body: { reason: 'Lost the phone' },
    });
    expect((await dara.call('getOperator')).status).toBe(200);
    await acceptLink(db, console, address);
    expect(codeOf(await dara.call('getOperator'))).toBe('AUTH_TOKEN_EXPIRED');
    expect(codeOf(await dara.logIn())).toBe('AUTH_BAD_CREDENTIALS');
  });

  test('is refused for a name that is taken', async () => {
    await invite();
    const answer = await admin.call('inviteOperator', { body: { name: 'dara', role: 'risk' } });
    expect(answer.json.error).toMatchObject({ params: { fields: [{ name: 'name', rule: 'taken' }] } });
  });
});

describe('npm run operators', () => {
  test('says how the first admin is made when there is no account', () => {
    expect(listedAtFirst).toMatch(/^There are no accounts yet\. .* first admin/);
  });

  test('gives an admin a way back whom no other admin can help, and the audit says that it was a command', async () => {
    const dara = await newOperator(db, console, admin, { name: 'dara', role: 'admin' });
    expect(await run('list')).toBe('dara  admin  active\nsophea  admin  active');
    const said = await run('link', 'dara');
    expect(await newest('operator.invited')).toMatchObject({
      ...{ actorId: 'root', actorRole: 'command', object: 'operator:dara' },
      detail: { before: { role: 'admin', state: 'active' }, after: { role: 'admin', state: 'active' } },
    });
    const again = await acceptLink(db, console, /\/invitation#[\w-]+/.exec(said)?.[0] ?? '');
    expect(again.name).toBe('dara');
    expect(codeOf(await dara.call('getOperator'))).toBe('AUTH_TOKEN_EXPIRED');
  });

  test.each([
    [['link', 'nobody'], 'There is no operator "nobody"'],
    [['link'], 'Usage'],
    [['drop', 'sophea'], 'Usage'],
  ])('%j is refused with its reason', async (words, reason) => {
    await expect(run(...words)).rejects.toThrow(reason);
  });
});

describe('a log-in', () => {
  test('needs password and code, and says of neither that it was the wrong one', async () => {
    expect((await admin.logIn()).status).toBe(200);
    expect(await newest('operator.login.ok')).toMatchObject({ actorId: 'sophea' });
    expect(codeOf(await admin.logIn({ password: 'a wrong password' }))).toBe('AUTH_BAD_CREDENTIALS');
    expect(codeOf(await admin.logIn({ code: '000000' }))).toBe('AUTH_BAD_CREDENTIALS');
    const body = { name: 'nobody', password: 'a wrong password', code: '000000' };
    expect(codeOf(await console.call('logInOperator', { body }))).toBe('AUTH_BAD_CREDENTIALS');
    expect(await audit.newest({ action: 'operator.login.failed', limit: 3 })).toMatchObject([
      { object: '' },
      { object: 'sophea' },
      { object: 'sophea' },
    ]);
  });

  test('takes a code once, and not the one that the link was taken up with', async () => {
    await sql`update operator_session set ended_at = now()`.execute(db);
    const code = await admin.code();
    expect((await admin.logIn({ code })).status).toBe(200);
    expect(codeOf(await admin.logIn({ code }))).toBe('AUTH_BAD_CREDENTIALS');
  });

  test('takes a code once when two send it at the same moment', { tags: ['race'] }, async () => {
    const code = await admin.code();
    const both = await Promise.all([admin.logIn({ code }), admin.logIn({ code })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('waits after five wrong tries, the right one too', async () => {
    for (let n = 0; n < 5; n++) expect(codeOf(await admin.logIn({ code: '000000' }))).toBe('AUTH_BAD_CREDENTIALS');
    // the first wait is a second, which a busy machine can take for the next try
    await sql`update attempt set blocked_until = blocked_until + interval '1 minute'`.execute(db);
    const locked = await admin.logIn();
    expect([codeOf(locked), locked.status]).toEqual(['AUTH_LOCKED', 429]);
  });

  test('is refused to a network after ten wrong tries, whatever the name', async () => {
    const from = '198.51.100.7';
    for (let n = 0; n < 10; n++) {
      const body = { name: `nobody${n}`, password: 'a wrong password', code: '000000' };
      expect(codeOf(await console.call('logInOperator', { body, from }))).toBe('AUTH_BAD_CREDENTIALS');
    }
    expect(codeOf(await admin.logIn({ from }))).toBe('RATE_LIMITED');
    expect((await admin.logIn()).status).toBe(200);
  });
});

describe('an own password', () => {
  const change = async (part: { password?: string; newPassword?: string; code?: string }) =>
    admin.call('changeOwnPassword', {
      body: { password: admin.password, newPassword: 'ten quiet lanterns', code: await admin.code(), ...part },
    });

  test('is changed by its owner, and other sessions end', async () => {
    await admin.logIn();
    const elsewhere = sql`select count(*)::int4 as open from operator_session where ended_at is null and operator_id = (select id from operator where name = 'sophea')`;
    expect((await change({})).status).toBe(204);
    expect((await admin.call('getOperator')).status).toBe(200);
    expect((await elsewhere.execute(db)).rows).toEqual([{ open: 1 }]);
    expect(await newest('operator.password.changed')).toMatchObject({ actorId: 'sophea', object: 'operator:sophea' });
    expect(codeOf(await admin.logIn())).toBe('AUTH_BAD_CREDENTIALS');
    expect((await change({ password: 'ten quiet lanterns', newPassword: admin.password })).status).toBe(204);
    expect((await admin.logIn()).status).toBe(200);
  });

  test.each([
    ['without the one in use', { password: 'a wrong password' }, 'AUTH_BAD_CREDENTIALS'],
    ['without the authenticator', { code: '000000' }, 'AUTH_BAD_CREDENTIALS'],
    ['for the same one', { newPassword: 'nine quiet lanterns' }, 'VALIDATION_FAILED'],
    ['for one with the name in it', { newPassword: 'sophea is my name' }, 'VALIDATION_FAILED'],
    ['for a short one', { newPassword: 'short' }, 'VALIDATION_FAILED'],
  ])('is not changed %s', async (_why, part, expected) => {
    expect(codeOf(await change(part))).toBe(expected);
  });
});

describe('a session', () => {
  test('is a cookie that no script reads and no other site sends', async () => {
    const answer = await admin.logIn();
    const line = [answer.headers['set-cookie']].flat().find((set) => String(set).startsWith('__Host-operator='));
    expect(line).toMatch(/HttpOnly; Secure; SameSite=Strict/);
    expect(line).not.toMatch(/Max-Age|Expires/);
    expect(cookieOf(answer)).toMatch(/=[A-Za-z0-9_-]{43}$/);
  });

  test.each([
    ['after 15 minutes without a call', sql`update operator_session set last_seen_at = now() - interval '901 seconds'`],
    ['after eight hours', sql`update operator_session set expires_at = now() - interval '1 second'`],
  ])('ends %s', async (_when, later) => {
    expect((await admin.call('getOperator')).status).toBe(200);
    await later.execute(db);
    expect(codeOf(await admin.call('getOperator'))).toBe('AUTH_TOKEN_EXPIRED');
  });

  test('is kept awake by calls, but for those that a page repeats by itself', async () => {
    await sql`update operator_session set last_seen_at = now() - interval '600 seconds'`.execute(db);
    const quiet = async () => {
      const { rows } = await sql<{ quiet: number }>`
        select min(extract(epoch from now() - last_seen_at))::float8 as quiet from operator_session`.execute(db);
      return rows[0]?.quiet ?? 0;
    };
    for (const repeated of ['getOverview', 'listApprovals'] as const) await admin.call(repeated);
    expect(await quiet()).toBeGreaterThan(599);
    expect((await admin.value<Operator>('getOperator')).idleSeconds).toBeLessThanOrEqual(300);
    expect((await admin.value<Operator>('continueSession')).idleSeconds).toBe(900);
    expect(await quiet()).toBeLessThan(60);
  });

  test('ends with a log-out, whatever cookie a thief has kept', async () => {
    expect((await admin.call('logOutOperator')).status).toBe(204);
    expect(codeOf(await admin.call('getOperator'))).toBe('AUTH_TOKEN_EXPIRED');
    expect(await newest('operator.logout')).toMatchObject({ actorId: 'sophea' });
  });
});

describe('an admin', () => {
  test('gives another role, which ends the sessions of the old one', async () => {
    const dara = await newOperator(db, console, admin, { name: 'dara', role: 'support' });
    const path = { operatorId: await idOf('dara') };
    const change = () => admin.call('changeOperatorRole', { path, body: { role: 'risk' } });
    expect((await change()).json.value).toMatchObject({ name: 'dara', role: 'risk' });
    expect(codeOf(await dara.call('getOperator'))).toBe('AUTH_TOKEN_EXPIRED');
    expect(await newest('operator.role.changed')).toMatchObject({
      ...{ actorId: 'sophea', object: 'operator:dara' },
      detail: { before: { role: 'support' }, after: { role: 'risk' } },
    });
    await dara.logIn();
    expect(await dara.value('getOperator')).toMatchObject({ role: 'risk' });
    // so already: nothing is written and nobody is logged out
    expect((await change()).status).toBe(200);
    expect((await dara.call('getOperator')).status).toBe(200);
  });

  test('deactivates an operator, who is out at once and comes back by a link alone', async () => {
    const dara = await newOperator(db, console, admin, { name: 'dara', role: 'support' });
    const path = { operatorId: await idOf('dara') };
    expect((await admin.call('deactivateOperator', { path, body: {} })).json.value).toMatchObject({
      state: 'inactive',
    });
    expect(codeOf(await dara.call('getOperator'))).toBe('AUTH_TOKEN_EXPIRED');
    expect(codeOf(await dara.logIn())).toBe('AUTH_BAD_CREDENTIALS');
    const { address } = await admin.value<OperatorInvitation>('inviteOperatorAgain', { path, body: {} });
    expect((await acceptLink(db, console, address)).name).toBe('dara');
  });

  test('keeps the role and access of the last admin', async () => {
    const path = { operatorId: await idOf('sophea') };
    for (const answer of [
      await admin.call('deactivateOperator', { path, body: {} }),
      await admin.call('changeOperatorRole', { path, body: { role: 'viewer' } }),
    ])
      expect(codeOf(answer)).toBe('LAST_ADMIN');
  });

  test('finds no operator that never was', async () => {
    const path = { operatorId: '999' };
    expect(codeOf(await admin.call('deactivateOperator', { path, body: {} }))).toBe('NOT_FOUND');
  });
});

test('an open console has no session to end', async () => {
  const open = await consoleOf(gateway);
  expect((await open.call('logOutOperator')).status).toBe(204);
});

describe('a console that has no admin', () => {
  beforeEach(async () => {
    // what operators have decided goes with them, and of corrections nothing may go otherwise
    await sql`alter table wallet_correction disable trigger wallet_correction_append_only`.execute(db);
    await sql`truncate operator cascade`.execute(db);
    await sql`alter table wallet_correction enable trigger wallet_correction_append_only`.execute(db);
  });

  test('gets a new link with each start, and the one before counts no more', async () => {
    const [first, second] = [await linkOfFirst(), await linkOfFirst()];
    expect(second).toMatch(/^\/invitation#[A-Za-z0-9_-]{43}$/);
    expect(codeOf(await console.call('openInvitation', { body: { secret: secretOf(first) } }))).toBe('NOT_FOUND');
    const opened = await console.value<OpenedInvitation>('openInvitation', { body: { secret: secretOf(second) } });
    expect(opened.authenticatorUri).toMatch(/^otpauth:\/\/totp\/Mekong%20console:admin\?/);
  });

  test('gets one admin when two open the link at once', { tags: ['race'] }, async () => {
    const link = await linkOfFirst();
    const made = await Promise.allSettled([
      acceptLink(db, console, link, 'one'),
      acceptLink(db, console, link, 'other'),
    ]);
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { rows } = await sql<{ count: number }>`select count(*)::int4 as count from operator`.execute(db);
    expect(rows[0]?.count).toBe(1);
  });
});
