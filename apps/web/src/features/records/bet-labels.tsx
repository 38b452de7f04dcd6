import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { BetMovement, BetStatus, GameCategoryCode } from '@mekong/api-client/contract/types';
import type { IconGlyph } from '@mekong/ui/Icon';
import { Tag } from '@mekong/ui/Tag';
import { Ban, CircleCheck, CircleX, Clock3, HandCoins, RotateCcw } from 'lucide-react';

interface StatusLook {
  readonly label: MessageDescriptor;
  readonly tone: 'win' | 'loss' | 'info' | 'neutral' | 'teal';
  readonly glyph: IconGlyph;
}

/** How each result of a bet is told: by word, icon and colour. */
export const betStatusLooks: Record<BetStatus, StatusLook> = {
  OPEN: {
    label: msg({ message: 'Open', context: 'result of a bet', comment: 'Not decided yet' }),
    tone: 'info',
    glyph: Clock3,
  },
  WON: { label: msg({ message: 'Won', comment: 'Result of a bet' }), tone: 'win', glyph: CircleCheck },
  LOST: { label: msg({ message: 'Lost', comment: 'Result of a bet' }), tone: 'loss', glyph: CircleX },
  VOID: {
    label: msg({ message: 'Void', comment: 'Result of a bet: the round was cancelled' }),
    tone: 'neutral',
    glyph: Ban,
  },
  REFUNDED: {
    label: msg({ message: 'Refunded', comment: 'Result of a bet: the stake was given back' }),
    tone: 'neutral',
    glyph: RotateCcw,
  },
  CASHOUT: {
    label: msg({ message: 'Cashed out', comment: 'Result of a bet: taken back early for a part' }),
    tone: 'teal',
    glyph: HandCoins,
  },
};

/** The result of a bet. */
export function BetStatusTag({ status }: { readonly status: BetStatus }) {
  const { i18n } = useLingui();
  const { label, tone, glyph } = betStatusLooks[status];
  return (
    <Tag tone={tone} icon={glyph}>
      {i18n._(label)}
    </Tag>
  );
}

/** Name of each category of games. */
export const categoryLabels: Record<GameCategoryCode, MessageDescriptor> = {
  RNG: msg({ message: 'Slots', comment: 'Category of games' }),
  LIVE: msg({ message: 'Live casino', comment: 'Category of games' }),
  FISH: msg({ message: 'Fish', comment: 'Category of games: fishing games' }),
  SPORTS: msg({ message: 'Sports', comment: 'Category of games' }),
  ELOTT: msg({ message: 'E-Lottery', comment: 'Category of games' }),
  LOTT: msg({ message: 'Lottery', comment: 'Category of games' }),
  PVP: msg({ message: 'Poker', comment: 'Category of games: players against players' }),
  CONS: msg({ message: 'More games', comment: 'Category of games of all kinds' }),
};

/** What each movement of money was. */
export const movementLabels: Record<BetMovement['kind'], MessageDescriptor> = {
  BET: msg({ message: 'Stake', comment: 'Movement of money: the stake of a bet was taken' }),
  WIN: msg({ message: 'Payout', comment: 'Movement of money: a bet was paid out' }),
  ROLLBACK: msg({ message: 'Refund', comment: 'Movement of money: the stake of a bet came back' }),
};

/** Lines that vendors tell of a result, by their stable keys; a line without a name here is shown by its key. */
export const detailLabels: Readonly<Record<string, MessageDescriptor>> = {
  'row-1': msg({ message: 'Top row', comment: 'Symbols of a slot that stood in the top row' }),
  'row-2': msg({ message: 'Middle row', comment: 'Symbols of a slot that stood in the middle row' }),
  'row-3': msg({ message: 'Bottom row', comment: 'Symbols of a slot that stood in the bottom row' }),
  stops: msg({ message: 'Reel stops', comment: 'Positions where the reels of a slot came to rest' }),
  'free-spins': msg({ message: 'Free spins', comment: 'Number of free spins that a round of a slot brought' }),
  'server-seed-hash': msg({ message: 'Server seed hash', comment: 'Provably fair: hash shown before the round' }),
  'client-seed': msg({ message: 'Client seed', comment: 'Provably fair: seed of the player' }),
  nonce: msg({ message: 'Nonce', comment: 'Provably fair: number of the round with these seeds' }),
};
