import type { Executor } from '../../kernel/db/types.ts';
import { listLimits } from './limit.repository.ts';

/** Whether a member has set limits to deposits or play. */
export const hasLimits = async (db: Executor, memberId: string): Promise<boolean> =>
  (await listLimits(db, memberId)).length > 0;
