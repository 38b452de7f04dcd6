import { setTimeout as delay } from 'node:timers/promises';
import { sqlStateOf } from './busy.ts';
import type { Executor, Trx } from './types.ts';

const attempts = 5;
const firstPauseMs = 4;
/** Serialization failure and deadlock: the same work may succeed when it is done again. */
const retryable = ['40001', '40P01'];

/**
 * Runs `work` in one transaction: all or nothing, and again after a deadlock, so it must have no effect outside of the
 * transaction. Inside, use the given transaction for every query: the embedded engine has one connection, and a query on
 * the database itself would wait for ever.
 */
export async function inTransaction<T>(db: Executor, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= attempts || !retryable.includes(sqlStateOf(error) ?? '')) throw error;
      await delay(Math.random() * firstPauseMs * 2 ** attempt);
    }
  }
}
