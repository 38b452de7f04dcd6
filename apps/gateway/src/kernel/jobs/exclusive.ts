import { sql } from 'kysely';
import type { Executor, Trx } from '../db/types.ts';

/** Pause between two signs of life of a lock, well below the time after which the server ends a silent transaction. */
const SIGN_OF_LIFE_MS = 10_000;

/** Takes a lock for the rest of a transaction. @returns whether nobody else holds it */
export async function tryLock(trx: Trx, name: string): Promise<boolean> {
  const { rows } = await sql<{ got: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as got`.execute(trx);
  return rows[0]?.got === true;
}

/**
 * Works while a transaction of its own holds a lock, so that of all processes on the database one works at a time. The
 * lock goes with the process, however that ends; of a process that hangs the server takes it away after a minute.
 *
 * @param db pool of the jobs: the work needs a second connection
 * @param work its signal tells that the lock was lost
 * @returns whether it worked: `false` when another process holds the lock
 */
export async function exclusively(
  db: Executor,
  name: string,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await tryLock(trx, name))) return false;
    const lost = new AbortController();
    const signs = setInterval(() => {
      sql`select 1`.execute(trx).catch((error: unknown) => lost.abort(error));
    }, SIGN_OF_LIFE_MS);
    try {
      await work(lost.signal);
    } finally {
      clearInterval(signs);
    }
    return true;
  });
}
