import type { Executor } from '../../kernel/db/types.ts';
import { findBreak } from './break.repository.ts';

/** Whether a member has excluded himself and has not come back; a time-out is no exclusion. */
export const hasExcludedSelf = async (db: Executor, memberId: string): Promise<boolean> =>
  (await findBreak(db, memberId))?.kind === 'EXCLUSION';
