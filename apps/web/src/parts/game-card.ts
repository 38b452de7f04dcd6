import type { GameCard } from '@mekong/api-client/contract/types';
import type { GameCardGame } from '@mekong/ui/patterns/GameCard';
import { launchTarget } from '../entry/launch-target.ts';

/** Where a game is played: its own page, or that of our lotteries. */
const gamePath = ({ category, vassalage, nodeId, gameId }: GameCard): string =>
  launchTarget({ category, vassalage, game: { nodeId, gameId } }).href;

/**
 * What a card shows of a game. One ribbon at a time: that it cannot be played matters more than that it is hot.
 *
 * @param imageUrl turns an image path into an address, see useImageUrl
 */
export function toGameCard(game: GameCard, imageUrl: (path: string) => string): GameCardGame {
  const badge = game.maintenance ? 'maintenance' : game.isHot ? 'hot' : game.isNew ? 'new' : undefined;
  return {
    nodeId: game.nodeId,
    name: game.name,
    vendorName: game.vendorName,
    imageUrl: imageUrl(game.image),
    href: gamePath(game),
    badge,
  };
}
