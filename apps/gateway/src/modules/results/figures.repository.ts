import { sql } from 'kysely';
import type { Executor } from '../../kernel/db/types.ts';

/** Bets that were settled, by the sums of hours; amounts in 1/10,000 of the currency unit, as text. */
export async function sumBetsSince(
  db: Executor,
  since: Date,
  currency: string,
): Promise<{ bets: number; turnover: string }> {
  const { rows } = await sql<{ bets: number; turnover: string }>`
    select coalesce(sum(bets), 0)::int4 as bets, coalesce(sum(valid_bet), 0)::text as turnover
      from member_hour where hour >= ${since} and currency = ${currency}`.execute(db);
  return rows[0] ?? { bets: 0, turnover: '0' };
}
