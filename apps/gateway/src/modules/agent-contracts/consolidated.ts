import type { AgentContract, FundsConsolidated } from '@mekong/api-client/contract/types';
import type { ContractKind } from './machine.ts';

/** Names that the specification has for lists of contracts. */
type ContractList = Exclude<keyof FundsConsolidated, 'hasCredit'>;

/** What waits, and what is held, of each kind. */
const lists: Record<ContractKind, { waiting: ContractList; held: ContractList }> = {
  DIVIDEND: { waiting: 'divtypereq', held: 'divtypeinfo' },
  DAILY: { waiting: 'dailysalreq', held: 'dailysalinfo' },
  DAILY_MR: { waiting: 'dailysalreqtype', held: 'contractmrdailysalinfotype' },
  HOURLY: { waiting: 'contracthoursalreq', held: 'contracthoursalinfo' },
  REALTIME: { waiting: 'contractrtsalreq', held: 'contractrtsalinfo' },
};

/** Whether a contract waits for an answer of the reader. */
const isWaiting = ({ open, endAskedBy, side }: AgentContract): boolean =>
  open !== undefined || (endAskedBy !== undefined && endAskedBy !== side);

/** Contracts with the upline by kind: those that wait for an answer, and those that are signed or in force. */
export function consolidate(contracts: readonly AgentContract[]): FundsConsolidated {
  const found: FundsConsolidated = {
    ...{ divtypereq: [], divtypeinfo: [], dailysalreq: [], dailysalinfo: [] },
    ...{ dailysalreqtype: [], contractmrdailysalinfotype: [], contracthoursalreq: [], contracthoursalinfo: [] },
    ...{ contractrtsalreq: [], contractrtsalinfo: [] },
  };
  for (const contract of contracts) {
    const { waiting, held } = lists[contract.kind];
    const entry = { gameType: contract.gameType, agent: contract };
    if (isWaiting(contract)) found[waiting].push(entry);
    // an amendment that waits leaves the terms before it in force
    if (contract.signed || contract.inForce) found[held].push(entry);
  }
  return found;
}
