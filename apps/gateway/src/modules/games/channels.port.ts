import { defineChannel } from '../../kernel/db/notify.ts';

/** A game became a favourite of the member, or none any more. */
export const favouriteChanged = defineChannel<{ memberId: string; nodeId: number; isFav: boolean }>('favourite');

/** The member has opened a game. */
export const gameOpened = defineChannel<{ memberId: string; nodeId: number }>('game_opened');

/** A vendor, or one of its games, was switched: lists that are kept are old, and so is what an open game was told. */
export const listingChanged = defineChannel<{ vendor: string; nodeId?: number; maintenance: boolean }>(
  'listing_changed',
);
