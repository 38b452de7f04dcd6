import type { Executor } from '../../src/kernel/db/types.ts';
import { windowOf } from '../../src/kernel/jobs/calendar.ts';
import { parseMoney } from '../../src/kernel/money.ts';
import {
  type ContractKind,
  type ContractState,
  type ContractVerb,
  contractKinds,
  type Party,
} from '../../src/modules/agent-contracts/machine.ts';
import { noticeCycle } from '../../src/modules/agent-contracts/periods.ts';
import { hashTerms, parseRate, periodsOf, type Terms, type Tier } from '../../src/modules/agent-contracts/terms.ts';
import { SETTINGS } from '../../src/modules/system/settings.ts';
import { type ContractOptions, makeContract } from './contracts.ts';

/** Long enough for every window of the history. */
const DAYS_IN_FORCE = 60;
const DAY_MS = 86_400_000;
/** States of contracts that somebody has to do with, one for each partner of dara. */
const liveStates = [
  ...(['OFFERED', 'SIGNED', 'IN_FORCE', 'AMENDED'] as const),
  ...(['IN_FORCE_END_UP', 'IN_FORCE_END_DOWN', 'ENDING'] as const),
];

/** A row of terms in percent. @param rate a fraction @param loss of a dividend */
export const tierRow = (volume: string, active: number, rate: string, loss?: string): Tier => ({
  ...{ outcome: 'ANY', volume: parseMoney(volume), active, rateType: 'P', rate: parseRate(rate) },
  ...(loss === undefined ? {} : { loss: parseMoney(loss) }),
});

/** Terms with the usual period of their kind. */
export const termsOf = (kind: ContractKind, ...tiers: Tier[]): Terms => ({
  ...{ period: periodsOf[kind][0], activeFrom: parseMoney('1000'), carry: 'NONE', tiers },
  deductions: kind === 'DIVIDEND' ? ['BONUS', 'DAILY_WAGE'] : [],
});

/** Contracts of the tree: those that pay, one that the upline pays from its wallet, and of each kind one in every state. */
export async function seedContracts(
  db: Executor,
  { vanna, dara, rithy, partners }: Record<'vanna' | 'dara' | 'rithy', string> & { partners: readonly string[] },
): Promise<void> {
  const { timeZone } = SETTINGS.merchant.parse({});
  const make = async (options: Omit<ContractOptions, 'from'>) => {
    // terms start with a cycle
    const from = windowOf(
      noticeCycle(options.terms.period),
      new Date(Date.now() - DAYS_IN_FORCE * DAY_MS),
      timeZone,
    ).start;
    await seedEvents(db, await makeContract(db, { ...options, from }), options, from);
  };
  const put = (
    kind: ContractKind,
    uplineId: string | null,
    downlineId: string,
    state: ContractState,
    ...tiers: Tier[]
  ) => make({ kind, uplineId, downlineId, state, terms: termsOf(kind, ...tiers) });
  await put('DIVIDEND', null, vanna, 'IN_FORCE', tierRow('0', 0, '0.25', '0'));
  await put('DAILY', null, vanna, 'IN_FORCE', tierRow('0', 0, '0.01'));
  await put('HOURLY', null, vanna, 'IN_FORCE', tierRow('0', 0, '0.006'));
  await put('REALTIME', null, vanna, 'IN_FORCE', tierRow('0', 0, '0.004'));
  await put('REALTIME', vanna, dara, 'IN_FORCE', tierRow('0', 0, '0.002'));
  await put('HOURLY', vanna, dara, 'IN_FORCE_END_UP', tierRow('5000', 2, '0.003'), tierRow('20000', 5, '0.005'));
  await put(
    ...(['DIVIDEND', vanna, dara, 'OFFERED'] as const),
    ...[
      tierRow('100000', 5, '0.1', '5000'),
      tierRow('300000', 10, '0.15', '20000'),
      tierRow('1000000', 25, '0.2', '60000'),
    ],
  );
  const daily = [tierRow('2000', 1, '0.004'), tierRow('50000', 3, '0.005'), tierRow('200000', 8, '0.008')];
  await make({
    ...{ kind: 'DAILY', uplineId: vanna, downlineId: dara, state: 'AMENDED' },
    terms: termsOf('DAILY', ...daily),
    amendment: termsOf('DAILY', ...daily, tierRow('500000', 15, '0.009')),
  });
  // a dividend by weeks, so that one has ended whatever day it is
  const weekly = (uplineId: string | null, downlineId: string, ...tiers: Tier[]) =>
    make({
      ...{ kind: 'DIVIDEND', games: 'RNG', uplineId, downlineId },
      terms: { ...termsOf('DIVIDEND', ...tiers), period: 'week' },
    });
  await weekly(null, vanna, tierRow('0', 0, '0.3', '0'));
  await weekly(
    vanna,
    dara,
    tierRow('0', 1, '0.1', '0'),
    tierRow('200000', 4, '0.15', '10000'),
    tierRow('5000000', 20, '0.2', '60000'),
  );
  // reached whatever the team has won or lost in its last week: the dividend of every week is in review
  await weekly(dara, rithy, tierRow('0', 1, '0.05'));
  await put('DAILY', dara, rithy, 'IN_FORCE', tierRow('50000', 3, '0.004'));
  await put('REALTIME', dara, rithy, 'OFFERED', tierRow('0', 0, '0.001'));
  const fixed = (amount: string): Tier => ({
    ...{ outcome: 'ANY', volume: 0n, active: 0, rateType: 'A', rate: parseMoney(amount) },
  });
  const byWallet = (amount: string): Terms => ({ ...termsOf('DAILY_MR', fixed(amount)), funding: 'UPLINE_WALLET' });
  // more than vanna keeps: what it owes waits
  await make({
    ...{ kind: 'DAILY_MR', games: 'RNG', uplineId: vanna, downlineId: dara, state: 'IN_FORCE' },
    terms: byWallet('4000'),
  });
  const offers = {
    DIVIDEND: { games: 'RNG', terms: { ...termsOf('DIVIDEND', tierRow('0', 3, '0.05', '0')), period: 'week' } },
    DAILY: { terms: termsOf('DAILY', tierRow('50000', 3, '0.003')) },
    DAILY_MR: { games: 'RNG', terms: byWallet('300') },
    HOURLY: { terms: termsOf('HOURLY', tierRow('20000', 5, '0.002')) },
    REALTIME: { terms: termsOf('REALTIME', tierRow('0', 0, '0.001')) },
  } as const satisfies Record<ContractKind, Pick<ContractOptions, 'games' | 'terms'>>;
  for (const kind of contractKinds)
    for (const [n, downlineId] of partners.entries()) {
      const offered = { kind, uplineId: dara, downlineId, ...offers[kind] };
      await make({ ...offered, state: liveStates[n] });
      // before the offer that waits one was rejected, before the signed one another has ended
      if (n < 2) await make({ ...offered, state: n ? 'ENDED' : 'REJECTED' });
    }
}

/** Steps that bring a contract into a state, the last of them just now where it waits for somebody. */
const pathOf: Partial<Record<ContractState, readonly Step[]>> = {
  OFFERED: [],
  REJECTED: [['DOWNLINE', 'reject', 'REJECTED']],
  SIGNED: [['DOWNLINE', 'sign', 'SIGNED']],
  IN_FORCE: begun(),
  AMENDED: begun(['UPLINE', 'amend', 'AMENDED']),
  IN_FORCE_END_UP: begun(['UPLINE', 'askEnd', 'IN_FORCE_END_UP']),
  IN_FORCE_END_DOWN: begun(['DOWNLINE', 'askEnd', 'IN_FORCE_END_DOWN']),
  ENDING: begun(['UPLINE', 'askEnd', 'IN_FORCE_END_UP'], ['DOWNLINE', 'agreeEnd', 'ENDING']),
  ENDED: begun(
    ['UPLINE', 'askEnd', 'IN_FORCE_END_UP'],
    ['DOWNLINE', 'agreeEnd', 'ENDING'],
    ['SYSTEM', 'settled', 'ENDED'],
  ),
};

type Step = readonly [actor: Party | 'SYSTEM', verb: ContractVerb | 'offer', to: ContractState];

function begun(...then: Step[]): Step[] {
  return [['DOWNLINE', 'sign', 'SIGNED'], ['SYSTEM', 'start', 'IN_FORCE'], ...then];
}

/** What has happened to a contract before, from its offer on: each of its first steps a day after the other, then what waits. */
async function seedEvents(
  db: Executor,
  contractId: string,
  { uplineId, downlineId, state = 'IN_FORCE', terms, amendment }: Omit<ContractOptions, 'from'>,
  from: Date,
): Promise<void> {
  const path: readonly Step[] = [['UPLINE', 'offer', 'OFFERED'], ...(pathOf[state] ?? [])];
  let before: ContractState | null = null;
  const events = path.map(([actor, verb, to], n) => {
    const isNew = verb === 'amend';
    const event = {
      ...{ contract_id: contractId, revision: 1, ip: null, version_no: isNew ? 2 : 1, verb, actor },
      terms_hash: hashTerms(isNew ? (amendment ?? terms) : terms),
      actor_id: { UPLINE: uplineId, DOWNLINE: downlineId, SYSTEM: null }[actor],
      at: n < 3 && path.length > 2 ? new Date(from.getTime() + (n - 2) * DAY_MS) : new Date(),
      ...{ state_before: before, state_after: to },
    };
    before = to;
    return event;
  });
  await db.insertInto('agent_contract_event').values(events).execute();
}
