import { type Kysely, sql } from 'kysely';

/** What waits for a second operator: one asks, another decides, and what was asked for is done once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operator_approval (
      id bigint generated always as identity primary key,
      operation text not null,
      target jsonb not null,
      body jsonb not null,
      reason text not null,
      maker_id bigint not null references operator (id),
      state text not null default 'PENDING' constraint operator_approval_state_check
        check (state in ('PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'FAILED', 'EXPIRED')),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      decided_by_id bigint references operator (id),
      decided_at timestamptz,
      decision text,
      constraint operator_approval_decided_by_id_check
        check (state not in ('APPROVED', 'REJECTED') or decided_by_id <> maker_id)
    )`.execute(db);
  await sql`create index operator_approval_state_idx on operator_approval (state, created_at)`.execute(db);
}
