import {
  getGameListOptions,
  getGameMenusOptions,
  getHotGamesOptions,
  getPopularGamesOptions,
  getWinnerBoardOptions,
} from '@mekong/api-client/queries';
import type { LanguageCode } from '@mekong/i18n/registry';
import { queryOptions } from '@tanstack/react-query';

const minute = 60_000;

/** Game families with their vendors. The answer carries names, so it is kept apart by language. */
export const gameMenusQuery = (language: LanguageCode) =>
  queryOptions({ ...getGameMenusOptions({ query: { language } }), staleTime: 10 * minute });

/** Hot games with the constants of the specification (S3-114). */
export const hotGamesQuery = (language: LanguageCode, merchantCode: string) =>
  queryOptions({
    ...getHotGamesOptions({ query: { merchantCode, isPlatform: 2, platform: 'flash,html5-desktop', language } }),
    staleTime: minute,
    select: ({ list }) => list,
  });

/** Most played games of the last days. */
export const popularGamesQuery = (language: LanguageCode) =>
  queryOptions({ ...getPopularGamesOptions({ query: { language } }), staleTime: minute });

/** What was added last. */
export const newGamesQuery = (language: LanguageCode) =>
  queryOptions({
    ...getGameListOptions({ query: { filter: 'NEW', sort: 'NEW', page: 1, pageSize: 12, language } }),
    staleTime: 10 * minute,
    select: ({ content }) => content,
  });

/** The last twenty real wins (S3-115). */
export const winnersQuery = (language: LanguageCode) =>
  queryOptions({
    ...getWinnerBoardOptions({ query: { gameCategory: 'ALL', language, limitNum: 20 } }),
    staleTime: minute,
    refetchInterval: minute,
    select: ({ list }) => list.map(({ vo }) => vo),
  });
