/** Why this file stays whole: one site whose members leave, and its copies of data need what the leaving left. */
import { randomUUID } from 'node:crypto';
import type { MemberClosing } from '@mekong/api-client/admin/contract/types';
import type { AccountClosing, ConsentList, DataExportLink, DataExports } from '@mekong/api-client/contract/types';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { makeMember } from '../../../db/seed/builders.ts';
import { consoleOf } from '../../../test/console.ts';
import { TEST_SECRET_KEY, type TestSession, testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { giveDetail } from '../../../test/messages.ts';
import { unsoundBooks } from '../../../test/payments.ts';
import { cheapHash, PASSWORD, seedSmallWorld } from '../../../test/people.ts';
import type { SignedIn } from '../../contract/actor.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import { createFieldCipher } from '../../kernel/field-cipher.ts';
import { formatMoney, parseMoney } from '../../kernel/money.ts';
import { moveOwnMoney, promoWin, rollbackPromoWin, transfer } from '../../ledger/flows.ts';
import { post } from '../../ledger/ledger.ts';
import { insertAccount } from '../cashier/accounts/account.repository.ts';
import { sealAccountField } from '../cashier/accounts/sealed.ts';
import { wantsOffers } from '../consents/consents.port.ts';
import { exportTables, notExported } from '../data-export/export-tables.ts';
import { inbox } from '../messages/inbox/inbox.port.ts';
import { createClosing } from './closing.service.ts';

const t = await testDb();
const db = t.db.kysely;
const { dara } = await seedSmallWorld(db);
const gateway = await testGateway(t);
const support = await consoleOf(gateway, { role: 'support' });
const cipher = createFieldCipher(TEST_SECRET_KEY);
const passwordHash = await cheapHash(PASSWORD);

/** An application to become an agent. */
const apply = ({ username, session }: { username: string; session: TestSession }) =>
  gateway.value(
    'applyForAgency',
    {
      body: {
        ...{ requestKey: randomUUID(), username, realName: 'Sok Bopha', country: 'KH', channels: ['SOCIAL'] },
        ...{ contactBy: 'TELEGRAM', contact: `@${username}`, expectedPlayers: 50, isAgreed: true },
      },
    },
    session,
  );

let members = 0;
/** A member with a session, and what can be done with both. */
async function member(balance = '1000') {
  const username = `leaver${++members}`;
  const memberId = await makeMember(db, {
    ...{ username, passwordHash, uplineId: dara },
    ...(balance === '0' ? {} : { balance: parseMoney(balance) }),
  });
  const session = await gateway.login(username, PASSWORD);
  const code = async (operation: Parameters<typeof gateway.call>[0], body?: object) =>
    (await gateway.call(operation, body ? { body } : {}, session)).json.error?.code ?? 'ok';
  return {
    username,
    memberId,
    session,
    code,
    close: () => gateway.value<AccountClosing>('closeAccount', { body: { confirmation: username } }, session),
    state: () => gateway.value<AccountClosing>('getAccountClosing', {}, session),
    logIn: async () =>
      (await gateway.call('login', { body: { username, password: PASSWORD, type: 'username' } })).json.error?.code ??
      'ok',
    isWeak: () => db.updateTable('session').set({ strong_until: null }).where('member_id', '=', memberId).execute(),
  };
}

const launch = { nodeId: 101, vassalage: 'HOUSE', launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 };
const run = async (name: string) => {
  const job = gateway.modules.work.find((one) => one.name === name);
  if (!job || !('everySeconds' in job)) throw new Error(`There is no job ${name}.`);
  await job.run({ db, signal: new AbortController().signal });
};
const noted = async (action: string) => (await gateway.modules.audit.newest({ action, limit: 1 }))[0];
const titles = async (session: TestSession) => {
  const { content } = await gateway.value<{ content: { title: string }[] }>(
    'listInbox',
    { headers: { Language: 'EN' } },
    session,
  );
  return content.map(({ title }) => title);
};
/** Money that leaves by another way than the one under test. */
const empty = (memberId: string, amount = '1000') =>
  post(db, transfer({ member: memberId, receiver: dara, currency: 'KHR', amount: parseMoney(amount), key: memberId }));

/** Money of a member is brought to a vendor. */
const atVendor = (memberId: string, to: string, amount: string) =>
  inTransaction(db, async (trx) => {
    const [key, money] = [`${to}-${memberId}`, parseMoney(amount)];
    await post(trx, moveOwnMoney({ member: memberId, currency: 'KHR', amount: money, key, to }));
    await sql`insert into vendor_transfer (transfer_no, member_id, to_vendor, currency, amount)
              values (${key}, ${memberId}, ${to}, 'KHR', ${String(money)})`.execute(trx);
  });

describe('an account that its owner closes', () => {
  test('asks for a proof and for the user name, and only once', async () => {
    const who = await member();
    expect(await who.code('closeAccount', { confirmation: 'yes' })).toBe('VALIDATION_FAILED');
    await who.isWeak();
    expect(await who.code('closeAccount', { confirmation: who.username })).toBe('AUTH_STEP_UP');
    await gateway.value('stepUp', { body: { password: PASSWORD } }, who.session);
    expect(await who.close()).toMatchObject({ state: 'CLOSING', cash: '1000.0000', mayKeep: true });
    expect(await who.code('closeAccount', { confirmation: who.username })).toBe('STATE_STALE');
  });

  test('stays open while a withdrawal that counts as received without an answer can be disputed', async () => {
    const who = await member('0');
    const account = { memberId: who.memberId, numberLookup: `lookup-${who.memberId}` };
    const { id } = await insertAccount(db as never, {
      ...{ ...account, currency: 'KHR', provider: 'sandbox', method: 'BANK', kind: 'BANK', state: 'ACCEPTED' },
      ...{ institution: 'DEVB', institutionName: 'Dev Bank', numberEnd: '6789', usableFrom: null, isDefault: true },
      numberSealed: sealAccountField(cipher, '000123456789', 'number', account),
      holderSealed: sealAccountField(cipher, 'Sok Bopha', 'holder', account),
    });
    await sql`
      with o as (
        insert into withdraw_order (order_no, member_id, account_id, provider, method, currency, amount, fee, largest_part, step, state, held)
        values ('W7K2CLSE', ${who.memberId}, ${id}, 'sandbox', 'BANK', 'KHR', 500, 0, 500, 1, 'PAID', 0) returning id
      ), p as (
        insert into withdraw_part (order_id, part_no, amount, tries, state, paid_at)
        select id, 'W7K2CLSE-1', 500, 1, 'PAID', now() - interval '29 days' from o returning id, order_id
      )
      insert into withdraw_confirmation (part_id, order_id, member_id, state, opened_at, due_at)
      select id, order_id, ${who.memberId}, 'AUTO_RECEIVED', now(), now() from p`.execute(db);
    expect(await who.close()).toMatchObject({ state: 'CLOSING', openWithdrawals: 1 });
    await run('accounts.close');
    expect(await who.logIn()).toBe('ok');
    await sql`update withdraw_part set paid_at = paid_at - interval '2 days' where part_no = 'W7K2CLSE-1'`.execute(db);
    await run('accounts.close');
    expect(await who.logIn()).toBe('AUTH_BAD_CREDENTIALS');
    // no money was booked for it
    for (const table of ['withdraw_confirmation', 'withdraw_part'] as const)
      await db.deleteFrom(table).where('order_id', 'in', db.selectFrom('withdraw_order').select('id')).execute();
    await db.deleteFrom('withdraw_order').execute();
  });

  test('with money left takes no play and no deposits, and waits until the money has gone', async () => {
    const who = await member();
    await apply(who);
    const applications = () =>
      db.selectFrom('agent_application').select('state').where('member_id', '=', who.memberId).execute();
    await who.close();
    expect(await who.code('launchGame', launch)).toBe('EXCLUDED');
    expect(await who.code('setMarketingConsent', { isGiven: true })).toBe('EXCLUDED');
    expect(await gateway.value('getSaferPlay', {}, who.session)).toMatchObject({ isClosing: true });
    expect(await titles(who.session)).toEqual(['Your account is being closed']);
    await run('accounts.close');
    expect(await who.logIn()).toBe('ok');
    const path = { id: who.memberId };
    expect(await support.value<MemberClosing>('getMemberClosing', { path })).toMatchObject({
      ...{ state: 'CLOSING', cash: '1000.0000' },
    });
    expect(await applications()).toEqual([{ state: 'OPEN' }]);
    await empty(who.memberId);
    await run('accounts.close');
    expect(await applications()).toEqual([]);
    expect(await who.logIn()).toBe('AUTH_BAD_CREDENTIALS');
    expect(await who.code('getBalance')).toMatch(/^AUTH_TOKEN/);
    expect(await support.value<MemberClosing>('getMemberClosing', { path })).toMatchObject({ state: 'CLOSED' });
    expect(await noted('account.closed')).toMatchObject({ actorRole: 'system', object: who.username });
  });

  test('without money is closed at once', async () => {
    const who = await member('0');
    expect(await who.close()).toMatchObject({ state: 'CLOSED', mayKeep: false });
    expect(await who.logIn()).toBe('AUTH_BAD_CREDENTIALS');
  });

  test('keeps nothing that comes to it later, and owes nothing: operators decide about both', async () => {
    const who = await member('0');
    await who.close();
    const items = async () => {
      const { rows } = await sql<{ reason: string; amount: string }>`
        select reason, amount from suspense_item where member_id = ${who.memberId} order by id`.execute(db);
      return rows.map(({ reason, amount }) => [reason, formatMoney(BigInt(amount))]);
    };
    const late = { member: dara, receiver: who.memberId, currency: 'KHR', amount: parseMoney('7.5'), key: 'late' };
    await post(db, transfer(late));
    await run('accounts.close');
    await run('accounts.close');
    expect(await items()).toEqual([['MEMBER_CLOSED', '7.5000']]);
    expect(await noted('account.money-kept')).toMatchObject({ object: who.username });
    const lost = {
      vendor: 'HOUSE',
      transactionId: 'late',
      ref: 'test:late',
      currency: 'KHR',
      amount: parseMoney('2.5'),
    };
    await post(db, rollbackPromoWin({ ...lost, member: who.memberId }));
    await run('accounts.close');
    expect(await items()).toEqual([
      ['MEMBER_CLOSED', '7.5000'],
      ['OWED', '-2.5000'],
    ]);
    const path = { id: who.memberId };
    expect(await support.value<MemberClosing>('getMemberClosing', { path })).toMatchObject({
      ...{ state: 'CLOSED', cash: '0.0000' },
    });
    expect(await unsoundBooks(db)).toEqual([]);
  });

  test('is looked at the more seldom for what comes to it later, the longer it is closed', async () => {
    const who = await member('0');
    await who.close();
    const change = (set: ReturnType<typeof sql>) =>
      sql`update account_closing set ${set} where member_id = ${who.memberId}`.execute(db);
    await change(sql`closed_at = now() - interval '50 days', look_at = now()`);
    await run('accounts.close');
    const late = {
      member: dara,
      receiver: who.memberId,
      currency: 'KHR',
      amount: parseMoney('3'),
      key: 'after-50-days',
    };
    await post(db, transfer(late));
    const kept = async () => {
      await run('accounts.close');
      const { rows } = await sql`select 1 from suspense_item where member_id = ${who.memberId}`.execute(db);
      return rows.length;
    };
    expect(await kept()).toBe(0);
    await change(sql`look_at = look_at - interval '12 hours'`);
    expect(await kept()).toBe(1);
  });

  test('has its money back from vendors at once, and what vendors pay after its end is kept for operators', async () => {
    const who = await member();
    const { memberId } = who;
    const money = { member: memberId, currency: 'KHR', amount: parseMoney('1000') };
    await gateway.modules.settings.change('merchant', { hasVendorWallets: true }, { role: 'system' });
    await inTransaction(db, async (trx) => {
      await post(trx, moveOwnMoney({ ...money, key: `T${memberId}`, to: 'HOUSE' }));
      await sql`insert into vendor_transfer (transfer_no, member_id, to_vendor, currency, amount)
                values (${`T${memberId}`}, ${memberId}, 'HOUSE', 'KHR', ${String(money.amount)})`.execute(trx);
    });
    expect(await who.close()).toMatchObject({ state: 'CLOSING', cash: '1000.0000' });
    await empty(memberId);
    await run('accounts.close');
    const late = { vendor: 'HOUSE', transactionId: `late-${memberId}`, ref: 'test:late', inVendorWallet: true };
    await post(db, promoWin({ ...money, ...late, amount: parseMoney('3') }));
    await run('accounts.close');
    const { rows } = await sql<{ amount: string }>`
      select amount from suspense_item where member_id = ${memberId}`.execute(db);
    expect(rows).toEqual([{ amount: String(parseMoney('3')) }]);
    await gateway.modules.settings.change('merchant', {}, { role: 'system' });
    expect(await unsoundBooks(db)).toEqual([]);
  });

  test('can be kept until money has left', async () => {
    const who = await member();
    expect(await who.code('keepAccount')).toBe('STATE_STALE');
    await who.close();
    expect(await who.code('keepAccount')).toBe('ok');
    expect(await who.state()).toMatchObject({ state: 'OPEN' });
    expect(await who.code('launchGame', launch)).toBe('ok');
    await who.close();
    await sql`insert into transfer (transfer_no, sender_id, receiver_id, direction, currency, amount)
              values (${`T${who.memberId}`}, ${who.memberId}, ${dara}, 'UP', 'KHR', 10000)`.execute(db);
    expect(await who.state()).toMatchObject({ state: 'CLOSING', mayKeep: false });
    expect(await who.code('keepAccount')).toBe('STATE_STALE');
  });

  test('keeps a rest that cannot be paid out, until its owner gives it up', async () => {
    const [small, least] = ['0.3900', parseMoney('1')];
    const closing = createClosing({
      ...{ db, log: gateway.app.log, requireStrong: async () => undefined, notices: { write: async () => undefined } },
      now: () => new Date(),
      ...{
        endPlay: [],
        leastPayout: async () => least,
        leaveAgency: async () => undefined,
        dropApplication: async () => undefined,
        collectAtVendors: async () => undefined,
        keepMoneyAfterEnd: async () => undefined,
        endSessions: async () => 0,
      },
    });
    const [who, agreed] = [await member(small), await member(small)];
    const actor = (one: typeof who): SignedIn => ({
      ...{ role: 'member', type: 0, memberId: one.memberId, username: one.username },
      ...{ currency: 'KHR', language: 'EN', sessionId: '0' },
    });
    const confirmation = who.username;
    await expect(closing.giveUp(actor(who))).rejects.toMatchObject({ code: 'STATE_STALE' });
    expect(await closing.close(actor(who), { confirmation })).toMatchObject({ state: 'CLOSING', isRestGivenUp: false });
    await closing.closeEmpty();
    expect(await closing.state(actor(who))).toMatchObject({ state: 'CLOSING', cash: small });
    expect(await closing.giveUp(actor(who))).toMatchObject({ state: 'CLOSED', cash: '0.0000', isRestGivenUp: true });
    const told = { confirmation: agreed.username, giveUpRest: true };
    expect(await closing.close(actor(agreed), told)).toMatchObject({ state: 'CLOSED' });
    expect(await noted('account.closed')).toMatchObject({ object: agreed.username, detail: { amount: small } });
    const { rows } = await sql<{ rest: string }>`
      select sum(rest)::text as rest from account_closing where rest_agreed_at is not null`.execute(db);
    expect(BigInt(rows[0]?.rest ?? 0)).toBe(2n * parseMoney(small));
  });

  test('of an agent passes those below to the next agent above, and waits for bills and contracts', async () => {
    const agent = await makeMember(db, { username: 'leaving1', passwordHash, uplineId: dara, type: 2 });
    const below = await makeMember(db, { username: 'below1', passwordHash, uplineId: agent });
    await sql`insert into agent_link (code, agent_id, kind) values ('LEAVE1', ${agent}, 'MEMBER')`.execute(db);
    const session = await gateway.login('leaving1', PASSWORD);
    await sql`insert into agent_contract (kind, game_type, currency, upline_id, downline_id, state)
              values ('DAILY', 'ALL', 'KHR', ${dara}, ${agent}, 'REJECTED')`.execute(db);
    const { rows: bills } = await sql<{ id: string }>`
      insert into agent_bill (contract_id, version_no, kind, window_start, window_end, no, payee_id, lineage_id, currency, game_type,
        seq_to, gross, net, delta, due, carry_out, doc, hash, state, pay_from)
      select c.id, 1, 'DAILY', now(), now(), 1, ${agent}, (select min(id) from lineage), 'KHR', 'ALL', 0, 1, 1, 1, 1, 0, '', '', 'CALCULATED', now()
        from agent_contract c where c.downline_id = ${agent} returning id`.execute(db);
    const closed = await gateway.value<AccountClosing>('closeAccount', { body: { confirmation: 'leaving1' } }, session);
    expect(closed).toMatchObject({
      ...{ state: 'CLOSING', mayKeep: false, agency: { downlines: 0, contracts: 0, openBills: 1 } },
    });
    expect((await gateway.call('keepAccount', {}, session)).json.error?.code).toBe('STATE_STALE');
    const moved = await db.selectFrom('member').select('upline_id').where('id', '=', below).executeTakeFirstOrThrow();
    expect(moved.upline_id).toBe(dara);
    const link = await db.selectFrom('agent_link').select('is_active').where('agent_id', '=', agent).execute();
    expect(link).toEqual([{ is_active: false }]);
    // whoever still comes below is passed on by the job
    await db.updateTable('member').set({ upline_id: agent }).where('id', '=', below).execute();
    await sql`update agent_bill set state = 'ISSUED' where id = ${bills[0]?.id}`.execute(db);
    await run('accounts.close');
    const state = await support.value<MemberClosing>('getMemberClosing', { path: { id: agent } });
    expect(state).toMatchObject({ state: 'CLOSED' });
  });
});

describe('the consents of a member', () => {
  const kinds = async (session: TestSession) =>
    (await gateway.value<ConsentList>('listConsents', {}, session)).content.map(({ kind, isGiven, source }) => [
      ...[kind, isGiven, source],
    ]);

  test('are rows that only grow, from the registration on', async () => {
    const who = await member();
    const choose = (isGiven: boolean) => gateway.value('setMarketingConsent', { body: { isGiven } }, who.session);
    expect(await gateway.value('getMarketingConsent', {}, who.session)).toEqual({ isGiven: false, mayGive: true });
    await choose(false);
    await choose(true);
    await choose(true);
    expect(await choose(false)).toMatchObject({ isGiven: false, mayGive: true });
    expect(await kinds(who.session)).toEqual([
      ['MARKETING', false, 'SETTINGS'],
      ['MARKETING', true, 'SETTINGS'],
      ['TERMS', true, 'REGISTRATION'],
      ['AGE', true, 'REGISTRATION'],
    ]);
  });

  test('lose the yes to offers by an exclusion, and offers go to nobody without one', async () => {
    const who = await member();
    const offer = () =>
      inTransaction(db, (trx) => inbox.send(trx, who.memberId, 'PROMOTION', 'depositFailed', { order: 'D7K2M9QX' }));
    await offer();
    expect(await titles(who.session)).toEqual([]);
    await gateway.value('setMarketingConsent', { body: { isGiven: true } }, who.session);
    await offer();
    expect(await titles(who.session)).toHaveLength(1);
    await gateway.value('excludeSelf', { body: { period: '6M', confirmation: who.username } }, who.session);
    expect(await wantsOffers(db, who.memberId)).toBe(false);
    expect((await kinds(who.session))[0]).toEqual(['MARKETING', false, 'EXCLUSION']);
  });
});

describe('the copy of own data', () => {
  const ask = (session: TestSession) => gateway.value<DataExports>('requestDataExport', {}, session);
  const fetched = async (id: string, session: TestSession) => {
    const path = { exportId: id };
    const { url } = await gateway.value<DataExportLink>('getDataExportLink', { path }, session);
    return gateway.app.inject({ url, headers: { host: 'localhost:8080', cookie: `__Host-sid=${session.cookie}` } });
  };

  test('has every table of the database, or a reason why not', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
    const known = [...Object.keys(exportTables), ...Object.values(notExported).flat()];
    expect(new Set(known).size).toBe(known.length);
    expect(known.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });

  test('opens every sealed value of its tables, or has a reason why not', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and column_name like '%sealed%' and table_name = any(${Object.keys(exportTables)})
       order by 1`.execute(db);
    expect(rows.map(({ name }) => name)).toEqual([
      ...['agent_application.sealed', 'kyc_decision.sealed', 'kyc_field.approved_sealed', 'kyc_field.sealed'],
      ...['member_detail.sealed', 'message.sealed', 'payout_account.holder_sealed', 'payout_account.number_sealed'],
      // of an account elsewhere only what it is called; keys and secrets of the site
      ...['social_identity.sealed', 'stored_file.key_sealed', 'totp.sealed_secret'],
    ]);
  });

  test('is made by the job, told of, and has what is kept and nobody else', async () => {
    const who = await member();
    await giveDetail(db, who.memberId, 'email', 'leaver@example.com');
    await apply(who);
    await empty(who.memberId, '12.5');
    await sql`insert into transfer (transfer_no, sender_id, receiver_id, direction, currency, amount)
              values (${`T${who.memberId}`}, ${who.memberId}, ${dara}, 'UP', 'KHR', 125000)`.execute(db);
    await atVendor(who.memberId, 'HOUSE', '1');
    await atVendor(who.memberId, 'LOTUS', '2');
    const account = { memberId: who.memberId, numberLookup: `lookup-${who.memberId}` };
    await insertAccount(db as never, {
      ...{ ...account, currency: 'KHR', provider: 'sandbox', method: 'BANK', kind: 'BANK', state: 'ACCEPTED' },
      ...{ institution: 'DEVB', institutionName: 'Dev Bank', numberEnd: '6789', usableFrom: null, isDefault: true },
      numberSealed: sealAccountField(cipher, '000123456789', 'number', account),
      holderSealed: sealAccountField(cipher, 'Sok Bopha', 'holder', account),
    });
    await db
      .insertInto('member_note')
      .values({ member_id: who.memberId, author: 'malis', text: 'Speaks Khmer and Thai.' })
      .execute();
    expect(await ask(who.session)).toMatchObject({ exports: [{ state: 'WAITING' }], leftToday: 1 });
    expect(await who.code('requestDataExport')).toBe('STATE_STALE');
    await run('data-exports.make');
    const { exports } = await gateway.value<DataExports>('listDataExports', {}, who.session);
    expect(exports).toMatchObject([{ state: 'READY' }]);
    expect(await titles(who.session)).toEqual(['The copy of your data is ready']);
    const answer = await fetched(exports[0]?.id ?? '', who.session);
    expect(answer.headers).toMatchObject({
      ...{ 'content-type': 'application/zip', 'content-disposition': 'attachment; filename="my-data.zip"' },
    });
    const files = unzipSync(answer.rawPayload);
    const text = strFromU8(files['data.json'] ?? new Uint8Array());
    const data = JSON.parse(text) as Record<string, Record<string, unknown>[]>;
    expect(data).toMatchObject({ account: who.username, number: who.memberId });
    expect(data.member_detail).toEqual([{ field: 'email', value: 'leaver@example.com' }]);
    expect(data.agent_application).toMatchObject([
      { state: 'OPEN', realName: 'Sok Bopha', contact: `@${who.username}` },
    ]);
    expect(data.member_note).toEqual([
      { id: expect.anything(), text: 'Speaks Khmer and Thai.', created_at: expect.any(String) },
    ]);
    expect(data.payout_account).toMatchObject([{ number: '000123456789', holder: 'Sok Bopha', number_end: '6789' }]);
    expect(data.transfer).toMatchObject([
      { isSender: true, partner: 'da***', amount: formatMoney(parseMoney('12.5')) },
    ]);
    expect(data.entry).toMatchObject([
      { amount: '1000.0000', vendor: null },
      { amount: '-12.5000', balance_after: '987.5000' },
      ...[{ amount: '-1.0000' }, { account: 'VENDOR', vendor: 'HOUSE', amount: '1.0000' }],
      ...[{ amount: '-2.0000' }, { account: 'VENDOR', vendor: 'LOTUS', amount: '2.0000' }],
    ]);
    expect(data.ledger_account).toMatchObject([
      { kind: 'MAIN', vendor: null, balance: '984.5000' },
      ...[
        { vendor: 'HOUSE', balance: '1.0000' },
        { vendor: 'LOTUS', balance: '2.0000' },
      ],
    ]);
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['csv/consent.csv', 'csv/session.csv']));
    expect(text).not.toMatch(/"dara"|hash|sealed/);
  });

  test('is for its owner alone, by a proof, and not more than twice a day', async () => {
    const [who, other] = [await member(), await member()];
    const asked = await ask(who.session);
    const path = { exportId: asked.exports[0]?.id ?? '' };
    const link = async (session: TestSession) =>
      (await gateway.call('getDataExportLink', { path }, session)).json.error?.code ?? 'ok';
    expect(await link(who.session)).toBe('NOT_FOUND');
    await run('data-exports.make');
    expect([await link(who.session), await link(other.session)]).toEqual(['ok', 'NOT_FOUND']);
    await ask(who.session);
    await run('data-exports.make');
    expect(await who.code('requestDataExport')).toBe('RATE_LIMITED');
    await who.isWeak();
    expect([await who.code('requestDataExport'), await link(who.session)]).toEqual(['AUTH_STEP_UP', 'AUTH_STEP_UP']);
    await sql`update stored_file set keep_until = now() where member_id = ${who.memberId}`.execute(db);
    await run('files.purge');
    const { exports } = await gateway.value<DataExports>('listDataExports', {}, who.session);
    expect(exports.map(({ state }) => state)).toEqual(['GONE', 'GONE']);
  });
});
