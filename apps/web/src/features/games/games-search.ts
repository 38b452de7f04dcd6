import { oneOf, type SearchValues, searchOf, shaped, text } from '../../entry/search.ts';

/** Which games (S3-098), in the order of the tabs. */
export const gameFilters = ['ALL', 'HOT', 'NEW', 'RECENT', 'FAV'] as const;
export type GameFilter = (typeof gameFilters)[number];

/** Orders of the list; the first one is the default. */
export const gameSorts = ['POPULAR', 'NEW', 'NAME', 'RTP'] as const;
export type GameSort = (typeof gameSorts)[number];

/** What the address of a category page says. */
export const gamesSearch = searchOf({
  /** Vendor codes, comma separated. */
  vendor: shaped(/^[A-Z0-9_]{1,20}(,[A-Z0-9_]{1,20}){0,19}$/),
  filter: oneOf(gameFilters),
  q: text(60),
  sort: oneOf(gameSorts),
  /** Comprehensive games in place of slots; on the page of slots only. */
  kind: oneOf(['cons']),
});

export type GamesSearch = SearchValues<typeof gamesSearch>;

/** Whether a filter shows what belongs to a member: favourites and recent games need a session. */
export const isPersonal = (filter: GameFilter | undefined): boolean => filter === 'FAV' || filter === 'RECENT';
