import { databaseTime } from '../../kernel/db/clock.ts';
import type { Trx } from '../../kernel/db/types.ts';
import { invalid } from '../../kernel/fault.ts';
import type { SettingsInForce } from '../system/settings.service.ts';
import { type ContractRow, findContract, insertContract, insertVersion } from './agent-contract.repository.ts';
import { note, versionIn, versionsOf } from './change.ts';
import { findOfferFaults, fundingOf } from './offer-rules.ts';
import type { Terms } from './terms.ts';

const DAY_MS = 86_400_000;

/** Terms of a contract that an agent offers again, to whoever is new below it. */
export interface Plan extends Pick<ContractRow, 'kind' | 'games' | 'currency'> {
  uplineId: string;
  terms: Terms;
}

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

  return {
    find,

    /** @throws Fault VALIDATION_FAILED (plan) for what is no contract of the agent, or not to be offered (any more) */
    async read(trx: Trx, uplineId: string, contractId: string): Promise<Plan> {
      const plan = await find(trx, uplineId, contractId);
      if (!plan) throw invalid('plan', 'unknown');
      return plan;
    },

    /** Offers the terms to a new agent directly below, who has nothing yet and has the currency of the plan. */
    async offer(trx: Trx, { terms, ...plan }: Plan, downlineId: string, ip: string): Promise<void> {
      const { merchant, contracts } = await settings.current();
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
