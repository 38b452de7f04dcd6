import type { Executor } from '../../kernel/db/types.ts';
import { type ApprovalRow, findPendingApproval } from './approval.repository.ts';

export type PendingApproval = Pick<ApprovalRow, 'id' | 'makerId' | 'maker' | 'reason' | 'createdAt' | 'expiresAt'>;

/** The oldest request that waits for a second operator, about one thing. @param id as the path of the operation names it */
export const pendingApproval = (
  db: Executor,
  of: { operation: string; id: string },
): Promise<PendingApproval | undefined> => findPendingApproval(db, of);
