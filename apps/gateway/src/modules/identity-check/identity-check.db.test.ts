/** Why this file stays whole: one site whose start costs more than its tests, and members who go through whole checks on it. */
import type { ApprovedRequest, IdentityCheckPage, WaitingForApproval } from '@mekong/api-client/admin/contract/types';
import type { FileLink } from '@mekong/api-client/contract/types';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { consoleOf } from '../../../test/console.ts';
import { TEST_SECRET_KEY, testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { identityChecks } from '../../../test/identity-checks.ts';
import { acceptLink, newOperator } from '../../../test/operator-accounts.ts';
import { cheapHash, PASSWORD } from '../../../test/people.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import { createFieldCipher } from '../../kernel/field-cipher.ts';
import { insertAccount } from '../cashier/accounts/account.repository.ts';
import { lookupOfAccount, sealAccountField } from '../cashier/accounts/sealed.ts';
import { approvedName, hasSamePerson } from './standing.port.ts';

const t = await testDb();
const db = t.db.kysely;
const gateway = await testGateway(t);
const passwordHash = await cheapHash(PASSWORD);
const console = await consoleOf(gateway, { isClosed: true });
const sophea = await acceptLink(db, console, (await gateway.modules.firstAdminLink())?.address ?? '', 'sophea');
const risk = await newOperator(db, console, sophea, { name: 'vanna', role: 'risk' });

await gateway.modules.settings.change('withdrawals', { needsIdentity: true }, { role: 'system' });
const cipher = createFieldCipher(TEST_SECRET_KEY);

const { newMember, steps } = identityChecks({ db, gateway, risk, passwordHash });

const missing = ({ json }: { json: { error?: { params: Record<string, unknown> } } }) =>
  ((json.error?.params.fields ?? []) as { name: string }[]).map(({ name }) => name);
const run = async (wanted: string) => {
  const job = gateway.modules.work.find(({ name }) => name === wanted);
  if (job && 'everySeconds' in job) await job.run({ db, signal: new AbortController().signal });
};
/** An account that can be used. @returns its number */
const addPayoutAccount = async (memberId: string, { holder, number }: { holder: string; number: string }) => {
  const numberLookup = lookupOfAccount(cipher, { institution: 'DEVB', number });
  const account = await inTransaction(db, (trx) =>
    insertAccount(trx, {
      ...{ memberId, currency: 'KHR', provider: 'sandbox', method: 'BANK', kind: 'BANK', institution: 'DEVB' },
      ...{ institutionName: 'Dev Bank', numberEnd: number.slice(-4), numberLookup, state: 'ACCEPTED' },
      numberSealed: sealAccountField(cipher, number, 'number', { memberId, numberLookup }),
      holderSealed: sealAccountField(cipher, holder, 'holder', { memberId, numberLookup }),
      ...{ usableFrom: new Date(), isDefault: false },
    }),
  );
  return account.id;
};
const expire = () => run('identity.expiry');

beforeEach(async () => {
  await sql`truncate kyc_deletion, kyc_decision, kyc_field, kyc_profile`.execute(db);
});

describe('a member', () => {
  test('begins with nothing said, keeps each step, and is told what is missing', async () => {
    const one = await newMember();
    expect(await one.show()).toMatchObject({ state: 'NOT_STARTED', isVerified: false, isNeeded: true, minAge: 21 });
    expect((await one.save('ADDRESS', steps.ADDRESS)).json.value).toMatchObject({
      state: 'DRAFT',
      values: steps.ADDRESS,
    });
    const refused = await one.send();
    expect(missing(refused)).toEqual([
      ...['legalName', 'birthday', 'nationality', 'birthPlace', 'idType', 'idNumber'],
      ...['occupation', 'incomeSource', 'documentFront', 'documentBack', 'selfie'],
    ]);
    expect((await one.save('INCOME', steps.ADDRESS)).json.error).toMatchObject({
      params: { fields: [{ name: 'permanentAddress', rule: 'unknown' }] },
    });
    expect((await one.save('PERSON', { birthday: '1992-02-30' })).json.error).toMatchObject({
      params: { fields: [{ name: 'birthday', rule: 'format' }] },
    });
    await one.save('INCOME', { ...steps.INCOME, lineId: 'dara.sok' });
    await one.save('INCOME', steps.INCOME);
    expect((await one.show()).values).not.toHaveProperty('lineId');
  });

  test('has to be 21 by the birthday and to have a document that is still good', async () => {
    const young = new Date(Date.now() - 20.5 * 365.25 * 86_400_000).toISOString().slice(0, 10);
    const one = await newMember({ birthday: young });
    await expect(one.complete()).rejects.toThrow(/AGE_TOO_LOW/);
    expect((await one.send()).json.error).toMatchObject({ code: 'AGE_TOO_LOW', params: { minAge: 21 } });
    await one.save('PERSON', { ...steps.PERSON, idType: 'DRIVING_LICENCE', idExpires: '2024-01-31' });
    expect((await one.send()).json.error).toMatchObject({ params: { fields: [{ name: 'idExpires', rule: 'min' }] } });
  });

  test('sends a picture of his own once, and none of somebody else', async () => {
    const [one, other] = [await newMember(), await newMember()];
    const own = await one.upload();
    expect((await one.save('DOCUMENTS', { selfie: await one.upload(other.session) })).status).toBe(400);
    expect((await one.save('DOCUMENTS', { documentFront: own, documentBack: own })).status).toBe(400);
    expect((await one.save('DOCUMENTS', { documentFront: own })).status).toBe(200);
    expect((await one.save('DOCUMENTS', { documentFront: own, selfie: await one.upload() })).status).toBe(200);
  });

  test('corrects what was rejected and nothing else, until all is approved', async () => {
    const one = await newMember();
    const sent = await one.complete();
    expect(sent).toMatchObject({ state: 'IN_REVIEW', idNumberEnd: expect.any(String) });
    expect(sent.values).not.toHaveProperty('idNumber');
    expect((await one.save('ADDRESS', { ...steps.ADDRESS, currentAddress: 'Elsewhere 1' })).json.error?.code).toBe(
      'STATE_STALE',
    );
    expect((await one.decide({ documentFront: 'UNREADABLE', birthPlace: 'MISMATCH' })).status).toBe(200);
    const after = await one.show();
    expect(after).toMatchObject({ state: 'REJECTED', isVerified: false });
    expect(after.fields.filter(({ reason }) => reason)).toMatchObject([
      { name: 'birthPlace', state: 'REJECTED', reason: 'MISMATCH' },
      { name: 'documentFront', state: 'REJECTED', reason: 'UNREADABLE' },
    ]);
    expect(await one.told()).toEqual(['Your identity check needs a correction', 'We have your identity check']);
    await one.save('PERSON', { birthPlace: 'Kep' });
    expect(missing(await one.send())).toEqual(['documentFront']);
    // the same picture again is no correction
    await one.save('DOCUMENTS', { documentFront: after.values.documentFront });
    expect(missing(await one.send())).toEqual(['documentFront']);
    await one.save('DOCUMENTS', { documentFront: await one.upload() });
    expect((await one.send()).status).toBe(200);
    expect(await one.statesOf('legalName', 'birthPlace', 'documentFront')).toEqual([
      'APPROVED',
      'IN_REVIEW',
      'IN_REVIEW',
    ]);
    await one.decide();
    expect(await one.show()).toMatchObject({ state: 'APPROVED', isVerified: true });
    expect((await one.told())[0]).toBe('Your identity is confirmed');
    expect((await one.review()).history).toHaveLength(15);
  });

  test('changes an approved field while its old value stays in force, and waits a day with withdrawals', async () => {
    const one = await newMember({ legalName: 'Sok Dara' });
    await one.complete();
    expect((await one.change('legalName')).json.error?.code).toBe('STATE_STALE');
    await one.decide();
    expect((await one.money()).heldUntil).toBeUndefined();
    expect((await one.change('legalName')).json.value).toMatchObject({ state: 'DRAFT', isVerified: true });
    await one.save('PERSON', { legalName: 'Sok Daravy' });
    expect(await approvedName(db, cipher, one.memberId)).toBe('Sok Dara');
    expect(await one.money()).toMatchObject({ identity: 'DONE', heldUntil: expect.any(String) });
    await one.send();
    expect((await one.review()).fields.find(({ name }) => name === 'legalName')).toMatchObject({
      value: 'Sok Daravy',
      inForce: 'Sok Dara',
    });
    await one.decide();
    expect(await approvedName(db, cipher, one.memberId)).toBe('Sok Daravy');
  });

  test('has the payout accounts of another name compared when the name is approved, and is told', async () => {
    const one = await newMember({ legalName: 'Sok Dara' });
    const idOf = (holder: string, number: string) => addPayoutAccount(one.memberId, { holder, number });
    const [other, own] = [await idOf('Chan Other', '000111222333'), await idOf('DARA Sok', '000111222444')];
    await one.complete();
    await one.decide({ birthPlace: 'MISMATCH' });
    const rows = await db.selectFrom('payout_account').select(['id', 'state']).orderBy('id').execute();
    expect(rows).toEqual([
      { id: other, state: 'REVIEW' },
      { id: own, state: 'ACCEPTED' },
    ]);
    expect(await one.told()).toContain('An account for withdrawals is in another name');
    const { detail } = await db
      .selectFrom('audit')
      .select('detail')
      .where('action', '=', 'identity.decided')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(detail).toMatchObject({ accountsToCompare: other });
  });

  test('is told before the document runs out, and sends only a new document when it has', async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const one = await newMember({ idExpires: day(25) });
    await one.complete();
    await one.decide();
    for (const [expiresOn, told] of [
      [day(25), 'Your document runs out soon'],
      [day(5), 'Your document runs out soon'],
      [day(-2), 'Your document has run out'],
    ] as const) {
      await db.updateTable('kyc_profile').set({ expires_on: expiresOn }).execute();
      const before = (await one.told()).length;
      await expire();
      await expire();
      const titles = await one.told();
      expect([titles.length - before, titles[0]]).toEqual([1, told]);
    }
    expect(await one.show()).toMatchObject({ state: 'EXPIRED', isVerified: true });
    expect((await one.money()).identity).toBe('EXPIRED');
    expect(await one.statesOf('legalName', 'selfie', 'idNumber', 'documentFront')).toEqual([
      ...['APPROVED', 'APPROVED', 'EXPIRED', 'EXPIRED'],
    ]);
    await one.save('PERSON', { idType: 'PASSPORT', idNumber: 'P7654321', idExpires: day(400) });
    await one.save('DOCUMENTS', { documentFront: await one.upload() });
    // the back of the old card is open, and a passport has none
    expect(missing(await one.send())).toEqual(['documentBack']);
    await one.save('DOCUMENTS', {
      documentFront: (await one.show()).values.documentFront,
      documentBack: await one.upload(),
    });
    expect((await one.send()).status).toBe(200);
    await one.decide();
    expect(await one.show()).toMatchObject({ state: 'APPROVED' });
    expect((await one.money()).identity).toBe('DONE');
  });
});

describe('what a member says', () => {
  test('is kept encrypted, and neither name nor number gets into the audit trail', async () => {
    const one = await newMember({ legalName: 'Chan Bopha', idNumber: 'K9988776' });
    await one.complete();
    await one.decide();
    const tables = await Promise.all([
      ...(['kyc_field', 'kyc_profile', 'kyc_decision', 'audit'] as const).map((name) =>
        db.selectFrom(name).selectAll().execute(),
      ),
    ]);
    expect(JSON.stringify(tables)).not.toMatch(/Bopha|9988776|Street 240/);
  });
});

describe('pictures and details', () => {
  const days = (count: number) =>
    sql`update kyc_deletion set since = since - make_interval(days => ${count})`.execute(db);
  const kept = async (memberId: string) =>
    (await db.selectFrom('stored_file').select('name').where('member_id', '=', memberId).execute()).length;
  const noted = async (username: string) =>
    (
      await db
        .selectFrom('audit')
        .select('detail')
        .where('object', '=', username)
        .where('action', '=', 'identity.deleted')
        .orderBy('id')
        .execute()
    ).map(({ detail }) => detail);

  test('are deleted by the days of the merchant after they were rejected or replaced, and at once when nobody has seen them', async () => {
    const one = await newMember();
    await one.save('DOCUMENTS', { selfie: await one.upload() });
    await one.complete();
    await run('identity.purge');
    expect(await noted(one.username)).toEqual([{ reason: 'UNSENT', fields: 'selfie' }]);
    await one.decide({ documentFront: 'UNREADABLE' });
    await days(364);
    await run('identity.purge');
    expect(await kept(one.memberId)).toBe(3);
    await days(1);
    await run('identity.purge');
    await run('identity.purge');
    expect(await kept(one.memberId)).toBe(2);
    expect((await noted(one.username)).slice(1)).toEqual([{ reason: 'REJECTED', fields: 'documentFront' }]);
    const shown = { name: 'documentFront', deletedAt: expect.any(String) };
    expect((await one.show()).fields).toContainEqual(expect.objectContaining(shown));
    expect((await one.review()).fields.filter(({ deletedAt }) => deletedAt)).toMatchObject([shown]);

    await one.save('DOCUMENTS', { documentFront: await one.upload() });
    await one.send();
    await one.decide();
    await one.change('selfie');
    await one.save('DOCUMENTS', { selfie: await one.upload() });
    await one.send();
    // the old picture is in force until the new one is: only then its days begin
    await gateway.modules.settings.change('retention', { rejectedPictureDays: 30 }, { role: 'system' });
    await days(31);
    await run('identity.purge');
    expect(await kept(one.memberId)).toBe(4);
    await one.decide();
    await days(31);
    await run('identity.purge');
    expect(await kept(one.memberId)).toBe(3);
    expect((await noted(one.username)).at(-1)).toEqual({ reason: 'REPLACED', fields: 'selfie' });
  });

  test('are taken out of the form again when they are not sent for a month, and end too when no plan was made for them', async () => {
    const [one, other] = [await newMember(), await newMember()];
    await one.save('DOCUMENTS', { selfie: await one.upload() });
    await other.complete();
    await other.decide({ documentFront: 'UNREADABLE' });
    // as it was before deletions were planned
    await db.deleteFrom('kyc_deletion').where('member_id', '=', other.memberId).execute();
    await run('identity.purge');
    expect([await kept(one.memberId), await kept(other.memberId)]).toEqual([1, 3]);
    await sql`update stored_file set made_at = made_at - interval '31 days'`.execute(db);
    await run('identity.purge');
    expect(await kept(one.memberId)).toBe(0);
    expect((await one.show()).values).not.toHaveProperty('selfie');
    expect(await noted(one.username)).toEqual([{ reason: 'UNSENT', fields: 'selfie' }]);
    expect(await kept(other.memberId)).toBe(3);
    await days(400);
    await run('identity.purge');
    expect(await kept(other.memberId)).toBe(2);
    expect(await noted(other.username)).toEqual([{ reason: 'REJECTED', fields: 'documentFront' }]);
  });

  test('are deleted by the years of the merchant after the account was closed, while the decisions stay', async () => {
    const [one, other] = [await newMember(), await newMember()];
    for (const who of [one, other]) {
      await who.complete();
      await who.decide();
      await db.insertInto('account_closing').values({ member_id: who.memberId, closed_at: sql`now()` }).execute();
    }
    const years = (count: number) =>
      sql`update account_closing set closed_at = now() - make_interval(years => ${count}, days => 1)
           where member_id = ${one.memberId}`.execute(db);
    await years(4);
    await run('identity.purge');
    expect([await kept(one.memberId), await noted(one.username)]).toEqual([3, []]);
    await years(5);
    await run('identity.purge');
    await run('identity.purge');
    expect([await kept(one.memberId), await kept(other.memberId)]).toEqual([0, 3]);
    expect(await noted(one.username)).toMatchObject([{ reason: 'CLOSED' }]);
    const review = await one.review();
    expect(review).toMatchObject({ fields: [], deletedAt: expect.any(String), samePersons: [] });
    expect(review.history).toHaveLength(13);
    const left = await db.selectFrom('kyc_decision').select('sealed').where('member_id', '=', one.memberId).execute();
    expect(left.every(({ sealed }) => sealed === null)).toBe(true);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int4 as count from kyc_deletion where member_id = ${one.memberId} and deleted_at is not null`.execute(
      db,
    );
    expect(rows).toEqual([{ count: 13 }]);
  });
});

describe('an operator', () => {
  test('sees a check with the pictures, and every look is written down', async () => {
    const one = await newMember();
    const draft = await newMember();
    await draft.save('ADDRESS', steps.ADDRESS);
    await one.complete();
    const { content } = await risk.value<IdentityCheckPage>('listIdentityChecks', { query: { state: 'IN_REVIEW' } });
    expect(content).toMatchObject([{ id: one.memberId, username: one.username, inReview: 13, duplicates: 0 }]);
    const { fields, age } = await one.review();
    expect(age).toBeGreaterThan(30);
    const fileId = fields.find(({ name }) => name === 'selfie')?.value ?? '';
    const path = { id: one.memberId, fileId };
    const { url } = await risk.value<FileLink>('showIdentityPicture', { path });
    expect(url).toContain(fileId);
    const foreign = { ...path, id: draft.memberId };
    expect((await risk.call('showIdentityPicture', { path: foreign })).json.error?.code).toBe('NOT_FOUND');
    const rows = await db
      .selectFrom('audit')
      .select('action')
      .where('object', '=', one.username)
      .orderBy('id')
      .execute();
    expect(rows.map(({ action }) => action).filter((action) => action.startsWith('identity'))).toEqual([
      ...['identity.sent', 'identity.viewed', 'identity.picture-shown'],
    ]);
  });

  test('decides what he has seen: neither a part of it nor what came since', async () => {
    const one = await newMember();
    await one.complete();
    const { sentAt } = await one.review();
    const path = { id: one.memberId };
    const decisions = [{ field: 'legalName' }];
    expect((await risk.call('decideIdentityCheck', { path, body: { sentAt, decisions } })).json.error?.code).toBe(
      'STATE_STALE',
    );
    await one.decide({ selfie: 'INCOMPLETE' });
    await one.save('DOCUMENTS', { selfie: await one.upload() });
    await one.send();
    const stale = await risk.call('decideIdentityCheck', { path, body: { sentAt, decisions: [{ field: 'selfie' }] } });
    expect(stale.json.error?.code).toBe('STATE_STALE');
  });

  test('needs a second one to accept somebody whose document another member has, and none to reject him', async () => {
    const [one, other] = [await newMember({ idNumber: 'A-77 88' }), await newMember({ idNumber: 'a7788' })];
    await one.complete();
    await other.complete();
    await db
      .insertInto('play_break')
      .values({ member_id: one.memberId, kind: 'EXCLUSION', period: 'lifetime' })
      .execute();
    expect(await hasSamePerson(db, other.memberId)).toBe(true);
    expect((await other.review()).samePersons).toEqual([
      { memberId: one.memberId, username: one.username, match: 'DOCUMENT', isExcluded: true },
    ]);
    const all = Object.fromEntries((await other.review()).fields.map(({ name }) => [name, 'MISMATCH' as const]));
    expect((await other.decide({ ...all, selfie: undefined } as never, 'A brother')).status).toBe(202);
    expect((await other.decide(all)).status).toBe(200);
    const [third] = [await newMember({ idNumber: 'A7788' })];
    await third.complete();
    const asked = await third.decide({}, 'The same person, other account closed');
    expect(asked.status).toBe(202);
    const { approval } = asked.json.value as WaitingForApproval;
    const done = await sophea.value<ApprovedRequest>('approveRequest', { path: { approvalId: approval.id } });
    expect(done.approval.state).toBe('APPROVED');
    expect((await third.show()).isVerified).toBe(true);
  });
});

test('a registration with the document of a member who has excluded himself is refused', async () => {
  const one = await newMember({ idNumber: 'AB123456' });
  await one.complete();
  const { settings } = gateway.modules;
  const { fields } = (await settings.current()).register;
  await settings.change(
    'register',
    { fields: fields.map((rule) => (rule.name === 'idNumber' ? { ...rule, enabled: true } : rule)) },
    { role: 'system' },
  );
  const register = (username: string) =>
    gateway.call('registerMember', {
      body: {
        ...{ username, password: PASSWORD, idNumber: 'AB123456', login: true, ageConfirmed: true },
        agreement: { accepted: true, version: '2026-01' },
      },
    });
  await db
    .insertInto('play_break')
    .values({ member_id: one.memberId, kind: 'EXCLUSION', period: 'lifetime' })
    .execute();
  expect((await register('again')).json.error).toMatchObject({ code: 'CONTACT_AGENT' });
  await db.updateTable('play_break').set({ lifted_at: new Date() }).execute();
  expect((await register('again')).status).toBe(200);
});
