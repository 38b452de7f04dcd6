import { sql } from 'kysely';
import type { Span } from '../../kernel/days.ts';
import type { Executor } from '../../kernel/db/types.ts';

/** Settled bets of all members in a span; amounts in 1/10,000 of the currency unit, as text. */
export interface PlaySum {
  bets: number;
  stakes: string;
  payouts: string;
  /** Members of whom a bet was settled. */
  players: number;
}

/** What was played in a span, by the sums of hours. */
export async function sumPlay(db: Executor, { from, to }: Span, currency: string): Promise<PlaySum> {
  const { rows } = await sql<PlaySum>`
    select coalesce(sum(bets), 0)::int4 as bets, coalesce(sum(stake), 0)::text as stakes,
           coalesce(sum(stake - ggr), 0)::text as payouts,
           count(distinct member_id) filter (where bets > 0)::int4 as players
      from member_hour where hour >= ${from} and hour < ${to} and currency = ${currency}`.execute(db);
  return rows[0] ?? { bets: 0, stakes: '0', payouts: '0', players: 0 };
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
