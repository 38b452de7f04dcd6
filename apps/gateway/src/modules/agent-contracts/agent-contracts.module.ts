import type { ModuleContext } from '../../contract/module.ts';
import type { Trx } from '../../kernel/db/types.ts';
import type { Job, JobContext } from '../../kernel/jobs/job.ts';
import type { Settings } from '../system/settings.service.ts';
import { agentContractsRoutes } from './agent-contracts.routes.ts';
import { type AgentContractPorts, createAgentContracts } from './agent-contracts.service.ts';
import { houseContractsAdmin, houseContractsRules } from './house-contracts/house-contracts.admin.ts';
import { createHouseContracts } from './house-contracts/house-contracts.service.ts';
import { createHousePlans } from './house-plans/house-plans.service.ts';
import { createPlanEditor } from './house-plans/plan-editor.service.ts';
import { endForMove } from './move.ts';
import { createPlans } from './plans.service.ts';
import { createContractPreviews } from './previews.service.ts';
import { reopenAfterMove } from './reopen.ts';
import { createBills } from './settlement/bills.service.ts';
import { createCorrections } from './settlement/corrections.service.ts';
import { settlementJobs } from './settlement/jobs.ts';
import { createSettlementMonitor } from './settlement/monitor.service.ts';
import { createDividendReviews } from './settlement/review.service.ts';
import { settlementAdmin, settlementRules } from './settlement/settlement.admin.ts';

interface AgentContractsNeeds {
  settings: Settings;
  /** Refuses whoever has not proved lately that the account is his. */
  requireStrong: AgentContractPorts['requireStrong'];
}

/** Contracts between agents and those below them. */
export function createAgentContractsModule(
  { db, cursors }: ModuleContext,
  { settings, requireStrong }: AgentContractsNeeds,
) {
  const contracts = createAgentContracts({ db, cursors, settings, requireStrong });
  const bills = createBills({ db, cursors, settings });
  const policies = async () => (await settings.current()).contracts;
  const monitor = createSettlementMonitor({ db, cursors, settings, policies });
  return {
    bills,
    contracts,
    handlers: agentContractsRoutes(contracts, bills, createContractPreviews({ db, settings }), createHousePlans(db)),
    admin: {
      ...settlementAdmin(monitor, createDividendReviews({ db, cursors, policies }), createCorrections(db, policies)),
      ...houseContractsAdmin(createPlanEditor(db, settings), createHouseContracts({ db, cursors, settings })),
    },
    approvalRules: { ...settlementRules(monitor), ...houseContractsRules },
    /** What an agent has earned, by day and kind. */
    income: bills.income,
    /** Terms that agents offer to whoever is new below them. */
    plans: createPlans({ settings }),
    /** Ends what an agent has with its upline because it gets another. */
    endForMove: async (
      trx: Trx,
      memberId: string,
      how: Omit<Parameters<typeof endForMove>[2], 'house'>,
    ): ReturnType<typeof endForMove> =>
      endForMove(trx, memberId, { ...how, house: (await settings.current()).merchant.name }),
    /** Takes back what a move has ended that does not happen. */
    reopenAfterMove: async (
      trx: Trx,
      of: Parameters<typeof reopenAfterMove>[1],
      clock: { now: Date; zone: string },
    ): Promise<void> => {
      const { merchant, contracts: policies } = await settings.current();
      await reopenAfterMove(trx, of, { ...clock, house: merchant.name, mayExceedOwn: policies.mayExceedOwn });
    },
    jobs: [
      { name: 'agent-contracts.due', everySeconds: 20, run: ({ db }: JobContext) => contracts.runDue(db) },
      ...settlementJobs(policies),
    ] satisfies Job[],
  };
}
