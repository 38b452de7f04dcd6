import type { AgentTeamAmendable, AgentTeamSort } from '@mekong/api-client/contract/types';
import { type RawBuilder, sql } from 'kysely';
import type { Place } from '../../../contract/cursors.ts';
import type { AccountType } from '../../../contract/values.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import { orderOf } from './order.ts';

/** Types of accounts that can have a team. */
const AGENT_TYPES = sql`(1, 2, 41, 42)`;

/** How many stand below somebody, without trial accounts and closed ones. @param id a column */
export const teamOf = (id: string) =>
  sql`(select coalesce(sum(size.members), 0)::int4 from team_size size where size.agent_id = ${sql.ref(id)})`;

/**
 * How many of them stand directly below. Of those without a team nobody is counted: where few agents have very many directly below,
 * the planner expects as many below everybody and reads all members for each row.
 */
const directlyBelow = (id: string) => sql`
  case when ${teamOf(id)} > 0 then (
    select count(*)::int4 from member d where d.upline_id = ${sql.ref(id)} and counts_in_team(d.type, d.status)) else 0 end`;

/** Whether an account plays only, or can have a team. */
export const kindOf = (type: AccountType): 'MEMBER' | 'AGENT' => (type === 0 || type === 4 ? 'MEMBER' : 'AGENT');

/** Which members are asked for: directly below somebody, so many steps below, or, with what is looked for, at any level below. */
export interface TeamFilter {
  readerId: string;
  parentId: string;
  /** User name in whole, or number of the account. */
  find?: string | undefined;
  /** Steps below the parent. */
  depth?: number | undefined;
  isAgent?: boolean | undefined;
  status?: 'active' | 'locked' | 'closed' | undefined;
  joinedDays?: number | undefined;
  /** Only those of these numbers. */
  ids?: readonly string[] | undefined;
  /** Days that are summed, and the currency. */
  from: string;
  to: string;
  currency: string;
}

/** Money and bets of some days. */
export interface Played {
  bets: number;
  validBet: bigint;
  ggr: bigint;
}

/** Somebody below an agent. */
export interface TeamRow extends Played {
  id: string;
  username: string;
  type: AccountType;
  status: 'active' | 'locked' | 'closed';
  registeredAt: Date;
  lastLoginAt: Date | null;
  /** Contracts that the reader has with it and that are not over. */
  contracts: number;
  /** Those of them whose terms the reader may change. */
  amendable: AgentTeamAmendable[];
  /** Steps below the parent of the filter. */
  depth: number;
  direct: number;
  team: number;
  remark: string | null;
  /** Why the reader, who stands directly above, or a former agent has locked it. */
  lockReason: string | null;
  /** Its cash now, in 1/10,000 of the currency unit, as text; `null` in another currency than the filter's. */
  balance: string | null;
}

/** A member on the way down. */
export interface PathRow {
  id: string;
  username: string;
}

/** As the database answers amounts. */
export type Raw<Row extends Played> = Omit<Row, 'validBet' | 'ggr'> & { validBet: string; ggr: string };

export const toPlayed = <Row extends Played>({ validBet, ggr, ...row }: Raw<Row>) => ({
  ...row,
  validBet: BigInt(validBet),
  ggr: BigInt(ggr),
});

/**
 * Members that a filter finds, as `m`, and how far below the parent they stand, as `e.depth`. Those of a level are found by their
 * upline: of edges by ancestor and depth the planner expects a thousand times too many, and reads all members instead.
 */
export function foundBy({ parentId, find, depth, isAgent, status, joinedDays, ids }: TeamFilter): RawBuilder<unknown> {
  const isNumber = find !== undefined && /^\d{1,18}$/.test(find);
  const named = sql`and (m.username_key = ${find?.toLowerCase()} ${isNumber ? sql`or m.id = ${find}::bigint` : sql``})`;
  const looked =
    find === undefined && (depth ?? 1) === 1
      ? sql`(values (1)) e (depth) cross join member m where m.upline_id = ${parentId}::bigint`
      : sql`
    agent_edge e join member m on m.id = e.descendant
     where e.ancestor = ${parentId}::bigint and e.depth ${depth === undefined ? sql`> 0` : sql`= ${depth}`}
       ${find === undefined ? sql`` : named}`;
  return sql`
    ${looked}
       ${isAgent === undefined ? sql`` : sql`and m.type ${isAgent ? sql`` : sql`not`} in ${AGENT_TYPES}`}
       ${status === undefined ? sql`` : sql`and m.status = ${status}`}
       ${ids === undefined ? sql`` : sql`and m.id = any(${ids}::bigint[])`}
       ${joinedDays === undefined ? sql`` : sql`and m.registered_at > now() - make_interval(days => ${joinedDays})`}`;
}

/** Whether a row `d` was played below somebody: what somebody played for other agents stays with them. */
export const playedBelow = (agentId: string) => sql`exists (
  select from lineage_edge le where le.lineage_id = d.lineage_id and le.ancestor = ${agentId}::bigint)`;

/** Whether a row `d` was played while its member stood directly below an agent. */
export const playedDirectlyBelow = (agentId: string) => sql`exists (
  select from lineage l where l.id = d.lineage_id and l.agent_id = ${agentId}::bigint)`;

/** Whether a row `d` was played while its member stood so many steps below an agent. */
const playedAt = (agentId: string, depth: number) =>
  depth === 1
    ? playedDirectlyBelow(agentId)
    : sql`exists (
  select from lineage_edge le
   where le.lineage_id = d.lineage_id and le.ancestor = ${agentId}::bigint and le.depth = ${depth - 1})`;

/**
 * Whether a row `d` belongs to a row of a filter. In the row of a level is only what was played while its member stood there: what
 * somebody who came up has played deeper in the team is in the row of the agent above then, and is never counted twice.
 */
export const playedFor = ({ readerId, parentId, find, depth = 1 }: TeamFilter) => sql`
  ${find === undefined ? playedAt(parentId, depth) : playedBelow(parentId)}
  ${parentId === readerId ? sql`` : sql`and ${playedBelow(readerId)}`}`;

/** What somebody and everybody below have played in the days of a filter, while they stood below parent and reader. */
const playedBy = (filter: TeamFilter, id: string) => sql`
  select coalesce(sum(d.own_bets + d.bets), 0)::int4 as bets,
         coalesce(sum(d.own_valid_bet + d.valid_bet), 0)::bigint as "validBet",
         coalesce(sum(d.own_ggr + d.ggr), 0)::bigint as ggr
    from team_day d
   where d.member_id = ${sql.ref(id)} and d.day between ${filter.from}::date and ${filter.to}::date
     and d.currency = ${filter.currency} and ${playedFor(filter)}`;

/** When `id` has last logged in. */
const lastLogin = (id: string) =>
  sql`(select s.created_at from session s where s.member_id = ${sql.ref(id)} order by s.id desc limit 1)`;

/** Cash of a member now. @param id a column */
const cashOf = (id: string, currency: string) =>
  sql`(select coalesce(sum(a.balance), 0)::bigint from ledger_account a
        where a.owner = ${sql.ref(id)}::text and a.kind = 'MAIN' and a.currency = ${currency} and a.lane = '')`;

/**
 * What a level is put in the order of. A name by the letters that are shown of it: by whole names, accounts that are made for it
 * would tell the hidden letters one by one.
 */
const sortKeys = (filter: TeamFilter) => {
  const played = (figure: 'validBet' | 'ggr') => ({
    value: sql`(select ${sql.ref(figure)} from (${playedBy(filter, 'm.id')}) p)`,
    type: sql`bigint`,
  });
  return {
    joined: { value: sql`m.registered_at`, type: sql`timestamptz` },
    name: { value: sql`lower(left(m.username, 1) || right(m.username, 1)) collate "C"`, type: sql`text` },
    login: { value: sql`coalesce(${lastLogin('m.id')}, '-infinity')`, type: sql`timestamptz` },
    validBet: played('validBet'),
    ggr: played('ggr'),
  };
};

/** Members of a level or of a search in an order, behind a place in it; those of given numbers in the order of these. */
export async function listTeam(
  db: Executor,
  filter: TeamFilter,
  { sort = '-joined', place, limit }: { sort?: AgentTeamSort | undefined; place?: Place | undefined; limit: number },
): Promise<(TeamRow & { sortValue: string })[]> {
  const { value, direction, behind } = orderOf(sort, sortKeys(filter));
  const order =
    filter.ids === undefined
      ? sql`o."sortValue" ${direction}, o.id ${direction}`
      : sql`array_position(${filter.ids}::bigint[], o.id)`;
  const { rows } = await sql<Raw<TeamRow & { sortValue: string }>>`
    with found as (
      select m.id, m.upline_id as "uplineId", m.username, m.type, m.status, m.registered_at as "registeredAt",
             m.currency, e.depth, ${filter.ids === undefined ? value : sql`null`} as "sortValue"
        from ${foundBy(filter)}
    ), f as (
      select * from found o where ${behind(sql`o."sortValue"`, sql`o.id`, place)} order by ${order} limit ${limit}
    )
    select o.id, o.username, o.type, o.status, o."registeredAt", o.depth, o."sortValue"::text as "sortValue",
           r.text as remark, l.reason as "lockReason", p.*, ${lastLogin('o.id')} as "lastLoginAt",
           case when o.currency = ${filter.currency} then ${cashOf('o.id', filter.currency)} end as balance,
           (select count(*)::int4 from agent_contract c
             where c.upline_id = ${filter.readerId}::bigint and c.downline_id = o.id
               and c.state not in ('REJECTED', 'ENDED')) as contracts,
           (select coalesce(json_agg(json_build_object('contractId', c.id::text, 'kind', c.kind, 'gameType', c.game_type)
                                     order by c.id), '[]')
              from agent_contract c
             where c.upline_id = ${filter.readerId}::bigint and c.downline_id = o.id
               and c.state in ('IN_FORCE', 'AMENDED')) as amendable,
           ${directlyBelow('o.id')} as direct,
           ${teamOf('o.id')} as team
      from f o cross join lateral (${playedBy(filter, 'o.id')}) p
      left join agent_lock l on l.member_id = o.id and o."uplineId" = ${filter.readerId}::bigint
      left join agent_remark r on r.agent_id = ${filter.readerId}::bigint and r.member_id = o.id
     order by ${order}`.execute(db);
  return rows.map((row) => toPlayed<TeamRow & { sortValue: string }>(row));
}

/** Numbers of the members that a filter finds, in an order. */
export async function listTeamIds(
  db: Executor,
  filter: TeamFilter,
  sort: AgentTeamSort,
  limit: number,
): Promise<string[]> {
  const { value, direction } = orderOf(sort, sortKeys(filter));
  const { rows } = await sql<{ id: string }>`
    select m.id from ${foundBy(filter)} order by ${value} ${direction}, m.id ${direction} limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Sums over all members that a filter finds. */
export async function sumTeam(
  db: Executor,
  filter: TeamFilter,
): Promise<Played & { count: number; team: number; balance: string }> {
  type Sums = Played & { count: number; team: number; balance: string };
  const { rows } = await sql<Raw<Sums>>`
    with f as (select m.id, m.currency from ${foundBy(filter)})
    select count(*)::int4 as count, coalesce(sum(p.bets), 0)::int4 as bets,
           coalesce(sum(p."validBet"), 0)::bigint as "validBet", coalesce(sum(p.ggr), 0)::bigint as ggr,
           (select coalesce(sum(t.members), 0)::int4 from f join team_size t on t.agent_id = f.id) as team,
           (select coalesce(sum(${cashOf('f.id', filter.currency)}), 0)::bigint from f
             where f.currency = ${filter.currency}) as balance
      from f cross join lateral (${playedBy(filter, 'f.id')}) p`.execute(db);
  if (!rows[0]) throw new Error('no sums');
  return toPlayed<Sums>(rows[0]);
}

/** What everybody below somebody has played, whoever stands there now. */
export interface PlayedBelow extends Played {
  stake: bigint;
  bonus: bigint;
}

/**
 * What everybody who stood below the parent of a filter has played in its days, whoever stands there now: the days of the parent
 * itself say it, by the agents above it then.
 */
export async function sumBelow(
  db: Executor,
  { readerId, parentId, from, to, currency }: TeamFilter,
): Promise<PlayedBelow> {
  const { rows } = await sql<Record<'validBet' | 'ggr' | 'stake' | 'bonus', string> & { bets: number }>`
    select coalesce(sum(d.bets), 0)::int4 as bets, coalesce(sum(d.valid_bet), 0)::bigint as "validBet",
           coalesce(sum(d.ggr), 0)::bigint as ggr, coalesce(sum(d.stake), 0)::bigint as stake,
           coalesce(sum(d.bonus), 0)::bigint as bonus
      from team_day d
     where d.member_id = ${parentId}::bigint and d.day between ${from}::date and ${to}::date and d.currency = ${currency}
       ${parentId === readerId ? sql`` : sql`and ${playedBelow(readerId)}`}`.execute(db);
  if (!rows[0]) throw new Error('no sums');
  const { bets, validBet, ggr, stake, bonus } = rows[0];
  return { bets, validBet: BigInt(validBet), ggr: BigInt(ggr), stake: BigInt(stake), bonus: BigInt(bonus) };
}

/** The way from a member down to another, both included; empty when the other does not stand below. */
export async function readPath(db: Executor, fromId: string, toId: string): Promise<PathRow[]> {
  const { rows } = await sql<PathRow>`
    select m.id, m.username from agent_edge up
      join agent_edge own on own.ancestor = ${fromId}::bigint and own.descendant = up.ancestor
      join member m on m.id = up.ancestor
     where up.descendant = ${toId}::bigint order by up.depth desc`.execute(db);
  return rows;
}

/** Notes something about a member, or nothing more. */
export async function writeRemark(db: Executor, agentId: string, memberId: string, text: string): Promise<void> {
  if (text === '') {
    await db.deleteFrom('agent_remark').where('agent_id', '=', agentId).where('member_id', '=', memberId).execute();
    return;
  }
  await db
    .insertInto('agent_remark')
    .values({ agent_id: agentId, member_id: memberId, text })
    .onConflict((conflict) =>
      conflict.columns(['agent_id', 'member_id']).doUpdateSet({ text, changed_at: sql<Date>`now()` }),
    )
    .execute();
}
