import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table announcement (
      id bigint generated always as identity primary key,
      -- B banner, PL player, PU popup, PR promotion, H agency
      type text not null constraint announcement_type_check check (type in ('B', 'PL', 'PU', 'PR', 'H')),
      -- B before log-in, A after, null both
      execution text constraint announcement_execution_check check (execution in ('B', 'A')),
      group_name text,
      image text,
      image_mobile text,
      link text,
      badge text,
      starts_at timestamptz,
      ends_at timestamptz,
      published_at timestamptz not null default now(),
      place integer not null default 0
    )`.execute(db);
  await sql`create index announcement_type_idx on announcement (type, place)`.execute(db);
  await sql`
    create table announcement_text (
      announcement_id bigint not null references announcement (id) on delete cascade,
      language text not null,
      title text not null,
      -- HTML as the sanitiser of this version left it.
      content text not null,
      alt text not null default '',
      sanitizer_version integer not null,
      primary key (announcement_id, language)
    )`.execute(db);
  await sql`
    create table help_article (
      id bigint generated always as identity primary key,
      tag text not null constraint help_article_tag_key unique
        constraint help_article_tag_check check (tag ~ '^[a-z0-9-]{1,40}$'),
      place integer not null default 0,
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table help_article_text (
      help_article_id bigint not null references help_article (id) on delete cascade,
      language text not null,
      title text not null,
      content text not null,
      sanitizer_version integer not null,
      primary key (help_article_id, language)
    )`.execute(db);
}
