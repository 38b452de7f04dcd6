import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GameCategoryCode } from '@mekong/api-client/types';

/** Name of each category of games. */
export const categoryLabels: Record<GameCategoryCode, MessageDescriptor> = {
  RNG: msg({ message: 'Slots', comment: 'Category of games' }),
  LIVE: msg({ message: 'Live casino', comment: 'Category of games: with real dealers' }),
  FISH: msg({ message: 'Fishing', comment: 'Category of games: fishing games' }),
  SPORTS: msg({ message: 'Sports', comment: 'Category of games' }),
  ELOTT: msg({ message: 'E-Lottery', comment: 'Category of games: lotteries with odds' }),
  LOTT: msg({ message: 'Lottery', comment: 'Category of games' }),
  PVP: msg({ message: 'Poker', comment: 'Category of games: card and board games between players' }),
  CONS: msg({ message: 'More games', comment: 'Category of games of all kinds that are no slots' }),
};
