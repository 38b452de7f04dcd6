import { ADMIN_OPERATIONS, type AdminOperation, OPERATOR_ROLES } from '@mekong/api-client/admin/contract/operations';
import type {
  Approvals,
  ApprovedRequest,
  OperatorAccounts,
  OperatorInvitation,
  SettingSection,
  WaitingForApproval,
} from '@mekong/api-client/admin/contract/types';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { consoleOf } from '../../../test/console.ts';
import { testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { acceptLink, newOperator, restoreOperators, type TestOperator } from '../../../test/operator-accounts.ts';

const t = await testDb();
const db = t.db.kysely;
const gateway = await testGateway(t);
const console = await consoleOf(gateway, { isClosed: true });
const { audit, firstAdminLink, settings } = gateway.modules;

const sophea = await acceptLink(db, console, (await firstAdminLink())?.address ?? '', 'sophea');
// alone she needs nobody
const dara = await newOperator(db, console, sophea, { name: 'dara', role: 'risk' });
const vanna = await newOperator(db, console, sophea, { name: 'vanna', role: 'admin' });
beforeEach(() => restoreOperators(db, { sophea: 'admin', vanna: 'admin', dara: 'risk' }));

const account = async (name: string) =>
  (await sophea.value<OperatorAccounts>('listOperators')).content.find((one) => one.name === name);
const promote = async (by: TestOperator, reason: string | undefined = 'Takes over in May') =>
  by.call('changeOperatorRole', {
    path: { operatorId: (await account('dara'))?.id ?? '' },
    body: { role: 'admin', ...(reason === '' ? {} : { reason }) },
  });
const waiting = async (by: TestOperator) => ((await promote(by)).json.value as WaitingForApproval).approval.id;
const decide = (who: TestOperator, what: 'approveRequest' | 'rejectRequest' | 'withdrawRequest', approvalId: string) =>
  who.call(what, { path: { approvalId }, ...(what === 'rejectRequest' ? { body: { reason: 'Not now' } } : {}) });
const listed = async (who: TestOperator, state = 'PENDING') =>
  (await who.value<Approvals>('listApprovals', { query: { state } })).content;
const codeOf = (answer: { json: { error?: { code: string } } }) => answer.json.error?.code;
const actions = async () => (await audit.newest({ limit: 3 })).map(({ action, actorId }) => `${action} by ${actorId}`);

describe('what needs a second operator', () => {
  test('waits, and is done as the maker asked for it when another one approves', async () => {
    const answer = await promote(sophea);
    expect(answer.status).toBe(202);
    const { approval } = answer.json.value as WaitingForApproval;
    expect(approval).toMatchObject({
      ...{ operation: 'changeOperatorRole', maker: 'sophea', state: 'PENDING', isOwn: true },
      ...{ reason: 'Takes over in May', body: { role: 'admin' } },
    });
    expect(await account('dara')).toMatchObject({ role: 'risk' });
    expect(await listed(vanna)).toMatchObject([{ id: approval.id, isOwn: false }]);

    const done = (await decide(vanna, 'approveRequest', approval.id)).json.value as ApprovedRequest;
    expect(done).toMatchObject({
      approval: { state: 'APPROVED', decidedBy: 'vanna' },
      result: { name: 'dara', role: 'admin' },
    });
    expect(await account('dara')).toMatchObject({ role: 'admin' });
    expect(await listed(vanna)).toEqual([]);
    expect(await actions()).toEqual([
      'approval.approved by vanna',
      'operator.role.changed by sophea',
      'approval.asked by sophea',
    ]);
  });

  test('waits once when its maker sends it again, and anew after it was closed', async () => {
    const [first, ...others] = await Promise.all([waiting(sophea), waiting(sophea), waiting(sophea)]);
    expect(others).toEqual([first, first]);
    expect(await listed(vanna)).toHaveLength(1);
    await decide(vanna, 'rejectRequest', first ?? '');
    expect(await waiting(sophea)).not.toBe(first);
  });

  test('waits alone: nobody asks for the same thing anew, and the second operator is told what to decide', async () => {
    const id = await waiting(sophea);
    const refused = { code: 'APPROVAL_WAITS', params: { approvalId: id, maker: 'sophea' } };
    for (const answer of [await promote(vanna), await promote(vanna, 'In June'), await promote(sophea, 'In June')]) {
      expect(answer.status).toBe(409);
      expect(answer.json.error).toMatchObject(refused);
    }
    expect(await listed(vanna)).toHaveLength(1);
    expect((await decide(vanna, 'approveRequest', id)).status).toBe(200);
    expect(await account('dara')).toMatchObject({ role: 'admin' });
  });

  test('waits once when two operators ask for it at the same moment', { tags: ['race'] }, async () => {
    const answers = await Promise.all([promote(sophea), promote(vanna), promote(sophea), promote(vanna)]);
    expect(await listed(vanna)).toHaveLength(1);
    const [asked, refused] = [202, 409].map((status) => answers.filter((answer) => answer.status === status).length);
    expect([asked, refused]).toEqual([2, 2]);
  });

  test('is asked for anew once the first request is closed or past its time', async () => {
    const first = await waiting(sophea);
    await decide(vanna, 'rejectRequest', first);
    const second = await waiting(vanna);
    await sql`update operator_approval set expires_at = now() - interval '1 second' where id = ${second}`.execute(db);
    expect(new Set([first, second, await waiting(sophea)]).size).toBe(3);
  });

  test('needs a reason', async () => {
    expect((await promote(sophea, '')).json.error).toMatchObject({
      code: 'VALIDATION_FAILED',
      params: { fields: [{ name: 'reason', rule: 'required' }] },
    });
  });

  test('is approved or rejected by somebody else alone', async () => {
    const id = await waiting(sophea);
    for (const what of ['approveRequest', 'rejectRequest'] as const)
      expect(codeOf(await decide(sophea, what, id))).toBe('APPROVAL_OWN');
    expect(codeOf(await decide(vanna, 'withdrawRequest', id))).toBe('NOT_FOUND');
  });

  test('is decided by those who may call the operation, and shown to nobody else', async () => {
    const id = await waiting(sophea);
    expect(await listed(dara)).toEqual([]);
    for (const what of ['approveRequest', 'rejectRequest'] as const)
      expect(codeOf(await decide(dara, what, id))).toBe('AUTH_ROLE');
  });

  test.each([
    ['rejected', () => vanna, 'rejectRequest', 'REJECTED'],
    ['taken back by its maker', () => sophea, 'withdrawRequest', 'WITHDRAWN'],
  ] as const)('is not done when it is %s', async (_how, who, what, state) => {
    const id = await waiting(sophea);
    expect((await decide(who(), what, id)).json.value).toMatchObject({ state, decidedBy: who().name });
    expect(codeOf(await decide(vanna, 'approveRequest', id))).toBe('APPROVAL_CLOSED');
    expect(await account('dara')).toMatchObject({ role: 'risk' });
    expect(await listed(vanna, 'ALL')).toMatchObject([{ id, state }]);
  });

  test('is not done after a day', async () => {
    const id = await waiting(sophea);
    await sql`update operator_approval set expires_at = now() - interval '1 second'`.execute(db);
    expect(codeOf(await decide(vanna, 'approveRequest', id))).toBe('APPROVAL_CLOSED');
    expect(await listed(vanna, 'ALL')).toMatchObject([{ id, state: 'EXPIRED' }]);
    expect(await listed(vanna)).toEqual([]);
  });

  test('is done once when several decide at the same moment', { tags: ['race'] }, async () => {
    const id = await waiting(sophea);
    const answers = await Promise.all([
      decide(vanna, 'approveRequest', id),
      decide(vanna, 'approveRequest', id),
      decide(vanna, 'rejectRequest', id),
      decide(sophea, 'withdrawRequest', id),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => codeOf(answer) === 'APPROVAL_CLOSED')).toHaveLength(3);
    const done = await audit.newest({ action: 'operator.role.changed', actor: 'operator:dara', limit: 9 });
    const [row] = await listed(vanna, 'ALL');
    const rows = done.filter(({ at }) => at >= new Date(row?.createdAt ?? 0));
    expect(rows).toHaveLength(row?.state === 'APPROVED' ? 1 : 0);
  });

  test('is closed as failed when it can no longer be done', async () => {
    const path = { operatorId: (await account('vanna'))?.id ?? '' };
    const answer = await sophea.call('deactivateOperator', { path, body: { reason: 'Has left' } });
    const { approval } = answer.json.value as WaitingForApproval;
    // meanwhile the maker is no admin any more
    await sql`update operator set role = 'viewer' where name = 'sophea'`.execute(db);
    expect(codeOf(await decide(vanna, 'approveRequest', approval.id))).toBe('APPROVAL_CLOSED');
    expect(await listed(vanna, 'ALL')).toMatchObject([{ state: 'FAILED', decision: 'APPROVAL_CLOSED' }]);
  });

  test('is not done for a maker who was deactivated', async () => {
    const id = await waiting(sophea);
    await sql`update operator set state = 'inactive' where name = 'sophea'`.execute(db);
    expect(codeOf(await decide(vanna, 'approveRequest', id))).toBe('APPROVAL_CLOSED');
    expect((await listed(vanna, 'ALL'))[0]).toMatchObject({ state: 'FAILED' });
  });

  test('hands the link of an admin to the one who approves', async () => {
    const body = { name: 'chan', role: 'admin', reason: 'Night shift' };
    const asked = await sophea.call('inviteOperator', { body });
    const { approval } = asked.json.value as WaitingForApproval;
    const { result } = await vanna.value<ApprovedRequest>('approveRequest', { path: { approvalId: approval.id } });
    const chan = await acceptLink(db, console, (result as OperatorInvitation).address);
    expect(await chan.value('getOperator')).toMatchObject({ name: 'chan', role: 'admin' });
  });

  test.each(OPERATOR_ROLES)('is an invitation of the role %s when it moves money or decides', async (role) => {
    const { status } = await sophea.call('inviteOperator', { body: { name: 'chan', role, reason: 'Night shift' } });
    expect(status).toBe(['cashier', 'risk', 'admin'].includes(role) ? 202 : 200);
  });

  test('is another link for an account that decides, taken up or not', async () => {
    const body = { name: 'chan', role: 'cashier', reason: 'Night shift' };
    const approvalId = ((await sophea.call('inviteOperator', { body })).json.value as WaitingForApproval).approval.id;
    expect((await decide(vanna, 'approveRequest', approvalId)).status).toBe(200);
    const path = { operatorId: (await account('chan'))?.id ?? '' };
    const again = await sophea.call('inviteOperatorAgain', { path, body: { reason: 'The link was lost' } });
    expect(again.status).toBe(202);
  });

  test('is nothing that a lone admin does: nobody else could decide', async () => {
    await sql`update operator set state = 'inactive' where name = 'vanna'`.execute(db);
    expect((await sophea.call('inviteOperator', { body: { name: 'chan', role: 'cashier' } })).status).toBe(200);
  });

  test('is everything that makes an admin, takes one away or takes an account over', async () => {
    const path = { operatorId: (await account('vanna'))?.id ?? '' };
    const reason = 'Because';
    for (const answer of [
      await sophea.call('inviteOperatorAgain', { path, body: { reason } }),
      await sophea.call('changeOperatorRole', { path, body: { role: 'viewer', reason } }),
      await sophea.call('deactivateOperator', { path, body: { reason } }),
    ])
      expect(answer.status).toBe(202);
    const other = { operatorId: (await account('dara'))?.id ?? '' };
    expect((await sophea.call('inviteOperatorAgain', { path: other, body: { reason } })).status).toBe(202);
    const toCashier = await sophea.call('changeOperatorRole', { path: other, body: { role: 'cashier', reason } });
    expect(toCashier.status).toBe(202);
    expect((await sophea.call('changeOperatorRole', { path: other, body: { role: 'viewer' } })).status).toBe(200);
  });
});

describe('what each role reads', () => {
  const operations = Object.entries(ADMIN_OPERATIONS as Record<string, AdminOperation>);
  const approvable = operations.filter(([, { approval }]) => approval).map(([id]) => id);

  test.each(OPERATOR_ROLES)('%s: requests for what the role may do, and no amount or name of another', async (role) => {
    for (const [at, operation] of approvable.entries())
      await sql`
        insert into operator_approval (operation, target, body, subject, reason, maker_id, expires_at)
        select ${operation}, '{"id":"7"}', '{"amount":"5000000.0000","username":"sokha"}', ${operation}, 'Asked for', id,
               now() + interval '1 day'
          from operator where name = ${at % 2 ? 'sophea' : 'dara'}`.execute(db);
    // half of them dara has asked for in another role
    await sql`update operator set role = ${role} where name = 'dara'`.execute(db);
    const answer = await dara.call('listApprovals', { query: { state: 'ALL' } });
    const mayCall = approvable.filter((id) =>
      ADMIN_OPERATIONS[id as keyof typeof ADMIN_OPERATIONS].roles.some((one) => one === role),
    );
    if (mayCall.length === 0) {
      expect([answer.status, answer.text.includes('sokha')]).toEqual([403, false]);
      return;
    }
    const { content } = answer.json.value as Approvals;
    expect(content.map(({ operation }) => operation).sort()).toEqual(mayCall.sort());
  });
});

describe('what else waits', () => {
  const version = async (key: string) => (await sophea.value<SettingSection>('getSetting', { path: { key } })).version;
  const save = async (key: string, value: object) =>
    sophea.call('saveSetting', {
      path: { key },
      body: { version: await version(key), value, reason: 'Asked for by the auditor' },
    });
  afterEach(async () => {
    for (const key of ['security', 'approvals', 'customerService'] as const)
      await settings.change(key, {}, { role: 'system' });
  });

  test('a setting of security, in force at once when it is approved', async () => {
    const { approval } = (await save('security', { passwordDays: 30 })).json.value as WaitingForApproval;
    expect((await settings.current()).security.passwordDays).toBe(90);
    expect((await decide(vanna, 'approveRequest', approval.id)).status).toBe(200);
    expect((await settings.current()).security.passwordDays).toBe(30);
    expect(await audit.newest({ action: 'setting.changed', limit: 1 })).toMatchObject([
      { actorId: 'sophea', detail: { before: { passwordDays: 90 }, after: { passwordDays: 30 } } },
    ]);
  });

  test('a setting that somebody else has changed meanwhile is not written over', async () => {
    const { approval } = (await save('security', { passwordDays: 30 })).json.value as WaitingForApproval;
    await settings.change('security', { passwordDays: 45 }, { role: 'system' });
    expect(codeOf(await decide(vanna, 'approveRequest', approval.id))).toBe('VALUE_CHANGED');
    expect((await settings.current()).security.passwordDays).toBe(45);
    expect((await listed(vanna, 'ALL'))[0]).toMatchObject({ state: 'FAILED', decision: 'VALUE_CHANGED' });
  });

  test('no other setting', async () => {
    expect((await save('customerService', { entries: [] })).status).toBe(200);
  });

  test('that windows go on after a jump of the clock', async () => {
    await sql`insert into job_clock_hold (expected_at, seen_at) values (now(), now() + interval '2 days')`.execute(db);
    const asked = await sophea.call('confirmClock', { body: { reason: 'The host was asleep' } });
    const { approval } = asked.json.value as WaitingForApproval;
    expect((await decide(vanna, 'approveRequest', approval.id)).status).toBe(200);
    expect(await db.selectFrom('job_clock_hold').selectAll().execute()).toEqual([]);
  });

  test('only what the merchant lets wait, but for that decision itself', async () => {
    await settings.change('approvals', { on: ['clock'], hours: 2 }, { role: 'system' });
    expect((await save('security', { passwordDays: 30 })).status).toBe(200);
    expect((await promote(sophea)).status).toBe(200);
    const { approval } = (await save('approvals', { on: [] })).json.value as WaitingForApproval;
    expect(Date.parse(approval.expiresAt) - Date.parse(approval.createdAt)).toBe(2 * 3_600_000);
  });
});

describe('nobody waits where nobody else could decide', () => {
  test('an admin who is alone', async () => {
    await sql`update operator set state = 'inactive' where name = 'vanna'`.execute(db);
    expect((await promote(sophea)).status).toBe(200);
    expect(await account('dara')).toMatchObject({ role: 'admin' });
  });

  test('the open console of a demo', async () => {
    const open = await consoleOf(gateway);
    const path = { operatorId: (await account('dara'))?.id ?? '' };
    expect((await open.call('changeOperatorRole', { path, body: { role: 'admin' } })).status).toBe(200);
  });
});
