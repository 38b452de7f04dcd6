import { type Kysely, sql } from 'kysely';

/** Money that members pass on along the tree: to their upline, or an agent to a direct downline. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table transfer (
      id bigint generated always as identity primary key,
      transfer_no text not null constraint transfer_transfer_no_key unique,
      sender_id bigint not null references member (id),
      receiver_id bigint not null references member (id),
      -- along which edge of the tree: to the upline of the sender, or to a downline
      direction text not null constraint transfer_direction_check check (direction in ('UP', 'DOWN')),
      currency text not null,
      amount bigint not null constraint transfer_amount_check check (amount > 0),
      note text constraint transfer_note_check check (char_length(note) between 1 and 140),
      created_at timestamptz not null default now(),
      constraint transfer_parties_check check (sender_id <> receiver_id)
    )`.execute(db);
  await sql`create index transfer_sender_id_idx on transfer (sender_id, id desc)`.execute(db);
  await sql`create index transfer_receiver_id_idx on transfer (receiver_id, id desc)`.execute(db);
}
