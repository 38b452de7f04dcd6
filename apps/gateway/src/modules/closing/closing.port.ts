import type { Executor } from '../../kernel/db/types.ts';
import { findClosing } from './closing.repository.ts';

/** Whether a member has asked for the end of the account and not taken that back. */
export const isClosing = async (db: Executor, memberId: string): Promise<boolean> =>
  (await findClosing(db, memberId)) !== undefined;
