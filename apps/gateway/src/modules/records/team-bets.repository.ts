import { type RawBuilder, sql } from 'kysely';
import type { Place } from '../../contract/cursors.ts';
import type { Executor } from '../../kernel/db/types.ts';
import {
  type BetFilter,
  type BetResultRow,
  type BetSums,
  betColumns,
  betSource,
  betSums,
  choice,
} from './records.repository.ts';

/** Which bets of a team. */
export interface TeamBetFilter extends Omit<BetFilter, 'memberId'> {
  agentId: string;
  currency: string;
  /** Only of this member and of everybody below. */
  parent?: string | undefined;
  /** Only of one account, by its whole name or number. */
  find?: string | undefined;
  /** Steps that the player stood below the agent. */
  level?: number | undefined;
}

/** A bet of somebody in a team. */
export interface TeamBetRow extends BetResultRow {
  memberId: string;
  username: string;
  level: number;
  /** When it was placed, as exact as the database has it. */
  place: string;
}

/** Bets `b` that were placed below the agent, with the place `le` of the agent above the player then. */
function found({ agentId, currency, parent, find, level, ...filter }: TeamBetFilter): RawBuilder<unknown> {
  const isNumber = find !== undefined && /^\d{1,18}$/.test(find);
  const parts = [choice(filter), sql`b.lineage_id <> 1 and b.currency = ${currency}`];
  if (level !== undefined) parts.push(sql`le.depth = ${level - 1}`);
  if (parent !== undefined)
    parts.push(sql`(b.member_id = ${parent}::bigint
      or b.lineage_id in (select lineage_id from lineage_edge where ancestor = ${parent}::bigint))`);
  if (find !== undefined)
    parts.push(sql`b.member_id in (
      select id from member where username_key = ${find.toLowerCase()} ${isNumber ? sql`or id = ${find}::bigint` : sql``})`);
  return sql`bet b join lineage_edge le on le.lineage_id = b.lineage_id and le.ancestor = ${agentId}::bigint
    where ${sql.join(parts, sql` and `)}`;
}

/** The bets that match and come behind a place, or the newest ones. */
export async function listTeamBets(
  db: Executor,
  filter: TeamBetFilter,
  place: Place | undefined,
  limit: number,
): Promise<TeamBetRow[]> {
  const behind = place ? sql`and (b.placed_at, b.id) < (${place.value}::timestamptz, ${place.id}::bigint)` : sql``;
  const { rows } = await sql<TeamBetRow>`
    with page as (
      select b.id, le.depth + 1 as level from ${found(filter)} ${behind}
       order by b.placed_at desc, b.id desc limit ${limit}
    )
    select ${betColumns}, b.member_id as "memberId", m.username, page.level, b.placed_at::text as place
      from page join bet b on b.id = page.id ${betSource} join member m on m.id = b.member_id
     order by b.placed_at desc, b.id desc`.execute(db);
  return rows;
}

/** Numbers of the bets that match, the newest first: so few bytes of each that very many may be held. */
export async function listTeamBetIds(db: Executor, filter: TeamBetFilter, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select b.id from ${found(filter)} order by b.placed_at desc, b.id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Bets below an agent by their numbers, in that order. */
export async function readTeamBets(db: Executor, agentId: string, ids: readonly string[]): Promise<TeamBetRow[]> {
  const { rows } = await sql<TeamBetRow>`
    select ${betColumns}, b.member_id as "memberId", m.username, le.depth + 1 as level, b.placed_at::text as place
      from unnest(${ids}::bigint[]) with ordinality as page (id, no) join bet b on b.id = page.id ${betSource}
      join member m on m.id = b.member_id
      join lineage_edge le on le.lineage_id = b.lineage_id and le.ancestor = ${agentId}::bigint
     order by page.no`.execute(db);
  return rows;
}

/** Sums over every bet that matches. */
export async function sumTeamBets(db: Executor, filter: TeamBetFilter): Promise<BetSums> {
  const { rows } = await sql<BetSums>`select ${betSums} from ${found(filter)}`.execute(db);
  if (!rows[0]) throw new Error('no sums');
  return rows[0];
}
