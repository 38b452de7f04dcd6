import { sql } from 'kysely';
import type { Executor } from '../../kernel/db/types.ts';

/** Games that are written in one statement. */
const AT_ONCE = 1_000;

/**
 * Counts again how many real players each game had in the last seven days; the lists sort by it. Only games whose number
 * changed are written, and never so many at a time that a statement takes long.
 */
export async function recountPopularity(db: Executor): Promise<void> {
  const { rows } = await sql<{ nodeId: number; players: number }>`
    select coalesce(counted.node_id, known.node_id) as "nodeId", coalesce(counted.players, 0) as players
      from (select g.node_id, count(distinct b.member_id)::int4 as players
              from bet b
              join member m on m.id = b.member_id and m.type <> 4
              join vendor v on v.code = b.vendor
              join game g on g.vendor_id = v.id and g.game_id = b.game_id
             where b.placed_at > now() - interval '7 days'
             group by g.node_id) counted
      full join (select node_id, popularity from game where popularity > 0) known on known.node_id = counted.node_id
     where coalesce(counted.players, 0) <> coalesce(known.popularity, 0)
     order by 1`.execute(db);
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const part = rows.slice(start, start + AT_ONCE);
    await sql`
      update game g set popularity = counted.players
        from unnest(${part.map(({ nodeId }) => nodeId)}::int4[], ${part.map(({ players }) => players)}::int4[])
             as counted (node_id, players)
       where counted.node_id = g.node_id`.execute(db);
  }
}
