import { type Kysely, sql } from 'kysely';

/** The house vendor keeps its name in every language, as other vendors do; a name that an operator chose stays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update vendor
       set names = (select jsonb_object_agg(language, 'House Studio') from jsonb_object_keys(names) as language)
     where code = 'HOUSE' and names ->> 'EN' = 'House Studio' and names ->> 'KM' = 'ស្ទូឌីយោផ្ទះយើង'`.execute(db);
}
