import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../db/types.ts';
import type { LocalizedText } from '../games.tables.ts';
import { deletesOfWord, searchFields } from './terms.ts';

const AT_ONCE = 1_000;
/** Words that one typed word may stand for; more are no help to anybody. */
const MOST_WORDS = 1_000;
/** Sorts after every letter in the order of bytes. */
const LAST_LETTER = '\u{10FFFF}';

/** Adds words to the vocabulary that typos and beginnings are looked up in. Words stay: a superfluous one finds nothing. */
export async function learnWords(db: Executor, words: Iterable<string>): Promise<void> {
  const all = [...new Set(words)].sort();
  for (let start = 0; start < all.length; start += AT_ONCE) {
    const rows = all.slice(start, start + AT_ONCE).map((word) => ({ word, deletes: deletesOfWord(word) }));
    await sql`
      insert into search_word (word, deletes)
      select r.word, r.deletes from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (word text, deletes text[])
      on conflict (word) do nothing`.execute(db);
  }
}

/** Makes games findable that are new or got other names. Cheap when there is none. */
export async function indexGames(db: Executor): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ nodeId: number; names: LocalizedText }>`
      select node_id as "nodeId", names from game where search_terms is null order by node_id limit ${AT_ONCE}`.execute(
      db,
    );
    if (rows.length === 0) return;
    const fields = rows.map(({ nodeId, names }) => ({ node_id: nodeId, names, ...searchFields(names) }));
    await learnWords(
      db,
      fields.flatMap(({ words }) => words),
    );
    // names that have changed meanwhile are made again in the next round
    await sql`
      update game g set search_text = r.text, search_terms = r.terms
        from jsonb_to_recordset(${JSON.stringify(fields)}::jsonb) as r (node_id integer, names jsonb, text text, terms text[])
       where g.node_id = r.node_id and g.names = r.names`.execute(db);
  }
}

/** Words of the vocabulary that begin like one of the texts. */
export async function wordsBeginning(db: Executor, texts: readonly string[]): Promise<string[]> {
  const ends = texts.map((text) => text + LAST_LETTER);
  const { rows } = await sql<{ word: string }>`
    select w.word from unnest(${texts}::text[], ${ends}::text[]) as t(first, last)
      join search_word w on w.word >= t.first and w.word < t.last
     order by 1 limit ${MOST_WORDS}`.execute(db);
  return rows.map(({ word }) => word);
}

/** What a typed word that nothing begins with may stand for. */
export interface WordClues {
  /** Texts that are somewhere in the word. */
  inside: readonly string[];
  /** Texts that the word has one of when a letter or two are left out. */
  deletes: readonly string[];
  /** Texts that are the word. */
  exact: readonly string[];
}

/** Words of the vocabulary that one of the clues is true of. */
export async function wordsLike(db: Executor, { inside, deletes, exact }: WordClues): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from search_word where word = any(${exact}::text[])
    union select word from search_word where deletes && ${deletes}::text[]
    union select w.word from unnest(${inside}::text[]) as t(part) join search_word w on strpos(w.word, t.part) > 0
    order by 1 limit ${MOST_WORDS * 4}`.execute(db);
  return rows.map(({ word }) => word);
}

/** A game that may be meant, with its names as lines. */
export interface SearchCandidate {
  nodeId: number;
  vendorId: string;
  text: string;
}

/** Listed games of the vendors that the condition is true of, most played first. */
export async function findCandidates(
  db: Executor,
  { vendors, where, limit }: { vendors: readonly string[]; where: RawBuilder<unknown>; limit: number },
): Promise<SearchCandidate[]> {
  const { rows } = await sql<SearchCandidate>`
    select g.node_id as "nodeId", g.vendor_id as "vendorId", g.search_text as text from game g
     where g.status <> 'off' and g.vendor_id = any(${vendors}::bigint[]) and ${where}
     order by g.popularity desc, g.node_id limit ${limit}`.execute(db);
  return rows;
}

/** Whether at least so many listed games of the vendors are found by the condition. */
export async function hasGames(
  db: Executor,
  { vendors, where, least }: { vendors: readonly string[]; where: RawBuilder<unknown>; least: number },
): Promise<boolean> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::int4 as found from (
      select from game g where g.status <> 'off' and g.vendor_id = any(${vendors}::bigint[]) and ${where}
       limit ${least}) few`.execute(db);
  return (rows[0]?.found ?? 0) >= least;
}
