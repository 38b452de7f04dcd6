import { type RawBuilder, sql } from 'kysely';

/** Work of one kind that waits for operators. */
export interface WaitingWork {
  count: number;
  /** Since when the oldest waits; `null` when nothing does. */
  oldestAt: Date | null;
  /** When members were told that the first of it is done. Left out: the merchant's setting says it. */
  promisedAt?: Date | null;
}

/**
 * Columns that count rows which wait, and find the oldest.
 *
 * @param since column with the time from which a row waits
 */
export const waitingColumns = (since: string) =>
  [sql<number>`count(*)::int4`.as('count'), oldest(since).as('oldestAt')] as const;

const oldest = (column: string): RawBuilder<Date | null> => sql<Date | null>`min(${sql.ref(column)})`;
