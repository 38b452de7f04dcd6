/** Why this file stays whole: offers and ends are tried by the same parties, whose making costs more than the tests. */
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf, contractWorld, flatOffer, flatTerms, ip, local, zone } from '../../../test/contracts.ts';
import { testDb } from '../../../test/harness.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import { SETTINGS } from '../system/settings.ts';
import { lockContract } from './agent-contract.repository.ts';
import { changeContract } from './change.ts';
import { createContractPreviews } from './previews.service.ts';
import { canonicalTerms, hashTerms } from './terms.ts';

const t = await testDb();
const w = await contractWorld(t);
const { db, contracts, up, down, below, other } = w;
const { stateOf, seen } = w;
const versions = async (id: string) =>
  (
    await db.selectFrom('agent_contract_version').select('state').where('contract_id', '=', id).orderBy('no').execute()
  ).map(({ state }) => state);
const eventsOf = async (id: string) =>
  (
    await db.selectFrom('agent_contract_event').select('verb').where('contract_id', '=', id).orderBy('id').execute()
  ).map(({ verb }) => verb);
/** The last messages of both parties, the latest first: what the upline is told, then the downline. */
const told = async (count: number) => {
  const of = ({ memberId }: typeof up) =>
    db
      .selectFrom('inbox_message')
      .select('template')
      .where('member_id', '=', memberId)
      .orderBy('id', 'desc')
      .limit(count);
  return (await Promise.all([of(up).execute(), of(down).execute()])).map((rows) =>
    rows.map(({ template }) => template),
  );
};
const act = async (who: typeof up, id: string, action: Parameters<typeof contracts.act>[2]['action'], more = {}) =>
  contracts.act(who, id, { action, ...(await seen(id)), ...more }, ip);
beforeEach(w.begin);

describe('an offer', () => {
  const offer = {
    kind: 'DAILY' as const,
    gameType: 'ALL' as const,
    downline: down.username,
    terms: flatOffer('DAILY', '0.01'),
  };

  test('is refused to whoever holds no contract of the kind, unless the merchant allows it', async () => {
    expect(await codeOf(contracts.offer(up, offer, ip))).toBe('CONTRACT_RATE_ABOVE_OWN');
    w.setPolicies({ mayExceedOwn: true });
    expect(await contracts.offer(up, offer, ip)).toMatchObject({
      status: 'P',
      side: 'UPLINE',
      partner: down.username,
      actions: ['withdraw'],
    });
  });

  test('pays no more than the own contract from the next cycle on, by rates and by what makes more of them', async () => {
    const own = { kind: 'DIVIDEND' as const, uplineId: null, downlineId: up.memberId };
    const terms = { ...flatTerms('DIVIDEND', '0.2'), carry: 'ONE_CYCLE' as const, deductions: ['BONUS' as const] };
    const id = await w.put({
      ...own,
      state: 'AMENDED',
      terms,
      amendment: { ...terms, tiers: flatTerms('DIVIDEND', '0.1').tiers },
    });
    const dividend = (rate: string, more = {}) =>
      contracts.offer(up, { ...offer, kind: 'DIVIDEND', terms: { ...flatOffer('DIVIDEND', rate), ...more } }, ip);
    const refused = (...fields: string[]) => ({
      ...{ code: 'CONTRACT_RATE_ABOVE_OWN' },
      params: { fields: fields.map((name) => ({ name: `terms.${name}`, rule: 'max' })) },
    });
    await expect(dividend('0.2')).rejects.toMatchObject(refused('carry', 'deductions.BONUS'));
    const sound = { carry: 'ONE_CYCLE', deductions: ['BONUS'] };
    const offered = await dividend('0.2', sound);
    await act(down, offered.contractId, 'reject', { reason: 'Too low' });
    const { events } = await contracts.detail(up, offered.contractId);
    expect(events[0]).toMatchObject({ verb: 'reject', actor: 'PARTNER', reason: 'Too low' });
    expect((await told(1))[0]).toEqual(['contractRejectedFor']);
    // the lower terms are signed, though not in force yet
    await db
      .updateTable('agent_contract_version')
      .set({ state: 'SIGNED', effective_from: local('2026-12-01T00:00') })
      .where('contract_id', '=', id)
      .where('no', '=', 2)
      .execute();
    await db.updateTable('agent_contract').set({ state: 'IN_FORCE' }).where('id', '=', id).execute();
    await expect(dividend('0.2', sound)).rejects.toMatchObject(refused('tiers.0.rate'));
    expect(await dividend('0.1', sound)).toMatchObject({ status: 'P' });
  });

  test('is not signed once its sender has less, or nothing any more', async () => {
    const own = await w.put({ kind: 'DAILY', uplineId: null, downlineId: up.memberId, rate: '0.01', state: 'SIGNED' });
    const { contractId } = await contracts.offer(up, offer, ip);
    const setOwn = (rate: string) =>
      db
        .updateTable('agent_contract_version')
        .set({ terms: canonicalTerms(flatTerms('DAILY', rate)) })
        .where('contract_id', '=', own)
        .execute();
    await setOwn('0.005');
    await expect(act(down, contractId, 'sign')).rejects.toMatchObject({
      ...{ code: 'CONTRACT_RATE_ABOVE_OWN', params: { fields: [{ name: 'terms.tiers.0.rate' }] } },
    });
    w.setPolicies({ mayExceedOwn: true });
    expect((await act(down, contractId, 'sign')).status).toBe('A');
    w.setPolicies({});
    const sister = await w.agent(up.memberId);
    const second = await contracts.offer(
      up,
      { ...offer, downline: sister.username, terms: flatOffer('DAILY', '0.005') },
      ip,
    );
    // what its sender had ends before it has begun
    await act(up, own, 'askEnd');
    const house = { now: w.now, zone, by: 'UPLINE' as const };
    await inTransaction(db, async (trx) => {
      const contract = await lockContract(trx, own);
      if (contract) await changeContract(trx, contract, 'agreeEnd', house);
    });
    expect(await stateOf(second.contractId)).toMatchObject({ state: 'REJECTED', reason: 'UPLINE_ENDED' });
    expect(await stateOf(contractId)).toMatchObject({ state: 'ENDING', reason: 'UPLINE_ENDED' });
    await contracts.runDue(db);
    expect(await stateOf(contractId)).toMatchObject({ state: 'ENDED' });
  });

  test('has the cycle of the contracts that its receiver has with others below', async () => {
    w.setPolicies({ mayExceedOwn: true });
    await w.put({
      ...{ kind: 'DIVIDEND', uplineId: down.memberId, downlineId: below.memberId, from: w.now },
      terms: { ...flatTerms('DIVIDEND', '0.05'), period: 'week' },
    });
    const dividend = (period: 'week' | 'month') =>
      contracts.offer(up, { ...offer, kind: 'DIVIDEND', terms: { ...flatOffer('DIVIDEND', '0.1'), period } }, ip);
    await expect(dividend('month')).rejects.toMatchObject({ params: { fields: [{ name: 'terms.period' }] } });
    expect(await dividend('week')).toMatchObject({ status: 'P', open: { period: 'week' } });
  });

  test('has the cycle that its sender is offered too, until that is rejected', async () => {
    w.setPolicies({ mayExceedOwn: true });
    const { contractId } = await contracts.offer(
      up,
      { ...offer, kind: 'DIVIDEND', terms: { ...flatOffer('DIVIDEND', '0.1'), period: 'month' } },
      ip,
    );
    const toBelow = (period: 'week' | 'month') =>
      contracts.offer(
        down,
        {
          ...{ kind: 'DIVIDEND' as const, gameType: 'ALL' as const, downline: below.username },
          terms: { ...flatOffer('DIVIDEND', '0.05'), period },
        },
        ip,
      );
    await expect(toBelow('week')).rejects.toMatchObject({ params: { fields: [{ name: 'terms.period' }] } });
    await act(down, contractId, 'reject');
    expect(await toBelow('week')).toMatchObject({ status: 'P', open: { period: 'week' } });
  });

  test('has the cycle of one that its sender is offered at the same moment', { tags: ['race'] }, async () => {
    w.setPolicies({ mayExceedOwn: true });
    const ofCycle = (period: 'week' | 'month', rate: string) => ({ ...flatOffer('DIVIDEND', rate), period });
    const dividend = { kind: 'DIVIDEND', gameType: 'ALL' } as const;
    const codes = await Promise.all([
      codeOf(contracts.offer(up, { ...dividend, downline: down.username, terms: ofCycle('month', '0.1') }, ip)),
      codeOf(contracts.offer(down, { ...dividend, downline: below.username, terms: ofCycle('week', '0.05') }, ip)),
    ]);
    expect(codes.toSorted()).toEqual(['VALIDATION_FAILED', undefined]);
  });

  test('is made once, also by two at the same time', async () => {
    w.setPolicies({ mayExceedOwn: true });
    const codes = await Promise.all([codeOf(contracts.offer(up, offer, ip)), codeOf(contracts.offer(up, offer, ip))]);
    expect(codes.sort()).toEqual(['CONTRACT_EXISTS', undefined]);
  });

  test('says before it is sent who would pay it', async () => {
    const payers = [];
    for (const isPaidByUpline of [false, true]) {
      const contracts = SETTINGS.contracts.parse({ isPaidByUpline, mayExceedOwn: true });
      const previews = createContractPreviews({
        db,
        settings: { current: async () => ({ merchant: SETTINGS.merchant.parse({}), contracts }) },
      });
      payers.push((await previews.offer(up, offer)).funding);
    }
    expect(payers).toEqual([undefined, 'UPLINE_WALLET']);
  });

  test('goes to agents directly below alone', async () => {
    w.setPolicies({ mayExceedOwn: true });
    for (const downline of [below.username, other.username, up.username, 'nobody'])
      expect(await codeOf(contracts.offer(up, { ...offer, downline }, ip))).toBe('NOT_FOUND');
  });

  test('is signed for the next cycle, which then begins by it', async () => {
    w.setPolicies({ mayExceedOwn: true });
    const { contractId, open } = await contracts.offer(up, offer, ip);
    const shown = await contracts.detail(down, contractId);
    expect(shown.contract).toMatchObject({ status: 'P', actions: ['sign', 'reject'], downlineHigherRate: 'N' });
    expect(shown.contract.partner).not.toBe(up.username);
    const signed = await act(down, contractId, 'sign', { termsHash: open?.hash });
    expect(signed).toMatchObject({ status: 'A', signed: { effectiveFrom: local('2026-11-19T00:00').toISOString() } });
    await w.setClock(local('2026-11-18T23:59:59'));
    await contracts.runDue(db);
    expect((await stateOf(contractId)).state).toBe('SIGNED');
    await w.setClock(local('2026-11-19T00:00'));
    await contracts.runDue(db);
    expect((await stateOf(contractId)).state).toBe('IN_FORCE');
    expect(await eventsOf(contractId)).toEqual(['offer', 'sign', 'start']);
    expect(await told(1)).toEqual([['contractStarted'], ['contractStarted']]);
  });

  test('that is signed in the first moment of a cycle begins with that one', async () => {
    w.setPolicies({ mayExceedOwn: true });
    const id = await w.put({ kind: 'DAILY', state: 'OFFERED', uplineId: up.memberId, downlineId: down.memberId });
    await w.setClock(local('2026-11-19T00:00'));
    expect(await act(down, id, 'sign')).toMatchObject({
      signed: { effectiveFrom: local('2026-11-19T00:00').toISOString() },
    });
  });

  test('is not signed without a proof, for other terms than were shown, or without the notice of a higher rate below', async () => {
    w.setPolicies({ mayExceedOwn: true });
    const id = await w.put({
      kind: 'DAILY',
      state: 'OFFERED',
      uplineId: up.memberId,
      downlineId: down.memberId,
      rate: '0.01',
    });
    const other = await w.put({ kind: 'DAILY', uplineId: down.memberId, downlineId: below.memberId, rate: '0.011' });
    w.setStrong(false);
    expect(await codeOf(act(down, id, 'sign'))).toBe('AUTH_STEP_UP');
    w.setStrong(true);
    expect(await codeOf(act(down, id, 'sign', { termsHash: hashTerms(flatTerms('DAILY', '0.012')) }))).toBe(
      'CONTRACT_STALE',
    );
    expect((await contracts.detail(down, id)).contract).toMatchObject({
      downlineHigherRate: 'Y',
      higherBelow: { partner: below.username, rate: '0.011000', gap: '0.001000' },
    });
    expect(await codeOf(act(down, id, 'sign'))).toBe('CONTRACT_RATE_NOTICE');
    expect((await stateOf(id)).state).toBe('OFFERED');
    expect(await act(down, id, 'sign', { isRateConfirmed: true })).toMatchObject({ status: 'A' });
    expect((await stateOf(other)).state).toBe('IN_FORCE');
  });

  test('is closed when nobody answers for seven days, and an amendment too', async () => {
    const id = await w.put({ kind: 'DAILY', state: 'OFFERED', uplineId: up.memberId, downlineId: down.memberId });
    const amended = await w.put({ kind: 'HOURLY', state: 'AMENDED', uplineId: up.memberId, downlineId: down.memberId });
    await w.setClock(local('2026-11-25T14:07'));
    await contracts.runDue(db);
    expect(await stateOf(id)).toMatchObject({ state: 'REJECTED', reason: 'EXPIRED' });
    expect(await stateOf(amended)).toMatchObject({ state: 'IN_FORCE', reason: null });
    expect(await versions(amended)).toEqual(['IN_FORCE', 'CLOSED']);
    const [ofUp = [], ofDown = []] = (await told(9)).map((list) => list.filter((one) => one !== 'contractStarted'));
    expect([ofUp.slice(0, 2), ofDown.slice(0, 2)]).toEqual([
      ['contractExpired', 'contractExpired'],
      ['contractUnanswered', 'contractUnanswered'],
    ]);
  });

  test('is not signed past its time, though it is closed a little later', async () => {
    const id = await w.put({ kind: 'DAILY', state: 'OFFERED', uplineId: up.memberId, downlineId: down.memberId });
    await w.put({ kind: 'DAILY', uplineId: null, downlineId: up.memberId, rate: '0.02' });
    await w.setClock(local('2026-11-25T14:07'));
    expect(await codeOf(act(down, id, 'sign'))).toBe('CONTRACT_STALE');
    await w.setClock(new Date(local('2026-11-25T14:07').getTime() - 1));
    expect(await codeOf(act(down, id, 'sign'))).toBeUndefined();
  });

  test('that was replaced cannot be signed any more', async () => {
    await w.put({ kind: 'DAILY', uplineId: null, downlineId: up.memberId, rate: '0.02' });
    const id = await w.put({ kind: 'DAILY', uplineId: up.memberId, downlineId: down.memberId });
    const first = await contracts.amend(
      up,
      id,
      { ...(await seen(id)), terms: flatOffer('DAILY', '0.012') } as never,
      ip,
    );
    await contracts.amend(up, id, { ...(await seen(id)), terms: flatOffer('DAILY', '0.013') } as never, ip);
    expect(await codeOf(act(down, id, 'sign', { termsHash: first.open?.hash }))).toBe('CONTRACT_STALE');
    expect(await versions(id)).toEqual(['IN_FORCE', 'CLOSED', 'OPEN']);
  });

  test('of other terms leaves those in force until the cycle is over', async () => {
    w.setPolicies({ mayExceedOwn: true });
    const id = await w.put({ kind: 'DAILY', state: 'AMENDED', uplineId: up.memberId, downlineId: down.memberId });
    expect(await act(down, id, 'sign')).toMatchObject({ status: 'V', inForce: { no: 1 }, signed: { no: 2 } });
    await w.setClock(local('2026-11-19T00:00'));
    await contracts.runDue(db);
    expect(await versions(id)).toEqual(['REPLACED', 'IN_FORCE']);
    const { contract } = await contracts.detail(up, id);
    expect(contract).toMatchObject({ status: 'V', inForce: { no: 2 } });
  });
});

describe('an end', () => {
  const put = (kind: 'DAILY' | 'DIVIDEND' = 'DAILY') =>
    w.put({ kind, uplineId: up.memberId, downlineId: down.memberId });

  test('that both want comes with the end of the cycle, and contracts below end with it', async () => {
    const id = await put();
    const under = await w.put({ kind: 'DAILY', uplineId: down.memberId, downlineId: below.memberId });
    const offered = await w.put({ kind: 'DAILY', games: 'RNG', uplineId: down.memberId, downlineId: below.memberId });
    await act(down, id, 'askEnd');
    expect(await act(up, id, 'agreeEnd')).toMatchObject({
      status: 'V',
      endsAt: local('2026-11-19T00:00').toISOString(),
      reason: 'AGREED',
      actions: [],
    });
    expect(await stateOf(under)).toMatchObject({
      state: 'ENDING',
      reason: 'UPLINE_ENDED',
      endsAt: local('2026-11-19T00:00'),
    });
    expect((await stateOf(offered)).state).toBe('IN_FORCE');
    await w.setClock(local('2026-11-19T00:00'));
    await contracts.runDue(db);
    expect([(await stateOf(id)).state, (await stateOf(under)).state]).toEqual(['ENDED', 'ENDED']);
  });

  test('that waits for windows to be settled keeps no other one waiting, however many wait', async () => {
    const ended = local('2026-11-18T14:00');
    const daily = await w.put({ kind: 'DAILY', uplineId: up.memberId, downlineId: down.memberId, state: 'ENDING' });
    await sql`
      with made as (
        insert into agent_contract (kind, game_type, currency, upline_id, downline_id, state)
          select kind, game_type, currency, upline_id, downline_id, state
            from agent_contract cross join generate_series(1, 600) where id = ${daily}::bigint
        returning id
      )
      insert into agent_contract_version (contract_id, no, state, terms, terms_hash, period, active_from, expires_at)
        select made.id, 1, v.state, terms, terms_hash, period, active_from, expires_at
          from made, agent_contract_version v where v.contract_id = ${daily}::bigint`.execute(db);
    const hourly = await w.put({ kind: 'HOURLY', uplineId: up.memberId, downlineId: down.memberId, state: 'ENDING' });
    await db.updateTable('agent_contract').set({ ends_at: ended }).where('state', '=', 'ENDING').execute();
    await sql`
      insert into job_state (merchant, job, schedule, first_window_start)
      values ('TEST', 'settlement.daily', 'day', ${ended}::timestamptz - interval '1 day')`.execute(db);
    await contracts.runDue(db);
    await sql`delete from job_state where merchant = 'TEST'`.execute(db);
    expect([await stateOf(daily), await stateOf(hourly)]).toMatchObject([{ state: 'ENDING' }, { state: 'ENDED' }]);
  });

  test('of a dividend comes with the half month', async () => {
    const id = await put('DIVIDEND');
    await act(up, id, 'askEnd');
    expect(await act(down, id, 'agreeEnd')).toMatchObject({ endsAt: local('2026-12-01T00:00').toISOString() });
  });

  test('can be refused and taken back, and nobody answers himself', async () => {
    const id = await put();
    await act(down, id, 'askEnd');
    expect(await codeOf(act(down, id, 'agreeEnd'))).toBe('CONTRACT_BAD_ACTION');
    await act(up, id, 'refuseEnd');
    expect((await stateOf(id)).state).toBe('IN_FORCE');
    await act(up, id, 'askEnd');
    await act(up, id, 'cancelEnd');
    expect(await eventsOf(id)).toEqual(['askEnd', 'refuseEnd', 'askEnd', 'cancelEnd']);
    expect((await told(2))[1]).toEqual(['contractEndCancelled', 'contractEndAsked']);
  });

  test.each([
    [true, '2026-11-20T00:00', 'ENDING', '2026-11-22T00:00'],
    [true, '2026-11-19T23:59', 'IN_FORCE_END_DOWN', undefined],
    [false, '2026-11-25T00:00', 'IN_FORCE_END_DOWN', undefined],
  ])(
    'that is asked for again (binding: %s) at %s leaves the contract %s',
    async (isSecondRequestBinding, at, state, endsAt) => {
      const id = await put();
      await act(down, id, 'askEnd');
      await act(up, id, 'refuseEnd');
      w.setPolicies({ isSecondRequestBinding });
      await w.setClock(local(at));
      // the question before says which of both it is, and a page that says the other one asks for nothing
      const isEndBinding = (await contracts.detail(down, id)).contract.isEndBinding ?? false;
      expect(isEndBinding).toBe(state === 'ENDING');
      const unread = { action: 'askEnd', isEndBinding: !isEndBinding, ...(await w.seen(id)) } as const;
      expect(await codeOf(contracts.act(down, id, unread, ip))).toBe('CONTRACT_STALE');
      await act(down, id, 'askEnd');
      expect(await stateOf(id)).toMatchObject({ state, endsAt: endsAt ? local(endsAt) : null });
    },
  );

  test('that nobody answers for 14 days comes with the cycle of that day', async () => {
    const id = await put('DIVIDEND');
    await act(down, id, 'askEnd');
    await w.setClock(local('2026-12-02T14:06'));
    await contracts.runDue(db);
    expect((await stateOf(id)).state).toBe('IN_FORCE_END_DOWN');
    await w.setClock(local('2026-12-02T14:07'));
    await contracts.runDue(db);
    expect(await stateOf(id)).toMatchObject({ state: 'ENDING', reason: 'LAPSED', endsAt: local('2026-12-16T00:00') });
  });

  test('that is asked for while other terms wait takes them back', async () => {
    const id = await w.put({ kind: 'DAILY', state: 'AMENDED', uplineId: up.memberId, downlineId: down.memberId });
    await act(down, id, 'askEnd');
    expect([await versions(id), (await stateOf(id)).state]).toEqual([['IN_FORCE', 'CLOSED'], 'IN_FORCE_END_DOWN']);
  });

  test('before the start ends what never began', async () => {
    const id = await w.put({ kind: 'DAILY', state: 'SIGNED', uplineId: up.memberId, downlineId: down.memberId });
    await act(up, id, 'askEnd');
    await act(down, id, 'agreeEnd');
    expect([(await stateOf(id)).state, await versions(id)]).toEqual(['ENDED', ['CLOSED']]);
  });

  test('leaves room for a new offer, which starts after it', async () => {
    w.setPolicies({ mayExceedOwn: true });
    const id = await put('DIVIDEND');
    await act(up, id, 'askEnd');
    await act(down, id, 'agreeEnd');
    const { contractId } = await contracts.offer(
      up,
      {
        downline: down.username,
        kind: 'DIVIDEND',
        gameType: 'ALL',
        terms: { ...flatOffer('DIVIDEND', '0.01'), period: 'day' },
      },
      ip,
    );
    expect(await act(down, contractId, 'sign')).toMatchObject({
      signed: { effectiveFrom: local('2026-12-01T00:00').toISOString() },
    });
  });

  test('is taken once by two answers at the same time', async () => {
    const id = await put();
    await act(down, id, 'askEnd');
    const known = await seen(id);
    const codes = await Promise.all([
      codeOf(contracts.act(up, id, { ...known, action: 'agreeEnd' }, ip)),
      codeOf(contracts.act(up, id, { ...known, action: 'refuseEnd' }, ip)),
    ]);
    expect(codes.sort()).toEqual(['CONTRACT_STALE', undefined]);
  });
});

describe('contracts of an agent', () => {
  test('are found by their parties alone', async () => {
    const id = await w.put({ kind: 'DAILY', uplineId: up.memberId, downlineId: down.memberId });
    for (const who of [below, other]) {
      expect(await codeOf(contracts.detail(who, id))).toBe('NOT_FOUND');
      expect(await codeOf(act(who, id, 'keep'))).toBe('NOT_FOUND');
    }
  });

  test('are grouped by kind into what waits and what is held', async () => {
    const offered = await w.put({
      kind: 'DIVIDEND',
      state: 'OFFERED',
      uplineId: up.memberId,
      downlineId: down.memberId,
    });
    const amended = await w.put({ kind: 'HOURLY', state: 'AMENDED', uplineId: up.memberId, downlineId: down.memberId });
    const ending = await w.put({
      kind: 'DAILY',
      state: 'IN_FORCE_END_UP',
      uplineId: up.memberId,
      downlineId: down.memberId,
    });
    await w.put({ kind: 'REALTIME', uplineId: down.memberId, downlineId: below.memberId });
    const { hasCredit: _, ...found } = await contracts.consolidated(down);
    const ids = Object.fromEntries(
      Object.entries(found).map(([name, list]) => [name, list.map(({ agent }) => agent.contractId)]),
    );
    expect(ids).toEqual({
      ...{ divtypereq: [offered], divtypeinfo: [], dailysalreq: [ending], dailysalinfo: [ending] },
      ...{ dailysalreqtype: [], contractmrdailysalinfotype: [], contractrtsalreq: [], contractrtsalinfo: [] },
      ...{ contracthoursalreq: [amended], contracthoursalinfo: [amended] },
    });
    expect(Object.values(await contracts.consolidated({ ...down, role: 'member' })).flat()).toEqual([]);
  });

  test('are listed by side, newest first, and by cursor', async () => {
    const ids = [];
    for (const kind of ['DAILY', 'HOURLY', 'REALTIME'] as const)
      ids.push(await w.put({ kind, uplineId: down.memberId, downlineId: below.memberId }));
    const first = await contracts.list(down, { side: 'UPLINE', isOver: false }, { cursor: undefined, pageSize: 2 });
    const second = await contracts.list(
      down,
      { side: 'UPLINE', isOver: false },
      { cursor: first.nextCursor, pageSize: 2 },
    );
    expect([...first.content, ...second.content].map(({ contractId }) => contractId)).toEqual(ids.reverse());
    expect(await contracts.list(below, { side: 'UPLINE' }, { cursor: undefined, pageSize: 2 })).toEqual({
      content: [],
    });
  });

  test('of dividends are named by their games', async () => {
    w.setPolicies({ mayExceedOwn: true });
    const id = await w.put({
      kind: 'DIVIDEND',
      games: 'LIVE',
      state: 'OFFERED',
      uplineId: up.memberId,
      downlineId: down.memberId,
    });
    expect(await codeOf(contracts.dividendLetter(down, 'RNG', 'A', {}, ip))).toBe('NOT_FOUND');
    await contracts.dividendLetter(down, 'LIVE', 'A', await seen(id), ip);
    expect((await stateOf(id)).state).toBe('SIGNED');
  });
});
