import type { Executor } from '../../../kernel/db/types.ts';
import type { IndexedGames } from '../game-index/game-index.service.ts';
import { type GameSet, positionOf, setOf } from '../game-index/game-index.ts';
import type { FoundGames } from '../game-list.ts';
import { all, any, begins, type Condition, hasAll, hasAny, holds, isOf, NOTHING } from './condition.ts';
import { gamesWith } from './find.ts';
import { joinRuns, kindOf, type Token, wordsIn } from './fold.ts';
import { type FoldedName, type Patience, patient, queryOf, RANK, rankerOf, type SearchQuery, usual } from './match.ts';
import { findNamed, readTexts, wordsBeginning, wordsLike } from './search.repository.ts';
import { splitInto } from './split.ts';
import { beginningTerm, deletesOf, pairsOf } from './terms.ts';

/** A search that finds fewer games than this looks for typos as well. */
const FEW = 8;
/** So many games are looked through for whole names and beginnings. */
const MOST_RANKED = 5_000;
/**
 * Who finds more has not said enough to tell one from the other, and sees what is played most: of as many as anybody pages
 * through the best still come first.
 */
const FIRST_RANKED = 1_000;
/** Games that are looked at one by one, and of these the ones that are found. */
const MOST_CANDIDATES = 1_500;
const MOST_FOUND = 300;
/** Words that one typed word may stand for besides those that begin with it, the most alike first. */
const MOST_ALIKE = 60;

/** A vendor whose games are searched, with the names it is known by. */
export interface SearchVendor {
  id: string;
  names: readonly FoldedName[];
}

/** Vendors with a name that has the token at the beginning of a word, or something like it. */
const vendorsWith = (token: Token, vendors: readonly SearchVendor[], most: number, patience: Patience): string[] => {
  const rank = rankerOf({ tokens: [token], phrase: token.text }, patience);
  return vendors.filter(({ names }) => rank([], names) < most).map(({ id }) => id);
};

/** Each token is the beginning of a word, or somewhere in a run, of the game or its vendor. */
async function strictly(db: Executor, { tokens }: SearchQuery, vendors: readonly SearchVendor[]): Promise<Condition[]> {
  const typed = tokens.filter(({ kind, text }) => kind !== 'run' && beginningTerm(text) === undefined);
  const texts = typed.map(({ text }) => text);
  const words = texts.length === 0 ? [] : await wordsBeginning(db, texts);
  const ownOf = ({ kind, text }: Token): Condition => {
    if (kind === 'run') return holds(text);
    return begins(text) ?? hasAny(words.filter((word) => word.startsWith(text)));
  };
  return tokens.map((token) => {
    const own = ownOf(token);
    const known = vendorsWith(token, vendors, RANK.INSIDE, usual);
    return known.length === 0 ? own : any([own, isOf(known)]);
  });
}

/** A part of a run that stays as it is when there are typos elsewhere: one of the pieces does. */
function piecesOf(run: string, typos: number): string[] {
  const letters = [...run];
  const size = Math.floor(letters.length / (typos + 1));
  if (size === 0) return letters;
  // a swap across the border of two pieces spoils both: the second cut has its borders elsewhere
  const shifts = size > 2 ? [0, 1] : [0];
  return shifts.flatMap((shift) =>
    Array.from({ length: typos + 1 }, (_, at) => {
      const start = at === 0 ? 0 : at * size + shift;
      return letters.slice(start, at === typos ? undefined : (at + 1) * size + shift).join('');
    }).filter((piece) => piece !== ''),
  );
}

/** A run with typos, or its words in another order. */
function likeRun(run: string, patience: Patience): Condition {
  const typos = patience(run.length);
  const pieces = typos === 0 ? [run] : piecesOf(run, typos);
  const words = wordsIn(run);
  return any([
    ...pieces.map((piece) => hasAll(pairsOf(piece))),
    ...(words.length > 1 ? [all(words.map((word) => hasAll(pairsOf(word))))] : []),
  ]);
}

/** Each token is somewhere in a word, has a typo, or is several words that were typed as one. */
async function loosely(
  db: Executor,
  query: SearchQuery,
  { vendors, strict, patience }: { vendors: readonly SearchVendor[]; strict: readonly Condition[]; patience: Patience },
): Promise<Condition[]> {
  const typed = query.tokens.filter(({ kind }) => kind === 'word');
  const splits = typed.filter(({ text }) => text.length >= 5).map(({ text }) => splitInto(text));
  const words = await wordsLike(db, {
    inside: typed.filter(({ text }) => text.length >= 2).map(({ text }) => text),
    deletes: typed.flatMap(({ text }) => {
      const typos = patience(text.length);
      return typos === 0 ? [] : deletesOf(text, typos);
    }),
    exact: splits.flatMap(({ pieces }) => pieces),
  });
  const known = new Set(words);
  const likeWord = (token: Token): Condition[] => {
    const rankOf = rankerOf({ tokens: [token], phrase: token.text }, patience);
    const alike = words
      .map((word) => ({ word, rank: rankOf([], [{ tokens: [{ kind: 'word', text: word, from: [] }], phrase: word }]) }))
      .filter(({ rank }) => rank < RANK.NONE)
      .sort((a, b) => a.rank - b.rank)
      .slice(0, MOST_ALIKE);
    const cuts = splits.find(({ text }) => text === token.text)?.into(known) ?? [];
    return [...(alike.length > 0 ? [hasAny(alike.map(({ word }) => word))] : []), ...cuts.map(hasAll)];
  };
  const isSlip = ({ text }: Token) => patience === patient && text.length === 1 && query.tokens.length > 1;
  const kept = query.tokens.filter((token) => !isSlip(token));
  const parts = kept.map((token) => {
    const asTyped = strict[query.tokens.indexOf(token)] ?? NOTHING;
    if (token.kind === 'number') return asTyped;
    // a run without typos is among the runs with some, and would have every row of them looked at twice
    const like = token.kind === 'run' ? [likeRun(token.text, patience)] : [asTyped, ...likeWord(token)];
    const known = vendorsWith(token, vendors, RANK.NONE, patience);
    return any([...like, ...(known.length === 0 ? [] : [isOf(known)])]);
  });
  // spaces between runs mean little: a typo may be in any of them
  const runs = joinRuns(query.tokens);
  if (parts.length === 0 || runs.length === query.tokens.length) return parts;
  const joined = runs.filter(({ kind }) => kind === 'run').map(({ text }) => likeRun(text, patience));
  const rest = parts.filter((_, at) => kept[at]?.kind !== 'run');
  return [any([all(parts), all([...joined, ...rest])])];
}

/** Reads names of candidates from the lines they are kept in. Candidates have most of their words in common. */
function nameReader(): (lines: string) => FoldedName[] {
  const words = new Map<string, FoldedName['tokens'][number]>();
  const tokenOf = (text: string) => {
    const token = words.get(text) ?? { kind: kindOf(text), text, from: [] };
    words.set(text, token);
    return token;
  };
  return (lines) =>
    lines
      .split('\n')
      .filter(Boolean)
      .map((phrase) => ({ phrase, tokens: phrase.split(' ').map(tokenOf) }));
}

/** The games among them that can be listed, in the usual order. */
function listed({ gameIndex, usual: order }: IndexedGames, found: GameSet, vendors: ReadonlySet<string>): Int32Array {
  const isOne = gameIndex.kinds.map(({ vendorId }) => vendors.has(vendorId));
  const positions = new Int32Array(order.length);
  let size = 0;
  for (const position of order)
    if (found[position] === 1 && isOne[gameIndex.kindOf[position] ?? 0]) positions[size++] = position;
  return positions.subarray(0, size);
}

/**
 * Finds what somebody typed. Where the beginnings of words find enough, these are all there is; otherwise typos count too,
 * and what they find is looked at one by one and put in order here, so that both engines agree.
 *
 * @param vendors whose games are searched, in the whole catalogue: the same text means the same whatever else is chosen
 */
export async function findGames(
  db: Executor,
  gameIndexes: IndexedGames,
  text: string,
  vendors: readonly SearchVendor[],
): Promise<FoundGames> {
  const { gameIndex } = gameIndexes;
  const nothing: FoundGames = { set: setOf(gameIndex, []), ranks: new Map() };
  const query = queryOf(text);
  if (!query) return nothing;
  const ids = new Set(vendors.map(({ id }) => id));
  const strict = await strictly(db, query, vendors);
  const set = await gamesWith(db, gameIndexes, all(strict));
  const found = listed(gameIndexes, set, ids);
  if (found.length >= FEW) {
    const ranked = found.length > MOST_RANKED ? found.subarray(0, FIRST_RANKED) : found;
    return { set, ranks: await rankNamed(db, gameIndexes, query, ranked) };
  }
  const names = new Map(vendors.map((vendor) => [vendor.id, vendor.names]));
  for (const patience of [usual, patient]) {
    const loose = await loosely(db, query, { vendors, strict, patience });
    if (loose.length === 0) continue;
    const candidates = listed(gameIndexes, await gamesWith(db, gameIndexes, all(loose)), ids).subarray(
      0,
      MOST_CANDIDATES,
    );
    const texts = await readTexts(db, nodeIdsAt(gameIndexes, candidates));
    const rankOf = rankerOf(query, patience);
    const namesOf = nameReader();
    const ranked = Array.from(candidates, (position) => {
      const lines = texts.get(gameIndex.nodeIds[position] ?? 0) ?? '';
      const vendor = gameIndex.kinds[gameIndex.kindOf[position] ?? 0]?.vendorId ?? '';
      return [position, rankOf(namesOf(lines), names.get(vendor))] as const;
    })
      .filter(([, rank]) => rank < RANK.NONE)
      .sort(([, a], [, b]) => a - b)
      .slice(0, MOST_FOUND);
    if (ranked.length > 0)
      return {
        set: setOf(
          gameIndex,
          ranked.map(([position]) => position),
        ),
        ranks: new Map(ranked),
      };
  }
  return nothing;
}

const nodeIdsAt = ({ gameIndex }: IndexedGames, positions: Int32Array): Int32Array =>
  positions.map((position) => gameIndex.nodeIds[position] ?? 0);

/** The whole name, then the beginning of one; anything else comes behind them. */
async function rankNamed(
  db: Executor,
  gameIndexes: IndexedGames,
  { phrase }: SearchQuery,
  positions: Int32Array,
): Promise<Map<number, number>> {
  const { exact, beginning } = await findNamed(db, nodeIdsAt(gameIndexes, positions), phrase);
  const ranks = new Map<number, number>();
  for (const [nodeIds, rank] of [
    [exact, RANK.EXACT],
    [beginning, RANK.PREFIX],
  ] as const)
    for (const nodeId of nodeIds) ranks.set(positionOf(gameIndexes.gameIndex, nodeId), rank);
  return ranks;
}
