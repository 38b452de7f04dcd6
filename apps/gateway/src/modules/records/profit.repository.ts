import { sql } from 'kysely';
import type { Span } from '../../kernel/days.ts';
import type { Executor } from '../../kernel/db/types.ts';

/** Whose figures. */
export interface Purse {
  readonly memberId: string;
  readonly currency: string;
}

/** Settled bets of one kind of games in one span; amounts in 1/10,000 of the currency unit, as text. */
export interface PlayRow {
  /** Place of the span, from 1. */
  span: number;
  category: string;
  bets: number;
  stake: string;
  validBet: string;
  /** Stake less payout. */
  ggr: string;
}

const spansOf = (spans: readonly Span[]) =>
  sql`unnest(${spans.map(({ from }) => from)}::timestamptz[], ${spans.map(({ to }) => to)}::timestamptz[])
        with ordinality as s (starts, ends, n)`;

/** What was played in each span, by kind of games, from the sums of hours. */
export async function readPlay(
  db: Executor,
  { memberId, currency }: Purse,
  spans: readonly Span[],
): Promise<PlayRow[]> {
  const { rows } = await sql<PlayRow>`
    select s.n::int4 as span, h.game_type as category, sum(h.bets)::int4 as bets, sum(h.stake)::bigint as stake,
           sum(h.valid_bet)::bigint as "validBet", sum(h.ggr)::bigint as ggr
      from ${spansOf(spans)}
      join member_hour h on h.member_id = ${memberId}::bigint and h.currency = ${currency}
           and h.hour >= s.starts and h.hour < s.ends
     group by s.n, h.game_type`.execute(db);
  return rows;
}

/** Money paid in and out in one span; amounts in 1/10,000 of the currency unit, as text. */
export interface FlowRow {
  /** Place of the span, from 1. */
  span: number;
  deposits: string;
  withdrawals: string;
}

const paidIn = ({ memberId, currency }: Purse) => sql`
  select d.credited as amount, d.created_at as at
    from deposit_order o join deposit_payment d on d.order_id = o.id
   where o.member_id = ${memberId}::bigint and d.currency = ${currency} and d.state = 'APPLIED'`;

const paidOut = ({ memberId, currency }: Purse) => sql`
  select w.amount, w.paid_at as at
    from withdraw_order o join withdraw_part w on w.order_id = o.id
   where o.member_id = ${memberId}::bigint and o.currency = ${currency} and w.state = 'PAID'`;

/** What was paid in and out in each span; what was taken back does not count. */
export async function readFlows(db: Executor, purse: Purse, spans: readonly Span[]): Promise<FlowRow[]> {
  const { rows } = await sql<FlowRow>`
    with paid_in as materialized (${paidIn(purse)}), paid_out as materialized (${paidOut(purse)})
    select s.n::int4 as span,
           (select coalesce(sum(amount), 0)::bigint from paid_in where at >= s.starts and at < s.ends) as deposits,
           (select coalesce(sum(amount), 0)::bigint from paid_out where at >= s.starts and at < s.ends) as withdrawals
      from ${spansOf(spans)}`.execute(db);
  return rows;
}

/** All that was ever paid in and out. */
export async function readLifetime(db: Executor, purse: Purse): Promise<{ deposits: string; withdrawals: string }> {
  const { rows } = await sql<{ deposits: string; withdrawals: string }>`
    select (select coalesce(sum(amount), 0)::bigint from (${paidIn(purse)}) i) as deposits,
           (select coalesce(sum(amount), 0)::bigint from (${paidOut(purse)}) o) as withdrawals`.execute(db);
  return rows[0] ?? { deposits: '0', withdrawals: '0' };
}

/** A longer pause between two bets is no play. */
const LONGEST_PAUSE_MINUTES = 10;

/** How long a member has played within a span: from each bet to the next, where no long pause lies between them. In seconds. */
export async function readPlayed(db: Executor, memberId: string, { from, to }: Span): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(sum(extract(epoch from pause)) filter (
             where pause <= make_interval(mins => ${LONGEST_PAUSE_MINUTES}::int4)), 0)::int4 as seconds
      from (
        select placed_at - lag(placed_at) over (order by placed_at) as pause from bet
         where member_id = ${memberId}::bigint and placed_at >= ${from} and placed_at < ${to}
      ) as pauses`.execute(db);
  return rows[0]?.seconds ?? 0;
}

/** How long a member was logged in within a span, and the longest of these times; in seconds. */
export async function readTime(
  db: Executor,
  memberId: string,
  { from, to }: Span,
): Promise<{ seconds: number; longest: number }> {
  const { rows } = await sql<{ seconds: number; longest: number }>`
    with own as (
      select extract(epoch from least(last_seen_at, ${to}) - greatest(created_at, ${from})) as seconds
        from session where member_id = ${memberId}::bigint and created_at < ${to} and last_seen_at > ${from}
    )
    select coalesce(sum(seconds), 0)::int4 as seconds, coalesce(max(seconds), 0)::int4 as longest
      from own`.execute(db);
  return rows[0] ?? { seconds: 0, longest: 0 };
}
