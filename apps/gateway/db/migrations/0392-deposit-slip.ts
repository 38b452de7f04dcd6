import { type Kysely, sql } from 'kysely';

/** Slips of bank transfers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deposit_slip (
      id bigint generated always as identity primary key,
      order_id bigint not null references deposit_order (id),
      -- the row goes with the picture, when the time for which it is kept is over
      name text not null constraint deposit_slip_name_key unique references stored_file (name) on delete cascade,
      sent_at timestamptz not null
    )`.execute(db);
  await sql`create index deposit_slip_order_id_idx on deposit_slip (order_id)`.execute(db);
}
