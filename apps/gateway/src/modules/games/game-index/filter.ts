import type { GameIndex, GameKind, GameSet } from './game-index.ts';

/** Which games a list is of. */
export interface GameFilter {
  /** Vendors whose games are listed. */
  vendors: ReadonlySet<string>;
  /** Those of them that are not under maintenance. */
  openVendors: ReadonlySet<string>;
  /** Those of them that no server plays yet. */
  plannedVendors: ReadonlySet<string>;
  categories: readonly string[] | undefined;
  /** Only this class; its vendors give it to games that have none of their own. */
  classify: { name: string; vendors: ReadonlySet<string> } | undefined;
  /** Vendors that give a class, when only games without one are wanted. */
  unclassified: { vendors: ReadonlySet<string> } | undefined;
  /** Class that is not listed. */
  barred: string | null;
  nodeId: number | undefined;
  which: 'NEW' | 'FAV' | 'ALL' | 'HOT' | 'RECENT';
  features: readonly string[] | undefined;
  volatilities: readonly string[] | undefined;
  /** Percent. */
  rtpMin: number | undefined;
  rtpMax: number | undefined;
  /** 1/10,000 of the currency unit. */
  minBetMax: bigint | undefined;
  playable: boolean;
  /** What was searched for. */
  found: GameSet | undefined;
}

/** Choices that facets count, which therefore are no conditions of what is counted. */
export type FacetChoice = 'which' | 'features' | 'volatilities';

/** Neither the game nor its vendor is under maintenance. */
export const isOpen = (kind: GameKind, { openVendors }: Pick<GameFilter, 'openVendors'>): boolean =>
  kind.isActive && openVendors.has(kind.vendorId);

/** No server plays the game yet: it is neither hot nor new, and lists have it behind everything else. */
export const isPlanned = (kind: GameKind, { plannedVendors }: Pick<GameFilter, 'plannedVendors'>): boolean =>
  kind.isPlanned || plannedVendors.has(kind.vendorId);

function fits(kind: GameKind, filter: GameFilter, without: readonly FacetChoice[]): boolean {
  const { classify, unclassified, barred, features } = filter;
  if (!filter.vendors.has(kind.vendorId)) return false;
  if (barred !== null && kind.classify === barred) return false;
  if (classify && kind.classify !== classify.name)
    if (kind.classify !== null || !classify.vendors.has(kind.vendorId)) return false;
  if (unclassified && (kind.classify !== null || unclassified.vendors.has(kind.vendorId))) return false;
  if (filter.categories && !filter.categories.includes(kind.category)) return false;
  if (filter.playable && !isOpen(kind, filter)) return false;
  if (!without.includes('which')) {
    const isOfNow = !isPlanned(kind, filter);
    if (filter.which === 'NEW' && !(kind.isNew && isOfNow)) return false;
    if (filter.which === 'HOT' && !(kind.isHot && isOfNow)) return false;
  }
  if (features && !without.includes('features') && !features.some((one) => kind.features.includes(one))) return false;
  return !filter.volatilities || without.includes('volatilities') || filter.volatilities.includes(kind.volatility);
}

/** For each kind, bet or the like, whether it is one of those: looked up by each game. */
const table = <T>(all: readonly T[], isOne: (one: T) => boolean): Uint8Array =>
  Uint8Array.from(all, (one) => (isOne(one) ? 1 : 0));

/**
 * Positions that the filter leaves. What is asked of kinds is asked once of each kind, so that a hundred thousand games
 * are one pass over numbers.
 *
 * @param among positions that are looked at; what is left keeps their order
 */
export function pickGames(
  gameIndex: GameIndex,
  among: Int32Array,
  filter: GameFilter,
  without: readonly FacetChoice[] = [],
): Int32Array {
  const { kindOf, betOf, rtp, nodeIds } = gameIndex;
  const { found, nodeId, minBetMax, rtpMin = 0, rtpMax = Number.POSITIVE_INFINITY } = filter;
  const isFit = table(gameIndex.kinds, (kind) => fits(kind, filter, without));
  const isCheap = table(gameIndex.bets, (bet) => minBetMax === undefined || bet <= minBetMax);
  const byReturn = filter.rtpMin !== undefined || filter.rtpMax !== undefined;
  const picked = new Int32Array(among.length);
  let size = 0;
  for (const position of among) {
    if (found && found[position] !== 1) continue;
    if (isFit[kindOf[position] ?? 0] !== 1 || isCheap[betOf[position] ?? 0] !== 1) continue;
    if (nodeId !== undefined && nodeIds[position] !== nodeId) continue;
    if (byReturn) {
      const percent = rtp[position] ?? -1;
      if (percent < 0 || percent / 100 < rtpMin || percent / 100 > rtpMax) continue;
    }
    picked[size++] = position;
  }
  return picked.subarray(0, size);
}

/** The same positions with those first whose kind is one of them; both parts keep their order. */
function putFirst(gameIndex: GameIndex, positions: Int32Array, isOne: (kind: GameKind) => boolean): Int32Array {
  const wanted = table(gameIndex.kinds, isOne);
  const sorted = new Int32Array(positions.length);
  let [first, last] = [0, positions.length];
  for (const position of positions)
    if (wanted[gameIndex.kindOf[position] ?? 0] === 1) sorted[first++] = position;
    else sorted[--last] = position;
  sorted.subarray(first).reverse();
  return sorted;
}

/** The same positions with those that can be played first. */
export const openFirst = (gameIndex: GameIndex, positions: Int32Array, filter: GameFilter): Int32Array =>
  putFirst(gameIndex, positions, (kind) => isOpen(kind, filter));

/** The same positions with those last that no server plays yet. */
export const plannedLast = (gameIndex: GameIndex, positions: Int32Array, filter: GameFilter): Int32Array =>
  putFirst(gameIndex, positions, (kind) => !isPlanned(kind, filter));

/** How many of the positions are of each kind; kinds of none are left out. */
export function countKinds({ kinds, kindOf }: GameIndex, positions: Int32Array): { kind: GameKind; games: number }[] {
  const counts = new Int32Array(kinds.length);
  for (const position of positions) {
    const kind = kindOf[position] ?? 0;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return kinds.flatMap((kind, at) => (counts[at] ? [{ kind, games: counts[at] }] : []));
}
