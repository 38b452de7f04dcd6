import type { SignedIn } from '../../contract/actor.ts';
import { databaseTime } from '../../kernel/db/clock.ts';
import type { Trx } from '../../kernel/db/types.ts';
import { invalid } from '../../kernel/fault.ts';
import type { SettingsInForce } from '../system/settings.service.ts';
import {
  type ContractRow,
  findContract,
  insertContract,
  insertVersion,
  lockOffers,
} from './agent-contract.repository.ts';
import { note, versionIn, versionsOf } from './change.ts';
import { findPublished, type HousePlan, listPublished } from './house-plans/house-plans.repository.ts';
import { findOfferFaults, fundingOf, offerFaults } from './offer-rules.ts';
import type { Terms } from './terms.ts';

const DAY_MS = 86_400_000;
/** Plans of the house that are shown to an agent, as the contract has it. */
const MOST_PLANS = 100;

/** Terms of a contract that an agent offers again, to whoever is new below it. */
export interface Plan extends Pick<ContractRow, 'kind' | 'games' | 'currency'> {
  uplineId: string;
  terms: Terms;
}

/** Who offers a plan of the house. */
type Agent = Pick<SignedIn, 'memberId' | 'currency'>;

interface PlanPorts {
  settings: { current(): Promise<Pick<SettingsInForce, 'merchant' | 'contracts'>> };
}

/** Plans of agents: what they offer to new agents without writing the terms anew. */
export function createPlans({ settings }: PlanPorts) {
  /** The plan, or undefined when the agent may not offer its terms (any more). */
  const find = async (trx: Trx, uplineId: string, contractId: string): Promise<Plan | undefined> => {
    const contract = await findContract(trx, contractId);
    if (!contract || (contract.uplineId !== uplineId && contract.downlineId !== uplineId)) return undefined;
    const versions = await versionsOf(trx, contractId);
    const terms = (versionIn(versions, 'IN_FORCE') ?? versionIn(versions, 'SIGNED'))?.terms;
    if (!terms) return undefined;
    const { kind, games, currency } = contract;
    const faults = await findOfferFaults(
      trx,
      { kind, games, currency, uplineId },
      terms,
      (await settings.current()).contracts,
    );
    return faults.length ? undefined : { kind, games, currency, uplineId, terms };
  };

  /** Tells of plans of the house whether an agent may offer them. @returns the plan as terms of the agent, or undefined */
  const housePlansOf = async (trx: Trx, { memberId: uplineId, currency }: Agent) => {
    const faultsOf = offerFaults(trx, (await settings.current()).contracts);
    return async ({ kind, games, terms, ...plan }: HousePlan): Promise<Plan | undefined> => {
      if (plan.currency !== currency) return undefined;
      const faults = await faultsOf({ kind, games, currency, uplineId }, terms);
      return faults.length ? undefined : { kind, games, currency, uplineId, terms };
    };
  };

  /** The published plan, or undefined when there is none or the agent may not offer its terms (any more). */
  const findHouse = async (trx: Trx, agent: Agent, planId: string): Promise<Plan | undefined> => {
    const found = await findPublished(trx, planId);
    return found && (await (await housePlansOf(trx, agent))(found));
  };

  return {
    find,
    findHouse,

    /**
     * Plans that the house has published and the agent may offer, the first in the order of operators: in its currency, and nowhere
     * above what it has itself unless the merchant allows that.
     */
    async listHouse(trx: Trx, agent: Agent): Promise<HousePlan[]> {
      const offered: HousePlan[] = [];
      const ofHouse = await housePlansOf(trx, agent);
      for (const plan of await listPublished(trx)) if (await ofHouse(plan)) offered.push(plan);
      return offered.slice(0, MOST_PLANS);
    },

    /** @throws Fault VALIDATION_FAILED (housePlan) for what is no published plan, or not to be offered by this agent */
    async readHouse(trx: Trx, agent: Agent, planId: string): Promise<Plan> {
      const plan = await findHouse(trx, agent, planId);
      if (!plan) throw invalid('housePlan', 'unknown');
      return plan;
    },

    /** @throws Fault VALIDATION_FAILED (plan) for what is no contract of the agent, or not to be offered (any more) */
    async read(trx: Trx, uplineId: string, contractId: string): Promise<Plan> {
      const plan = await find(trx, uplineId, contractId);
      if (!plan) throw invalid('plan', 'unknown');
      return plan;
    },

    /**
     * Offers the terms to a new agent directly below, who has nothing yet and has the currency of the plan; nothing when they may not be
     * offered any more.
     */
    async offer(trx: Trx, { terms, ...plan }: Plan, downlineId: string, ip: string): Promise<void> {
      const { merchant, contracts } = await settings.current();
      await lockOffers(trx, plan, [plan.uplineId]);
      // what the agent itself is offered may have changed since the plan was read
      if ((await findOfferFaults(trx, plan, terms, contracts)).length) return;
      const now = await databaseTime(trx);
      const funding = await fundingOf(trx, { ...plan, downlineId }, contracts);
      const contract = await insertContract(trx, { ...plan, downlineId });
      if (!contract) return;
      const version = await insertVersion(
        trx,
        contract.id,
        { ...terms, funding },
        new Date(now.getTime() + contracts.offerDays * DAY_MS),
      );
      const by = { by: 'UPLINE', actorId: plan.uplineId, ip, now, zone: merchant.timeZone } as const;
      await note(trx, undefined, contract, version, 'offer', by);
    },
  };
}

export type Plans = ReturnType<typeof createPlans>;
