import { type Kysely, sql } from 'kysely';

/** Says what these tables hold. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table __table__ (
      id bigint generated always as identity primary key,
      member_id bigint not null references member (id),
      note text not null constraint __table___note_check check (length(note) between 1 and 500),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index __table___member_id_idx on __table__ (member_id, id desc)`.execute(db);
}
