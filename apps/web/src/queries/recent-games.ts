import { getRecentGamesOptions } from '@mekong/api-client/queries/getRecentGames';
import type { LanguageCode } from '@mekong/i18n/registry';
import { queryOptions } from '@tanstack/react-query';

/** Games that the member opened last, the last one first; as many as a rail holds. */
export const recentGamesQuery = (language: LanguageCode) =>
  queryOptions({
    ...getRecentGamesOptions({ query: { page: 1, pageSize: 12, language } }),
    // a game that was just played moves to the front
    staleTime: 0,
    select: ({ content }) => content,
  });
