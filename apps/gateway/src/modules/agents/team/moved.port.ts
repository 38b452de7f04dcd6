import { type RawBuilder, sql } from 'kysely';

/** Whose team, and the members whose downlines are read of it. */
export interface TeamOf {
  readerId: string;
  parentId: string;
}

/**
 * Members `id` who have come below reader or parent with a move since a moment, and when: what was before it is another
 * agent's. A move within the team is none.
 *
 * @returns a query for a `with`
 */
export const movedIn = ({ readerId, parentId }: TeamOf, from: Date): RawBuilder<unknown> => sql`
  select e.descendant as id, max(v.done_at) as since
    from agent_move v
    join agent_edge a on a.ancestor in (${readerId}::bigint, ${parentId}::bigint) and a.descendant = v.member_id and a.depth > 0
    join agent_edge e on e.ancestor = v.member_id
   where v.state = 'DONE' and v.done_at > ${from}
     and not exists (select from agent_edge o where o.ancestor = a.ancestor and o.descendant = v.from_id)
   group by 1`;
