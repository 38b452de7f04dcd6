import { type Kysely, sql } from 'kysely';

/**
 * A dividend that operators have rejected was given up: what is taken off its window later is taken from that first. Where something
 * of a contract was held already, nobody knows from what it was taken, and nothing is presumed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update agent_bill b set given_up = due - paid
     where state = 'DENIED' and due > paid
       and not exists (select from agent_bill h where h.contract_id = b.contract_id and h.state = 'HELD')`.execute(db);
}
