import type {
  AgentContract,
  AgentContractAmendment,
  AgentContractDetail,
  AgentContractList,
  AgentContractOffer,
  ContractAct,
  FundsConsolidated,
} from '@mekong/api-client/contract/types';
import type { SignedIn } from '../../contract/actor.ts';
import type { CursorRows, Cursors } from '../../contract/cursors.ts';
import { databaseTime } from '../../kernel/db/clock.ts';
import { inPieces, type Pieces } from '../../kernel/db/in-pieces.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import { Fault } from '../../kernel/fault.ts';
import { hasCredit } from '../credit/credit.port.ts';
import type { SettingsInForce } from '../system/settings.service.ts';
import {
  type ContractFilter,
  type ContractRow,
  findContract,
  findLiveContract,
  insertContract,
  insertVersion,
  listContractIds,
  listContracts,
  listEvents,
  listVersions,
  lockContract,
  lockOffers,
  readContracts,
} from './agent-contract.repository.ts';
import { type Act, changeContract, note, startTerms, versionIn, versionsOf } from './change.ts';
import { consolidate } from './consolidated.ts';
import { listDue, listEnded } from './due.repository.ts';
import { verbFor } from './end-request.ts';
import {
  type ContractKind,
  goingStates,
  overStates,
  type Party,
  type PartyVerb,
  type SentLetter,
  type SystemVerb,
  stepOf,
  verbOf,
} from './machine.ts';
import {
  assertCycleOfBelow,
  assertFresh,
  assertMayOffer,
  assertStillCovered,
  findHigherBelow,
  fundingOf,
  readOffered,
  type Seen,
  staleContract,
} from './offer-rules.ts';
import { findDownline, isAgentType, readNames } from './parties.repository.ts';
import { isSettledUntil } from './settlement/jobs.ts';
import { wireContract, wireEvent } from './wire.ts';

const DAY_MS = 86_400_000;

/** What is asked of the contracts of an agent, as the contract has it. */
export interface ContractQuery {
  side: Party;
  kind?: ContractKind | undefined;
  isOver?: boolean | undefined;
}

export interface AgentContractPorts {
  db: Executor;
  /** Zone of the merchant, and its policies. */
  settings: { current(): Promise<Pick<SettingsInForce, 'merchant' | 'contracts'>> };
  cursors: Cursors;
  /** Refuses whoever has not proved lately that the account is his. */
  requireStrong: (actor: SignedIn, by: Executor) => Promise<void>;
}

/** What needs a fresh proof of the owner. */
const proved: readonly PartyVerb[] = ['sign', 'askEnd', 'askAgain', 'agreeEnd'];

/** Contracts of agents: dividends and wages, offered by the upline and signed by the downline. */
export function createAgentContracts({ db, settings, cursors, requireStrong }: AgentContractPorts) {
  /** Policies of the merchant, the zone by whose clocks cycles begin, and the time. */
  const rules = async (executor: Executor) => {
    const { merchant, contracts } = await settings.current();
    return { ...contracts, zone: merchant.timeZone, house: merchant.name, now: await databaseTime(executor) };
  };

  /** Which party somebody is. @throws Fault NOT_FOUND for everybody else, as for a contract that does not exist */
  const partyOf = (contract: ContractRow | undefined, { memberId }: SignedIn): Party => {
    if (contract?.downlineId === memberId) return 'DOWNLINE';
    if (contract?.uplineId === memberId) return 'UPLINE';
    throw new Fault('NOT_FOUND');
  };

  /** Contracts as a reader sees them. */
  const wireAll = async (
    executor: Executor,
    contracts: readonly ContractRow[],
    memberId: string,
  ): Promise<AgentContract[]> => {
    const versions = await listVersions(
      executor,
      contracts.map(({ id }) => id),
    );
    const partners = contracts.flatMap(({ uplineId, downlineId }) => [downlineId, ...(uplineId ? [uplineId] : [])]);
    const names = await readNames(executor, [...new Set(partners)]);
    const policies = await rules(executor);
    return Promise.all(
      contracts.map(async (contract) => {
        const own = versions.get(contract.id);
        if (!own) throw new Error(`Contract ${contract.id} has no terms.`);
        const open = versionIn(own, 'OPEN');
        const side = contract.downlineId === memberId ? 'DOWNLINE' : 'UPLINE';
        const higher = open && side === 'DOWNLINE' ? await findHigherBelow(executor, contract, open.terms) : undefined;
        const holder = higher && (await readNames(executor, [higher.downlineId])).get(higher.downlineId);
        return wireContract({
          ...{ contract, versions: own, side, names },
          isEndBinding: (await verbFor(executor, contract, 'askEnd', side, policies)) === 'askAgain',
          higherBelow: higher && { ...higher, name: holder ?? '' },
        });
      }),
    );
  };
  const wireOne = async (executor: Executor, contract: ContractRow, { memberId }: SignedIn): Promise<AgentContract> => {
    const [one] = await wireAll(executor, [contract], memberId);
    if (!one) throw new Error('no contract');
    return one;
  };

  /**
   * What a party does with a contract.
   *
   * @throws Fault NOT_FOUND, CONTRACT_STALE, CONTRACT_BAD_ACTION, AUTH_STEP_UP, CONTRACT_RATE_ABOVE_OWN, CONTRACT_RATE_NOTICE
   */
  const act = async (
    trx: Trx,
    actor: SignedIn,
    contractId: string,
    wish: PartyVerb | { letter: SentLetter },
    { reason, ...seen }: Seen & { reason?: string | undefined },
    ip: string,
  ): Promise<ContractRow> => {
    const contract = await lockContract(trx, contractId);
    const by = partyOf(contract, actor);
    if (!contract) throw new Fault('NOT_FOUND');
    const { now, zone, house, isSecondRequestBinding, mayExceedOwn } = await rules(trx);
    assertFresh(contract, seen, wish, now);
    const verb = typeof wish === 'string' ? wish : verbOf(contract.kind, contract.state, by, wish.letter);
    if (!verb || !stepOf(contract.state, verb, by)) throw new Fault('CONTRACT_BAD_ACTION');
    if (proved.includes(verb)) await requireStrong(actor, trx);
    if (verb === 'sign') await assertMaySign(trx, contract, seen, { mayExceedOwn, now });
    const step = await verbFor(trx, contract, verb, by, { isSecondRequestBinding, zone, now });
    // nobody binds or asks without having read which of both it is
    if (verb === 'askEnd' && (seen.isEndBinding ?? step === 'askAgain') !== (step === 'askAgain'))
      throw staleContract(contract);
    const why = verb === 'reject' ? reason : undefined;
    return changeContract(trx, contract, step, { by, actorId: actor.memberId, ip, now, zone, house, why });
  };

  /**
   * @throws Fault CONTRACT_STALE for terms that were not shown or are past their time, CONTRACT_RATE_ABOVE_OWN where the upline has less by now,
   * CONTRACT_RATE_NOTICE until it is confirmed
   */
  const assertMaySign = async (
    trx: Trx,
    contract: ContractRow,
    { termsHash, isRateConfirmed }: Seen,
    { mayExceedOwn, now }: { mayExceedOwn: boolean; now: Date },
  ): Promise<void> => {
    const open = versionIn(await versionsOf(trx, contract.id), 'OPEN');
    // the job that lets offers expire comes a little later
    if (!open || open.expiresAt <= now || (termsHash !== undefined && termsHash !== open.termsHash))
      throw staleContract(contract);
    await assertStillCovered(trx, contract, open.terms, { mayExceedOwn });
    if (!isRateConfirmed && (await findHigherBelow(trx, contract, open.terms))) throw new Fault('CONTRACT_RATE_NOTICE');
  };

  const filterOf = ({ memberId }: SignedIn, { side, kind, isOver }: ContractQuery): ContractFilter => {
    const states = isOver === undefined ? undefined : isOver ? overStates : goingStates;
    return { memberId, side, kind, states };
  };

  return {
    /**
     * Offers a contract to somebody directly below.
     *
     * @throws Fault NOT_FOUND, AUTH_STEP_UP, VALIDATION_FAILED, CONTRACT_RATE_ABOVE_OWN, CONTRACT_EXISTS
     */
    async offer(actor: SignedIn, offer: AgentContractOffer, ip: string): Promise<AgentContract> {
      const { downline, kind, gameType: games } = offer;
      const asked = readOffered(kind, offer.terms);
      return inTransaction(db, async (trx) => {
        const partner = await findDownline(trx, actor.memberId, downline);
        // somebody of another tree and nobody at all are one answer
        if (!partner?.isActive || !isAgentType(partner.type)) throw new Fault('NOT_FOUND');
        const { currency } = partner;
        const key = { kind, games, currency, uplineId: actor.memberId, downlineId: partner.id };
        await lockOffers(trx, key, [key.uplineId, key.downlineId]);
        const terms = { ...asked, funding: await fundingOf(trx, key, await rules(trx)) };
        await assertMayOffer(trx, key, terms, await rules(trx));
        await assertCycleOfBelow(trx, key, terms, 'terms.period');
        await requireStrong(actor, trx);
        const { now, zone, offerDays } = await rules(trx);
        const contract = await insertContract(trx, key);
        if (!contract) throw new Fault('CONTRACT_EXISTS');
        const version = await insertVersion(trx, contract.id, terms, new Date(now.getTime() + offerDays * DAY_MS));
        await note(trx, undefined, contract, version, 'offer', {
          by: 'UPLINE',
          actorId: actor.memberId,
          ip,
          now,
          zone,
        });
        return wireOne(trx, contract, actor);
      });
    },

    /**
     * Offers other terms for a contract in force, which goes on until they are signed and start; an open amendment is
     * replaced.
     *
     * @throws Fault NOT_FOUND, CONTRACT_STALE, CONTRACT_BAD_ACTION, AUTH_STEP_UP, VALIDATION_FAILED, CONTRACT_RATE_ABOVE_OWN
     */
    async amend(
      actor: SignedIn,
      contractId: string,
      amendment: AgentContractAmendment,
      ip: string,
    ): Promise<AgentContract> {
      return inTransaction(db, async (trx) => {
        const contract = await lockContract(trx, contractId);
        const by = partyOf(contract, actor);
        if (!contract) throw new Fault('NOT_FOUND');
        const { now, zone, offerDays } = await rules(trx);
        assertFresh(contract, amendment, 'amend', now);
        if (!stepOf(contract.state, 'amend', by)) throw new Fault('CONTRACT_BAD_ACTION');
        await lockOffers(trx, contract, [contract.uplineId, contract.downlineId]);
        const funding = await fundingOf(trx, contract, await rules(trx));
        const terms = { ...readOffered(contract.kind, amendment.terms), funding };
        await assertMayOffer(trx, contract, terms, await rules(trx));
        await assertCycleOfBelow(trx, contract, terms, 'terms.period');
        await requireStrong(actor, trx);
        const own: Act = { by, actorId: actor.memberId, ip, now, zone };
        const changed = await changeContract(trx, contract, 'amend', own);
        await insertVersion(trx, contract.id, terms, new Date(now.getTime() + offerDays * DAY_MS));
        return wireOne(trx, changed, actor);
      });
    },

    /**
     * Signs, rejects, withdraws, ends or keeps a contract.
     *
     * @throws Fault NOT_FOUND, CONTRACT_STALE, CONTRACT_BAD_ACTION, AUTH_STEP_UP, CONTRACT_RATE_ABOVE_OWN, CONTRACT_RATE_NOTICE
     */
    async act(
      actor: SignedIn,
      contractId: string,
      { action, ...seen }: ContractAct,
      ip: string,
    ): Promise<AgentContract> {
      return inTransaction(db, async (trx) => wireOne(trx, await act(trx, actor, contractId, action, seen, ip), actor));
    },

    /**
     * The same by a letter of the specification.
     *
     * @param kinds that its call is for: a contract of another kind is not found
     */
    async letter(
      actor: SignedIn,
      contractId: string,
      kinds: readonly ContractKind[],
      letter: SentLetter,
      seen: Seen,
      ip: string,
    ): Promise<AgentContract> {
      return inTransaction(db, async (trx) => {
        const contract = await findContract(trx, contractId);
        if (!contract || !kinds.includes(contract.kind)) throw new Fault('NOT_FOUND');
        return wireOne(trx, await act(trx, actor, contractId, { letter }, seen, ip), actor);
      });
    },

    /** The same of the one dividend contract of the games with the upline. @throws Fault NOT_FOUND when there is none */
    async dividendLetter(
      actor: SignedIn,
      games: ContractRow['games'],
      letter: SentLetter,
      seen: Seen,
      ip: string,
    ): Promise<AgentContract> {
      return inTransaction(db, async (trx) => {
        const contract = await findLiveContract(
          trx,
          { kind: 'DIVIDEND', games, currency: actor.currency },
          actor.memberId,
        );
        if (!contract) throw new Fault('NOT_FOUND');
        return wireOne(trx, await act(trx, actor, contract.id, { letter }, seen, ip), actor);
      });
    },

    /** The contracts of an agent, newest first. @throws Fault VALIDATION_FAILED for a cursor of another list */
    async list(
      actor: SignedIn,
      query: ContractQuery,
      page: { cursor: string | undefined; pageSize: number },
    ): Promise<AgentContractList> {
      const { side, kind, isOver } = query;
      const filter = filterOf(actor, query);
      const { rows, ...next }: CursorRows<ContractRow> = await cursors.rows(
        { operation: 'listAgentContracts', reader: actor.memberId, filter: { side, kind, isOver: isOver?.toString() } },
        page,
        (place, limit) => listContracts(db, filter, place?.id, limit),
        ({ id }) => ({ id }),
      );
      return { ...next, content: await wireAll(db, rows, actor.memberId) };
    },

    /**
     * Every contract of a filter, piece by piece: which ones is found at once, and each piece is read when it is asked for.
     *
     * @throws Fault EXPORT_TOO_LARGE for more than `limit`
     */
    async each(
      actor: SignedIn,
      query: ContractQuery,
      { limit, piece }: { limit: number; piece: number },
    ): Promise<Pieces<AgentContract>> {
      const ids = await listContractIds(db, filterOf(actor, query));
      if (ids.length > limit) throw new Fault('EXPORT_TOO_LARGE', { params: { rows: ids.length, limit } });
      return inPieces(ids, piece, async (some) => wireAll(db, await readContracts(db, some), actor.memberId));
    },

    /** A contract with all its terms and what has happened to it. @throws Fault NOT_FOUND, also for one of others */
    async detail(actor: SignedIn, contractId: string): Promise<AgentContractDetail> {
      const contract = await findContract(db, contractId);
      const side = partyOf(contract, actor);
      if (!contract) throw new Fault('NOT_FOUND');
      const events = await listEvents(db, contractId);
      return { contract: await wireOne(db, contract, actor), events: events.map((event) => wireEvent(event, side)) };
    },

    /** What waits for an agent and what it holds, as the specification groups it. */
    async consolidated(actor: SignedIn): Promise<FundsConsolidated> {
      if (actor.role !== 'agent') return consolidate([]);
      const own = await listContracts(
        db,
        { memberId: actor.memberId, side: 'DOWNLINE', states: goingStates },
        undefined,
        200,
      );
      const contracts = consolidate(await wireAll(db, own, actor.memberId));
      return (await hasCredit(db, actor.memberId)) ? { ...contracts, hasCredit: true } : contracts;
    },

    /** What the clock does: offers expire, terms start, wishes to end lapse, contracts end when their last window is settled. */
    async runDue(jobs: Executor): Promise<void> {
      const { now, answerDays } = await rules(jobs);
      const due: { id: string; verb: SystemVerb }[] = await listDue(
        jobs,
        now,
        new Date(now.getTime() - answerDays * DAY_MS),
      );
      for (const { ids, endsAt, ...windows } of await listEnded(jobs, now))
        if (await isSettledUntil(jobs, windows, endsAt))
          due.push(...ids.map((id) => ({ id, verb: 'settled' as const })));
      for (const { id, verb } of due)
        await inTransaction(jobs, async (trx) => {
          const contract = await lockContract(trx, id);
          const { zone, house } = await rules(trx);
          if (!contract) return;
          // it may go on since, or end another time
          if (verb === 'settled' && !(contract.endsAt && contract.endsAt <= now)) return;
          if (verb === 'start') await startTerms(trx, contract, { now, zone, house });
          else if (stepOf(contract.state, verb))
            await changeContract(trx, contract, verb, { now, zone, house }, { answerDays });
        });
    },
  };
}

export type AgentContracts = ReturnType<typeof createAgentContracts>;
