import type { SomeHandlers } from '../../contract/handlers.ts';
import type { AgentContracts } from './agent-contracts.service.ts';
import type { HousePlans } from './house-plans/house-plans.service.ts';
import type { ContractPreviews } from './previews.service.ts';
import type { Bills } from './settlement/bills.service.ts';

type ContractOperation =
  | 'listAgentContracts'
  | 'offerAgentContract'
  | 'getAgentContract'
  | 'amendAgentContract'
  | 'actOnAgentContract'
  | 'processDividend'
  | 'processDailySalary'
  | 'processHourSalary'
  | 'processRealTimeSalary'
  | 'getConsolidated'
  | 'listAgentBills'
  | 'getAgentBillTotals'
  | 'getAgentBill'
  | 'checkAgentBill'
  | 'getAgentIncome'
  | 'listAgentBillMembers'
  | 'listAgentBillResults'
  | 'listAgentBillWages'
  | 'previewAgentContract'
  | 'getAgentTermsEffect'
  | 'listAgentContractPartners'
  | 'listAgentPlans'
  | 'workOutAgentPlan';

export const agentContractsRoutes = (
  contracts: AgentContracts,
  bills: Bills,
  previews: ContractPreviews,
  housePlans: HousePlans,
): SomeHandlers<ContractOperation> => ({
  previewAgentContract: ({ actor, query, body }) => previews.offer(actor, body, query.cycles),
  getAgentTermsEffect: ({ actor, path }) => previews.effect(actor, path.contractId),
  listAgentContractPartners: ({ actor }) => previews.partners(actor),
  listAgentPlans: () => housePlans.published(),
  workOutAgentPlan: ({ path, query }) => housePlans.example(path.planId, query),
  listAgentContracts: ({ actor, query: { side, kind, isOver, cursor, pageSize = 20 } }) =>
    contracts.list(actor, { side, kind, isOver }, { cursor, pageSize }),
  offerAgentContract: ({ actor, body, ip }) => contracts.offer(actor, body, ip),
  getAgentContract: ({ actor, path }) => contracts.detail(actor, path.contractId),
  amendAgentContract: ({ actor, path, body, ip }) => contracts.amend(actor, path.contractId, body, ip),
  actOnAgentContract: ({ actor, path, body, ip }) => contracts.act(actor, path.contractId, body, ip),
  processDividend: ({ actor, body: { type, status, ...seen }, ip }) =>
    contracts.dividendLetter(actor, type, status, seen, ip),
  processDailySalary: ({ actor, body: { id, status, ...seen }, ip }) =>
    contracts.letter(actor, id, ['DAILY', 'DAILY_MR'], status, seen, ip),
  processHourSalary: ({ actor, body: { contractId, status, ...seen }, ip }) =>
    contracts.letter(actor, contractId, ['HOURLY'], status, seen, ip),
  processRealTimeSalary: ({ actor, body: { contractId, status, ...seen }, ip }) =>
    contracts.letter(actor, contractId, ['REALTIME'], status, seen, ip),
  getConsolidated: ({ actor }) => contracts.consolidated(actor),
  listAgentBills: ({ actor, query: { cursor, pageSize = 20, ...filter } = {} }) =>
    bills.list(actor, filter, { cursor, pageSize }),
  getAgentBillTotals: ({ actor, query = {} }) => bills.totals(actor, query),
  getAgentBill: ({ actor, path }) => bills.detail(actor, path.billId),
  checkAgentBill: ({ actor, path }) => bills.check(actor, path.billId),
  getAgentIncome: ({ actor, query }) => bills.income(actor, query),
  listAgentBillMembers: ({ actor, path, query: { member, cursor, pageSize = 20 } = {} }) =>
    bills.members(actor, path.billId, member, { cursor, pageSize }),
  listAgentBillResults: ({ actor, path, query: { cursor, pageSize = 20, ...only } = {} }) =>
    bills.results(actor, path.billId, only, { cursor, pageSize }),
  listAgentBillWages: ({ actor, path, query: { cursor, pageSize = 20 } = {} }) =>
    bills.wages(actor, path.billId, { cursor, pageSize }),
});
