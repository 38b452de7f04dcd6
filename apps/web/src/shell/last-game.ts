import type { LanguageCode } from '@mekong/i18n/registry';
import type { QueryClient } from '@tanstack/react-query';
import { gamePath } from '../parts/game-card.ts';
import { recentGamesQuery } from '../queries/recent-games.ts';

/**
 * Where the member goes on playing: the last game that can be played now.
 *
 * @returns its address; undefined when there is none
 * @throws ApiError when the games cannot be asked for
 */
export async function lastGame(queryClient: QueryClient, language: LanguageCode): Promise<string | undefined> {
  const { content } = await queryClient.fetchQuery(recentGamesQuery(language));
  const game = content.find(({ maintenance }) => !maintenance);
  return game && gamePath(game);
}
