import { sql } from 'kysely';
import type { Executor, Trx } from './types.ts';

/** Runs several reads that see one moment of the database, so that sums equal their rows. */
export const readAtOnce = <Result>(db: Executor, read: (trx: Trx) => Promise<Result>): Promise<Result> =>
  db.transaction().execute(async (trx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(trx);
    return read(trx);
  });
