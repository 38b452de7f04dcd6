import { type Kysely, sql } from 'kysely';

/** Answers of money requests, kept for ever: the same key gets the same bytes again (trust.md R5). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table idempotency_key (
      -- who asked (member id) and for what (operation id): keys of two people or two operations never meet
      actor text not null,
      operation text not null,
      key text not null,
      body_hash bytea not null,
      status smallint not null,
      answer text not null,
      created_at timestamptz not null default now(),
      primary key (actor, operation, key)
    )`.execute(db);
}
