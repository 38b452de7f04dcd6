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

/** An hour of settled bets; amounts in 1/10,000 of the currency unit, as text. */
export interface BetHour {
  startsAt: Date;
  stakes: string;
  payouts: string;
}

/** Stakes and payouts of the 24 hours up to a moment, by the clocks of a zone; oldest first, empty hours too. */
export async function readBetHours(db: Executor, until: Date, zone: string, currency: string): Promise<BetHour[]> {
  const { rows } = await sql<BetHour>`
    select g.hour as "startsAt", coalesce(sum(h.stake), 0)::text as stakes,
           coalesce(sum(h.stake - h.ggr), 0)::text as payouts
      from (select date_trunc('hour', ${until}::timestamptz, ${zone}) as last) l
     cross join lateral generate_series(l.last - interval '23 hours', l.last, interval '1 hour') as g (hour)
      left join member_hour h on h.hour >= g.hour and h.hour < g.hour + interval '1 hour' and h.currency = ${currency}
     group by g.hour
     order by g.hour`.execute(db);
  return rows;
}
