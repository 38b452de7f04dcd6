import { ApiError } from '@mekong/api-client/errors';
import { getGameListQueryKey } from '@mekong/api-client/queries/getGameList';
import { getGameList } from '@mekong/api-client/sdk/getGameList';
import type { GameCard } from '@mekong/api-client/types';
import type { LanguageCode } from '@mekong/i18n/registry';
import { queryOptions } from '@tanstack/react-query';

async function findGame(nodeId: number, language: LanguageCode, signal: AbortSignal): Promise<GameCard> {
  const { content } = await getGameList({ query: { nodeId, language, pageSize: 1 }, signal });
  const game = content.find((card) => card.nodeId === nodeId);
  if (!game) throw new ApiError({ code: 'GAME_NOT_FOUND', status: 404 });
  return game;
}

/** Beginning of the keys of games that were asked for by their number. */
export const gameKey = [getGameListQueryKey()[0], 'node'] as const;

/**
 * One game by its number, for a page that was opened by its address.
 *
 * @throws ApiError GAME_NOT_FOUND when this site has no such game
 */
export const gameQuery = (nodeId: number, language: LanguageCode) =>
  queryOptions({
    queryKey: [...gameKey, nodeId, language] as const,
    queryFn: ({ signal }) => findGame(nodeId, language, signal),
    staleTime: 60_000,
  });

/**
 * The first game of a vendor: what a vendor of lotteries starts.
 *
 * @throws ApiError GAME_NOT_FOUND when this site has no such vendor, or the vendor no game
 */
export const firstGameQuery = (vendor: string, language: LanguageCode) =>
  queryOptions({
    queryKey: [getGameListQueryKey()[0], 'first', vendor, language] as const,
    queryFn: async ({ signal }) => {
      const { content } = await getGameList({ query: { vendor, language, pageSize: 1 }, signal });
      if (!content[0]) throw new ApiError({ code: 'GAME_NOT_FOUND', status: 404 });
      return content[0];
    },
    staleTime: 60_000,
  });
