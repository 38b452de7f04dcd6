import type { GameCard } from '@mekong/api-client/types';
import { type LanguageCode, languageOf } from '@mekong/i18n/registry';
import type { GameCardGame } from '@mekong/ui/patterns/GameCard';
import { srcSetOf } from '../entry/image-widths.ts';
import { launchTarget } from '../entry/launch-target.ts';

/** Where a game is played: its own page, or that of our lotteries. */
export const gamePath = ({ category, vassalage, nodeId, gameId }: GameCard): string =>
  launchTarget({ category, vassalage, game: { nodeId, gameId } }).href;

/** Whether a game opens with a trial account: not a lottery, and not what cannot be played now. */
const hasFreePlay = (game: GameCard): boolean =>
  !game.maintenance && !game.planned && gamePath(game).startsWith('/game?');

/**
 * One ribbon at a time: that a game cannot be played matters more than that it is played most. What is planned has none, and
 * the mark of the catalogue alone is none: a page of hot games would wear it on each card.
 */
function badgeOf({ maintenance, planned, mostPlayed, isNew, features }: GameCard): GameCardGame['badge'] {
  if (planned) return undefined;
  if (maintenance) return 'maintenance';
  if (mostPlayed) return 'hot';
  if (isNew) return 'new';
  return features?.includes('jackpot') ? 'jackpot' : undefined;
}

/** Return to player in percent, the same in every language but for the sign between the digits. */
function returnNote({ rtp }: GameCard, language: LanguageCode): string | undefined {
  const format = { maximumFractionDigits: 2, numberingSystem: 'latn' };
  return rtp === undefined ? undefined : `RTP ${rtp.toLocaleString(languageOf(language).tag, format)}%`;
}

/**
 * What a card shows of a game.
 *
 * @param imageUrl turns an image path into an address, see useImageUrl
 */
export function toGameCard(game: GameCard, imageUrl: (path: string) => string, language: LanguageCode): GameCardGame {
  const address = imageUrl(game.image);
  return {
    nodeId: game.nodeId,
    name: game.name,
    vendorName: game.vendorName,
    imageUrl: address,
    imageSrcSet: srcSetOf(address),
    tint: game.tint,
    href: gamePath(game),
    badge: badgeOf(game),
    hasFreePlay: hasFreePlay(game),
    playNote: returnNote(game, language),
  };
}
