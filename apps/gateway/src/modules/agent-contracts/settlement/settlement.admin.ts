import type { ApprovalRules, SomeAdminHandlers } from '../../../contract/admin/handlers.ts';
import type { SettlementMonitor } from './monitor.service.ts';

type SettlementOperation =
  | 'getAgentSettlement'
  | 'listAgentSettlementWindows'
  | 'rerunAgentSettlement'
  | 'checkAgentSettlement';

export const settlementAdmin = (monitor: SettlementMonitor): SomeAdminHandlers<SettlementOperation> => ({
  getAgentSettlement: () => monitor.overview(),
  listAgentSettlementWindows: ({ operator, query: { job, state, cursor, pageSize = 20 } = {} }) =>
    monitor.windows(operator, { job, state }, { cursor, pageSize }),
  rerunAgentSettlement: ({ trx, body, by }) => monitor.rerun(trx, body, by),
  checkAgentSettlement: ({ body }) => monitor.check(body),
});

/** Settling again may make bills, so nobody does it alone; trying again what has failed is what would happen anyway. */
export const settlementRules = (monitor: SettlementMonitor): Pick<ApprovalRules, 'rerunAgentSettlement'> => ({
  rerunAgentSettlement: ({ body }) => monitor.isSettled(body),
});
