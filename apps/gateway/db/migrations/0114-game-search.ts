import { type Kysely, sql } from 'kysely';

/**
 * What the search finds games by, made by the gateway from their names (modules/games/search): it finds the same on every
 * engine and in every script, because nothing of it is left to the database's locale.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Words of all names, and pairs of letters where a script writes no spaces. Null: to be made.
  await sql`alter table game add column search_terms text[]`.execute(db);
  // No pending list: it would slow searches down until the next vacuum, and the embedded engine has none by itself.
  await sql`create index game_search_terms_idx on game using gin (search_terms) with (fastupdate = off)`.execute(db);
  await sql`create index game_search_todo_idx on game (node_id) where search_terms is null`.execute(db);
  // Whoever changes names need not know of the search.
  await sql`
    create function game_forget_search_terms() returns trigger language plpgsql as $$
    begin
      if new.names is distinct from old.names and new.search_terms is not distinct from old.search_terms then
        new.search_terms := null;
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger game_search_terms_follow before update of names on game
      for each row execute function game_forget_search_terms()`.execute(db);
  await sql`
    create table search_word (
      -- Compared by its bytes, so that words with one beginning stand together.
      word text collate "C" primary key,
      -- The word with a letter or two left out: what a typo has in common with it.
      deletes text[] not null
    )`.execute(db);
  await sql`create index search_word_deletes_idx on search_word using gin (deletes) with (fastupdate = off)`.execute(
    db,
  );
  await sql`drop index game_category_idx`.execute(db);
  await sql`
    create index game_category_idx on game (category, popularity desc, is_hot desc, place, node_id)`.execute(db);
}
