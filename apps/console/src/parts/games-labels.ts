import { msg } from '@lingui/core/macro';
import type { CorrectableBill } from '@mekong/api-client/admin/types';
import type { Labels } from './labels.ts';

/** Games that a contract of an agent is for. */
export const gamesLabels: Labels<Exclude<CorrectableBill['gameType'], object>> = {
  ALL: msg({ message: 'All games', context: 'contract', comment: 'A contract that is for games of every category' }),
  RNG: msg({ message: 'Slots', comment: 'Category of games' }),
  LIVE: msg({ message: 'Live casino', comment: 'Category of games: with real dealers' }),
  FISH: msg({ message: 'Fishing', comment: 'Category of games: fishing games' }),
  SPORTS: msg({ message: 'Sports', comment: 'Category of games' }),
  ELOTT: msg({ message: 'E-Lottery', comment: 'Category of games: lotteries with odds' }),
  LOTT: msg({ message: 'Lottery', comment: 'Category of games' }),
  PVP: msg({ message: 'Poker', comment: 'Category of games: card and board games between players' }),
  CONS: msg({ message: 'More games', comment: 'Category of games of all kinds that are no slots' }),
};
