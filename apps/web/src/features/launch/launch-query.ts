import { launchGame } from '@mekong/api-client/sdk/launchGame';
import { launchRoom } from '@mekong/api-client/sdk/launchRoom';
import type { GameCard } from '@mekong/api-client/types';
import { queryOptions } from '@tanstack/react-query';
import { launchRequest, type Player, roomRequest, type Seat } from './launch-request.ts';

/**
 * Opens a game. A command that is written as a query: two renders of one visit must not open the game twice. Its answer
 * is never used again, because the address in it is good once; and it is never cut off, because the session it opens
 * would stay.
 *
 * @param attempt number of the try: each opens the game anew
 * @param seat the room it is played in, where it is played in one
 */
export const launchQuery = (game: GameCard, player: Player, attempt: number, seat?: Seat) =>
  queryOptions({
    queryKey: ['launchGame', game.nodeId, attempt, seat] as const,
    queryFn: () =>
      seat
        ? launchRoom({ body: roomRequest(seat, player) })
        : launchGame({ body: launchRequest(game, player), headers: { Language: player.language } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
