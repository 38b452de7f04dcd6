import { type Kysely, sql } from 'kysely';

/** Copies of everything that is kept about a member, as members ask for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table data_export (
      id bigint generated always as identity primary key,
      member_id bigint not null references member (id),
      state text not null default 'WAITING'
        constraint data_export_state_check check (state in ('WAITING', 'READY', 'FAILED')),
      asked_at timestamptz not null default now(),
      tries int not null default 0,
      ready_at timestamptz,
      until timestamptz,
      bytes bigint,
      -- the archive; gone when its time is over
      name text references stored_file (name) on delete set null
    )`.execute(db);
  await sql`create index data_export_member_id_idx on data_export (member_id, asked_at desc)`.execute(db);
  await sql`create index data_export_waiting_idx on data_export (id) where state = 'WAITING'`.execute(db);
}
