import { type Kysely, sql } from 'kysely';

/** The row that readiness writes: a full or read-only disk still answers every read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table write_probe (
      only_one boolean primary key default true constraint write_probe_only_one_check check (only_one),
      written_at timestamptz not null default now()
    )`.execute(db);
  await sql`insert into write_probe default values`.execute(db);
}
