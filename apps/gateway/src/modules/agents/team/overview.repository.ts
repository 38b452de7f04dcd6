import { sql } from 'kysely';
import type { Executor } from '../../../kernel/db/types.ts';
import type { WindowKind } from '../../../kernel/jobs/calendar.ts';
import { movedIn } from './moved.port.ts';
import { type PaidTime, paymentsIn } from './payments.repository.ts';
import { type Played, playedBelow, playedDirectlyBelow, type Raw, teamOf, toPlayed } from './team.repository.ts';

/** Minutes without a call after which somebody is not on the site any more. */
const ONLINE_MINUTES = 5;

/** Up to which moment the results of bets are in all sums. */
export async function readSummedUntil(db: Executor): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select booked_at as at from result_counter`.execute(db);
  if (!rows[0]) throw new Error('Results have no counter.');
  return rows[0].at;
}

/** Who stands below an agent. */
interface TeamCount {
  members: number;
  agents: number;
  joinedToday: number;
  online: number;
}

/** How many stand below an agent, without trial accounts and closed ones. @param since first moment of today */
export async function countTeam(db: Executor, agentId: string, since: Date): Promise<TeamCount> {
  const { rows } = await sql<TeamCount>`
    select coalesce(sum(members), 0)::int4 as members, coalesce(sum(agents), 0)::int4 as agents,
           -- offset: from the few of today to their place in the tree; a plan for any day reads the whole team
           (select count(*)::int4 from member m
              cross join lateral (select from agent_edge e where e.descendant = m.id and e.ancestor = ${agentId}::bigint
                                   and e.depth > 0 offset 0) below
             where m.registered_at >= ${since} and counts_in_team(m.type, m.status)) as "joinedToday",
           (select count(distinct s.member_id)::int4 from session s
              join agent_edge e on e.descendant = s.member_id and e.ancestor = ${agentId}::bigint
             where s.ended_at is null and s.last_seen_at > now() - make_interval(mins => ${ONLINE_MINUTES}) and e.depth > 0) as online
      from team_size where agent_id = ${agentId}::bigint`.execute(db);
  return rows[0] ?? { members: 0, agents: 0, joinedToday: 0, online: 0 };
}

/** How many of a team have bet, by day; a day without anybody is left out. */
export async function countActive(
  db: Executor,
  agentId: string,
  days: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; active: number }>`
    select day::text as day, members as active from team_active
     where agent_id = ${agentId}::bigint and day = any(${days}::date[]) and members > 0`.execute(db);
  return new Map(rows.map(({ day, active }) => [day, active]));
}

/** Some days of a team, and the currency. */
export interface TeamDays {
  from: string;
  to: string;
  currency: string;
}

/** How many of a team have bet enough in some days, while they stood below the agent. */
export async function countBetEnough(
  db: Executor,
  agentId: string,
  { from, to, currency, least }: TeamDays & { least: bigint },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int4 as count from (
      select from agent_edge e join team_day d on d.member_id = e.descendant
       where e.ancestor = ${agentId}::bigint and e.depth > 0
         and d.day between ${from}::date and ${to}::date and d.currency = ${currency} and ${playedBelow(agentId)}
       group by e.descendant having sum(d.own_valid_bet) >= ${least.toString()}::bigint) enough`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Counts of a job hold for so many hours of results that came after; then whoever asks has it counted anew. */
const KEPT_HOURS = 2;

/** Whole days of a cycle, and the valid bets of these from which somebody is active. */
export interface Cycle {
  firstDay: string;
  lastDay: string;
  currency: string;
  least: bigint;
}

/** What a job has counted. */
interface KeptCount {
  members: number;
  /** Up to which moment results were summed up then. */
  asOf: Date;
}

/** How many of a large team have bet enough in a cycle, as it was counted last; nothing where it was not, or long ago. */
export async function findKept(db: Executor, agentId: string, cycle: Cycle): Promise<KeptCount | undefined> {
  const { firstDay, lastDay, currency, least } = cycle;
  const { rows } = await sql<KeptCount>`
    select members, as_of as "asOf" from team_enough
     where agent_id = ${agentId}::bigint and currency = ${currency} and first_day = ${firstDay}::date
       and last_day = ${lastDay}::date and least = ${least.toString()}::bigint
       and as_of > (select booked_at from result_counter) - make_interval(hours => ${KEPT_HOURS})`.execute(db);
  return rows[0];
}

/** Keeps what was counted, in place of what was counted before. */
export async function keepCount(db: Executor, agentId: string, cycle: Cycle, count: KeptCount): Promise<void> {
  const { firstDay, lastDay, currency, least } = cycle;
  const { members, asOf } = count;
  await sql`
    insert into team_enough (agent_id, currency, first_day, last_day, least, members, as_of)
    values (${agentId}, ${currency}, ${firstDay}, ${lastDay}, ${least.toString()}, ${members}, ${asOf})
    on conflict (agent_id, currency, first_day, last_day, least) do update
      set members = excluded.members, as_of = excluded.as_of`.execute(db);
}

/** Forgets counts that nobody reads any more. */
export async function forgetCounts(db: Executor): Promise<void> {
  await sql`
    delete from team_enough
     where as_of <= (select booked_at from result_counter) - make_interval(hours => ${KEPT_HOURS})`.execute(db);
}

/** Agents with so many below them that counting whoever has bet enough takes too long for a page. */
export async function listLargeTeams(db: Executor, from: number): Promise<{ id: string; currency: string }[]> {
  const { rows } = await sql<{ id: string; currency: string }>`
    select m.id::text as id, m.currency from member m
      join (select agent_id from team_size group by agent_id having sum(members) >= ${from}) t on t.agent_id = m.id
     where m.status = 'active' order by m.id`.execute(db);
  return rows;
}

/** What a team has paid in and got out in a time, each member since it has stood below the agent. */
export async function sumPaid(
  db: Executor,
  agentId: string,
  time: PaidTime,
): Promise<{ deposits: bigint; withdrawals: bigint }> {
  const { rows } = await sql<{ deposits: string; withdrawals: string }>`
    with moved as (${movedIn({ readerId: agentId, parentId: agentId }, time.starts)}), payment as (${paymentsIn(time)})
    select coalesce(sum(p.came), 0)::bigint as deposits, coalesce(sum(p.went), 0)::bigint as withdrawals
      from payment p join agent_edge e on e.descendant = p.member_id and e.ancestor = ${agentId}::bigint
      left join moved v on v.id = p.member_id
     where e.depth > 0 and (v.since is null or p.at >= v.since)`.execute(db);
  const { deposits = '0', withdrawals = '0' } = rows[0] ?? {};
  return { deposits: BigInt(deposits), withdrawals: BigInt(withdrawals) };
}

/** What the team of an agent has played in some days. */
export async function sumPlayed(
  db: Executor,
  agentId: string,
  { from, to, currency }: TeamDays,
): Promise<Played & { bonus: bigint }> {
  const { rows } = await sql<Raw<Played> & { bonus: string }>`
    select coalesce(sum(bets), 0)::int4 as bets, coalesce(sum(valid_bet), 0)::bigint as "validBet",
           coalesce(sum(ggr), 0)::bigint as ggr, coalesce(sum(bonus), 0)::bigint as bonus
      from team_day
     where member_id = ${agentId}::bigint and day between ${from}::date and ${to}::date and currency = ${currency}`.execute(
    db,
  );
  if (!rows[0]) throw new Error('no sums');
  const { bonus, ...played } = rows[0];
  return { ...toPlayed<Played>(played), bonus: BigInt(bonus) };
}

/** Cycle of the dividend of an agent, and the valid bets from which somebody is active in it; of several the oldest contract says it. */
export async function findDividendCycle(
  db: Executor,
  agentId: string,
): Promise<{ period: WindowKind; activeFrom: bigint } | undefined> {
  const { rows } = await sql<{ period: WindowKind; activeFrom: string }>`
    select v.period, v.active_from as "activeFrom"
      from agent_contract c join agent_contract_version v on v.contract_id = c.id and v.state = 'IN_FORCE'
     where c.downline_id = ${agentId}::bigint and c.kind = 'DIVIDEND' order by c.id limit 1`.execute(db);
  const [found] = rows;
  return found && { period: found.period, activeFrom: BigInt(found.activeFrom) };
}

/** What the team of an agent has played, by day; a day without play is left out. */
export async function listTeamDays(
  db: Executor,
  agentId: string,
  { from, to, currency }: TeamDays,
): Promise<Map<string, Played>> {
  const { rows } = await sql<Raw<Played & { day: string }>>`
    select day::text as day, sum(bets)::int4 as bets, sum(valid_bet)::bigint as "validBet", sum(ggr)::bigint as ggr
      from team_day
     where member_id = ${agentId}::bigint and day between ${from}::date and ${to}::date and currency = ${currency}
     group by 1`.execute(db);
  return new Map(rows.map(({ day, ...row }) => [day, toPlayed<Played>(row)]));
}

/** Somebody directly below an agent whose team has bet much. */
export interface TopRow {
  id: string;
  username: string;
  team: number;
  validBet: bigint;
}

/** Those directly below an agent who have bet most with their teams, the greatest first. */
export async function listTop(
  db: Executor,
  agentId: string,
  { from, to, currency }: TeamDays,
  limit: number,
): Promise<TopRow[]> {
  const { rows } = await sql<Omit<TopRow, 'validBet'> & { validBet: string }>`
    with t as (
      select d.member_id as id, sum(d.own_valid_bet + d.valid_bet)::bigint as "validBet"
        from member m join team_day d on d.member_id = m.id
       where m.upline_id = ${agentId}::bigint and d.currency = ${currency}
         and d.day between ${from}::date and ${to}::date and ${playedDirectlyBelow(agentId)}
       group by 1 having sum(d.own_valid_bet + d.valid_bet) > 0
       order by 2 desc, 1 limit ${limit}
    )
    select t.id, m.username, t."validBet", ${teamOf('t.id')} as team
      from t join member m on m.id = t.id order by t."validBet" desc, t.id`.execute(db);
  return rows.map(({ validBet, ...row }) => ({ ...row, validBet: BigInt(validBet) }));
}
