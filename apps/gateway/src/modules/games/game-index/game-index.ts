import type { GameCategoryCode } from '../../../contract/values.ts';

/** What games of one kind have in common: all that lists are narrowed by, but for numbers. */
export interface GameKind {
  vendorId: string;
  category: GameCategoryCode;
  /** Class of the game itself; null where its vendor decides. */
  classify: string | null;
  /** The game itself is not under maintenance; its vendor may be. */
  isActive: boolean;
  /** No server plays the game yet; where it plays none of its vendor the vendor says so. */
  isPlanned: boolean;
  isNew: boolean;
  isHot: boolean;
  volatility: 'low' | 'medium' | 'high' | 'very-high';
  features: readonly string[];
}

/** Columns of the listed games, each in the order of their numbers. */
export interface GameColumns {
  nodeIds: Int32Array;
  places: Int32Array;
  /** Hundredths of a percent; -1 where it is not known. */
  rtp: Int32Array;
  kinds: readonly GameKind[];
  /** Which of the kinds a game is of. */
  kindOf: Int32Array;
  /** The different smallest bets, 1/10,000 of the currency unit. */
  bets: readonly bigint[];
  /** Which of the bets is the smallest one of a game. */
  betOf: Int32Array;
}

/**
 * All listed games in arrays of numbers. A game is its *position*: its place among the numbers of all, from 0. Nothing in
 * here is ever changed; a changed catalogue is another game index.
 */
export interface GameIndex extends GameColumns {
  /** How many games are of each kind. */
  sizes: Int32Array;
  /** The merchant's own order: hot ones, then by place. */
  byPlace: Int32Array;
}

/** Positions by a comparison; equals stay in the order of their numbers. */
export const sortPositions = (size: number, compare: (a: number, b: number) => number): Int32Array =>
  Int32Array.from({ length: size }, (_, position) => position).sort(compare);

export function createGameIndex(columns: GameColumns): GameIndex {
  const { kinds, kindOf, places, nodeIds } = columns;
  const sizes = new Int32Array(kinds.length);
  for (const kind of kindOf) sizes[kind] = (sizes[kind] ?? 0) + 1;
  const isHot = kinds.map((kind) => Number(kind.isHot));
  const hot = kindOf.map((kind) => isHot[kind] ?? 0);
  const byPlace = sortPositions(
    nodeIds.length,
    (a, b) => (hot[b] ?? 0) - (hot[a] ?? 0) || (places[a] ?? 0) - (places[b] ?? 0) || a - b,
  );
  return { ...columns, sizes, byPlace };
}

/** Position of a game; -1 when it is not listed. */
export function positionOf({ nodeIds }: Pick<GameIndex, 'nodeIds'>, nodeId: number): number {
  let [low, high] = [0, nodeIds.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = nodeIds[middle] ?? 0;
    if (found === nodeId) return middle;
    if (found < nodeId) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Positions of the games that are listed, in the order of their numbers as given. */
export const positionsOf = (gameIndex: Pick<GameIndex, 'nodeIds'>, nodeIds: Int32Array): Int32Array =>
  nodeIds.map((nodeId) => positionOf(gameIndex, nodeId)).filter((position) => position >= 0);

/** A set of games: 1 at the positions of those in it. */
export type GameSet = Uint8Array;

export function setOf({ nodeIds }: Pick<GameIndex, 'nodeIds'>, positions: Iterable<number>): GameSet {
  const set = new Uint8Array(nodeIds.length);
  for (const position of positions) set[position] = 1;
  return set;
}
