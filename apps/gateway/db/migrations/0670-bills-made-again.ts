import { type Kysely, sql } from 'kysely';

/**
 * What a bill is made again by: the results of its window that count at a time of their own, and the link of the chain that it
 * names. Without these every bill reads all results and all links there are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index bet_result_effective_at_idx on bet_result (effective_at) where effective_at is not null`.execute(db);
  await sql`create index result_batch_seq_to_idx on result_batch (seq_to)`.execute(db);
}
