import { type Kysely, sql } from 'kysely';

/** What members agree to. Rows are added and never changed: the last one of a kind counts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table consent (
      id bigint generated always as identity primary key,
      member_id bigint not null references member (id),
      kind text not null constraint consent_kind_check check (kind in ('TERMS', 'AGE', 'MARKETING')),
      is_given boolean not null,
      -- of the text that was agreed to
      version text,
      source text not null
        constraint consent_source_check check (source in ('REGISTRATION', 'SETTINGS', 'EXCLUSION', 'CLOSING')),
      at timestamptz not null default now()
    )`.execute(db);
  await sql`create index consent_member_id_idx on consent (member_id, id desc)`.execute(db);
  await sql`
    insert into consent (member_id, kind, is_given, version, source, at)
    select id, 'AGE', true, null, 'REGISTRATION', age_stated_at from member where age_stated_at is not null
    union all
    select id, 'TERMS', true, terms_version, 'REGISTRATION', terms_accepted_at
      from member where terms_accepted_at is not null
    order by 6, 1, 2`.execute(db);
}
