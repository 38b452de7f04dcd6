import type { Executor } from '../../../kernel/db/types.ts';
import { type ContractRow, toContract } from '../agent-contract.repository.ts';
import type { ContractState } from '../machine.ts';

/** Contracts of agents without an upline, the newest first, from behind one. */
export async function listHouseContracts(
  db: Executor,
  {
    states,
    behind,
    limit,
  }: { states: readonly ContractState[] | undefined; behind: string | undefined; limit: number },
): Promise<ContractRow[]> {
  const rows = await db
    .selectFrom('agent_contract')
    .selectAll()
    .where('upline_id', 'is', null)
    .$if(states !== undefined, (query) => query.where('state', 'in', states ?? []))
    .$if(behind !== undefined, (query) => query.where('id', '<', behind ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toContract);
}
