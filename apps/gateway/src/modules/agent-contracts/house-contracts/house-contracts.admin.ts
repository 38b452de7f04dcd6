import type { ApprovalRules, SomeAdminHandlers } from '../../../contract/admin/handlers.ts';
import type { PlanEditor } from '../house-plans/plan-editor.service.ts';
import type { HouseContracts } from './house-contracts.service.ts';

type HouseOperation =
  | 'listHousePlans'
  | 'makeHousePlan'
  | 'changeHousePlan'
  | 'listHouseContracts'
  | 'offerHouseContract'
  | 'actOnHouseContract';

/** Plans of the house, and the contracts that it makes by them. */
export const houseContractsAdmin = (
  plans: PlanEditor,
  contracts: HouseContracts,
): SomeAdminHandlers<HouseOperation> => ({
  listHousePlans: () => plans.list(),
  makeHousePlan: ({ body, by }) => plans.make(body, by),
  changeHousePlan: ({ path, body, by, unchanged }) => plans.change(path.planId, body, by, unchanged),
  listHouseContracts: ({ operator, query: { isOver, cursor, pageSize = 20 } = {} }) =>
    contracts.list(operator, isOver, { cursor, pageSize }),
  offerHouseContract: ({ trx, body, by }) => contracts.offer(trx, body, by),
  actOnHouseContract: ({ trx, path, body, by }) => contracts.act(trx, path.contractId, body, by),
});

/** The house pays by its contracts, so nobody makes or ends one alone. */
export const houseContractsRules: Pick<ApprovalRules, 'offerHouseContract' | 'actOnHouseContract'> = {
  offerHouseContract: async () => true,
  actOnHouseContract: async () => true,
};
