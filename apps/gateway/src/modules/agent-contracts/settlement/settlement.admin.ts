import type { ApprovalRules, SomeAdminHandlers } from '../../../contract/admin/handlers.ts';
import type { Corrections } from './corrections.service.ts';
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
  | 'liftDividendHold'
  | 'rejectDividend';

type CorrectionOperation = 'getCorrectableBill' | 'correctAgentBill';

export const settlementAdmin = (
  monitor: SettlementMonitor,
  reviews: DividendReviews,
  corrections: Corrections,
): SomeAdminHandlers<SettlementOperation | ReviewOperation | CorrectionOperation> => ({
  getAgentSettlement: () => monitor.overview(),
  listAgentSettlementWindows: ({ operator, query: { job, state, cursor, pageSize = 20 } = {} }) =>
    monitor.windows(operator, { job, state }, { cursor, pageSize }),
  rerunAgentSettlement: ({ trx, body, by }) => monitor.rerun(trx, body, by),
  checkAgentSettlement: ({ body }) => monitor.check(body),
  listDividendRuns: () => reviews.runs(),
  listDividendBills: ({ operator, query: { job, start, cursor, pageSize = 20 } }) =>
    reviews.bills(operator, { job, start }, { cursor, pageSize }),
  releaseDividends: ({ trx, body, by }) => reviews.release(trx, body, by),
  getCorrectableBill: ({ path }) => corrections.find(path.billId),
  correctAgentBill: ({ trx, body, by }) => corrections.correct(trx, body, by),
  holdDividend: ({ body: { billId, reason }, by }) => reviews.hold(billId, reason, by),
  liftDividendHold: ({ body: { billId, reason }, by }) => reviews.lift(billId, reason, by),
  rejectDividend: ({ trx, body, by }) => reviews.reject(trx, body, by),
});

/**
 * Settling again and a correction make bills, a release pays them and a rejection does not, so nobody does any of it alone; trying again what has failed is what
 * would happen anyway.
 */
export const settlementRules = (
  monitor: SettlementMonitor,
): Pick<ApprovalRules, 'rerunAgentSettlement' | 'releaseDividends' | 'rejectDividend' | 'correctAgentBill'> => ({
  rerunAgentSettlement: ({ body }) => monitor.isSettled(body),
  releaseDividends: async () => true,
  rejectDividend: async () => true,
  correctAgentBill: async () => true,
});
