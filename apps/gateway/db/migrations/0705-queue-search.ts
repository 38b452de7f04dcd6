import { type Kysely, sql } from 'kysely';

/** Operators find a withdrawal by the provider's number of one of its parts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index withdraw_part_provider_ref_idx on withdraw_part (provider_ref) where provider_ref is not null`.execute(
    db,
  );
}
