import type { Operator } from '../../contract/admin/operator.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { type ApprovalRow, findPendingApproval, listPendingApprovals } from './approval.repository.ts';
import { listSeconds } from './deciders.ts';

export type PendingApproval = Pick<ApprovalRow, 'id' | 'makerId' | 'maker' | 'reason' | 'createdAt' | 'expiresAt'>;

/** The oldest request that waits for a second operator, about one thing. @param id as the path of the operation names it */
export const pendingApproval = (
  db: Executor,
  of: { operation: string; id: string },
): Promise<PendingApproval | undefined> => findPendingApproval(db, of);

/** Who has asked first for an operation that waits for a second operator, by the id of what it is about. */
export async function pendingApprovals(
  db: Executor,
  operation: string,
): Promise<ReadonlyMap<string, Pick<ApprovalRow, 'makerId' | 'maker'>>> {
  const rows = await listPendingApprovals(db, operation);
  return new Map(rows.map(({ targetId, ...maker }) => [targetId, maker]));
}

/** Names of the operators who could be the second for what one asks for, in order. */
export const possibleSeconds = (db: Executor, operation: string, reader: Operator): Promise<string[]> =>
  listSeconds(db, operation, reader);
