import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table vendor (
      id bigint generated always as identity primary key,
      code text not null constraint vendor_code_key unique
        constraint vendor_code_check check (code ~ '^[A-Z0-9_]{1,20}$'),
      -- Product language code -> name. English is always there.
      names jsonb not null constraint vendor_names_check check (names ? 'EN'),
      category text not null
        constraint vendor_category_check
        check (category in ('LIVE', 'RNG', 'CONS', 'SPORTS', 'LOTT', 'FISH', 'ELOTT', 'PVP')),
      classify text,
      account_type_id integer not null,
      is_hot boolean not null default false,
      status text not null default 'active'
        constraint vendor_status_check check (status in ('active', 'maintenance', 'off')),
      maintenance_until timestamptz,
      place integer not null
    )`.execute(db);
  await sql`
    create table game (
      -- Number of the game in the site's menu: favourites are kept by it.
      node_id integer primary key,
      game_id text not null constraint game_game_id_check check (game_id ~ '^[A-Za-z0-9_-]{1,64}$'),
      vendor_id bigint not null references vendor (id),
      category text not null
        constraint game_category_check
        check (category in ('LIVE', 'RNG', 'CONS', 'SPORTS', 'LOTT', 'FISH', 'ELOTT', 'PVP')),
      classify text,
      names jsonb not null constraint game_names_check check (names ? 'EN'),
      image text not null,
      -- Names of the game and its vendor in all languages, lower case, for the search.
      search_text text not null,
      is_hot boolean not null default false,
      is_new boolean not null default false,
      rtp numeric(5, 2),
      volatility text not null default 'medium'
        constraint game_volatility_check check (volatility in ('low', 'medium', 'high')),
      features text[] not null default '{}',
      min_bet bigint not null default 0,
      status text not null default 'active'
        constraint game_status_check check (status in ('active', 'maintenance', 'off')),
      place integer not null,
      -- Players of the last seven days; counted again every few minutes.
      popularity integer not null default 0,
      constraint game_vendor_id_game_id_key unique (vendor_id, game_id)
    )`.execute(db);
  await sql`create index game_category_idx on game (category, popularity desc, place)`.execute(db);
  await sql`create index game_vendor_id_idx on game (vendor_id, place)`.execute(db);
  await sql`create index game_is_hot_idx on game (place) where is_hot`.execute(db);
  await sql`
    create table favourite (
      member_id bigint not null references member (id),
      node_id integer not null references game (node_id),
      created_at timestamptz not null default now(),
      primary key (member_id, node_id)
    )`.execute(db);
  await sql`
    create table recent_play (
      member_id bigint not null references member (id),
      node_id integer not null references game (node_id),
      played_at timestamptz not null default now(),
      primary key (member_id, node_id)
    )`.execute(db);
  await sql`create index recent_play_member_id_idx on recent_play (member_id, played_at desc)`.execute(db);
}
