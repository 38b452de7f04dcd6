import { OPERATIONS, type OperationId } from '@mekong/api-client/contract/operations';
import type { AgentBillList } from '@mekong/api-client/contract/types';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeMember } from '../db/seed/builders.ts';
import { contractOperations, document } from '../src/contract/document.ts';
import { inTransaction } from '../src/kernel/db/transaction.ts';
import { parseMoney } from '../src/kernel/money.ts';
import { settleWindow } from '../src/modules/agent-contracts/settlement/settle.ts';
import { sequenceResults } from '../src/modules/results/sequencer.ts';
import { contractWorld, flatOffer, zone } from './contracts.ts';
import { type TestCall, type TestSession, testGateway } from './gateway.ts';
import { testDb } from './harness.ts';
import { linesOfPdf } from './pdf.ts';
import { cheapHash, PASSWORD, seedSmallWorld } from './people.ts';
import { takeSeat } from './seat.ts';
import { policies } from './settlement.ts';

const t = await testDb();
const db = t.db.kysely;
const { dara, sokha } = await seedSmallWorld(db);
const passwordHash = await cheapHash(PASSWORD);
const person = (username: string, type: 0 | 1, uplineId?: string, balance = parseMoney('1000')) =>
  makeMember(db, { username, passwordHash, type, uplineId, balance });
// dara's tree: rithy, and chanmony below him; beside it that of pisey
const rithy = await person('rithy', 1, dara);
const chan = await person('chanmony', 0, rithy);
const pisey = await person('piseyvong', 1);
const makara = await person('makaraleng', 1, pisey);
const bona = await person('bonaphirum', 0, pisey);
const theirs = { pisey: 'piseyvong', makara: 'makaraleng', bona: 'bonaphirum' };
const world = await contractWorld(t);
const gateway = await testGateway(t);

/** Agents, each as good as one with a fresh proof: they have just logged in. */
let sessions: { dara: TestSession; rithy: TestSession; pisey: TestSession };
const contracts: Record<'REALTIME' | 'DAILY' | 'HOURLY' | 'own', string> = {
  REALTIME: '',
  DAILY: '',
  HOURLY: '',
  own: '',
};
let billId = '';
let linkId = '';

const now = Date.now();
const moments = { from: new Date(now - 86_400_000).toISOString(), to: new Date(now + 86_400_000).toISOString() };
const days = { from: moments.from.slice(0, 10), to: moments.to.slice(0, 10) };
/** The number of nobody and of nothing. */
const nothing = '999999999999';
const seen = { expectedStatus: 'E', version: 1 };

beforeAll(async () => {
  for (const [upline, downline] of [
    [dara, rithy],
    [pisey, makara],
  ] as const) {
    await world.put({ kind: 'REALTIME', uplineId: null, downlineId: upline, rate: '0.01' });
    for (const kind of ['REALTIME', 'DAILY', 'HOURLY'] as const)
      contracts[upline === pisey ? kind : 'own'] = await world.put({
        ...{ kind, uplineId: upline, downlineId: downline, rate: '0.002', state: 'AMENDED' },
      });
  }
  for (const memberId of [sokha, chan, bona]) {
    const seat = await takeSeat(db, { vendor: 'HOUSE', gameId: 'lotus-fortune', memberId });
    await seat.bet(`r-${memberId}`, parseMoney('100'));
    await seat.end(`r-${memberId}`);
  }
  await sequenceResults(db, zone);
  const { bookedAt } = await sequenceResults(db, zone);
  const window = { start: new Date(bookedAt.getTime() - 300_000), end: bookedAt, zone };
  await inTransaction(db, (trx) => settleWindow(trx, { kind: 'REALTIME', period: 'five-minutes' }, window, policies));
  sessions = {
    dara: await gateway.login('dara', PASSWORD),
    rithy: await gateway.login('rithy', PASSWORD),
    pisey: await gateway.login('piseyvong', PASSWORD),
  };
  billId = (await gateway.value<AgentBillList>('listAgentBills', {}, sessions.pisey)).content[0]?.billId ?? '';
  linkId = (await gateway.value<{ linkId: string }>('addAgentLink', { body: { kind: 'MEMBER' } }, sessions.pisey))
    .linkId;
});

/** What an agent can ask about somebody or something by its number or name, and how that is named. */
type Named = 'member' | 'agent' | 'name' | 'REALTIME' | 'DAILY' | 'HOURLY' | 'bill' | 'link';
interface Probe {
  named: Named;
  call: (it: string) => TestCall;
}

const ofMember = (more: Omit<TestCall, 'path'> = {}): Probe => ({
  named: 'member',
  call: (memberId) => ({ ...more, path: { memberId } }),
});
const below = (query: Record<string, string>): Probe => ({
  named: 'agent',
  call: (parent) => ({ query: { ...query, parent } }),
});
const ofContract = (body?: object): Probe => ({
  named: 'REALTIME',
  call: (it) => ({ path: { contractId: it }, ...(body ? { body } : {}) }),
});
const ofBill: Probe = { named: 'bill', call: (it) => ({ path: { billId: it } }) };
const offerTo: Probe = {
  named: 'name',
  call: (downline) => ({
    body: { downline, kind: 'REALTIME', gameType: 'RNG', terms: flatOffer('REALTIME', '0.001') },
  }),
};

/** Each operation of agents that names somebody or something. */
const probes: Partial<Record<OperationId, Probe>> = {
  listAgentTeam: below(days),
  getAgentTeamTotals: below(days),
  getAgentTeamCsv: below(days),
  getAgentTeamPdf: below(days),
  listTeamLosses: below(days),
  getTeamLossTotals: below(days),
  getTeamLossesCsv: below(days),
  getTeamLossesPdf: below(days),
  listTeamBets: below(moments),
  getTeamBetTotals: below(moments),
  getTeamBetsCsv: below(moments),
  getTeamBetsPdf: below(moments),
  listTeamMovements: below(moments),
  getTeamMovementTotals: below(moments),
  getTeamMovementsCsv: below(moments),
  getTeamMovementsPdf: below(moments),
  setAgentRemark: ofMember({ body: { remark: 'Kampot' } }),
  lockAgentMember: ofMember({ body: { reason: 'Asked for it' } }),
  unlockAgentMember: ofMember(),
  switchAgentLink: { named: 'link', call: (it) => ({ path: { linkId: it }, body: { isActive: true } }) },
  offerAgentContract: offerTo,
  previewAgentContract: offerTo,
  getAgentContract: ofContract(),
  getAgentContractPdf: ofContract(),
  getAgentTermsEffect: ofContract(),
  amendAgentContract: ofContract({ ...seen, terms: flatOffer('REALTIME', '0.003') }),
  actOnAgentContract: ofContract({ ...seen, action: 'keep' }),
  processDailySalary: { named: 'DAILY', call: (id) => ({ body: { id, status: 'A', ...seen } }) },
  processHourSalary: { named: 'HOURLY', call: (it) => ({ body: { contractId: it, status: 'A', ...seen } }) },
  processRealTimeSalary: { named: 'REALTIME', call: (it) => ({ body: { contractId: it, status: 'A', ...seen } }) },
  getAgentBill: ofBill,
  getAgentBillPdf: ofBill,
  checkAgentBill: ofBill,
  listAgentBillMembers: ofBill,
  listAgentBillResults: ofBill,
  listAgentBillWages: ofBill,
  getAgentBillMembersCsv: ofBill,
  getAgentBillMembersPdf: ofBill,
  getAgentBillResultsCsv: ofBill,
  getAgentBillResultsPdf: ofBill,
  getAgentBillWagesCsv: ofBill,
  getAgentBillWagesPdf: ofBill,
};

/** Each that names nothing but what its agent has made: what it answers is of the own tree alone. */
const own: Partial<Record<OperationId, TestCall>> = {
  listAgentTeam: { query: days },
  getAgentTeamTotals: { query: days },
  getAgentTeamCsv: { query: days },
  listTeamLosses: { query: days },
  getTeamLossTotals: { query: days },
  getTeamLossesCsv: { query: days },
  listTeamBets: { query: moments },
  getTeamBetTotals: { query: moments },
  getTeamBetsCsv: { query: moments },
  listTeamMovements: { query: moments },
  getTeamMovementTotals: { query: moments },
  getTeamMovementsCsv: { query: moments },
  getAgentOverview: {},
  listAcknowledgedNotices: {},
  listAgentLinks: {},
  getAgentLinksCsv: {},
  getAgentLinksPdf: {},
  getAgentAccountRules: {},
  listAgentContracts: { query: { side: 'UPLINE' } },
  getAgentContractsCsv: { query: { side: 'UPLINE' } },
  getAgentContractsPdf: { query: { side: 'UPLINE' } },
  listAgentContractPartners: {},
  listAgentBills: {},
  getAgentBillTotals: {},
  getAgentBillsCsv: { query: moments },
  getAgentBillsPdf: { query: moments },
  getAgentIncome: { query: moments },
  getAgentIncomeCsv: { query: moments },
  getAgentIncomePdf: { query: moments },
  getCredit: {},
  listCreditMovements: { query: moments },
  getCreditMovementTotals: { query: moments },
  getCreditCsv: { query: moments },
  getCreditPdf: { query: moments },
};

/** Name nobody, and answer about the own account or what was sent; each has tests of its own. */
const ofNobody: readonly OperationId[] = [
  ...(['acknowledgeNotices', 'acceptCreditTerms', 'takeCreditAdvance', 'repayCredit'] as const),
  // contracts by number are plans of both: see below
  ...(['addAgentAccounts', 'addAgentLink'] as const),
  // names a game type, and means the own contract
  'processDividend',
];

const ofAgents = (Object.keys(OPERATIONS) as OperationId[]).filter((id) => {
  const roles: readonly string[] = OPERATIONS[id].roles;
  return roles.includes('agent') && !roles.includes('member');
});

const theirIds = (): Record<Named, string> => ({
  ...{ member: bona, agent: makara, name: theirs.makara },
  ...{ ...contracts, bill: billId, link: linkId },
});
const answerOf = async (id: OperationId, call: TestCall, session: TestSession) => {
  const { status, json, text: sent, bytes } = await gateway.call(id, { ...call, headers: { language: 'EN' } }, session);
  const { error } = json;
  const text = status === 200 && id.endsWith('Pdf') ? linesOfPdf(bytes).flat().join('\n') : sent;
  return { status, error: error && { code: error.code, params: error.params }, text };
};

test('every operation of agents is looked at here', () => {
  expect([...new Set([...Object.keys(probes), ...Object.keys(own), ...ofNobody])].sort()).toEqual([...ofAgents].sort());
});

test('whatever has a number in its address, or looks below somebody, is asked for that of another tree', () => {
  const isNaming = (id: OperationId) => {
    const { path, method } = OPERATIONS[id];
    const parameters = JSON.stringify(document.paths[path]?.[method.toLowerCase()]?.parameters ?? []);
    return path.includes('{') || parameters.includes('"parent"') || parameters.includes('Parent');
  };
  const naming = ofAgents.filter((id) => contractOperations.some((one) => one.id === id) && isNaming(id));
  expect(naming.length).toBeGreaterThan(25);
  expect(naming.filter((id) => probes[id] === undefined)).toEqual([]);
});

describe('another tree does not exist', () => {
  test.each(Object.entries(probes) as [OperationId, Probe][])('in %s', async (id, { named, call }) => {
    const foreign = await answerOf(id, call(theirIds()[named]), sessions.dara);
    const unknown = await answerOf(id, call(named === 'name' ? 'nobodyatall' : nothing), sessions.dara);
    expect(foreign.error).toMatchObject({ code: 'NOT_FOUND' });
    expect(foreign.status).toBe(404);
    expect({ ...foreign, text: '' }).toEqual({ ...unknown, text: '' });
    for (const name of Object.values(theirs)) expect(foreign.text).not.toContain(name);
  });

  test.each((Object.entries(probes) as [OperationId, Probe][]).filter(([, { named }]) => named === 'agent'))(
    'above: who is below an agent asks %s in vain for those beside and above',
    async (id, { call }) => {
      for (const parent of [dara, sokha])
        expect((await answerOf(id, call(parent), sessions.rithy)).error, parent).toMatchObject({ code: 'NOT_FOUND' });
    },
  );

  test('for a search, which finds their names as little as names that nobody has', async () => {
    for (const [id, query] of [
      ['listAgentTeam', days],
      ['listTeamLosses', days],
      ['listTeamBets', moments],
      ['listTeamMovements', moments],
    ] as const)
      for (const find of [...Object.values(theirs), bona, 'nobodyatall']) {
        const { content } = await gateway.value<{ content: object[] }>(
          id,
          { query: { ...query, find } },
          sessions.dara,
        );
        expect(content, `${id} ${find}`).toEqual([]);
      }
  });

  test('for a plan: no link and no account is promised what a contract of others says', async () => {
    for (const plan of [contracts.REALTIME, nothing]) {
      const link = await answerOf('addAgentLink', { body: { kind: 'AGENT', plan } }, sessions.dara);
      expect(link.error).toMatchObject({ params: { fields: [{ name: 'plan', rule: 'unknown' }] } });
      const rows = [{ username: 'kunthea88', kind: 'AGENT' }];
      const body = { requestId: '5c1f0a52-3d0e-4a86-9d58-1f7a0d1c2b3e', password: 'RANDOM', plan, rows };
      const made = await answerOf('addAgentAccounts', { body }, sessions.dara);
      expect(made.error).toMatchObject({ params: { fields: [{ name: 'plan', rule: 'unknown' }] } });
    }
  });

  test('among members behind a bill: of somebody who is none there are no rows', async () => {
    const { content } = await gateway.value<AgentBillList>('listAgentBills', {}, sessions.dara);
    const path = { billId: content[0]?.billId ?? '' };
    for (const id of ['listAgentBillMembers', 'listAgentBillResults'] as const)
      for (const [member, rows] of [
        [sokha, 1],
        [bona, 0],
      ] as const) {
        const answer = await gateway.value<{ content: object[] }>(id, { path, query: { member } }, sessions.dara);
        expect(answer.content, `${id} ${member}`).toHaveLength(rows);
      }
  });
});

describe('their own agent finds it', () => {
  test.each(Object.entries(probes) as [OperationId, Probe][])('in %s', async (id, { named, call }) => {
    const { error } = await answerOf(id, call(theirIds()[named]), sessions.pisey);
    expect(error?.code).not.toBe('NOT_FOUND');
  });
});

describe('what is answered of the own tree', () => {
  /** Agents know those by name with whom they have contracts. */
  const partnersIn: readonly OperationId[] = [
    ...(['listAgentContracts', 'getAgentContractsCsv', 'getAgentContractsPdf', 'listAgentContractPartners'] as const),
  ];

  test.each(Object.entries(own) as [OperationId, TestCall][])('names nobody in full: %s', async (id, call) => {
    const answer = await answerOf(id, call, sessions.dara);
    expect(answer.status, answer.text).toBe(200);
    const known = partnersIn.includes(id) ? ['rithy'] : [];
    for (const name of ['sokha', 'rithy', 'chanmony', ...Object.values(theirs)])
      if (!known.includes(name)) expect(answer.text).not.toContain(name);
    for (const number of [pisey, makara, bona]) expect(answer.text).not.toMatch(new RegExp(`\\b${number}\\b(?![.:-])`));
  });
});
