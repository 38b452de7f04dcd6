import { sql } from 'kysely';
import type { Executor } from '../../src/kernel/db/types.ts';

export const AGENTS = 10_000;
export const MEMBERS = 100_000;
export const zone = 'Asia/Phnom_Penh';
export const currency = 'KHR';
/** Direct agents of an agent: 10,000 of them stand on eight levels. */
const BRANCHES = 3.15;

/** Members by their numbers, the agents first; edges and lineages are set by set, as the triggers would have made them. */
export async function fillTree(db: Executor): Promise<void> {
  await sql`set session_replication_role = replica`.execute(db);
  await sql`
    insert into member (id, username, nickname, currency, language, referral_code, type, upline_id, lineage_id,
                        registered_at)
    overriding system value
    select n, 'tree' || lpad(n::text, 6, '0'), 'Tree ' || n, ${currency}, 'KM', 'TREE' || lpad(n::text, 12, '0'),
           case when n <= ${AGENTS}::int then 1 else 0 end,
           case when n = 1 then null when n <= ${AGENTS}::int then 1 + floor((n - 2) / ${BRANCHES}::float8)::int
                else 1 + (n - 1) % ${AGENTS}::int end, 1,
           -- over a year: 288 of them today
           now() - make_interval(mins => (${MEMBERS}::int - n) * 5)
      from generate_series(1, ${MEMBERS}::int) n`.execute(db);
  await sql`
    insert into agent_edge
      with recursive below as (
        select id as ancestor, id as descendant, 0 as depth from member
        union all
        select b.ancestor, m.id, b.depth + 1 from below b join member m on m.upline_id = b.descendant
      )
      select ancestor, descendant, depth from below`.execute(db);
  // the lineage of agent n is n + 1: the first is that of players without an agent
  await sql`
    insert into lineage (id, agent_id, from_seq) overriding system value
      select n + 1, n, 0 from generate_series(1, ${AGENTS}::int) n`.execute(db);
  await sql`
    insert into lineage_edge (lineage_id, ancestor, parent, depth, above_id)
      select e.descendant + 1, m.id, m.upline_id, e.depth, coalesce(m.upline_id + 1, 1)
        from agent_edge e join member m on m.id = e.ancestor where e.descendant <= ${AGENTS}::int`.execute(db);
  await sql`update member set lineage_id = coalesce(upline_id + 1, 1)`.execute(db);
  await sql`select count_teams()`.execute(db);
  await sql`set session_replication_role = default`.execute(db);
}
