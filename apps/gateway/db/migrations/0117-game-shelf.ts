import { type Kysely, sql } from 'kysely';

/**
 * Games are narrow again: what the search finds them by has a table of its own, so that neither a count nor a new number
 * of players touches it. Lists are kept by the gateways (modules/games/shelf), which learn by the numbers of
 * `game_version` what is no longer as they know it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table game_search (
      node_id integer primary key references game (node_id) on delete cascade,
      -- Names as the search compares them, one a line.
      text text not null default '',
      -- Words of the names, and pairs of letters where a script writes no spaces. Null: to be made.
      terms text[]
    )`.execute(db);
  await sql`insert into game_search select node_id, search_text, search_terms from game order by node_id`.execute(db);
  await sql`drop trigger game_search_terms_follow on game`.execute(db);
  await sql`drop function game_forget_search_terms()`.execute(db);
  await sql`alter table game drop column search_text, drop column search_terms`.execute(db);
  // No pending list: it would slow searches down until the next vacuum, and the embedded engine has none by itself.
  await sql`create index game_search_terms_idx on game_search using gin (terms) with (fastupdate = off)`.execute(db);
  await sql`create index game_search_todo_idx on game_search (node_id) where terms is null`.execute(db);
  await followNames(db);

  // the orders of lists, which are kept elsewhere now
  await sql`drop index game_category_idx, game_popularity_idx`.execute(db);
  await sql`create index game_category_idx on game (category)`.execute(db);
  await sql`create index game_popularity_idx on game (popularity desc, place, node_id) where popularity > 0`.execute(
    db,
  );
  // gives the room of the dropped columns back
  await sql`cluster game using game_pkey`.execute(db);
  await sql`alter table game set without cluster`.execute(db);
  // the embedded engine never does so by itself
  await sql`analyze game, game_search`.execute(db);
  await countChanges(db);
}

/** Whoever writes names need not know of the search. */
async function followNames(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function game_search_begin() returns trigger language plpgsql as $$
    begin
      insert into game_search (node_id) select node_id from made;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger game_search_begins after insert on game referencing new table as made
      for each statement execute function game_search_begin()`.execute(db);
  await sql`
    create function game_search_forget() returns trigger language plpgsql as $$
    begin
      update game_search set terms = null where node_id = new.node_id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger game_search_forgets after update of names on game
      for each row when (new.names is distinct from old.names) execute function game_search_forget()`.execute(db);
}

/** Each change of a game raises a number in its own transaction: who sees the one sees the other. */
async function countChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table game_version (
      -- There is one row.
      id boolean primary key default true constraint game_version_id_check check (id),
      -- What games are listed, and all that lists are narrowed by.
      listing bigint not null default 0,
      -- How many play them.
      popularity bigint not null default 0,
      -- What they are called.
      names bigint not null default 0,
      -- What the search finds them by.
      search bigint not null default 0
    )`.execute(db);
  await sql`insert into game_version default values`.execute(db);
  await sql`
    create function game_version_raise() returns trigger language plpgsql as $$
    begin
      update game_version set
        listing = listing + ('listing' = any (tg_argv))::int,
        popularity = popularity + ('popularity' = any (tg_argv))::int,
        names = names + ('names' = any (tg_argv))::int,
        search = search + ('search' = any (tg_argv))::int;
      return null;
    end $$`.execute(db);
  const raise = (trigger: string, event: string, parts: string) =>
    sql`create trigger ${sql.ref(trigger)} after ${sql.raw(event)} for each statement
      execute function game_version_raise(${sql.raw(parts)})`.execute(db);
  await raise('game_version_rows', 'insert or delete or truncate on game', `'listing', 'popularity', 'names'`);
  await raise(
    'game_version_listing',
    `update of node_id, vendor_id, category, classify, is_hot, is_new, rtp, volatility, features, min_bet, status, place
      on game`,
    `'listing'`,
  );
  await raise('game_version_popularity', 'update of popularity on game', `'popularity'`);
  await raise('game_version_names', 'update of names on game', `'names'`);
  await raise('game_version_search', 'insert or update or delete or truncate on game_search', `'search'`);
}
