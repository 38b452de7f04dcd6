import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GameFilter, GameSort } from './games-search.ts';
import type { PageType } from './page-types.ts';

/** Title of each category page. */
export const pageTitles: Record<PageType, MessageDescriptor> = {
  rng: msg({ message: 'Slots', comment: 'Title of a category page' }),
  bgs: msg({ message: 'Board games', comment: 'Title of a category page: card and table games' }),
  bingo: msg({ message: 'Bingo', comment: 'Title of a category page' }),
  fish: msg({ message: 'Fish', comment: 'Title of a category page: fishing games' }),
  live: msg({ message: 'Live casino', comment: 'Title of a category page' }),
  pvp: msg({ message: 'Poker', comment: 'Title of a category page: card games between players' }),
  sports: msg({ message: 'Sports', comment: 'Title of a category page' }),
  esports: msg({ message: 'Esports', comment: 'Title of a category page' }),
  elott: msg({ message: 'E-Lottery', comment: 'Title of a category page' }),
};

/** Word on the tab of each filter. */
export const filterLabels: Record<GameFilter, MessageDescriptor> = {
  ALL: msg({ message: 'All', comment: 'Filter of games' }),
  HOT: msg({ message: 'Hot', comment: 'Filter of games: the popular ones of these days' }),
  NEW: msg({ message: 'New', context: 'filter of games', comment: 'Games that were added lately' }),
  RECENT: msg({ message: 'Recent', comment: 'Filter of games: those the player opened lately' }),
  FAV: msg({ message: 'Favourites', comment: 'Filter of games' }),
};

/** Words of each order. */
export const sortLabels: Record<GameSort, MessageDescriptor> = {
  POPULAR: msg({ message: 'Most played', comment: 'Order of games' }),
  NEW: msg({ message: 'Newest', comment: 'Order of games' }),
  NAME: msg({ message: 'Name, A to Z', comment: 'Order of games' }),
  RTP: msg({ message: 'Return to player', comment: 'Order of games: highest published return first' }),
};
