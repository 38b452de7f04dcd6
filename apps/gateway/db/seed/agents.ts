import type { Executor } from '../../src/kernel/db/types.ts';
import { parseMoney } from '../../src/kernel/money.ts';
import type { ContractKind, ContractState } from '../../src/modules/agent-contracts/machine.ts';
import { hashTerms, parseRate, periodsOf, type Terms, type Tier } from '../../src/modules/agent-contracts/terms.ts';
import { type ContractOptions, makeContract } from './contracts.ts';

/** Long enough for every window of the history. */
const DAYS_IN_FORCE = 60;

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

/** Contracts of a small tree: in force, offered, amended, and one that the upline wants to end. */
export async function seedContracts(
  db: Executor,
  { vanna, dara, rithy }: Record<'vanna' | 'dara' | 'rithy', string>,
): Promise<void> {
  const from = new Date(Date.now() - DAYS_IN_FORCE * 86_400_000);
  const make = async (options: Omit<ContractOptions, 'from'>) =>
    seedEvents(db, await makeContract(db, { ...options, from }), options, from);
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
  await put('DAILY', dara, rithy, 'IN_FORCE', tierRow('50000', 3, '0.004'));
  await put('REALTIME', dara, rithy, 'OFFERED', tierRow('0', 0, '0.001'));
}

/** What has happened to a contract before: it was offered, signed and started, unless it still waits; then what waits. */
async function seedEvents(
  db: Executor,
  contractId: string,
  { uplineId, downlineId, state, terms, amendment }: Omit<ContractOptions, 'from'>,
  from: Date,
): Promise<void> {
  const at = (hours: number) => new Date(from.getTime() + hours * 3_600_000);
  const about = { contract_id: contractId, revision: 1, ip: null, version_no: 1, terms_hash: hashTerms(terms) };
  const offer = {
    ...{ ...about, actor: 'UPLINE' as const, actor_id: uplineId, verb: 'offer' as const },
    ...{ state_before: null, state_after: 'OFFERED' as const },
  };
  const events = db.insertInto('agent_contract_event');
  if (state === 'OFFERED') {
    await events.values({ ...offer, at: new Date() }).execute();
    return;
  }
  await events
    .values([
      { ...offer, at: at(-48) },
      {
        ...{ ...about, actor: 'DOWNLINE', actor_id: downlineId, verb: 'sign', at: at(-24) },
        ...{ state_before: 'OFFERED', state_after: 'SIGNED' },
      },
      {
        ...{ ...about, actor: 'SYSTEM', actor_id: null, verb: 'start', at: from },
        ...{ state_before: 'SIGNED', state_after: 'IN_FORCE' },
      },
    ])
    .execute();
  if (state === 'AMENDED')
    await events
      .values({
        ...{ ...offer, verb: 'amend', version_no: 2, terms_hash: hashTerms(amendment ?? terms), at: new Date() },
        ...{ state_before: 'IN_FORCE', state_after: 'AMENDED' },
      })
      .execute();
  if (state === 'IN_FORCE_END_UP')
    await events
      .values({
        ...{ ...offer, verb: 'askEnd', at: new Date() },
        ...{ state_before: 'IN_FORCE', state_after: 'IN_FORCE_END_UP' },
      })
      .execute();
}
