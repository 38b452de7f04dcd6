/** Why this file stays whole: operators look after the bill that its agents have agreed on and were paid by. */
import type {
  AgentSettlement,
  DividendBillPage,
  DividendRuns,
  SettlementCheckResult,
  SettlementRerunResult,
  SettlementWindowPage,
} from '@mekong/api-client/admin/contract/types';
import type {
  AgentBillCheck,
  AgentBillDetail,
  AgentBillList,
  AgentBillMemberList,
  AgentBillResultList,
  AgentBillTotals,
  AgentBillWageList,
  AgentContract,
  AgentContractDetail,
  AgentContractList,
  AgentContractPartners,
  AgentContractPreview,
  AgentIncome,
  AgentTermsEffect,
  FundsConsolidated,
  InboxList,
} from '@mekong/api-client/contract/types';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeMember } from '../../../db/seed/builders.ts';
import { consoleOf } from '../../../test/console.ts';
import { contractWorld, flatOffer, flatTerms, local, zone } from '../../../test/contracts.ts';
import { testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { linesOfPdf } from '../../../test/pdf.ts';
import { cheapHash, logInAll, PASSWORD, seedSmallWorld } from '../../../test/people.ts';
import { takeSeat } from '../../../test/seat.ts';
import { policies, settlementTools } from '../../../test/settlement.ts';
import { createCursors } from '../../contract/cursors.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import { createFieldCipher } from '../../kernel/field-cipher.ts';
import { noteZone } from '../../kernel/jobs/windows.ts';
import { parseMoney } from '../../kernel/money.ts';
import { sequenceResults } from '../results/sequencer.ts';
import { createSettlementMonitor } from './settlement/monitor.service.ts';
import { payDueBills } from './settlement/pay.ts';
import { settleWindow } from './settlement/settle.ts';
import { verifyBills } from './settlement/verify.ts';

const t = await testDb();
const db = t.db.kysely;
const { dara } = await seedSmallWorld(db);
const rithy = await makeMember(db, {
  username: 'rithy',
  passwordHash: await cheapHash(PASSWORD),
  type: 1,
  uplineId: dara,
});
const player = await makeMember(db, {
  username: 'chan',
  passwordHash: '',
  uplineId: rithy,
  balance: parseMoney('1000000'),
});
const w = await contractWorld(t);
const gateway = await testGateway(t);
const { member, agent: up } = await logInAll(gateway);
const down = await gateway.login('rithy', PASSWORD);

const offer = { downline: 'rithy', kind: 'REALTIME', gameType: 'ALL', terms: flatOffer('REALTIME', '0.002') };
const act = (session: typeof up, { contractId, status, version }: AgentContract, action: string, more = {}) =>
  gateway.call(
    'actOnAgentContract',
    { path: { contractId }, body: { action, expectedStatus: status, version, ...more } },
    session,
  );
const consolidated = (session: typeof up) => gateway.value<FundsConsolidated>('getConsolidated', {}, session);
let contract: AgentContract;

beforeAll(async () => {
  await w.put({ kind: 'REALTIME', uplineId: null, downlineId: dara, rate: '0.01' });
  contract = await gateway.value<AgentContract>('offerAgentContract', { body: offer }, up);
});

describe('an agent', () => {
  test('finds what was offered, and signs it after a proof', async () => {
    expect((await consolidated(down)).contractrtsalreq).toMatchObject([
      { gameType: 'ALL', agent: { status: 'P', contractId: contract.contractId } },
    ]);
    const { content } = await gateway.value<AgentContractList>('listAgentContracts', { query: { side: 'UPLINE' } }, up);
    expect(content).toMatchObject([{ partner: 'rithy', actions: ['withdraw'] }]);
    const path = { contractId: contract.contractId };
    const shown = await gateway.value<AgentContractDetail>('getAgentContract', { path }, down);
    expect(shown.events).toMatchObject([{ verb: 'offer', actor: 'PARTNER' }]);
    const printed = await gateway.call('getAgentContractPdf', { path, headers: { language: 'EN' } }, down);
    expect(linesOfPdf(printed.bytes).flat()).toEqual(
      expect.arrayContaining(['rithy', shown.contract.partner, 'Offered · Terms 1', '0.2%', shown.contract.open?.hash]),
    );
    expect((await gateway.call('getAgentContractPdf', { path }, member)).status).toBe(403);
    // the log-in was a proof
    await db.updateTable('session').set({ strong_until: null }).execute();
    expect((await act(down, shown.contract, 'sign')).json.error).toMatchObject({ code: 'AUTH_STEP_UP' });
    await gateway.value('stepUp', { body: { password: PASSWORD } }, down);
    const signed = await act(down, shown.contract, 'sign', { termsHash: shown.contract.open?.hash });
    expect(signed.json.value).toMatchObject({ status: 'A', actions: ['askEnd'] });
    expect((await act(down, shown.contract, 'sign')).json.error).toMatchObject({ code: 'CONTRACT_STALE' });
  });

  test('is offered other terms, and rejects them by a letter', async () => {
    // the first cycle has begun
    await db.updateTable('agent_contract').set({ state: 'IN_FORCE' }).where('id', '=', contract.contractId).execute();
    await db
      .updateTable('agent_contract_version')
      .set({ state: 'IN_FORCE', effective_from: new Date(Date.now() - 3_600_000) })
      .where('contract_id', '=', contract.contractId)
      .execute();
    const { version } = (await consolidated(down)).contractrtsalinfo[0]?.agent ?? { version: 0 };
    const path = { contractId: contract.contractId };
    await gateway.value('stepUp', { body: { password: PASSWORD } }, up);
    const amended = await gateway.value<AgentContract>(
      'amendAgentContract',
      { path, body: { expectedStatus: 'V', version, terms: flatOffer('REALTIME', '0.003') } },
      up,
    );
    expect(amended).toMatchObject({ status: 'E', open: { no: 2 }, inForce: { no: 1 } });
    const body = { contractId: contract.contractId, status: 'R' };
    const wrong = await gateway.call('processHourSalary', { body }, down);
    expect(wrong.json.error).toMatchObject({ code: 'NOT_FOUND' });
    const stale = await gateway.call('processRealTimeSalary', { body }, down);
    expect(stale.json.error).toMatchObject({ code: 'CONTRACT_STALE' });
    const seen = { expectedStatus: 'E', version: amended.version };
    const kept = await gateway.call('processRealTimeSalary', { body: { ...body, ...seen } }, down);
    expect(kept.json.value).toMatchObject({ status: 'V', inForce: { no: 1 } });
  });

  test.each([
    ['processDividend', { type: 'LIVE', status: 'A' }],
    ['processDailySalary', { id: '999', status: 'A' }],
    ['processHourSalary', { contractId: '999', status: 'A' }],
  ] as const)('gets no answer of %s for a contract that there is not', async (id, body) => {
    expect((await gateway.call(id, { body }, down)).json.error).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('is told by a message of what the other one has done', async () => {
    const told = async (session: typeof up) =>
      (
        await gateway.value<InboxList>('listInbox', { query: { kind: 'SYSTEM' }, headers: { Language: 'EN' } }, session)
      ).content.map(({ title, text, link }) => [title, text.replace(/[\u2066-\u2069]/g, ''), link?.page]);
    // the upline is masked, the downline is not
    expect((await told(down))[0]).toEqual([
      'A contract waits for you',
      'd**a would like a contract with you. Read the terms, then sign or reject them.',
      'contracts',
    ]);
    expect((await told(up)).map(([title, text]) => `${title}: ${text}`)).toEqual([
      'Your offer was rejected: rithy has rejected the contract terms that you offered.',
      'Your contract was signed: rithy has signed the contract terms that you offered.',
    ]);
  });

  test('tries terms before it offers them, and reads what waiting ones come to for itself alone', async () => {
    const partners = await gateway.value<AgentContractPartners>('listAgentContractPartners', {}, up);
    expect(partners.content).toEqual([{ memberId: rithy, username: 'rithy', currency: 'KHR' }]);
    const tried = (body: object) => gateway.value<AgentContractPreview>('previewAgentContract', { body }, up);
    const sound = await tried(offer);
    expect(sound).toMatchObject({ currency: 'KHR', faults: [], worked: { downline: { offered: { row: 1 } } } });
    const query = { cycles: '3' };
    const three = await gateway.value<AgentContractPreview>('previewAgentContract', { query, body: offer }, up);
    expect([three.worked?.start, ...three.earlier.map(({ end }) => end)]).toEqual([
      three.earlier[0]?.end,
      three.worked?.start,
      three.earlier[0]?.start,
    ]);
    const tooMany = { query: { cycles: '13' }, body: offer };
    expect((await gateway.call('previewAgentContract', tooMany, up)).json.error).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    const high = await tried({ ...offer, terms: flatOffer('REALTIME', '0.02') });
    expect(high.faults).toEqual([{ field: 'tiers.0.rate', reason: 'ABOVE_OWN' }]);
    const two = await tried({
      ...offer,
      terms: { ...offer.terms, tiers: [...offer.terms.tiers, ...offer.terms.tiers] },
    });
    expect(two).toEqual({
      currency: 'KHR',
      earlier: [],
      faults: [
        { field: 'tiers', reason: 'ROWS' },
        { field: 'tiers.1.minimumBet', reason: 'SAME' },
      ],
    });
    expect((await tried({ ...offer, kind: 'HOURLY' })).faults).toEqual([{ field: 'kind', reason: 'NO_OWN' }]);
    const many = { ...offer.terms, tiers: Array.from({ length: 2_000 }, () => offer.terms.tiers[0]) };
    const refused = await gateway.call('previewAgentContract', { body: { ...offer, terms: many } }, up);
    expect(refused.json.error).toMatchObject({ code: 'VALIDATION_FAILED' });
    const stranger = await gateway.call('previewAgentContract', { body: { ...offer, downline: 'chan' } }, up);
    expect(stranger.json.error).toMatchObject({ code: 'NOT_FOUND' });
    const id = await w.put({ kind: 'REALTIME', games: 'RNG', uplineId: dara, downlineId: rithy, state: 'OFFERED' });
    const path = { contractId: id };
    const effect = await gateway.value<AgentTermsEffect>('getAgentTermsEffect', { path }, down);
    expect(effect).toMatchObject({ currency: 'KHR', offered: { net: '0.0000' } });
    expect(effect.now).toBeUndefined();
    expect(await gateway.value<AgentTermsEffect>('getAgentTermsEffect', { path }, up)).toHaveProperty('now');
    expect((await gateway.call('getAgentTermsEffect', { path: { contractId: '999' } }, up)).json.error).toMatchObject({
      code: 'NOT_FOUND',
    });
    await db.updateTable('agent_contract').set({ state: 'REJECTED' }).where('id', '=', id).execute();
  });

  test('is refused terms by the field that is wrong', async () => {
    const terms = { ...offer.terms, tiers: [{ ...offer.terms.tiers[0], rate: '1.5' }] };
    const refused = await gateway.call('offerAgentContract', { body: { ...offer, kind: 'REALTIME', terms } }, up);
    expect(refused.json.error).toMatchObject({
      code: 'VALIDATION_FAILED',
      params: { fields: [{ name: 'terms.tiers.0.rate' }] },
    });
  });

  test('is paid by a bill that it can open and check', async () => {
    const seat = await takeSeat(db, { vendor: 'HOUSE', gameId: 'lotus-fortune', memberId: player });
    await seat.bet('round-1', parseMoney('7850'));
    await seat.end('round-1');
    await sequenceResults(db, zone);
    const { bookedAt } = await sequenceResults(db, zone);
    const window = { start: new Date(bookedAt.getTime() - 300_000), end: bookedAt, zone };
    await inTransaction(db, (trx) => settleWindow(trx, { kind: 'REALTIME', period: 'five-minutes' }, window, policies));
    await payDueBills(db);
    const { content } = await gateway.value<AgentBillList>('listAgentBills', { query: { kind: 'REALTIME' } }, down);
    expect(content).toMatchObject([{ amount: '15.7000', paid: '15.7000', status: 'ISSUED' }]);
    const pays = { rateType: 'P', rate: '0.002000', gross: '15.7000', downlines: '0.0000' };
    const reached = { bets: 1, volume: '7850.0000', active: 1, row: 1, rowVolume: '0.0000' };
    expect(content[0]?.figures).toMatchObject({ ...reached, ...pays });
    expect(await gateway.value<AgentBillTotals>('getAgentBillTotals', {}, down)).toEqual({
      ...{ currency: 'KHR', count: 1, amount: '15.7000', paid: '15.7000' },
    });
    const path = { billId: content[0]?.billId ?? '' };
    const { statement, terms, below } = await gateway.value<AgentBillDetail>('getAgentBill', { path }, down);
    expect(statement).toMatchObject({ base: '7850.0000', rate: '0.002000', row: 1, team: { bets: 1, active: 1 } });
    expect({ terms: terms.hash, below }).toEqual({ terms: statement.terms.hash, below: [] });
    const { team } = statement;
    const member = {
      memberId: player,
      name: 'c**n',
      bets: 1,
      isActive: true,
      volume: team.volume,
      ggr: team.ggr,
      bonus: team.bonus,
    };
    for (const session of [down, up])
      expect((await gateway.value<AgentBillMemberList>('listAgentBillMembers', { path }, session)).content).toEqual([
        member,
      ]);
    const figures = { bets: 1, volume: team.volume, ggr: team.ggr, bonus: team.bonus };
    for (const session of [down, up])
      expect(
        (await gateway.value<AgentBillResultList>('listAgentBillResults', { path, query: { member: player } }, session))
          .content,
      ).toMatchObject([
        {
          member: { memberId: player, name: 'c**n' },
          category: 'RNG',
          reason: 'SETTLE',
          betNo: expect.stringMatching(/^B\d+$/),
          ...figures,
        },
      ]);
    const none = { path, query: { of: 'BONUSES' } };
    expect(await gateway.value<AgentBillResultList>('listAgentBillResults', none, down)).toEqual({ content: [] });
    // wages are deducted from dividends alone
    expect(await gateway.value<AgentBillWageList>('listAgentBillWages', { path }, down)).toEqual({ content: [] });
    const span = { from: new Date(Date.now() - 86_400_000).toISOString(), to: window.end.toISOString() };
    const income = await gateway.value<AgentIncome>('getAgentIncome', { query: span }, down);
    expect(income.rows).toMatchObject([{ kind: 'REALTIME', count: 1, amount: '15.7000', paid: '15.7000' }]);
    const long = { from: '2026-01-01T00:00:00.000Z', to: '2026-06-01T00:00:00.000Z' };
    expect((await gateway.call('getAgentIncome', { query: long }, down)).json.error).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    for (const session of [down, up])
      expect(await gateway.value<AgentBillCheck>('checkAgentBill', { path }, session)).toMatchObject({
        isSame: true,
        results: 1,
        statement: { net: '15.7000' },
      });
    const own = await gateway.value<AgentBillList>('listAgentBills', {}, up);
    // 0.01 of the same less what the one below has got
    expect(own.content).toMatchObject([{ amount: '62.8000' }]);
    const theirs = { path: { billId: own.content[0]?.billId ?? '' } };
    expect((await gateway.value<AgentBillDetail>('getAgentBill', theirs, up)).below).toMatchObject([
      { partner: 'rithy', billId: path.billId },
    ]);
    expect(await gateway.value<AgentBillDetail>('getAgentBill', { path }, up)).toMatchObject({ payee: 'rithy' });
    const { hash } = await gateway.value<AgentBillDetail>('getAgentBill', { path }, down);
    const printed = linesOfPdf((await gateway.call('getAgentBillPdf', { path }, down)).bytes).flat();
    expect(printed).toEqual(expect.arrayContaining([hash, path.billId, '7,850.00', '15.70']));
    const all = linesOfPdf((await gateway.call('getAgentBillsPdf', { query: span }, down)).bytes).flat();
    expect(all).toEqual(expect.arrayContaining([path.billId, '15.70']));
    expect((await gateway.call('getAgentBillsCsv', { query: span }, down)).text).toMatch(/,15.7000,15.7000\r\n$/);
    for (const id of [
      ...(['getAgentBill', 'checkAgentBill', 'listAgentBillMembers'] as const),
      'listAgentBillResults' as const,
      ...(['listAgentBillWages', 'getAgentBillPdf'] as const),
    ])
      expect((await gateway.call(id, theirs, down)).json.error).toMatchObject({ code: 'NOT_FOUND' });
  });
});

test('a member has no contracts, and may ask for none', async () => {
  expect(Object.values(await consolidated(member)).flat()).toEqual([]);
  expect((await gateway.call('listAgentContracts', { query: { side: 'DOWNLINE' } }, member)).json.error).toMatchObject({
    code: 'AUTH_NOT_AGENT',
  });
});

describe('an operator who looks after the settlement', async () => {
  const risk = await consoleOf(gateway, { role: 'risk' });
  const job = 'settlement.real-time';
  const monitor = createSettlementMonitor({
    ...{ db, settings: gateway.modules.settings, policies: async () => policies },
    cursors: createCursors(createFieldCipher(new Uint8Array(32))),
  });
  const bills = () => db.selectFrom('agent_bill').select(['id', 'doc', 'hash', 'state']).orderBy('id').execute();
  let start = '';

  beforeAll(async () => {
    const { window_start, window_end } = await db.selectFrom('agent_bill').selectAll().executeTakeFirstOrThrow();
    start = window_start.toISOString();
    await noteZone(db, { code: 'mekong', timeZone: zone });
    await sql`
      insert into job_run (merchant, job, window_start, window_end, zone, state, worker, started_at, ended_at, error)
      values ('mekong', ${job}, ${window_start}, ${window_end}, ${zone}, 'DONE', 'a:1', ${window_end}, ${window_end}, null),
             ('mekong', 'settlement.daily', '2026-11-01T17:00Z', '2026-11-02T17:00Z', ${zone}, 'FAILED', 'a:1', job_now(),
              job_now(), 'no money left')`.execute(db);
    await sql`
      insert into job_state (merchant, job, schedule, first_window_start, next_at, failures, last_error)
      values ('mekong', ${job}, 'five-minutes', ${window_start}, job_now() - interval '1 min', 0, null),
             ('mekong', 'settlement.daily', 'day', '2026-11-01T17:00Z', job_now() + interval '5 min', 2, 'no money left')`.execute(
      db,
    );
  });

  test('sees how far each kind is, what failed, and what came of every window', async () => {
    const { jobs, unpaid } = await risk.value<AgentSettlement>('getAgentSettlement');
    expect(jobs).toMatchObject([
      { job, window: 'five-minutes', failures: 0, last: { start, bills: { made: 2, paid: 2, waiting: 0 } } },
      { job: 'settlement.daily', state: 'failing', failures: 2, error: 'no money left' },
    ]);
    expect(jobs[0]?.last?.sums).toEqual([{ currency: 'KHR', amount: '78.5000', paid: '78.5000' }]);
    expect(jobs[1]?.behind.windows).toBeGreaterThan(0);
    expect(jobs[1]).not.toHaveProperty('last');
    expect(unpaid).toEqual([]);
    const windows = (query: Record<string, string>) =>
      risk.value<SettlementWindowPage>('listAgentSettlementWindows', { query });
    expect((await windows({ state: 'FAILED' })).content).toMatchObject([
      { job: 'settlement.daily', error: 'no money left', bills: { made: 0 }, sums: [] },
    ]);
    expect((await windows({ job })).content).toMatchObject([{ job, start, bills: { made: 2 } }]);
  });

  test('settles a window again without a changed byte, and makes its bills again to compare', async () => {
    const before = await bills();
    const body = { job, start, reason: 'To be sure' };
    expect(await risk.value<SettlementRerunResult>('rerunAgentSettlement', { body })).toEqual({
      outcome: 'SAME',
      bills: 0,
    });
    expect(await bills()).toEqual(before);
    for (const window of [undefined, { job, start }])
      expect(await risk.value<SettlementCheckResult>('checkAgentSettlement', { body: { window } })).toEqual({
        ...{ bills: 2, checked: 2, wrong: [] },
      });
    expect(await gateway.modules.audit.newest({ action: 'settlement.rerun', limit: 1 })).toMatchObject([
      { actorId: 'a risk', object: `settlement:${job}`, detail: { start, outcome: 'SAME', reason: 'To be sure' } },
    ]);
  });

  test('tries what has failed again at once, which no second operator has to approve', async () => {
    const { isSettled } = monitor;
    const failed = { job: 'settlement.daily', start: '2026-11-01T17:00:00.000Z' } as const;
    expect([await isSettled(failed), await isSettled({ job, start })]).toEqual([false, true]);
    expect(await risk.value('rerunAgentSettlement', { body: failed })).toEqual({ outcome: 'TRIED_AGAIN', bills: 0 });
    const { rows } = await sql<{ isDue: boolean }>`
      select next_at <= job_now() as "isDue" from job_state where job = 'settlement.daily'`.execute(db);
    expect(rows).toEqual([{ isDue: true }]);
    const never = { job, start: '2020-01-01T00:00:00.000Z' };
    expect((await risk.call('rerunAgentSettlement', { body: never })).status).toBe(404);
  });

  test('reviews dividends beside the cycle before, keeps one back, and has the others paid', async () => {
    const { play } = settlementTools(db);
    const [job, start] = ['settlement.dividend-day', local('2026-10-06T00:00').toISOString()];
    const terms = { ...flatTerms('DIVIDEND', '0.1'), period: 'day' as const };
    const from = local('2026-10-01T00:00');
    await w.put({ kind: 'DIVIDEND', uplineId: null, downlineId: dara, from, terms });
    const { tiers } = flatTerms('DIVIDEND', '0.09');
    await w.put({ kind: 'DIVIDEND', uplineId: dara, downlineId: rithy, from, terms: { ...terms, tiers } });
    const seat = await takeSeat(db, { vendor: 'HOUSE', gameId: 'lotus-fortune', memberId: player });
    await play(seat, '1000', '500', local('2026-10-05T12:00'));
    await play(seat, '5000', '2000', local('2026-10-06T12:00'));
    await sequenceResults(db, zone);
    for (const day of [5, 6]) {
      const window = { start: local(`2026-10-0${day}T00:00`), end: local(`2026-10-0${day + 1}T00:00`), zone };
      const waiting = { ...policies, needsRelease: true };
      await inTransaction(db, (trx) => settleWindow(trx, { kind: 'DIVIDEND', period: 'day' }, window, waiting));
    }
    const run = async () => (await risk.value<DividendRuns>('listDividendRuns')).runs[0];
    const sums = [{ amount: '200.0000', before: '50.0000', difference: '150.0000', releasable: '200.0000' }];
    expect(await run()).toMatchObject({ job, start, bills: 2, inReview: 2, onHold: 0, sums });
    const reviewed = await risk.value<DividendBillPage>('listDividendBills', { query: { job, start } });
    expect(reviewed.content).toMatchObject([
      { agent: 'rithy', amount: '180.0000', before: '45.0000', difference: '135.0000', status: 'UNDER_REVIEW' },
      { agent: 'dara', amount: '20.0000', before: '5.0000', difference: '15.0000' },
    ]);
    const { digest } = (await run()) ?? {};
    const body = { billId: reviewed.content[1]?.billId, reason: 'Play of one member is looked at' };
    await risk.value('holdDividend', { body });
    expect((await risk.call('holdDividend', { body })).json.error).toMatchObject({ code: 'STATE_STALE' });
    const release = { job, start, reason: 'Compared' };
    const old = await risk.call('releaseDividends', { body: { ...release, digest } });
    expect(old.json.error).toMatchObject({ code: 'STATE_STALE' });
    // nothing is paid before
    expect(await payDueBills(db)).toBe(0);
    const own = async (session: typeof up) =>
      (await gateway.value<AgentBillList>('listAgentBills', { query: { kind: 'DIVIDEND' } }, session)).content[0];
    expect(await own(down)).toMatchObject({ status: 'UNDER_REVIEW', paid: '0.0000' });
    await risk.value('releaseDividends', { body: { ...release, digest: (await run())?.digest } });
    await payDueBills(db);
    expect(await own(down)).toMatchObject({ status: 'ISSUED', paid: '180.0000' });
    expect(await own(up)).toMatchObject({ status: 'UNDER_REVIEW', paid: '0.0000' });
    await risk.value('liftDividendHold', { body: { ...body, reason: 'The play was sound' } });
    await risk.value('releaseDividends', { body: { ...release, digest: (await run())?.digest } });
    await payDueBills(db);
    expect(await own(up)).toMatchObject({ status: 'ISSUED', paid: '20.0000' });
    expect(await run()).toMatchObject({ inReview: 0, onHold: 0 });
    const told = await gateway.modules.audit.newest({ action: 'dividend.held', limit: 1 });
    expect(told).toMatchObject([{ actorId: 'a risk', object: `settlement:${job}`, detail: { bill: body.billId } }]);
    expect(await verifyBills(db)).toMatchObject({ wrong: [] });
  });

  test('rejects a dividend that is kept back, which is never paid, and tells its agent why', async () => {
    const { play } = settlementTools(db);
    const start = local('2026-10-07T00:00');
    const window = { start, end: local('2026-10-08T00:00'), zone };
    const seat = await takeSeat(db, { vendor: 'HOUSE', gameId: 'lotus-fortune', memberId: player });
    await play(seat, '1000', '500', local('2026-10-07T12:00'));
    await sequenceResults(db, zone);
    await inTransaction(db, (trx) =>
      settleWindow(trx, { kind: 'DIVIDEND', period: 'day' }, window, { ...policies, needsRelease: true }),
    );
    const asked = { query: { job: 'settlement.dividend-day', start: start.toISOString() } } as const;
    const run = async () => (await risk.value<DividendBillPage>('listDividendBills', asked)).content;
    const billId = (await run()).find(({ agent }) => agent === 'rithy')?.billId;
    const body = { billId, note: 'One person has played under several names', reason: 'Looked at' };
    // first it is kept back
    expect((await risk.call('rejectDividend', { body })).json.error).toMatchObject({ code: 'STATE_STALE' });
    await risk.value('holdDividend', { body: { billId, reason: 'To be looked at' } });
    expect(await risk.value('rejectDividend', { body })).toEqual({ billId });
    const lifted = await risk.call('liftDividendHold', { body: { billId, reason: 'For the agent' } });
    expect(lifted.json.error).toMatchObject({ code: 'STATE_STALE' });
    expect((await risk.value<DividendRuns>('listDividendRuns')).runs[0]).toMatchObject({ inReview: 1, onHold: 0 });
    await payDueBills(db);
    const [own] = (await gateway.value<AgentBillList>('listAgentBills', { query: { kind: 'DIVIDEND' } }, down)).content;
    expect(own).toMatchObject({ billId, status: 'DENIED', paid: '0.0000', amount: '45.0000', earned: '0.0000' });
    // the agent reads why on the bill, and the one above it that it is not paid
    const opened = (as: typeof down) =>
      gateway.value<AgentBillDetail>('getAgentBill', { path: { billId: billId ?? '' } }, as);
    expect((await opened(down)).rejectedFor).toBe(body.note);
    expect(await opened(up)).toMatchObject({ bill: { status: 'DENIED' }, payee: 'rithy' });
    expect((await opened(up)).rejectedFor).toBeUndefined();
    // of the two days before
    expect(
      await gateway.value<AgentBillTotals>('getAgentBillTotals', { query: { kind: 'DIVIDEND' } }, down),
    ).toMatchObject({
      ...{ count: 3, amount: '225.0000', paid: '180.0000' },
    });
    const { rows } = await sql<{ template: string; content: { note: string } }>`
      select template, content from inbox_message where member_id = ${rithy}::bigint order by id desc limit 1`.execute(
      db,
    );
    expect(rows).toMatchObject([{ template: 'billDenied', content: { note: body.note } }]);
    expect(await gateway.modules.audit.newest({ action: 'dividend.rejected', limit: 1 })).toMatchObject([
      { detail: { bill: billId, note: body.note, reason: body.reason } },
    ]);
    expect(await verifyBills(db)).toMatchObject({ wrong: [] });
  });
});
