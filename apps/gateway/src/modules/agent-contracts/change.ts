import type { Executor, Trx } from '../../kernel/db/types.ts';
import { Fault } from '../../kernel/fault.ts';
import { windowFrom, windowOf } from '../../kernel/jobs/calendar.ts';
import {
  answerEndRequest,
  type ContractRow,
  findEnding,
  findEndRequest,
  insertEndRequest,
  insertEvent,
  listBelow,
  listVersions,
  lockContract,
  updateContract,
  updateVersion,
  type VersionRow,
} from './agent-contract.repository.ts';
import type { CloseReason, EndAnswer } from './agent-contracts.tables.ts';
import { tellParties } from './contract-messages.ts';
import { type ContractVerb, type OpenTerms, type Party, stepOf } from './machine.ts';
import { noticeCycle } from './periods.ts';

const DAY_MS = 86_400_000;

/** Who acts, and when. Without a party it is the system. */
export interface Act {
  by?: Party;
  actorId?: string;
  ip?: string;
  now: Date;
  /** Time zone of the merchant: windows are chosen by its clocks. */
  zone: string;
  /** Name of the site, which messages about contracts of the house say. */
  house?: string;
  /** Why terms are rejected, for the other party to read. */
  why?: string | undefined;
}

/** How a step is to be taken, where the table leaves it open. */
interface ChangeOptions {
  /** Why, when it is not the verb that says so. */
  reason?: CloseReason;
  /** Of `close`: when it ends. */
  endsAt?: Date;
  /** Of `lapse`: how long the other party had. */
  answerDays?: number;
}

const reasons: Partial<Record<ContractVerb, CloseReason>> = {
  withdraw: 'WITHDRAWN',
  reject: 'REJECTED',
  expire: 'EXPIRED',
  agreeEnd: 'AGREED',
  lapse: 'LAPSED',
  askAgain: 'SECOND_REQUEST',
};

const answers: Partial<Record<ContractVerb, EndAnswer>> = {
  agreeEnd: 'AGREED',
  refuseEnd: 'REFUSED',
  cancelEnd: 'CANCELLED',
  lapse: 'LAPSED',
  close: 'CLOSED',
};

/** Terms of a contract in a state; of several the last. */
export const versionIn = (versions: readonly VersionRow[], state: VersionRow['state']): VersionRow | undefined =>
  versions.findLast((version) => version.state === state);

/** The terms that a change is about: those that wait, else those in force or signed, else the last. */
export const shownVersion = (versions: readonly [VersionRow, ...VersionRow[]]): VersionRow =>
  versionIn(versions, 'OPEN') ??
  versionIn(versions, 'IN_FORCE') ??
  versionIn(versions, 'SIGNED') ??
  versions.at(-1) ??
  versions[0];

/** All terms that a contract has had. */
export async function versionsOf(db: Executor, contractId: string): Promise<[VersionRow, ...VersionRow[]]> {
  const versions = (await listVersions(db, [contractId])).get(contractId);
  if (!versions) throw new Error(`Contract ${contractId} has no terms.`);
  return versions;
}

/**
 * Takes a step of a contract: its state, its terms, the wish to end it, the event. What ends takes the contracts below it
 * along, because nobody would cover what they pay.
 *
 * @param contract locked in this transaction
 * @returns the contract after it
 * @throws Fault CONTRACT_BAD_ACTION when the table has no such step
 */
export async function changeContract(
  trx: Trx,
  contract: ContractRow,
  verb: ContractVerb,
  act: Act,
  options: ChangeOptions = {},
): Promise<ContractRow> {
  const step = stepOf(contract.state, verb, act.by);
  if (!step) throw new Fault('CONTRACT_BAD_ACTION');
  // asked already
  if (verb === 'askEnd' && step.to === contract.state) return contract;
  const versions = await versionsOf(trx, contract.id);
  const about = shownVersion(versions);
  if (verb === 'keep') {
    await note(trx, contract, contract, about, verb, act);
    return contract;
  }
  if (step.terms) await closeOpenTerms(trx, contract, versions, step.terms, act);
  const isReopening = verb === 'reopen' || verb === 'reopenSigned';
  const endsAt =
    step.to === 'ENDING' ? await endOf(trx, contract, about, verb, act, options) : isReopening ? null : contract.endsAt;
  if (step.to === 'ENDING' && endsAt) await endTerms(trx, contract.id, versions, endsAt);
  if (step.to === 'ENDED') await closeTerms(trx, contract.id, versions);
  if (isReopening) await reopenTerms(trx, contract, versions);
  await answer(trx, contract, verb, act);
  const isClosing = step.to === 'ENDING' || step.to === 'ENDED' || step.to === 'REJECTED';
  const reason = isReopening ? null : (options.reason ?? reasons[verb] ?? contract.reason);
  const isReason = isClosing || isReopening;
  const after = await updateContract(trx, contract, { state: step.to, endsAt, ...(isReason ? { reason } : {}) });
  await note(trx, contract, after, about, verb, act);
  if (step.to === 'ENDING' && endsAt) await endBelow(trx, after, endsAt, act);
  // what never began was offered further all the same
  if (step.to === 'ENDED' && contract.state !== 'ENDING') await endBelow(trx, after, act.now, act);
  return after;
}

/** Writes what has happened, and tells the parties. */
export async function note(
  trx: Trx,
  before: ContractRow | undefined,
  after: ContractRow,
  about: VersionRow,
  verb: ContractVerb | 'offer',
  { by, actorId, ip, house, why }: Act,
): Promise<void> {
  await insertEvent(trx, {
    contract_id: after.id,
    revision: after.revision,
    version_no: about.no,
    terms_hash: about.termsHash,
    actor: by ?? 'SYSTEM',
    actor_id: actorId ?? null,
    ip: ip ?? null,
    verb,
    state_before: before?.state ?? null,
    state_after: after.state,
    reason: why ?? null,
  });
  await tellParties(trx, after, verb, { by, house, why });
}

async function closeOpenTerms(
  trx: Trx,
  contract: ContractRow,
  versions: readonly VersionRow[],
  terms: OpenTerms,
  { now, zone }: Act,
): Promise<void> {
  const open = versionIn(versions, 'OPEN');
  if (!open) throw new Error(`Contract ${contract.id} has no open terms.`);
  if (terms !== 'sign') return updateVersion(trx, contract.id, open.no, { state: 'CLOSED' });
  const window = windowOf(open.terms.period, now, zone);
  const border = window.start.getTime() === now.getTime() ? window.start : window.end;
  const ending = await findEnding(trx, contract);
  const effectiveFrom = ending && ending > border ? ending : border;
  for (const signed of versions)
    if (signed.state === 'SIGNED' && signed.effectiveFrom && signed.effectiveFrom >= effectiveFrom)
      await updateVersion(trx, contract.id, signed.no, { state: 'REPLACED', effectiveTo: signed.effectiveFrom });
  await updateVersion(trx, contract.id, open.no, { state: 'SIGNED', signedAt: now, effectiveFrom });
}

/** When a contract ends: with a whole cycle, never before now. */
async function endOf(
  trx: Trx,
  { id }: ContractRow,
  { terms }: VersionRow,
  verb: ContractVerb,
  { now, zone }: Act,
  { endsAt, answerDays = 0 }: ChangeOptions,
): Promise<Date> {
  const kind = noticeCycle(terms.period);
  if (endsAt) return endsAt;
  const cycle = windowOf(kind, now, zone);
  if (verb === 'askAgain') return windowFrom(kind, cycle.end, zone, zone).end;
  if (verb !== 'lapse') return cycle.end;
  const requests = await Promise.all([findEndRequest(trx, id, 'UPLINE'), findEndRequest(trx, id, 'DOWNLINE')]);
  const asked = requests.find((request) => request?.answer === null);
  if (!asked) return cycle.end;
  const lapsed = windowOf(kind, new Date(asked.askedAt.getTime() + answerDays * DAY_MS), zone).end;
  // an end is never in the past, however late the clock looks
  return lapsed > now ? lapsed : cycle.end;
}

/** Terms are settled by until the end; what would have started later never does. */
async function endTerms(trx: Trx, contractId: string, versions: readonly VersionRow[], endsAt: Date): Promise<void> {
  for (const { no, state, effectiveFrom } of versions) {
    if (state !== 'IN_FORCE' && state !== 'SIGNED') continue;
    const isNever = effectiveFrom !== null && effectiveFrom >= endsAt;
    await updateVersion(trx, contractId, no, isNever ? { state: 'CLOSED' } : { effectiveTo: endsAt });
  }
}

async function closeTerms(trx: Trx, contractId: string, versions: readonly VersionRow[]): Promise<void> {
  for (const { no, state } of versions)
    if (state === 'SIGNED' || state === 'IN_FORCE')
      await updateVersion(trx, contractId, no, { state: state === 'SIGNED' ? 'CLOSED' : 'ENDED' });
}

/** Terms have no end again, and those that would have started behind it are signed again. */
async function reopenTerms(trx: Trx, { id, endsAt }: ContractRow, versions: readonly VersionRow[]): Promise<void> {
  if (!endsAt) return;
  for (const { no, state, signedAt, effectiveFrom, effectiveTo } of versions) {
    if (state === 'CLOSED' && signedAt && effectiveFrom && effectiveFrom >= endsAt)
      await updateVersion(trx, id, no, { state: 'SIGNED' });
    else if (effectiveTo?.getTime() === endsAt.getTime() && (state === 'IN_FORCE' || state === 'SIGNED'))
      await updateVersion(trx, id, no, { effectiveTo: null });
  }
}

async function answer(trx: Trx, contract: ContractRow, verb: ContractVerb, { by, now }: Act): Promise<void> {
  if ((verb === 'askEnd' || verb === 'askAgain') && by) await insertEndRequest(trx, contract.id, by, now);
  const given = verb === 'askAgain' ? 'BINDING' : answers[verb];
  if (given) await answerEndRequest(trx, contract.id, given, now);
}

/** Contracts below end at the same border: their agents are told, and can be offered others. */
async function endBelow(trx: Trx, ended: ContractRow, endsAt: Date, { now, zone }: Act): Promise<void> {
  for (const { id } of await listBelow(trx, ended, ended.downlineId)) {
    const below = await lockContract(trx, id);
    if (!below || (below.state === 'ENDING' && below.endsAt && below.endsAt <= endsAt)) continue;
    if (!stepOf(below.state, 'close')) continue;
    await changeContract(trx, below, 'close', { now, zone }, { reason: 'UPLINE_ENDED', endsAt });
  }
}

/**
 * Puts the terms in force that were signed for now; those before them are replaced at the same border.
 *
 * @param contract locked in this transaction
 */
export async function startTerms(trx: Trx, contract: ContractRow, act: Act): Promise<ContractRow> {
  let after = contract;
  const versions = await versionsOf(trx, contract.id);
  for (const version of versions) {
    if (version.state !== 'SIGNED' || !version.effectiveFrom || version.effectiveFrom > act.now) continue;
    const replaced = (await versionsOf(trx, contract.id)).find(({ state }) => state === 'IN_FORCE');
    if (replaced)
      await updateVersion(trx, contract.id, replaced.no, { state: 'REPLACED', effectiveTo: version.effectiveFrom });
    await updateVersion(trx, contract.id, version.no, { state: 'IN_FORCE' });
    const before = after;
    after = await updateContract(trx, after, { state: stepOf(after.state, 'start')?.to ?? after.state });
    await note(trx, before, after, version, 'start', act);
  }
  return after;
}
