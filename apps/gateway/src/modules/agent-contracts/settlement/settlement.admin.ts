import type { ApprovalRules, SomeAdminHandlers } from '../../../contract/admin/handlers.ts';
import type { SettlementMonitor } from './monitor.service.ts';
import type { DividendReviews } from './review.service.ts';

type SettlementOperation =
  | 'getAgentSettlement'
  | 'listAgentSettlementWindows'
  | 'rerunAgentSettlement'
  | 'checkAgentSettlement';

type ReviewOperation =
  | 'listDividendRuns'
  | 'listDividendBills'
  | 'releaseDividends'
  | 'holdDividend'
  | 'liftDividendHold';

export const settlementAdmin = (
  monitor: SettlementMonitor,
  reviews: DividendReviews,
): SomeAdminHandlers<SettlementOperation | ReviewOperation> => ({
  getAgentSettlement: () => monitor.overview(),
  listAgentSettlementWindows: ({ operator, query: { job, state, cursor, pageSize = 20 } = {} }) =>
    monitor.windows(operator, { job, state }, { cursor, pageSize }),
  rerunAgentSettlement: ({ trx, body, by }) => monitor.rerun(trx, body, by),
  checkAgentSettlement: ({ body }) => monitor.check(body),
  listDividendRuns: () => reviews.runs(),
  listDividendBills: ({ operator, query: { job, start, cursor, pageSize = 20 } }) =>
    reviews.bills(operator, { job, start }, { cursor, pageSize }),
  releaseDividends: ({ trx, body, by }) => reviews.release(trx, body, by),
  holdDividend: ({ body: { billId, reason }, by }) => reviews.hold(billId, reason, by),
  liftDividendHold: ({ body: { billId, reason }, by }) => reviews.lift(billId, reason, by),
});

/**
 * Settling again may make bills, and a release pays them, so nobody does either alone; trying again what has failed is what
 * would happen anyway.
 */
export const settlementRules = (
  monitor: SettlementMonitor,
): Pick<ApprovalRules, 'rerunAgentSettlement' | 'releaseDividends'> => ({
  rerunAgentSettlement: ({ body }) => monitor.isSettled(body),
  releaseDividends: async () => true,
});
