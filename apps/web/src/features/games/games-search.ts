import type { GameFeature, GameSort, GameVolatility } from '@mekong/api-client/types';
import { oneOf, type SearchRule, type SearchValues, searchOf } from '../../entry/search.ts';
import { searchWords } from '../../entry/search-words.ts';

/** Which games, in the order of the tabs. */
export const gameFilters = ['ALL', 'HOT', 'NEW', 'RECENT', 'FAV'] as const;
export type GameFilter = (typeof gameFilters)[number];

/** Orders of the list; the first one is the default. */
export const gameSorts = ['-popularity', '-newness', 'name', '-rtp'] as const satisfies readonly GameSort[];

export const gameFeatures = [
  'free-spins',
  'wilds',
  'multiplier',
  'cascade',
  'hold-and-spin',
  'bonus-round',
  'jackpot',
  'megarows',
  'nudge',
  'expanding-symbols',
  'sticky-wilds',
  'mystery-symbols',
  'provably-fair',
  'fast-round',
  'side-bets',
  'multi-seat',
  'tournament',
  'co-op',
  'in-play',
  'combo-bets',
  'video-stream',
] as const satisfies readonly GameFeature[];

export const gameVolatilities = ['low', 'medium', 'high', 'very-high'] as const satisfies readonly GameVolatility[];

/** Most vendors one call may name (contract). */
export const mostVendors = 20;

/** The entries of a list in an address. */
export const entriesOf = (list: string | undefined): readonly string[] => list?.split(',') ?? [];

/** A list for an address: undefined when nothing is in it. */
export const listOf = (entries: readonly string[]): string | undefined => entries.join(',') || undefined;

/** A comma separated list; entries that do not fit are left out, those that do stay. */
const list =
  (fits: (entry: string) => boolean, most: number): SearchRule<string> =>
  (raw) =>
    typeof raw === 'string' || typeof raw === 'number'
      ? listOf([...new Set(entriesOf(String(raw)))].filter(fits).slice(0, most))
      : undefined;

const among = (known: readonly string[]) => list((entry) => known.includes(entry), known.length);

/** The words of a search; the router reads `?q=7` as a number. */
const words: SearchRule<string> = (raw) =>
  typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'boolean' ? searchWords(String(raw)) : undefined;

/** A share in percent, in tenths. */
const percent: SearchRule<number> = (raw) =>
  typeof raw === 'number' && raw >= 0 && raw <= 100 ? Math.round(raw * 10) / 10 : undefined;

/** A least stake in whole units of the currency. */
const stake: SearchRule<number> = (raw) =>
  typeof raw === 'number' && Number.isInteger(raw) && raw > 0 && raw < 1e12 ? raw : undefined;

/** What the address of a category page says. */
export const gamesSearch = searchOf({
  /** Vendor codes, comma separated. */
  vendor: list((code) => /^[A-Z0-9_]{1,20}$/.test(code), mostVendors),
  filter: oneOf(gameFilters),
  q: words,
  sort: oneOf(gameSorts),
  /** Features, comma separated: games that have any of them. */
  feature: among(gameFeatures),
  /** Volatilities, comma separated. */
  volatility: among(gameVolatilities),
  rtpMin: percent,
  rtpMax: percent,
  /** The least stake is this much at most. */
  minBet: stake,
  /** `all` adds games that cannot be played now. */
  show: oneOf(['all']),
  /** Comprehensive games in place of slots; on the page of slots only. */
  kind: oneOf(['cons']),
});

export type GamesSearch = SearchValues<typeof gamesSearch>;

/** Nothing of what narrows a list; the order stays. */
export const withoutFilters = {
  vendor: undefined,
  filter: undefined,
  q: undefined,
  feature: undefined,
  volatility: undefined,
  rtpMin: undefined,
  rtpMax: undefined,
  minBet: undefined,
  show: undefined,
  kind: undefined,
} as const satisfies GamesSearch;

/** Whether a filter shows what belongs to a member: favourites and recent games need a session. */
export const isPersonal = (filter: GameFilter | undefined): boolean => filter === 'FAV' || filter === 'RECENT';
