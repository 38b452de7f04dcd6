import type { AgentPlan, AgentPlanExample, AgentPlanList } from '@mekong/api-client/contract/types';
import type { Executor } from '../../../kernel/db/types.ts';
import { Fault } from '../../../kernel/fault.ts';
import { formatMoney, parseMoney } from '../../../kernel/money.ts';
import { grossOf } from '../settlement/bill.ts';
import { wireTermsText } from '../wire.ts';
import { findPublished, type HousePlan, listPublished } from './house-plans.repository.ts';

/** Figures of a team in a cycle, as somebody has chosen them. */
interface Figures {
  volume: string;
  loss?: string | undefined;
  active: number;
}

const wirePlan = (plan: HousePlan): AgentPlan => ({
  ...{ planId: plan.id, name: plan.name, kind: plan.kind, gameType: plan.games, currency: plan.currency },
  terms: wireTermsText(plan),
});

/** Plans that the house publishes for new agents. */
export function createHousePlans(db: Executor) {
  return {
    async published(): Promise<AgentPlanList> {
      return { content: (await listPublished(db)).map(wirePlan) };
    },

    /** What a plan pays of figures, as a bill works it out. @throws Fault NOT_FOUND */
    async example(planId: string, { volume, loss = '0.0000', active }: Figures): Promise<AgentPlanExample> {
      const plan = await findPublished(db, planId);
      if (!plan) throw new Fault('NOT_FOUND');
      const team = { bets: 0, volume: parseMoney(volume), ggr: parseMoney(loss), bonus: 0n, active };
      const { base, row, gross } = grossOf(plan, team, { wages: 0n, carryIn: 0n });
      return { base: formatMoney(base), ...(row === undefined ? {} : { row }), gross: formatMoney(gross) };
    },
  };
}

export type HousePlans = ReturnType<typeof createHousePlans>;
