import type { ApprovalRules, SomeAdminHandlers } from '../../../contract/admin/handlers.ts';
import type { Settlements } from './settlements.service.ts';

type SettlementOperation =
  | 'listSettlementDays'
  | 'listSettlementDifferences'
  | 'acceptSettlementDifference'
  | 'runReconciliation';

export const settlementsAdmin = (settlements: Settlements): SomeAdminHandlers<SettlementOperation> => ({
  listSettlementDays: ({ operator, query: { cursor, pageSize = 20 } = {} }) =>
    settlements.days(operator, { cursor, pageSize }),
  listSettlementDifferences: ({ operator, query: { state, kind, q, cursor, pageSize = 20 } = {} }) =>
    settlements.differences(operator, { cursor, pageSize }, { state, kind, q }),
  acceptSettlementDifference: ({ trx, path, by }) => settlements.accept(trx, path.id, by),
  runReconciliation: async ({ by }) => {
    await settlements.runNow(by);
    return undefined;
  },
});

/** What the house bears by hand is decided by two people, whatever its amount. */
export const settlementsRules: Pick<ApprovalRules, 'acceptSettlementDifference'> = {
  acceptSettlementDifference: async () => true,
};
