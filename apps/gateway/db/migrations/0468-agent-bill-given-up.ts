import { type Kysely, sql } from 'kysely';

/**
 * What was given up of a bill, so that a correction that takes money off is taken from that first. Where nothing of a contract was
 * held it is what was not paid of an expired bill; where something was, nobody knows any more, and nothing is presumed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table agent_bill add column given_up bigint not null default 0`.execute(db);
  await sql`
    update agent_bill b set given_up = due - paid
     where state = 'EXPIRED'
       and not exists (select from agent_bill h where h.contract_id = b.contract_id and h.state = 'HELD')`.execute(db);
}
