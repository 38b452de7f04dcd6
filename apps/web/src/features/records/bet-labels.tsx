import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { BetMovement, BetRow, BetStatus } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';
import type { IconGlyph } from '@mekong/ui/Icon';
import { Tag } from '@mekong/ui/Tag';
import { Ban, CircleCheck, CircleDashed, CircleX, Clock3, Equal, HandCoins, RotateCcw } from 'lucide';

interface StatusLook {
  readonly label: MessageDescriptor;
  readonly tone: 'positive' | 'negative' | 'info' | 'neutral' | 'live';
  readonly glyph: IconGlyph;
}

/** How each result of a bet is told: by word, icon and colour. */
export const betStatusLooks: Record<BetStatus, StatusLook> = {
  OPEN: {
    label: msg({ message: 'Open', context: 'result of a bet', comment: 'Not decided yet' }),
    tone: 'info',
    glyph: Clock3,
  },
  WON: { label: msg({ message: 'Won', comment: 'Result of a bet' }), tone: 'positive', glyph: CircleCheck },
  RETURNED: {
    label: msg({
      message: 'Stake returned',
      comment: 'Result of a bet: exactly the stake came back, no win and no loss',
    }),
    tone: 'neutral',
    glyph: Equal,
  },
  LOST: { label: msg({ message: 'Lost', comment: 'Result of a bet' }), tone: 'negative', glyph: CircleX },
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
    tone: 'live',
    glyph: HandCoins,
  },
};

/** A result that is newer than this page. */
const otherLook: StatusLook = {
  label: msg({ message: 'Other', comment: 'Of no listed kind: a way to log in, a movement of money, a result' }),
  tone: 'neutral',
  glyph: CircleDashed,
};

/** How a result is shown, also one that is newer than this page. */
export const betStatusLook = (status: BetRow['status']): StatusLook => lookUp(betStatusLooks, status, otherLook);

/** The result of a bet. */
export function BetStatusTag({ status }: { readonly status: BetRow['status'] }) {
  const { i18n } = useLingui();
  const { label, tone, glyph } = betStatusLook(status);
  return (
    <Tag tone={tone} icon={glyph}>
      {i18n._(label)}
    </Tag>
  );
}

/** What each movement of money was. */
const movementLabels = {
  BET: msg({ message: 'Stake', comment: 'Movement of money: the stake of a bet was taken' }),
  WIN: msg({ message: 'Payout', comment: 'Movement of money: a bet was paid out' }),
  ROLLBACK: msg({ message: 'Refund', comment: 'Movement of money: the stake of a bet came back' }),
} as const;

const otherMovement = msg({
  message: 'Other',
  comment: 'Of no listed kind: a way to log in, a movement of money, a result',
});

/** What a movement of money was, also one that is newer than this page. */
export const movementLabel = (kind: BetMovement['kind']): MessageDescriptor =>
  lookUp(movementLabels, kind, otherMovement);

/** What a step of a round was, above its board; the paid spin needs no word. */
export const boardStepLabels: Readonly<Record<string, MessageDescriptor>> = {
  free: msg({ message: 'Free spin', comment: 'Above the picture of one spin of a slot that cost nothing' }),
  cascade: msg({
    message: 'Symbols fell',
    comment: 'Above the picture of a slot after symbols have fallen into gaps',
  }),
  respin: msg({ message: 'Respin', comment: 'Above the picture of a slot of which a part has spun again' }),
  nudge: msg({ message: 'Nudge', comment: 'Above the picture of a slot of which a reel has moved by one row' }),
  other: msg({ message: 'Bonus round', comment: 'Feature of a game' }),
};

/** Lines that vendors tell of a result, by their stable keys; a line without a name here is shown by its key. */
export const detailLabels: Readonly<Record<string, MessageDescriptor>> = {
  'row-1': msg({ message: 'Top row', comment: 'Symbols of a slot that stood in the top row' }),
  'row-2': msg({ message: 'Middle row', comment: 'Symbols of a slot that stood in the middle row' }),
  'row-3': msg({ message: 'Bottom row', comment: 'Symbols of a slot that stood in the bottom row' }),
  'board-row-1': msg({ message: 'Row 1', comment: 'Symbols of a slot that stood in the first row from the top' }),
  'board-row-2': msg({ message: 'Row 2', comment: 'Symbols of a slot that stood in the second row from the top' }),
  'board-row-3': msg({ message: 'Row 3', comment: 'Symbols of a slot that stood in the third row from the top' }),
  'board-row-4': msg({ message: 'Row 4', comment: 'Symbols of a slot that stood in the fourth row from the top' }),
  'board-row-5': msg({ message: 'Row 5', comment: 'Symbols of a slot that stood in the fifth row from the top' }),
  'board-row-6': msg({ message: 'Row 6', comment: 'Symbols of a slot that stood in the sixth row from the top' }),
  'board-row-7': msg({ message: 'Row 7', comment: 'Symbols of a slot that stood in the seventh row from the top' }),
  stops: msg({ message: 'Reel stops', comment: 'Positions where the reels of a slot came to rest' }),
  'free-spins': msg({ message: 'Free spins', comment: 'Spins of a slot that cost nothing' }),
  jackpots: msg({ message: 'Jackpots won', comment: 'Names of the jackpots that a round of a slot has won' }),
  'server-seed-hash': msg({ message: 'Server seed hash', comment: 'Provably fair: hash shown before the round' }),
  'client-seed': msg({ message: 'Client seed', comment: 'Provably fair: seed of the player' }),
  nonce: msg({ message: 'Nonce', comment: 'Provably fair: number of the round with these seeds' }),
};
