import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { sqlStateOf } from './errors.ts';
import type { Executor, Trx } from './types.ts';

const ATTEMPTS = 5;
const FIRST_PAUSE_MS = 4;

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const UNIQUE_VIOLATION = '23505';
/** A prepared plan that a migration has outdated: the connection is replaced (prepared.ts). */
const STALE_PLAN = '0A000';

export interface TransactionOptions {
  /** Stricter than the default `read committed`. */
  isolation?: 'serializable' | undefined;
  /**
   * Also run again after a unique violation (23505). Ask for it when the work looks first and inserts then: the second
   * run finds the row that the other transaction has made.
   */
  retryOnUniqueViolation?: boolean | undefined;
}

type AfterCommit = (db: Executor) => void;
const afterwards = new WeakMap<Executor, AfterCommit[]>();

/**
 * Does something after the commit of a transaction that {@link inTransaction} has opened, and nothing when it is rolled
 * back: for what others are told.
 *
 * @param work gets the database; must not throw
 */
export function afterCommit(trx: Executor, work: AfterCommit): void {
  afterwards.get(trx)?.push(work);
}

/**
 * Runs `work` in one transaction: all or nothing. A serialization failure or a deadlock makes the whole work run again,
 * at most 5 times with a growing random pause (PostgreSQL manual 13.5), so `work` must have no effect outside of the
 * transaction: publish events and call others only after it has returned, or by {@link afterCommit}.
 *
 * Inside, use the given transaction for every query. The embedded engine has one connection: a query on the database
 * itself would wait for ever.
 */
export async function inTransaction<T>(
  db: Executor,
  work: (trx: Trx) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  let after: AfterCommit[] = [];
  const result = await withRetry(
    () =>
      db.transaction().execute(async (trx) => {
        after = [];
        afterwards.set(trx, after);
        // By hand: Kysely's PGlite dialect ignores setIsolationLevel() without a word.
        if (options.isolation) await sql`set transaction isolation level serializable`.execute(trx);
        return work(trx);
      }),
    options.retryOnUniqueViolation,
  );
  for (const tell of after) tell(db);
  return result;
}

/**
 * Runs a piece of work that is a transaction of its own, again after a serialization failure or a deadlock; see
 * {@link inTransaction}.
 */
export async function withRetry<T>(work: () => Promise<T>, retryOnUniqueViolation = false): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= ATTEMPTS || !isRetryable(error, retryOnUniqueViolation)) throw error;
      await delay(Math.random() * FIRST_PAUSE_MS * 2 ** attempt);
    }
  }
}

/** {@link inTransaction} at the strictest level: the outcome equals some one-after-the-other order. */
export function serializable<T>(db: Executor, work: (trx: Trx) => Promise<T>): Promise<T> {
  return inTransaction(db, work, { isolation: 'serializable' });
}

function isRetryable(error: unknown, retryOnUniqueViolation: boolean): boolean {
  const state = sqlStateOf(error);
  return (
    state === SERIALIZATION_FAILURE ||
    state === DEADLOCK_DETECTED ||
    state === STALE_PLAN ||
    (retryOnUniqueViolation && state === UNIQUE_VIOLATION)
  );
}
