import type { Executor, Trx } from '../../kernel/db/types.ts';
import { findClosing, lockAccount } from './closing.repository.ts';

/** No account begins to be closed, or is kept, beside what depends on it. */
export const lockClosing = (trx: Trx, memberId: string): Promise<void> => lockAccount(trx, memberId);

/** Whether a member has asked for the end of the account and not taken that back. */
export const isClosing = async (db: Executor, memberId: string): Promise<boolean> =>
  (await findClosing(db, memberId)) !== undefined;
