import { type RawBuilder, sql } from 'kysely';
import type { Place } from '../../contract/cursors.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { movedIn } from '../agents/team/moved.port.ts';
import { FREQUENT, type MovementSums, type PostingFilter, postingConditions } from './movements.repository.ts';

/** Which movements of a team. */
export interface TeamMovementFilter {
  readerId: string;
  currency: string;
  from: Date;
  to: Date;
  /** Only of this member and of everybody below. */
  parent?: string | undefined;
  /** Only of one account, by its whole name or number. */
  find?: string | undefined;
  postings: PostingFilter | undefined;
}

/** One entry of the cash of somebody in a team; amounts in 1/10,000 of the currency unit, as text. */
export interface TeamMovementRow {
  postingId: string;
  /** When it was made, as exact as the database has it. */
  place: string;
  at: Date;
  kind: string;
  memberId: string;
  username: string;
  seq: string;
  amount: string;
  balanceAfter: string;
}

/** Entries `e` of members `m` with their postings `p`, since they have stood below the reader. */
function found({ readerId, currency, from, to, parent, find, postings }: TeamMovementFilter): RawBuilder<unknown> {
  const isNumber = find !== undefined && /^\d{1,18}$/.test(find);
  const parts = [
    sql`p.created_at >= ${from}`,
    sql`p.created_at < ${to}`,
    sql`p.kind not in ${FREQUENT}`,
    sql`(v.since is null or p.created_at >= v.since)`,
    ...postingConditions(postings),
  ];
  if (parent !== undefined)
    parts.push(sql`exists (select from agent_edge u where u.ancestor = ${parent}::bigint and u.descendant = m.id)`);
  if (find !== undefined)
    parts.push(sql`(m.username_key = ${find.toLowerCase()} ${isNumber ? sql`or m.id = ${find}::bigint` : sql``})`);
  return sql`
    posting p join entry e on e.posting_id = p.id
    join ledger_account a on a.id = e.account_id and a.kind = 'MAIN' and a.currency = ${currency}
    join member m on m.id = a.owner::bigint
    join agent_edge t on t.ancestor = ${readerId}::bigint and t.descendant = m.id and t.depth > 0
    left join moved v on v.id = m.id
    where ${sql.join(parts, sql` and `)}`;
}

const moved = ({ readerId, parent, from }: TeamMovementFilter) =>
  sql`moved as (${movedIn({ readerId, parentId: parent ?? readerId }, from)})`;

/** The movements that match and come behind a place, or the newest ones. */
export async function listTeamMovements(
  db: Executor,
  filter: TeamMovementFilter,
  place: Place | undefined,
  limit: number,
): Promise<TeamMovementRow[]> {
  // a posting may move the cash of two members: the place is that of an entry
  const [posting, leg] = place?.id.split(':') ?? [];
  const behind = place
    ? sql`and (p.created_at, p.id, e.leg) < (${place.value}::timestamptz, ${posting}::bigint, ${leg}::int4)`
    : sql``;
  const { rows } = await sql<TeamMovementRow>`
    with ${moved(filter)}
    select p.id || ':' || e.leg as "postingId", p.created_at::text as place, p.created_at as at, p.kind,
           m.id as "memberId", m.username, e.seq, e.amount, e.balance_after as "balanceAfter"
      from ${found(filter)} ${behind}
     order by p.created_at desc, p.id desc, e.leg desc limit ${limit}`.execute(db);
  return rows;
}

/** Places of the movements that match, the newest first: so few bytes of each that very many may be held. */
export async function listTeamMovementIds(db: Executor, filter: TeamMovementFilter, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with ${moved(filter)}
    select p.id || ':' || e.leg as id from ${found(filter)}
     order by p.created_at desc, p.id desc, e.leg desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Movements by their places, in that order. */
export async function readTeamMovements(db: Executor, ids: readonly string[]): Promise<TeamMovementRow[]> {
  const legs = ids.map((id) => id.split(':'));
  const { rows } = await sql<TeamMovementRow>`
    select p.id || ':' || e.leg as "postingId", p.created_at::text as place, p.created_at as at, p.kind,
           m.id as "memberId", m.username, e.seq, e.amount, e.balance_after as "balanceAfter"
      from unnest(${legs.map(([id]) => id)}::bigint[], ${legs.map(([, leg]) => leg)}::int4[]) with ordinality as page (id, leg, no)
      join posting p on p.id = page.id join entry e on e.posting_id = p.id and e.leg = page.leg
      join ledger_account a on a.id = e.account_id join member m on m.id = a.owner::bigint
     order by page.no`.execute(db);
  return rows;
}

/** Sums over every movement that matches. */
export async function sumTeamMovements(db: Executor, filter: TeamMovementFilter): Promise<MovementSums> {
  const { rows } = await sql<MovementSums>`
    with ${moved(filter)}
    select count(*)::int4 as count, coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as credit,
           coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint as debit
      from ${found(filter)}`.execute(db);
  if (!rows[0]) throw new Error('no sums');
  return rows[0];
}
