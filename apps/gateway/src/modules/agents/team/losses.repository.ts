import type { TeamLossSort } from '@mekong/api-client/contract/types';
import { type RawBuilder, sql } from 'kysely';
import type { Place } from '../../../contract/cursors.ts';
import type { AccountType } from '../../../contract/values.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import { orderOf } from './order.ts';
import { type PaidSums, type PaidTime, paidBy } from './payments.repository.ts';
import { foundBy, playedFor, type TeamFilter, teamOf } from './team.repository.ts';

/** Which members, and in which time money was paid. */
export interface LossFilter extends TeamFilter, PaidTime {
  /** Only those who have bet, or only the others. */
  hasPlayed?: boolean | undefined;
}

/** Figures of members with everybody below; amounts in 1/10,000 of the currency unit, as text. */
export interface LossSums extends PaidSums {
  bets: number;
  stake: string;
  validBet: string;
  ggr: string;
  bonus: string;
}

export interface LossRow extends LossSums {
  id: string;
  username: string;
  type: AccountType;
  depth: number;
  team: number;
  lastDay: string | null;
  /** Bonuses and payouts less stakes. */
  net: string;
}

/** Members `f` that the filter finds with what was played below parent and reader, and `net`. */
function played(filter: LossFilter): RawBuilder<unknown> {
  const { from, to, currency, hasPlayed } = filter;
  return sql`
    select f.*, s.*, s.bonus - s.ggr as net
      from (select m.id, m.username, m.type, e.depth from ${foundBy(filter)}) f
      cross join lateral (
        select coalesce(sum(d.own_bets + d.bets), 0)::int4 as bets,
               coalesce(sum(d.own_stake + d.stake), 0)::bigint as stake,
               coalesce(sum(d.own_valid_bet + d.valid_bet), 0)::bigint as "validBet",
               coalesce(sum(d.own_ggr + d.ggr), 0)::bigint as ggr,
               coalesce(sum(d.own_bonus + d.bonus), 0)::bigint as bonus,
               max(d.day) filter (where d.own_bets + d.bets > 0)::text as "lastDay"
          from team_day d
         where d.member_id = f.id and d.day between ${from}::date and ${to}::date and d.currency = ${currency}
           and ${playedFor(filter)}
      ) s
     ${hasPlayed === undefined ? sql`` : sql`where (s."lastDay" is not null) = ${hasPlayed}`}`;
}

const sortKeys = {
  net: { value: sql`net`, type: sql`bigint` },
  stake: { value: sql`stake`, type: sql`bigint` },
  validBet: { value: sql`"validBet"`, type: sql`bigint` },
};

/** Members in an order, behind a place in it. */
export async function listLosses(
  db: Executor,
  filter: LossFilter,
  { sort, place, limit }: { sort: TeamLossSort; place?: Place | undefined; limit: number },
): Promise<(LossRow & { sortValue: string })[]> {
  const { value, direction, behind } = orderOf(sort, sortKeys);
  const { rows } = await sql<LossRow & { sortValue: string }>`
    with page as (
      select * from (${played(filter)}) one where ${behind(value, sql`id`, place)}
       order by ${value} ${direction}, id ${direction} limit ${limit}
    ), ${paidBy(filter, sql`page`)}
    select page.*, coalesce(paid.deposits, 0)::bigint as deposits, coalesce(paid.withdrawals, 0)::bigint as withdrawals,
           ${teamOf('page.id')} as team, ${value}::text as "sortValue"
      from page left join paid on paid.id = page.id order by ${value} ${direction}, page.id ${direction}`.execute(db);
  return rows;
}

/** Members by their numbers with what they have played, without payments: those are read once, for all pieces of a file. */
export async function readLosses(
  db: Executor,
  filter: LossFilter,
  ids: readonly string[],
): Promise<Omit<LossRow, keyof PaidSums>[]> {
  const { rows } = await sql<Omit<LossRow, keyof PaidSums>>`
    select one.*, ${teamOf('one.id')} as team
      from (${played({ ...filter, ids })}) one
      join unnest(${ids}::bigint[]) with ordinality as page (id, no) on page.id = one.id order by page.no`.execute(db);
  return rows;
}

/** Numbers of the members that a filter finds, in an order. */
export async function listLossIds(
  db: Executor,
  filter: LossFilter,
  sort: TeamLossSort,
  limit: number,
): Promise<string[]> {
  const { value, direction } = orderOf(sort, sortKeys);
  const { rows } = await sql<{ id: string }>`
    select id from (${played(filter)}) one order by ${value} ${direction}, id ${direction} limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Sums over all members that a filter finds. */
export async function sumLosses(db: Executor, filter: LossFilter): Promise<LossSums & { count: number }> {
  const { rows } = await sql<LossSums & { count: number }>`
    with page as (${played(filter)}), ${paidBy(filter, sql`page`)}
    select count(*)::int4 as count, coalesce(sum(bets), 0)::int4 as bets, coalesce(sum(stake), 0)::bigint as stake,
           coalesce(sum("validBet"), 0)::bigint as "validBet", coalesce(sum(ggr), 0)::bigint as ggr,
           coalesce(sum(bonus), 0)::bigint as bonus, coalesce(sum(paid.deposits), 0)::bigint as deposits,
           coalesce(sum(paid.withdrawals), 0)::bigint as withdrawals
      from page left join paid on paid.id = page.id`.execute(db);
  if (!rows[0]) throw new Error('no sums');
  return rows[0];
}
