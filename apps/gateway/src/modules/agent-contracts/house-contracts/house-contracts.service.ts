import type {
  HouseContract,
  HouseContractAct,
  HouseContractOffer,
  HouseContractPage,
} from '@mekong/api-client/admin/contract/types';
import type { AdminChanger } from '../../../contract/admin/handlers.ts';
import type { Operator } from '../../../contract/admin/operator.ts';
import type { Cursors } from '../../../contract/cursors.ts';
import { actedBy, appendAudit } from '../../../kernel/audit/audit.repository.ts';
import { databaseTime } from '../../../kernel/db/clock.ts';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import { Fault, invalid } from '../../../kernel/fault.ts';
import type { SettingsInForce } from '../../system/settings.service.ts';
import {
  type ContractRow,
  findLiveContract,
  insertContract,
  insertVersion,
  listVersions,
  lockContract,
  lockOffers,
} from '../agent-contract.repository.ts';
import { type Act, changeContract, note, versionIn, versionsOf } from '../change.ts';
import { verbFor } from '../end-request.ts';
import { lockPlan } from '../house-plans/house-plans.repository.ts';
import { askedBy, goingStates, letterOf, overStates, stepOf } from '../machine.ts';
import { assertCycleOfBelow, staleContract } from '../offer-rules.ts';
import { findTopAgent, isAgentType, readNames } from '../parties.repository.ts';
import { wireVersions } from '../wire.ts';
import { listHouseContracts } from './house-contracts.repository.ts';

const DAY_MS = 86_400_000;

interface HouseContractPorts {
  db: Executor;
  cursors: Cursors;
  settings: { current(): Promise<Pick<SettingsInForce, 'merchant' | 'contracts'>> };
}

/** What operators can do with a contract; terms are offered by a plan. */
const houseVerbs = ['withdraw', 'askEnd', 'agreeEnd', 'refuseEnd', 'cancelEnd'] as const;

/** Contracts in which the house is the upline: of agents at the top of a tree, who are paid by it. */
export function createHouseContracts({ db, cursors, settings }: HouseContractPorts) {
  /** The house as a party, which no member stands for: the audit chain names the operators. */
  const asHouse = async (executor: Executor) => {
    const { merchant, contracts } = await settings.current();
    const now = await databaseTime(executor);
    const own = { by: 'UPLINE', now, zone: merchant.timeZone, house: merchant.name } satisfies Act;
    return { own, offerDays: contracts.offerDays, isSecondRequestBinding: contracts.isSecondRequestBinding };
  };

  const wireAll = async (executor: Executor, contracts: readonly ContractRow[]): Promise<HouseContract[]> => {
    const versions = await listVersions(
      executor,
      contracts.map(({ id }) => id),
    );
    const names = await readNames(
      executor,
      contracts.map(({ downlineId }) => downlineId),
    );
    const { own: house, isSecondRequestBinding } = await asHouse(executor);
    const toWire = async (contract: ContractRow): Promise<HouseContract> => {
      const own = versions.get(contract.id);
      if (!own) throw new Error(`Contract ${contract.id} has no terms.`);
      const { state, downlineId, endsAt } = contract;
      const asked = askedBy(state);
      const wish = await verbFor(executor, contract, 'askEnd', house.by, { ...house, isSecondRequestBinding });
      return {
        ...{ contractId: contract.id, agent: names.get(downlineId) ?? '', memberId: downlineId },
        ...{ kind: contract.kind, gameType: contract.games, currency: contract.currency },
        ...{ status: letterOf(state), version: contract.revision },
        ...wireVersions(own),
        ...(asked ? { endAskedBy: asked } : {}),
        ...(wish === 'askAgain' ? { isEndBinding: true } : {}),
        ...(endsAt ? { endsAt: endsAt.toISOString() } : {}),
        // asking for what is asked already changes nothing
        actions: houseVerbs.filter((verb) => {
          const step = stepOf(state, verb, 'UPLINE');
          return step !== undefined && step.to !== state;
        }),
        createdAt: contract.createdAt.toISOString(),
        changedAt: contract.changedAt.toISOString(),
      };
    };
    return Promise.all(contracts.map(toWire));
  };

  const wireOne = async (executor: Executor, contract: ContractRow): Promise<HouseContract> => {
    const [one] = await wireAll(executor, [contract]);
    if (!one) throw new Error('no contract');
    return one;
  };

  /** Offers the terms anew, or as an amendment where a contract is in force. */
  const putTerms = async (
    trx: Trx,
    key: Pick<ContractRow, 'kind' | 'games' | 'currency' | 'uplineId' | 'downlineId'>,
    terms: Parameters<typeof insertVersion>[2],
  ): Promise<ContractRow> => {
    const { offerDays, own } = await asHouse(trx);
    await lockOffers(trx, key, [key.downlineId]);
    await assertCycleOfBelow(trx, key, terms, 'planId');
    const expiresAt = new Date(own.now.getTime() + offerDays * DAY_MS);
    const found = await findLiveContract(trx, key, key.downlineId);
    const live = found?.uplineId === null ? await lockContract(trx, found.id) : undefined;
    if (!live) {
      const contract = await insertContract(trx, key);
      if (!contract) throw new Fault('CONTRACT_EXISTS');
      await note(trx, undefined, contract, await insertVersion(trx, contract.id, terms, expiresAt), 'offer', own);
      return contract;
    }
    if (live.state === 'OFFERED' || live.state === 'SIGNED') throw new Fault('CONTRACT_EXISTS');
    const inForce = versionIn(await versionsOf(trx, live.id), 'IN_FORCE');
    // a cycle of its own would have another base than those below it are settled by
    if (inForce && inForce.terms.period !== terms.period) throw invalid('planId', 'equal');
    const changed = await changeContract(trx, live, 'amend', own);
    await insertVersion(trx, live.id, terms, expiresAt);
    return changed;
  };

  return {
    async list(
      reader: Operator,
      isOver: boolean | undefined,
      page: { cursor: string | undefined; pageSize: number },
    ): Promise<HouseContractPage> {
      const states = isOver === undefined ? undefined : isOver ? overStates : goingStates;
      const { rows, ...next } = await cursors.rows<ContractRow>(
        { operation: 'listHouseContracts', reader: reader.name, filter: { isOver: isOver?.toString() } },
        page,
        (place, limit) => listHouseContracts(db, { states, behind: place?.id, limit }),
        ({ id }) => ({ id }),
      );
      return { ...next, content: await wireAll(db, rows) };
    },

    /**
     * Offers the terms of a plan to an agent without an upline; where a contract is in force, as an amendment.
     *
     * @throws Fault NOT_FOUND, STATE_STALE when the plan has other terms by now, CONTRACT_EXISTS, CONTRACT_BAD_ACTION,
     * VALIDATION_FAILED (planId) for a cycle that is not the one in force, or of the contracts below
     */
    async offer(
      trx: Trx,
      { agent, planId, termsHash, reason }: HouseContractOffer,
      by: AdminChanger,
    ): Promise<HouseContract> {
      const plan = await lockPlan(trx, planId);
      const partner = await findTopAgent(trx, agent);
      if (!plan || !partner?.isActive || !isAgentType(partner.type) || partner.currency !== plan.currency)
        throw new Fault('NOT_FOUND');
      if (plan.termsHash !== termsHash) throw new Fault('STATE_STALE');
      const { kind, games, currency } = plan;
      const key = { kind, games, currency, uplineId: null, downlineId: partner.id };
      const contract = await putTerms(trx, key, plan.terms);
      await appendAudit(trx, {
        ...actedBy(by),
        action: 'contract.offered',
        object: `member:${partner.id}`,
        detail: { item: contract.id, terms: termsHash, ...(reason && { reason }) },
      });
      return wireOne(trx, contract);
    },

    /** @throws Fault NOT_FOUND, CONTRACT_STALE, CONTRACT_BAD_ACTION */
    async act(
      trx: Trx,
      contractId: string,
      { action, version, isEndBinding, reason }: HouseContractAct,
      by: AdminChanger,
    ): Promise<HouseContract> {
      const contract = await lockContract(trx, contractId);
      if (contract?.uplineId !== null) throw new Fault('NOT_FOUND');
      if (contract.revision !== version) throw staleContract(contract);
      const { own, isSecondRequestBinding } = await asHouse(trx);
      const verb = await verbFor(trx, contract, action, own.by, { ...own, isSecondRequestBinding });
      // an operator who approves it has read which of both it is
      if (action === 'askEnd' && (isEndBinding ?? verb === 'askAgain') !== (verb === 'askAgain'))
        throw staleContract(contract);
      const after = await changeContract(trx, contract, verb, own);
      await appendAudit(trx, {
        ...actedBy(by),
        action: 'contract.acted',
        object: `member:${contract.downlineId}`,
        detail: { item: contractId, outcome: action, ...(reason && { reason }) },
      });
      return wireOne(trx, after);
    },
  };
}

export type HouseContracts = ReturnType<typeof createHouseContracts>;
