import type { GameSort } from '@mekong/api-client/contract/types';
import { type GameFilter, openFirst, pickGames, plannedLast } from './game-index/filter.ts';
import type { IndexedGames } from './game-index/game-index.service.ts';
import type { GameSet } from './game-index/game-index.ts';

/** What a search has found. */
export interface FoundGames {
  set: GameSet;
  /** How good the best of them are, smaller is better; what is not named here comes behind them. */
  ranks: ReadonlyMap<number, number>;
}

export interface GameOrder {
  sort: GameSort;
  /** Languages of the names, best first. */
  languages: readonly string[];
  /** Games of the member, in the member's order, when the list is of these. */
  own: Int32Array | undefined;
  found: FoundGames | undefined;
}

/** The best of them first, by rank; all else as it was. */
function byRank(positions: Int32Array, ranks: FoundGames['ranks']): Int32Array {
  if (ranks.size === 0) return positions;
  const rankOf = (position: number) => ranks.get(position) ?? Number.POSITIVE_INFINITY;
  const best = Array.from(positions.filter((position) => ranks.has(position))).sort((a, b) => rankOf(a) - rankOf(b));
  const sorted = new Int32Array(positions.length);
  sorted.set(best);
  sorted.set(
    positions.filter((position) => !ranks.has(position)),
    best.length,
  );
  return sorted;
}

const among = (order: Int32Array, own: Int32Array | undefined): Int32Array => {
  if (!own) return order;
  const positions = new Set(own);
  return order.filter((position) => positions.has(position));
};

/**
 * All games of a list in its order. In the usual order what cannot be played now comes after everything that can; of a
 * search the best matches come first; games that no server plays yet come last in every order. Favourites and recent
 * games have an order of their own, newest first.
 */
export async function orderGames(
  gameIndexes: IndexedGames,
  filter: GameFilter,
  { sort, languages, own, found }: GameOrder,
): Promise<Int32Array> {
  const { gameIndex } = gameIndexes;
  const inOrder = (positions: Int32Array) => plannedLast(gameIndex, positions, filter);
  if (sort !== '-popularity')
    return inOrder(pickGames(gameIndex, among(await gameIndexes.sorted(sort, languages), own), filter));
  if (own && !found) return pickGames(gameIndex, own, filter);
  const picked = openFirst(gameIndex, pickGames(gameIndex, among(gameIndexes.usual, own), filter), filter);
  return inOrder(found ? byRank(picked, found.ranks) : picked);
}
