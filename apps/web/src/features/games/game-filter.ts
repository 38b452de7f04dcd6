import type { GameListFilter } from '../../queries/game-list.ts';
import type { GamesSearch } from './games-search.ts';
import type { Shelf } from './shelves.ts';

/** Vendors one call may name (contract). */
const mostVendors = 20;

/** Vendors that are chosen, of those on the shelf. */
export const chosenVendors = ({ vendor }: Pick<GamesSearch, 'vendor'>, shelf: Shelf): readonly string[] => {
  const wanted = vendor?.split(',') ?? [];
  return shelf.vendors.map(({ vassalage }) => vassalage).filter((code) => wanted.includes(code));
};

/** The address' list of vendors with one more or one less; undefined when none is left. */
export function toggleVendor(chosen: readonly string[], code: string): string | undefined {
  const next = chosen.includes(code) ? chosen.filter((known) => known !== code) : [...chosen, code];
  return next.slice(-mostVendors).join(',') || undefined;
}

/** Whether anything narrows the list, so that an empty one can be cleared. */
export const isFiltered = ({ vendor, filter, q, kind }: GamesSearch): boolean =>
  vendor !== undefined || q !== undefined || kind !== undefined || (filter !== undefined && filter !== 'ALL');

/** What a search is asked by: words without control characters, or nothing. */
const wordsOf = (q: string | undefined): string | undefined => q?.replace(/\p{Cc}/gu, ' ').trim() || undefined;

/**
 * What the gateway is asked for a category page.
 *
 * @returns undefined when the page has no vendors: there is nothing to ask for, and asking without vendors would answer
 * the games of others.
 */
export function toGameListFilter(
  search: GamesSearch,
  shelf: Shelf,
  site: Required<Pick<GameListFilter, 'language' | 'merchantCode'>>,
): GameListFilter | undefined {
  const chosen = chosenVendors(search, shelf);
  const vendors = chosen.length > 0 || !shelf.isNarrowed ? chosen : shelf.vendors.map(({ vassalage }) => vassalage);
  if (vendors.length === 0 && shelf.isNarrowed) return undefined;
  return {
    category: shelf.category,
    vendor: vendors.slice(0, mostVendors).join(',') || undefined,
    filter: search.filter ?? 'ALL',
    q: wordsOf(search.q),
    sort: search.sort ?? 'POPULAR',
    platform: 'html5-desktop',
    ...site,
  };
}
