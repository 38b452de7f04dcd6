import { sql } from 'kysely';
import type { Executor } from '../../db/types.ts';

/** How much work a queue has. */
export interface QueueCount {
  queue: string;
  /** Not begun, or to be tried again. */
  waiting: number;
  active: number;
  /** Given up, and not in the hands of a queue of dead letters. */
  failed: number;
  /** Seconds that the oldest one waits already beyond its time; 0 when none does. */
  waitsSeconds: number;
}

/** Every queue with its work, by name. */
export async function countQueues(db: Executor): Promise<QueueCount[]> {
  const { rows } = await sql<QueueCount>`
    select q.name as queue,
           count(*) filter (where j.state in ('created', 'retry'))::int4 as waiting,
           count(*) filter (where j.state = 'active')::int4 as active,
           count(*) filter (where j.state = 'failed')::int4 as failed,
           coalesce(greatest(0, extract(epoch from now() - min(j.start_after)
             filter (where j.state in ('created', 'retry')))), 0)::int4 as "waitsSeconds"
      from pgboss.queue q left join pgboss.job j on j.name = q.name
     group by q.name order by q.name`.execute(db);
  return rows;
}
