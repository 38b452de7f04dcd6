import { msg } from '@lingui/core/macro';
import type { CorrectableBill, DividendBill } from '@mekong/api-client/admin/types';
import type { TagProps } from '@mekong/ui/Tag';
import type { Labels } from '../../parts/labels.ts';

type State = Exclude<DividendBill['status'], object>;

/** How a dividend stands. */
export const dividendLabels: Labels<State> = {
  UNDER_REVIEW: msg({ message: 'In review', context: 'dividend', comment: 'State of a dividend of an agent' }),
  CALCULATED: msg({ message: 'Being paid', context: 'dividend', comment: 'State of a dividend of an agent' }),
  NOT_REACHED: msg({ message: 'No tier reached', context: 'dividend', comment: 'State of a dividend of an agent' }),
  PART: msg({ message: 'Paid in part', context: 'dividend', comment: 'State of a dividend of an agent' }),
  INSUFFICIENT: msg({ message: 'Short of money', context: 'dividend', comment: 'State of a dividend of an agent' }),
  ISSUED: msg({ message: 'Paid', context: 'dividend', comment: 'State of a dividend of an agent' }),
  HELD: msg({ message: 'Below zero', context: 'dividend', comment: 'State of a dividend of an agent' }),
  DENIED: msg({ message: 'Rejected', context: 'dividend', comment: 'State of a dividend of an agent' }),
  EXPIRED: msg({ message: 'Expired', context: 'dividend', comment: 'State of a dividend of an agent' }),
};

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

export const dividendTones: Readonly<Partial<Record<string, TagProps['tone']>>> = {
  UNDER_REVIEW: 'accent',
  CALCULATED: 'info',
  ISSUED: 'positive',
  DENIED: 'negative',
  EXPIRED: 'negative',
};
