import { sql } from 'kysely';
import { withRetry } from '../../kernel/db/transaction.ts';
import type { Executor } from '../../kernel/db/types.ts';

/** Results of one statement; a backlog is worked off in several. */
const AT_ONCE = 5_000;

/** How far results are numbered. */
export interface SequenceMark {
  /** Number of the last result. */
  seq: bigint;
  /** Every result committed before this moment has its number: a window that ends here is complete. */
  bookedAt: Date;
}

/**
 * Numbers the results that have been committed since, adds them to the hours of their members, and moves the mark up to
 * now. Whoever closes a window calls it first; two callers wait for each other.
 *
 * @param timeZone of the merchant, whose hours are summed; with another one than before all hours are summed anew
 */
export async function sequenceResults(db: Executor, timeZone: string): Promise<SequenceMark> {
  for (;;) {
    const { rows } = await withRetry(() =>
      sql<{ seq: string; bookedAt: Date; numbered: number }>`
        select seq, booked_at as "bookedAt", numbered from sequence_results(${timeZone}, ${AT_ONCE}::int4)`.execute(db),
    );
    const [row] = rows;
    if (!row) throw new Error('sequence_results answered nothing');
    if (row.numbered < AT_ONCE) return { seq: BigInt(row.seq), bookedAt: row.bookedAt };
  }
}

/**
 * {@link sequenceResults} when there is something to number or a window of five minutes, the shortest that is settled,
 * has ended since; else nothing is written. Meant to be called each second.
 */
export async function sequenceDueResults(db: Executor, timeZone: string): Promise<void> {
  const { rows } = await sql`
    select from result_counter
     where exists (select from result_inbox) or zone <> ${timeZone}
        or booked_at < date_bin('5 minutes', clock_timestamp(), 'epoch')`.execute(db);
  if (rows.length > 0) await sequenceResults(db, timeZone);
}
