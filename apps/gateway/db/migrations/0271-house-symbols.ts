import { type Kysely, sql } from 'kysely';

/**
 * Lines of house rounds that were stored before a line could carry the ids of its symbols: their text is those ids, and
 * without them the betting record shows it as it stands, in English, in every language.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const old = sql`
    line ->> 'name' in ('row-1', 'row-2', 'row-3') and not line ? 'symbols'
      and string_to_array(line ->> 'value', ' ') <@ array['lotus', 'lantern', 'naga', 'elephant', 'apsara', 'drum', 'coin',
            'ace', 'king', 'queen', 'jack', 'ten']`;
  await sql`
    update round r
       set details = (
             select jsonb_agg(case when ${old}
                              then line || jsonb_build_object('symbols', string_to_array(line ->> 'value', ' '))
                              else line end order by place)
               from jsonb_array_elements(r.details) with ordinality as lines (line, place))
     where r.vendor = 'HOUSE' and exists (select from jsonb_array_elements(r.details) as line where ${old})`.execute(
    db,
  );
}
