import type { AgentContractOffer } from '@mekong/api-client/contract/types';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import { Fault, invalid } from '../../kernel/fault.ts';
import { parseMoney } from '../../kernel/money.ts';
import {
  type ContractRow,
  findLiveContract,
  listBelow,
  listVersions,
  lockOffers,
  type VersionRow,
} from './agent-contract.repository.ts';
import { versionIn, versionsOf } from './change.ts';
import { type ContractKind, letterOf, type PartyVerb, type SentLetter } from './machine.ts';
import {
  faultsOf,
  fieldsAbove,
  furthestAbove,
  isAtMost,
  parseRate,
  periodsOf,
  type Terms,
  type TermsFault,
} from './terms.ts';

/** Letters without status and version are taken of contracts that have not changed for this long. */
const UNCHANGED_MS = 60_000;

/** What a party believes of a contract. */
export interface Seen {
  expectedStatus?: string | undefined;
  version?: number | undefined;
  termsHash?: string | undefined;
  isRateConfirmed?: boolean | undefined;
  isEndBinding?: boolean | undefined;
}

/** A downline that has more than its agent is offered. */
export interface HigherBelow {
  downlineId: string;
  /** Its rate and how far that is above, in millionths; undefined where the difference is no percentage. */
  above: { rate: bigint; gap: bigint } | undefined;
}

/** Who below an agent has most above terms that wait: the agent would owe the difference. Undefined when nobody has more. */
export async function findHigherBelow(
  executor: Executor,
  contract: ContractRow,
  terms: Terms,
): Promise<HigherBelow | undefined> {
  const below = (await listBelow(executor, contract, contract.downlineId)).filter(({ state }) => state !== 'ENDING');
  const versions = await listVersions(
    executor,
    below.map(({ id }) => id),
  );
  return below
    .flatMap(({ id, downlineId }): HigherBelow[] =>
      (versions.get(id) ?? [])
        .filter(({ state, terms: theirs }) => goingVersions.includes(state) && !isAtMost(contract.kind, theirs, terms))
        .map((theirs) => ({ downlineId, above: furthestAbove(contract.kind, theirs.terms, terms) })),
    )
    .toSorted((a, b) => Number((b.above?.gap ?? -1n) - (a.above?.gap ?? -1n)))[0];
}

/** Fields of a row as they are sent. */
const sentNames: Readonly<Partial<Record<string, string>>> = {
  volume: 'minimumBet',
  active: 'activeMember',
  loss: 'netLoss',
};

/** The field as it is sent. */
const sentField = (field: string): string => field.replace(/[a-z]+$/i, (name) => sentNames[name] ?? name);

/** All terms of the contract that an agent itself has, or is offered, of a kind, games and currency. */
const readOwnVersions = async (
  trx: Trx,
  key: Pick<ContractRow, 'kind' | 'games' | 'currency'>,
  memberId: string,
): Promise<{ contract: ContractRow; versions: readonly VersionRow[] } | undefined> => {
  const contract = await findLiveContract(trx, key, memberId);
  return contract && { contract, versions: await versionsOf(trx, contract.id) };
};

/** Terms that an agent itself has of a kind, games and currency: in force, else signed. */
export async function findOwnTerms(
  trx: Trx,
  key: Pick<ContractRow, 'kind' | 'games' | 'currency'>,
  memberId: string,
): Promise<{ contract: ContractRow; terms: Terms } | undefined> {
  const own = await readOwnVersions(trx, key, memberId);
  const terms = own && termsOf(own.versions);
  return own && terms && { contract: own.contract, terms };
}

const termsOf = (versions: readonly VersionRow[]): Terms | undefined =>
  (versionIn(versions, 'IN_FORCE') ?? versionIn(versions, 'SIGNED'))?.terms;

/** Terms by which an agent is paid when an offer below it begins: those that are signed for the next cycle, else those in force. */
const nextTermsOf = (versions: readonly VersionRow[]): Terms | undefined =>
  (versionIn(versions, 'SIGNED') ?? versionIn(versions, 'IN_FORCE'))?.terms;

/**
 * Who pays new terms. A contract keeps what it began with; whoever is paid by its upline pays those below itself, else the
 * house would pay them twice; the others do as the merchant says.
 */
export async function fundingOf(
  trx: Trx,
  key: Pick<ContractRow, 'kind' | 'games' | 'currency' | 'uplineId' | 'downlineId'>,
  { isPaidByUpline }: { isPaidByUpline: boolean },
): Promise<Terms['funding']> {
  if (key.uplineId === null) return undefined;
  const live = await findLiveContract(trx, key, key.downlineId);
  if (live?.uplineId === key.uplineId) return (await versionsOf(trx, live.id))[0].terms.funding;
  const own = await findOwnTerms(trx, key, key.uplineId);
  if (own?.terms.funding || !isPaidByUpline) return own?.terms.funding;
  // whom the house pays below would be paid a second time out of what this one passes on
  for (const { id } of await listBelow(trx, key, key.downlineId))
    if (!(await versionsOf(trx, id))[0].terms.funding) return undefined;
  return 'UPLINE_WALLET';
}

/** Everything for which an upline may not offer terms: faults of their own, and what is above what it has itself. */
export async function findOfferFaults(
  trx: Trx,
  about: Pick<ContractRow, 'kind' | 'games' | 'currency' | 'uplineId'>,
  terms: Terms,
  policies: { mayExceedOwn: boolean },
): Promise<TermsFault[]> {
  return offerFaults(trx, policies)(about, terms);
}

/** The same of many terms: what an upline has itself of a kind and games is read once. */
export function offerFaults(trx: Trx, { mayExceedOwn }: { mayExceedOwn: boolean }) {
  const read = new Map<string, ReturnType<typeof readOwnVersions>>();
  return async (
    { kind, games, currency, uplineId }: Pick<ContractRow, 'kind' | 'games' | 'currency' | 'uplineId'>,
    terms: Terms,
  ): Promise<TermsFault[]> => {
    const faults = faultsOf(kind, terms).map(({ field, reason }) => ({ field: sentField(field), reason }));
    // the house pays from its own
    if (uplineId === null) return faults;
    const key = `${kind} ${games} ${currency} ${uplineId}`;
    const own = read.get(key) ?? readOwnVersions(trx, { kind, games, currency }, uplineId);
    read.set(key, own);
    const versions = (await own)?.versions ?? [];
    if (isOtherCycle(versions, terms) && !faults.some(({ field }) => field === 'period'))
      faults.push({ field: 'period', reason: 'PERIOD' });
    if (faults.length || mayExceedOwn) return faults;
    return faultsBeside(kind, terms, versions);
  };
}

/** Where terms pay more than an agent gets by its own. */
function faultsBeside(kind: ContractKind, terms: Terms, own: readonly VersionRow[]): TermsFault[] {
  const has = nextTermsOf(own);
  if (!has) return [{ field: 'kind', reason: 'NO_OWN' }];
  return fieldsAbove(kind, terms, has).map((field) => ({ field, reason: 'ABOVE_OWN' }));
}

/**
 * Refuses terms that were at most those of the agent who offers them, and are so no more when they are signed.
 *
 * @throws Fault CONTRACT_RATE_ABOVE_OWN
 */
export async function assertStillCovered(...args: Parameters<typeof findUncovered>): Promise<void> {
  const faults = await findUncovered(...args);
  if (faults.length) throw aboveOwn(faults);
}

/** Whether an upline has at least what somebody below it has, or may have more. */
export const isStillCovered = async (...args: Parameters<typeof findUncovered>): Promise<boolean> =>
  (await findUncovered(...args)).length === 0;

async function findUncovered(
  trx: Trx,
  contract: Pick<ContractRow, 'kind' | 'games' | 'currency' | 'uplineId' | 'downlineId'>,
  terms: Terms,
  { mayExceedOwn }: { mayExceedOwn: boolean },
): Promise<TermsFault[]> {
  if (contract.uplineId === null || mayExceedOwn) return [];
  // the other one may be signing less at this moment
  await lockOffers(trx, contract, [contract.uplineId, contract.downlineId]);
  const own = await readOwnVersions(trx, contract, contract.uplineId);
  return faultsBeside(contract.kind, terms, own?.versions ?? []);
}

const aboveOwn = (faults: readonly TermsFault[]): Fault =>
  new Fault('CONTRACT_RATE_ABOVE_OWN', {
    params: {
      fields: faults.map(({ field, reason }) =>
        reason === 'NO_OWN' ? { name: field, rule: 'unknown' } : { name: `terms.${field}`, rule: 'max' },
      ),
    },
  });

/**
 * Whether an agent is settled by another cycle than terms below it, or would be by what it is offered: both would come to be
 * signed, and what is below could not be taken off.
 */
const isOtherCycle = (versions: readonly VersionRow[], { period }: Pick<Terms, 'period'>): boolean =>
  versions.some(({ state, terms }) => goingVersions.includes(state) && terms.period !== period);

/**
 * Terms that an upline may offer: sound in themselves, and nowhere above what it has itself.
 *
 * @throws Fault VALIDATION_FAILED, CONTRACT_RATE_ABOVE_OWN
 */
export async function assertMayOffer(...args: Parameters<typeof findOfferFaults>): Promise<void> {
  const faults = await findOfferFaults(...args);
  const [fault] = faults;
  if (!fault) return;
  if (fault.reason === 'ABOVE_OWN' || fault.reason === 'NO_OWN') throw aboveOwn(faults);
  throw invalid(`terms.${fault.field}`, fault.reason === 'PERIOD' ? 'equal' : 'format');
}

/**
 * What is below is taken off what its agent gets only within one cycle, so terms have the cycle of the contracts below.
 *
 * @param name the field that is to blame
 * @throws Fault VALIDATION_FAILED
 */
export async function assertCycleOfBelow(
  trx: Trx,
  key: Pick<ContractRow, 'kind' | 'games' | 'currency' | 'downlineId'>,
  { period }: Pick<Terms, 'period'>,
  name: string,
): Promise<void> {
  const below = await listBelow(trx, key, key.downlineId);
  const versions = await listVersions(
    trx,
    below.map(({ id }) => id),
  );
  const going = [...versions.values()].flat().filter(({ state }) => goingVersions.includes(state));
  if (going.some(({ terms }) => terms.period !== period)) throw invalid(name, 'equal');
}

/** States of terms that are settled by, or may come to be. */
const goingVersions: readonly VersionRow['state'][] = ['OPEN', 'SIGNED', 'IN_FORCE'];

/** @throws Fault CONTRACT_STALE when a party has not seen the contract as it is */
export function assertFresh(
  contract: ContractRow,
  { expectedStatus, version }: Seen,
  wish: PartyVerb | { letter: SentLetter },
  now: Date,
): void {
  if (expectedStatus !== undefined || version !== undefined) {
    const isSame =
      (expectedStatus ?? letterOf(contract.state)) === letterOf(contract.state) &&
      (version ?? contract.revision) === contract.revision;
    if (!isSame) throw staleContract(contract);
    return;
  }
  if (now.getTime() - contract.changedAt.getTime() < UNCHANGED_MS) throw staleContract(contract);
  // on an old page the letter that ends an hourly contract is the one that signs it
  const isEnd = typeof wish === 'object' && wish.letter === 'A' && contract.kind === 'HOURLY';
  if (isEnd && letterOf(contract.state) === 'V') throw staleContract(contract);
}

/** Refuses what was decided about a contract that is another one by now, and says which. */
export const staleContract = ({ state, revision }: Pick<ContractRow, 'state' | 'revision'>): Fault =>
  new Fault('CONTRACT_STALE', { params: { status: letterOf(state), version: revision } });

/** Terms as they were typed. @throws Fault VALIDATION_FAILED */
export function readOffered(kind: ContractKind, offered: AgentContractOffer['terms']): Terms {
  const { period = periodsOf[kind][0], activeFrom, carry = 'NONE', deductions = [], tiers } = offered;
  return {
    ...{ period, carry, deductions },
    activeFrom: parseMoney(activeFrom),
    tiers: tiers.map(({ outcome = 'ANY', minimumBet, netLoss, activeMember, rateType, rate }, n) => ({
      ...{ outcome, rateType },
      volume: parseMoney(minimumBet),
      ...(netLoss === undefined ? {} : { loss: parseMoney(netLoss) }),
      active: activeMember,
      rate: readRate(rate, rateType, n),
    })),
  };
}

function readRate(rate: string, rateType: 'P' | 'A', row: number): bigint {
  try {
    return rateType === 'A' ? parseMoney(rate) : parseRate(rate);
  } catch (error) {
    if (error instanceof RangeError) throw invalid(`terms.tiers.${row}.rate`, 'format');
    throw error;
  }
}
