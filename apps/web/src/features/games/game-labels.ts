import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GameCategoryCode, GameFeature, GameSort, GameVolatility } from '@mekong/api-client/types';
import type { GameFilter } from './games-search.ts';
import type { PageType } from './page-types.ts';

/** Title of each category page. */
export const pageTitles: Record<PageType, MessageDescriptor> = {
  rng: msg({ message: 'Slots', comment: 'Category of games' }),
  bgs: msg({ message: 'Table games', comment: 'Title of a category page: card and table games' }),
  bingo: msg({ message: 'Bingo', comment: 'Title of a category page' }),
  fish: msg({ message: 'Fishing', comment: 'Category of games: fishing games' }),
  live: msg({ message: 'Live casino', comment: 'Category of games: with real dealers' }),
  pvp: msg({ message: 'Poker', comment: 'Category of games: card and board games between players' }),
  sports: msg({ message: 'Sports', comment: 'Category of games' }),
  esports: msg({ message: 'Esports', comment: 'Category of games' }),
  elott: msg({ message: 'E-Lottery', comment: 'Category of games: lotteries with odds' }),
  cockfight: msg({ message: 'Cockfight', comment: 'Category of games' }),
  seamless: msg({ message: 'One wallet', comment: 'Title of a page: games of vendors that play from the one wallet' }),
};

/** Word for each category, on chips. */
export const categoryLabels: Record<GameCategoryCode, MessageDescriptor> = {
  RNG: pageTitles.rng,
  FISH: pageTitles.fish,
  LIVE: pageTitles.live,
  PVP: pageTitles.pvp,
  SPORTS: pageTitles.sports,
  ELOTT: pageTitles.elott,
  LOTT: msg({ message: 'Lottery', comment: 'Category of games' }),
  CONS: msg({ message: 'More games', comment: 'Category of games of all kinds that are no slots' }),
};

/** Word on the tab of each filter. */
export const filterLabels: Record<GameFilter, MessageDescriptor> = {
  ALL: msg({ message: 'All', context: 'filter of games', comment: 'All games' }),
  HOT: msg({ message: 'Hot', comment: 'What is played much these days: games, providers' }),
  NEW: msg({ message: 'New', context: 'filter of games', comment: 'Games that were added lately' }),
  RECENT: msg({ message: 'Recent', comment: 'Filter of games: those the player opened lately' }),
  FAV: msg({ message: 'Favourites', comment: 'Filter of games' }),
};

/** Words of each order. */
export const sortLabels: Record<GameSort | 'MATCH', MessageDescriptor> = {
  MATCH: msg({ message: 'Best match', comment: 'Order of games that were searched for' }),
  '-popularity': msg({ message: 'Most played', comment: 'Order of games' }),
  '-newness': msg({ message: 'Newest', comment: 'Order of games' }),
  name: msg({ message: 'Name, A to Z', comment: 'Order of games' }),
  '-rtp': msg({ message: 'Return to player', comment: 'Order of games: highest published return first' }),
};

/** Words of each feature. */
export const featureLabels: Record<GameFeature, MessageDescriptor> = {
  'free-spins': msg({ message: 'Free spins', comment: 'Spins of a slot that cost nothing' }),
  wilds: msg({ message: 'Wilds', comment: 'Feature of a slot game: symbols that stand for any other' }),
  multiplier: msg({ message: 'Multipliers', comment: 'Feature of a game: wins are multiplied' }),
  cascade: msg({ message: 'Falling symbols', comment: 'Feature of a slot game: winning symbols go, others fall down' }),
  'hold-and-spin': msg({ message: 'Hold and spin', comment: 'Feature of a slot game' }),
  'bonus-round': msg({ message: 'Bonus round', comment: 'Feature of a game' }),
  jackpot: msg({ message: 'Jackpot', comment: 'Feature of a game' }),
  megarows: msg({ message: 'Changing rows', comment: 'Feature of a slot game: each spin has other numbers of rows' }),
  nudge: msg({ message: 'Nudges', comment: 'Feature of a slot game: a reel may move one more step' }),
  'expanding-symbols': msg({
    message: 'Expanding symbols',
    comment: 'Feature of a slot game: a symbol grows over its whole reel',
  }),
  'sticky-wilds': msg({
    message: 'Sticky wilds',
    comment: 'Feature of a slot game: wilds stay where they are during free spins',
  }),
  'mystery-symbols': msg({
    message: 'Mystery symbols',
    comment: 'Feature of a slot game: covered symbols that all become the same one',
  }),
  'provably-fair': msg({ message: 'Provably fair', comment: 'Feature of a game: every result can be checked' }),
  'fast-round': msg({ message: 'Fast rounds', comment: 'Feature of a game' }),
  'side-bets': msg({ message: 'Side bets', comment: 'Feature of a table game' }),
  'multi-seat': msg({
    message: 'Several seats',
    comment: 'Feature of a table game: one player may take several seats',
  }),
  tournament: msg({ message: 'Tournaments', comment: 'Feature of a game' }),
  'co-op': msg({ message: 'Play together', comment: 'Feature of a game: players help each other' }),
  'in-play': msg({ message: 'In-play bets', comment: 'Feature of sports: bets while the match runs' }),
  'combo-bets': msg({ message: 'Combination bets', comment: 'Feature of sports: several bets in one' }),
  'video-stream': msg({ message: 'Live video', comment: 'Feature of a game: the match or the dealer is seen' }),
};

/** Words of each volatility, after "Volatility" or below it. */
export const volatilityLabels: Record<GameVolatility, MessageDescriptor> = {
  low: msg({ message: 'Low', context: 'volatility', comment: 'The game pays small wins often' }),
  medium: msg({ message: 'Medium', context: 'volatility', comment: 'Between low and high' }),
  high: msg({ message: 'High', context: 'volatility', comment: 'The game pays large wins seldom' }),
  'very-high': msg({
    message: 'Very high',
    context: 'volatility',
    comment: 'The game pays the largest wins, almost never',
  }),
};
