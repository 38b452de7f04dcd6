import { type RawBuilder, sql } from 'kysely';
import type { LocalizedText } from '../../../contract/values.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import { idArray, idList, numbersIn } from '../game-index/game-index.repository.ts';
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
      select s.node_id as "nodeId", g.names from game_search s join game g on g.node_id = s.node_id
       where s.terms is null order by s.node_id limit ${AT_ONCE}`.execute(db);
    if (rows.length === 0) return;
    const fields = rows.map(({ nodeId, names }) => ({ node_id: nodeId, names, ...searchFields(names) }));
    await learnWords(
      db,
      fields.flatMap(({ words }) => words),
    );
    // names that have changed meanwhile are made again in the next round
    await sql`
      update game_search s set text = r.text, terms = r.terms
        from jsonb_to_recordset(${JSON.stringify(fields)}::jsonb) as r (node_id integer, names jsonb, text text, terms text[])
        join game g on g.node_id = r.node_id and g.names = r.names
       where s.node_id = r.node_id`.execute(db);
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

/** Numbers of the games that a condition on `game_search s` is true of. */
export async function findNodeIds(db: Executor, where: RawBuilder<unknown>): Promise<Int32Array> {
  const { rows } = await sql<{ ids: string }>`
    select ${idList(sql`s.node_id`)} as ids from game_search s where ${where}`.execute(db);
  return numbersIn(rows[0]?.ids ?? '{}');
}

/** Names of games as lines, by number. */
export async function readTexts(db: Executor, nodeIds: Int32Array): Promise<Map<number, string>> {
  const rows = await sql<{ nodeId: number; text: string }>`
    select node_id as "nodeId", text from game_search where node_id = any(${idArray(nodeIds)})`.execute(db);
  return new Map(rows.rows.map(({ nodeId, text }) => [nodeId, text]));
}

/** Those of the games with a name that is the phrase, and those with one that begins with it. */
export async function findNamed(
  db: Executor,
  nodeIds: Int32Array,
  phrase: string,
): Promise<{ exact: Int32Array; beginning: Int32Array }> {
  const { rows } = await sql<{ exact: string; beginning: string }>`
    select coalesce(array_agg(node_id) filter (where is_exact)::text, '{}') as exact,
           coalesce(array_agg(node_id) filter (where not is_exact)::text, '{}') as beginning
      from (select node_id, strpos(text, ${`\n${phrase}\n`}) > 0 as is_exact from game_search
             where node_id = any(${idArray(nodeIds)}) and strpos(text, ${`\n${phrase}`}) > 0) named`.execute(db);
  const { exact = '{}', beginning = '{}' } = rows[0] ?? {};
  return { exact: numbersIn(exact), beginning: numbersIn(beginning) };
}
