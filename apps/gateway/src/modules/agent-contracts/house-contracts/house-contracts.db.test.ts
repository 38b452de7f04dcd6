import { beforeEach, expect, test } from 'vitest';
import { codeOf, contractWorld, flatOffer, flatTerms, ip, local, zone } from '../../../../test/contracts.ts';
import { testDb } from '../../../../test/harness.ts';
import { createCursors } from '../../../contract/cursors.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import { createFieldCipher } from '../../../kernel/field-cipher.ts';
import { SETTINGS } from '../../system/settings.ts';
import { createHousePlans } from '../house-plans/house-plans.service.ts';
import { createPlanEditor } from '../house-plans/plan-editor.service.ts';
import { createHouseContracts } from './house-contracts.service.ts';

const t = await testDb();
const w = await contractWorld(t);
const { db, up, down } = w;
const settings = {
  current: async () => ({
    merchant: { ...SETTINGS.merchant.parse({}), name: 'Mekong', timeZone: zone },
    contracts: SETTINGS.contracts.parse({}),
  }),
};
const plans = createPlanEditor(db, settings);
const house = createHouseContracts({ db, cursors: createCursors(createFieldCipher(new Uint8Array(32))), settings });
const by = { id: 'srey', role: 'operator', ip } as const;
const reader = {
  id: '1',
  sessionId: undefined,
  name: 'srey',
  role: 'admin',
  expiresAt: undefined,
  idleSeconds: undefined,
} as const;

type Draft = Parameters<typeof plans.make>[0];
let made = 0;
const makePlan = (kind: Draft['kind'], rate: string, more: Partial<Draft> = {}) =>
  plans.make(
    {
      ...{ name: `Plan ${++made}`, kind, gameType: 'ALL', currency: 'KHR', place: made, isPublished: false },
      ...{ terms: flatOffer(kind, rate), ...more },
    },
    by,
  );
type Plan = Awaited<ReturnType<typeof makePlan>>;
const offer = (agent: string, { planId, terms: { hash: termsHash } }: Plan) =>
  inTransaction(db, (trx) => house.offer(trx, { agent, planId, termsHash, reason: 'Approved' }, by));
const act = (contractId: string, version: number, action: Parameters<typeof house.act>[2]['action'], read = {}) =>
  inTransaction(db, (trx) => house.act(trx, contractId, { action, version, ...read }, by));
const told = async (memberId: string) =>
  (
    await db
      .selectFrom('inbox_message')
      .select(['template', 'content'])
      .where('member_id', '=', memberId)
      .orderBy('id')
      .execute()
  ).map(({ template, content }) => [template, content]);
const trail = (action: 'plan.made' | 'plan.changed' | 'contract.offered' | 'contract.acted') =>
  db
    .selectFrom('audit')
    .select(['actor_id', 'object', 'detail'])
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .execute();

beforeEach(() => w.begin());

test('an operator makes a plan, publishes it, writes other terms and stops it, with all of it in the audit trail', async () => {
  const { published } = createHousePlans(db);
  const plan = await makePlan('DAILY', '0.004');
  expect(plan).toMatchObject({
    isPublished: false,
    writtenBy: 'srey',
    terms: { no: 1, tiers: [{ rate: '0.004000' }] },
  });
  expect(await codeOf(makePlan('DAILY', '0.004', { name: plan.name }))).toBe('VALIDATION_FAILED');
  expect(await codeOf(makePlan('DAILY', '0', {}))).toBe('VALIDATION_FAILED');
  await expect(makePlan('DAILY', '0.004', { currency: 'KHM' })).rejects.toMatchObject({
    params: { fields: [{ name: 'currency', rule: 'enum' }] },
  });
  const changed = (from: Plan, isPublished: boolean, rate: string) => {
    let isUnchanged = false;
    return plans
      .change(
        from.planId,
        { version: from.version, name: from.name, place: from.place, isPublished, terms: flatOffer('DAILY', rate) },
        by,
        () => {
          isUnchanged = true;
        },
      )
      .then((after) => ({ after, isUnchanged }));
  };
  expect(await changed(plan, false, '0.004')).toMatchObject({ isUnchanged: true });
  const { after } = await changed(plan, true, '0.005');
  expect(after).toMatchObject({ isPublished: true, terms: { no: 2, tiers: [{ rate: '0.005000' }] } });
  expect((await published()).content.map(({ planId }) => planId)).toEqual([plan.planId]);
  expect(await codeOf(changed(plan, false, '0.005'))).toBe('VALUE_CHANGED');
  expect(await codeOf(changed({ ...after, planId: '999' }, false, '0.005'))).toBe('NOT_FOUND');
  expect((await changed(after, false, '0.005')).after.terms.no).toBe(2);
  expect((await published()).content).toEqual([]);
  expect(await trail('plan.changed')).toMatchObject([
    { detail: { before: { isPublished: true }, after: { isPublished: false } } },
    {
      actor_id: 'srey',
      object: `plan:${plan.planId}`,
      detail: { before: { no: 1, isPublished: false }, after: { no: 2 } },
    },
  ]);
});

test('an agent at the top of a tree is offered a plan by the house, signs it, is offered another, and the two end it', async () => {
  await db.deleteFrom('inbox_message').execute();
  const plan = await makePlan('DIVIDEND', '0.1');
  const { contractId } = await offer(up.username.toUpperCase(), plan);
  expect(await told(up.memberId)).toEqual([['contractOffered', { partner: 'Mekong' }]]);
  expect(await codeOf(offer(up.username, plan))).toBe('CONTRACT_EXISTS');
  const [shown] = (await w.contracts.list(up, { side: 'DOWNLINE' }, { cursor: undefined, pageSize: 1 })).content;
  expect(shown).toMatchObject({
    contractId,
    status: 'P',
    actions: ['sign', 'reject'],
    open: { hash: plan.terms.hash },
  });
  expect(shown).not.toHaveProperty('partner');
  const sign = async () =>
    w.contracts.act(up, contractId, { action: 'sign', termsHash: plan.terms.hash, ...(await w.seen(contractId)) }, ip);
  await sign();
  await w.setClock(local('2026-12-02T00:00'));
  await w.contracts.runDue(db);
  // the agent can offer shares of it to those below by now
  expect(await w.stateOf(contractId)).toMatchObject({ state: 'IN_FORCE' });
  const weekly = await makePlan('DIVIDEND', '0.12', { terms: { ...flatOffer('DIVIDEND', '0.12'), period: 'week' } });
  expect(await codeOf(offer(up.username, weekly))).toBe('VALIDATION_FAILED');
  const better = await makePlan('DIVIDEND', '0.12');
  const amended = await offer(up.username, better);
  expect(amended).toMatchObject({
    contractId,
    status: 'E',
    inForce: { no: 1 },
    open: { no: 2 },
    actions: ['withdraw', 'askEnd'],
  });
  expect(await codeOf(act(contractId, amended.version - 1, 'withdraw'))).toBe('CONTRACT_STALE');
  const kept = await act(contractId, amended.version, 'withdraw');
  expect(kept).toMatchObject({ status: 'V', actions: ['askEnd'] });
  expect(await codeOf(act(contractId, kept.version, 'agreeEnd'))).toBe('CONTRACT_BAD_ACTION');
  const asked = await act(contractId, kept.version, 'askEnd');
  expect(asked).toMatchObject({ endAskedBy: 'UPLINE', actions: ['cancelEnd'] });
  await w.contracts.act(up, contractId, { action: 'agreeEnd', ...(await w.seen(contractId)) }, ip);
  expect((await house.list(reader, false, { cursor: undefined, pageSize: 20 })).content).toMatchObject([
    {
      contractId,
      agent: up.username,
      memberId: up.memberId,
      actions: [],
      endsAt: local('2026-12-16T00:00').toISOString(),
    },
  ]);
  expect((await told(up.memberId)).slice(1)).toEqual([
    ['contractStarted', { partner: 'Mekong' }],
    ['contractOffered', { partner: 'Mekong' }],
    ['contractWithdrawn', { partner: 'Mekong' }],
    ['contractEndAsked', { partner: 'Mekong' }],
    ['contractEnds', { partner: 'Mekong', until: { at: local('2026-12-16T00:00').toISOString() } }],
  ]);
  expect(await trail('contract.acted')).toMatchObject([
    { actor_id: 'srey', object: `member:${up.memberId}`, detail: { item: contractId, outcome: 'askEnd' } },
    { detail: { outcome: 'withdraw' } },
  ]);
});

test('nobody but an active agent at the top of a tree is offered a contract of the house, by the terms that were seen', async () => {
  const plan = await makePlan('HOURLY', '0.002');
  expect(await codeOf(offer(down.username, plan))).toBe('NOT_FOUND');
  expect(await codeOf(offer('nobody', plan))).toBe('NOT_FOUND');
  const foreign = await makePlan('HOURLY', '0.002');
  await db.updateTable('agent_plan').set({ currency: 'USD' }).where('id', '=', foreign.planId).execute();
  expect(await codeOf(offer(up.username, foreign))).toBe('NOT_FOUND');
  expect(await codeOf(offer(up.username, { ...plan, terms: { ...plan.terms, hash: 'f'.repeat(64) } }))).toBe(
    'STATE_STALE',
  );
  const between = await w.put({ kind: 'HOURLY', uplineId: up.memberId, downlineId: down.memberId, from: w.now });
  expect(await codeOf(act(between, 1, 'askEnd'))).toBe('NOT_FOUND');
});

test('an agent who has refused the house once cannot refuse an end that it asks for after a whole cycle', async () => {
  await w.setClock(local('2026-11-18T14:07'));
  const contractId = await w.put({ kind: 'DIVIDEND', uplineId: null, downlineId: up.memberId, from: w.now });
  const ask = async () => act(contractId, (await w.stateOf(contractId)).revision, 'askEnd');
  /** What operators read before they ask. */
  const shown = async () => {
    const { content } = await house.list(reader, false, { cursor: undefined, pageSize: 20 });
    return content.find((one) => one.contractId === contractId)?.isEndBinding;
  };
  const refuse = async () =>
    w.contracts.act(up, contractId, { action: 'refuseEnd', ...(await w.seen(contractId)) }, ip);
  await ask();
  await refuse();
  await w.setClock(local('2026-12-02T09:00'));
  // the cycle after the refusal has not ended
  expect(await shown()).toBeUndefined();
  expect(await ask()).toMatchObject({ endAskedBy: 'UPLINE' });
  await refuse();
  await w.setClock(local('2027-01-02T09:00'));
  expect(await shown()).toBe(true);
  const { revision: version } = await w.stateOf(contractId);
  expect(await codeOf(act(contractId, version, 'askEnd', { isEndBinding: false }))).toBe('CONTRACT_STALE');
  const ended = await ask();
  expect(ended).toMatchObject({ endsAt: local('2027-02-01T00:00').toISOString(), actions: [] });
  expect(ended).not.toHaveProperty('endAskedBy');
  expect(await w.stateOf(contractId)).toMatchObject({ state: 'ENDING', reason: 'SECOND_REQUEST' });
});

test('an agent is offered no contract of another cycle than those that it has with agents below', async () => {
  await w.put({
    ...{ kind: 'DIVIDEND', uplineId: up.memberId, downlineId: down.memberId, from: w.now },
    terms: { ...flatTerms('DIVIDEND', '0.05'), period: 'week' },
  });
  await expect(offer(up.username, await makePlan('DIVIDEND', '0.1'))).rejects.toMatchObject({
    params: { fields: [{ name: 'planId', rule: 'equal' }] },
  });
  const weekly = await makePlan('DIVIDEND', '0.1', { terms: { ...flatOffer('DIVIDEND', '0.1'), period: 'week' } });
  expect(await offer(up.username, weekly)).toMatchObject({ status: 'P', open: { period: 'week' } });
});
