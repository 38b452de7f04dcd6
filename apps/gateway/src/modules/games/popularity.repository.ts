import { sql } from 'kysely';
import type { Executor } from '../../db/types.ts';

/**
 * Counts again how many real players each game had in the last seven days; the lists sort by it. Only games whose number
 * changed are written.
 */
export async function recountPopularity(db: Executor): Promise<void> {
  await sql`
    update game g set popularity = counted.players
      from (select g.node_id, count(distinct b.member_id)::int4 as players
              from game g
              join vendor v on v.id = g.vendor_id
              left join (bet b join member m on m.id = b.member_id and m.type <> 4)
                on b.vendor = v.code and b.game_id = g.game_id and b.placed_at > now() - interval '7 days'
             where g.popularity > 0 or b.id is not null
             group by g.node_id) counted
     where counted.node_id = g.node_id and counted.players <> g.popularity`.execute(db);
}
