import { getGameListOptions } from '@mekong/api-client/queries/getGameList';
import { getPopularGamesOptions } from '@mekong/api-client/queries/getPopularGames';
import { getWinnerBoardOptions } from '@mekong/api-client/queries/getWinnerBoard';
import type { LanguageCode } from '@mekong/i18n/registry';
import { queryOptions } from '@tanstack/react-query';

const minute = 60_000;

/** Most played games of the last days. */
export const popularGamesQuery = (language: LanguageCode) =>
  queryOptions({ ...getPopularGamesOptions({ query: { language } }), staleTime: minute });

/** What was added last of what can be played now. */
export const newGamesQuery = (language: LanguageCode) =>
  queryOptions({
    ...getGameListOptions({
      query: { filter: 'NEW', playable: true, sort: '-newness', page: 1, pageSize: 12, language },
    }),
    staleTime: 10 * minute,
    select: ({ content }) => content,
  });

/** The last twenty real wins. */
export const winnersQuery = (language: LanguageCode) =>
  queryOptions({
    ...getWinnerBoardOptions({ query: { gameCategory: 'ALL', language, limitNum: 20 } }),
    staleTime: minute,
    refetchInterval: minute,
    select: ({ list }) => list.map(({ vo }) => vo),
  });
