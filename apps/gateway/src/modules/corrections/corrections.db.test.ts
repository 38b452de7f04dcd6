import { randomUUID } from 'node:crypto';
import type {
  ApprovedRequest,
  WaitingForApproval,
  WalletCorrectionPage,
} from '@mekong/api-client/admin/contract/types';
import type { InboxList, MovementList, MovementTotals, ProfitReport } from '@mekong/api-client/contract/types';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { consoleOf } from '../../../test/console.ts';
import { type TestCall, testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { meanwhile } from '../../../test/one-connection.ts';
import { acceptLink, newOperator, type TestOperator } from '../../../test/operator-accounts.ts';
import { unsoundBooks } from '../../../test/payments.ts';
import { logInAll, seedSmallWorld } from '../../../test/people.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import { formatMoney, type Money, parseMoney } from '../../kernel/money.ts';
import { lockCash, memberBalance } from '../../ledger/balance.ts';
import * as flows from '../../ledger/flows.ts';
import { post } from '../../ledger/ledger.ts';
import { createCorrections } from './corrections.service.ts';

const t = await testDb();
const db = t.db.kysely;
const { sokha, dara } = await seedSmallWorld(db);
const gateway = await testGateway(t);
const { member } = await logInAll(gateway);
const site = await consoleOf(gateway, { isClosed: true });
const sophea = await acceptLink(db, site, (await gateway.modules.firstAdminLink())?.address ?? '', 'sophea');
const rithy = await newOperator(db, site, sophea, { name: 'rithy', role: 'cashier' });
const vanna = await newOperator(db, site, sophea, { name: 'vanna', role: 'risk' });
const { audit } = gateway.modules;

const wire = (amount: string): string => formatMoney(parseMoney(amount));
const bodyOf = (change: object = {}) => ({
  ...{ key: randomUUID(), username: 'sokha', direction: 'CREDIT', amount: wire('1200'), currency: 'KHR' },
  ...{ cause: 'GAME', reason: 'The provider has confirmed it' },
  ...change,
});
const ask = (change: object = {}, who = rithy) => who.call('correctWallet', { body: bodyOf(change) });
/** A correction that waits. @returns the number of its request */
async function asked(change: object = {}): Promise<string> {
  const answer = await ask(change);
  expect(answer.status, answer.text).toBe(202);
  return (answer.json.value as WaitingForApproval).approval.id;
}
const approve = (approvalId: string, who: TestOperator = sophea) =>
  who.call('approveRequest', { path: { approvalId } });
const list = async (query: NonNullable<TestCall['query']> = {}, who = vanna) =>
  (await who.value<WalletCorrectionPage>('listWalletCorrections', { query })).content;
const cash = async (): Promise<Money> => (await memberBalance(db, sokha, 'KHR')).sumBalance;
const codeOf = (answer: { json: { error?: { code: string } } }) => answer.json.error?.code;
const refusal = (name: string, rule: string) => ({ code: 'VALIDATION_FAILED', params: { fields: [{ name, rule }] } });

beforeEach(async () => {
  // requests of an earlier test do not stand in the next one's list; what was made stays
  await sql`delete from operator_approval where id not in (select approval_id from wallet_correction where approval_id is not null)`.execute(
    db,
  );
});

describe('a correction of a wallet', () => {
  test('waits for another operator, and moves the money once when it is approved', async () => {
    const before = await cash();
    const id = await asked();
    expect(await cash()).toBe(before);
    expect(codeOf(await approve(id, rithy))).toBe('APPROVAL_OWN');
    expect(codeOf(await approve(id, vanna))).toBe('AUTH_ROLE');
    const { approval, result } = (await approve(id)).json.value as ApprovedRequest;
    expect(approval).toMatchObject({ state: 'APPROVED', maker: 'rithy', decidedBy: 'sophea' });
    expect(result).toMatchObject({ createdAt: approval.createdAt });
    expect(await cash()).toBe(before + parseMoney('1200'));
    expect(codeOf(await approve(id))).toBe('APPROVAL_CLOSED');
    expect(await cash()).toBe(before + parseMoney('1200'));
    expect(await list({ q: 'Sokha', state: 'APPROVED' })).toMatchObject([
      {
        id: result.id,
        memberId: sokha,
        direction: 'CREDIT',
        amount: wire('1200'),
        maker: 'rithy',
        decidedBy: 'sophea',
      },
    ]);
    expect((await audit.newest({ limit: 3 })).map(({ action, actorId }) => `${action} by ${actorId}`)).toEqual([
      'approval.approved by sophea',
      'wallet.corrected by rithy',
      'approval.asked by rithy',
    ]);
    const [noted] = await audit.newest({ action: 'wallet.corrected', limit: 1 });
    expect(noted?.detail).toMatchObject({ reason: 'GAME', note: 'The provider has confirmed it' });
    expect(await unsoundBooks(db)).toEqual([]);
  });

  // The embedded engine runs one transaction after the other.
  test.runIf(t.engine === 'postgres')(
    'waits for what closes the account of its member without holding it up',
    async () => {
      const id = await asked();
      const { approved } = await db.transaction().execute(async (trx) => {
        await lockCash(trx, [sokha], 'KHR');
        const approved = meanwhile(() => approve(id));
        await vi.waitFor(async () => {
          const { rows } = await meanwhile(() =>
            sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
              db,
            ),
          );
          expect(rows).toHaveLength(1);
        });
        await sql`set local lock_timeout = '1s'`.execute(trx);
        await trx.updateTable('member').set({ status: 'active' }).where('id', '=', sokha).execute();
        return { approved };
      });
      expect((await approved).status).toBe(200);
    },
  );

  test('is done once when several approve at the same moment', { tags: ['race'] }, async () => {
    const before = await cash();
    const id = await asked({ direction: 'DEBIT', amount: wire('300') });
    const answers = await Promise.all([
      approve(id),
      approve(id),
      rithy.call('withdrawRequest', { path: { approvalId: id } }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const moved = before - (await cash());
    const [row] = await list();
    expect(moved).toBe(row?.state === 'APPROVED' ? parseMoney('300') : 0n);
  });

  test('is not made when it is rejected, taken back or nobody decides it in time', async () => {
    const before = await cash();
    const [first, second] = [await asked(), await asked({ amount: wire('1201') })];
    const third = await asked({ amount: wire('1202') });
    const why = { path: { approvalId: first }, body: { reason: 'Not proved' } };
    expect((await sophea.call('rejectRequest', why)).status).toBe(200);
    expect((await rithy.call('withdrawRequest', { path: { approvalId: second } })).status).toBe(200);
    await sql`update operator_approval set expires_at = now() where id = ${third}::bigint`.execute(db);
    for (const id of [first, second, third]) expect(codeOf(await approve(id))).toBe('APPROVAL_CLOSED');
    const rows = (await list()).filter(({ state }) => state !== 'APPROVED');
    expect(rows.map(({ state }) => state)).toEqual(['EXPIRED', 'WITHDRAWN', 'REJECTED']);
    expect(rows.at(-1)).toMatchObject({ decidedBy: 'sophea', decision: 'Not proved' });
    expect(await cash()).toBe(before);
  });

  test('is asked for and made once under its key, however often it is sent', async () => {
    const before = await cash();
    const key = randomUUID();
    const id = await asked({ key });
    expect(await asked({ key })).toBe(id);
    expect(codeOf(await ask({ key, amount: wire('1300') }))).toBe('STATE_STALE');
    expect(codeOf(await ask({}, sophea))).toBe('APPROVAL_WAITS');
    expect((await approve(id)).status).toBe(200);
    expect(codeOf(await ask({ key }))).toBe('STATE_STALE');
    // as if both had been asked for at the same moment
    const twin = await asked();
    await sql`update operator_approval set body = body || jsonb_build_object('key', ${key}::text) where id = ${twin}::bigint`.execute(
      db,
    );
    expect(codeOf(await approve(twin))).toBe('STATE_STALE');
    expect((await list({ state: 'FAILED' }))[0]).toMatchObject({ approvalId: twin, decision: 'STATE_STALE' });
    expect(await cash()).toBe(before + parseMoney('1200'));
    expect(await unsoundBooks(db)).toEqual([]);
  });

  test('takes nothing that is not there, neither when it is asked for nor when it is approved', async () => {
    const all = await cash();
    expect(codeOf(await ask({ direction: 'DEBIT', amount: formatMoney(all + parseMoney('1')) }))).toBe(
      'WALLET_INSUFFICIENT',
    );
    const id = await asked({ direction: 'DEBIT', amount: formatMoney(all) });
    const given = { member: sokha, receiver: dara, currency: 'KHR', amount: parseMoney('1') };
    await post(db, flows.transfer({ ...given, key: 'spent-meanwhile' }));
    expect(codeOf(await approve(id))).toBe('WALLET_INSUFFICIENT');
    expect((await list())[0]).toMatchObject({ state: 'FAILED', decision: 'WALLET_INSUFFICIENT' });
    expect(await cash()).toBe(all - parseMoney('1'));
  });

  test('takes nothing that has to be played first, and nothing of who has a debt', async () => {
    const by = { id: 'rithy', role: 'operator', ip: '127.0.0.1' } as const;
    const take = (free: { cash: string; withdrawable: string }) => {
      const { cash: all, withdrawable } = free;
      const readFree = async () => ({ cash: parseMoney(all), withdrawable: parseMoney(withdrawable) });
      const service = createCorrections({ db, cursors: {} as never, settings: gateway.modules.settings, readFree });
      const request = bodyOf({ direction: 'DEBIT', amount: wire('50') }) as never;
      return inTransaction(db, (trx) => service.correct(trx, request, by, undefined));
    };
    await expect(take({ cash: '80', withdrawable: '49' })).rejects.toMatchObject(refusal('amount', 'max'));
    await expect(take({ cash: '49', withdrawable: '49' })).rejects.toMatchObject({ code: 'WALLET_INSUFFICIENT' });
    await expect(take({ cash: '-1', withdrawable: '-1' })).rejects.toMatchObject({ code: 'WALLET_FROZEN' });
    expect(await take({ cash: '80', withdrawable: '50' })).toMatchObject({ state: 'APPROVED', amount: wire('50') });
  });

  test.each([
    ['somebody whom nobody knows', { username: 'nobody' }, 'username', 'enum'],
    ['a trial account', { username: 'trial' }, 'username', 'enum'],
    ['another currency', { currency: 'USD' }, 'currency', 'currency'],
    ['more places than the currency has', { amount: '1.0001' }, 'amount', 'format'],
    ['a gift that is taken', { direction: 'DEBIT', cause: 'GOODWILL' }, 'cause', 'enum'],
    ['what no order of the member is', { reference: 'D2222222' }, 'reference', 'enum'],
  ])('is refused for %s before anybody is asked to approve it', async (_what, change, name, rule) => {
    expect((await ask(change)).json.error).toMatchObject(refusal(name, rule));
    expect(await list()).toEqual(await list({ state: 'APPROVED' }));
  });

  test('is refused for a closed account, also when it was closed meanwhile', async () => {
    const id = await asked();
    const close = (status: 'active' | 'closed') =>
      db.updateTable('member').set({ status }).where('id', '=', sokha).execute();
    await close('closed');
    const answers = [await ask(), await approve(id)];
    await close('active');
    for (const { json } of answers) expect(json.error).toMatchObject(refusal('username', 'closed'));
  });

  test('reaches who has excluded himself and has no room left under a deposit limit: it is no deposit', async () => {
    await sql`insert into play_break (member_id, kind, period) values (${sokha}::bigint, 'EXCLUSION', 'life')`.execute(
      db,
    );
    await sql`insert into play_limit (member_id, kind, period, amount) values (${sokha}::bigint, 'deposit', 'day', 0)`.execute(
      db,
    );
    const before = await cash();
    const answers = [
      await approve(await asked()),
      await approve(await asked({ direction: 'DEBIT', amount: wire('200') })),
    ];
    await sql`delete from play_break`.execute(db);
    await sql`delete from play_limit`.execute(db);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await cash()).toBe(before + parseMoney('1000'));
  });

  test('is found by state, direction, member, amount and what it refers to, page by page', async () => {
    const [first, second] = [
      await asked({ amount: wire('777') }),
      await asked({ direction: 'DEBIT', amount: wire('5') }),
    ];
    const idsOf = async (query: NonNullable<TestCall['query']>) =>
      (await list(query)).map(({ approvalId }) => approvalId);
    expect(await idsOf({ state: 'PENDING' })).toEqual([second, first]);
    expect(await idsOf({ state: 'PENDING', side: 'DEBIT' })).toEqual([second]);
    expect(await idsOf({ amountFrom: wire('777'), amountTo: wire('777') })).toEqual([first]);
    expect(await idsOf({ q: 'dara' })).toEqual([]);
    const page = await vanna.value<WalletCorrectionPage>('listWalletCorrections', { query: { pageSize: 1 } });
    const next = { query: { pageSize: 1, cursor: page.nextCursor ?? '' } };
    const { content } = await vanna.value<WalletCorrectionPage>('listWalletCorrections', next);
    expect([page.content[0]?.approvalId, content[0]?.approvalId]).toEqual([second, first]);
    expect((await list({ state: 'PENDING' }, rithy)).every(({ isOwn }) => isOwn)).toBe(true);
  });
});

describe('a member whose wallet was corrected', () => {
  test('reads it in the account record with its cause, and in a message, and it is no win and no deposit', async () => {
    const profit = () => gateway.value<ProfitReport>('getProfit', {}, member);
    const before = await profit();
    await db
      .insertInto('transfer')
      .values({
        ...{ transfer_no: 'T7K2M9QX', sender_id: sokha, receiver_id: dara, direction: 'UP', currency: 'KHR' },
        ...{ amount: '10000', note: null, state: 'COMPLETED', reason: null, decided_by: null, decided_at: null },
      })
      .execute();
    const cause = { cause: 'TRANSFER', reference: 'T7K2M9QX' };
    expect((await approve(await asked({ ...cause, direction: 'DEBIT', amount: wire('90') }))).status).toBe(200);
    const query = { kind: 'CORRECTION' };
    const { content } = await gateway.value<MovementList>('listMovements', { query }, member);
    expect(content[0]).toMatchObject({
      ...{ kind: 'CORRECTION', amount: wire('-90') },
      correction: { cause: 'TRANSFER', about: 'TRANSFER', number: 'T7K2M9QX' },
    });
    const span = {
      from: new Date(Date.now() - 3_600_000).toISOString(),
      to: new Date(Date.now() + 3_600_000).toISOString(),
    };
    const sums = await gateway.value<MovementTotals>('getMovementTotals', { query: { ...query, ...span } }, member);
    expect(sums.count).toBe(content.length);
    const inbox = await gateway.value<InboxList>('listInbox', { headers: { language: 'EN' } }, member);
    expect(inbox.content[0]).toMatchObject({
      ...{ kind: 'SYSTEM', title: 'Your balance was corrected', link: { page: 'transactionHistory' } },
      text: expect.stringMatching(/90\.00.* was taken from your wallet\. A transfer was not counted correctly\./),
    });
    const after = await profit();
    expect([after.totals, after.lifetime]).toEqual([before.totals, before.lifetime]);
  });
});

test('the books are not sound when a correction and its posting do not belong together', async () => {
  await db.deleteFrom('transfer').execute();
  expect(await unsoundBooks(db)).toEqual([]);
  const money = { member: sokha, currency: 'KHR', amount: parseMoney('1') };
  await post(db, flows.correctWallet({ ...money, correction: '999999' }));
  expect(await unsoundBooks(db)).toEqual([expect.stringContaining('belongs to a correction: posting')]);
});
