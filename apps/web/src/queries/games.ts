import { getGameMenusOptions } from '@mekong/api-client/queries/getGameMenus';
import { getHotGamesOptions } from '@mekong/api-client/queries/getHotGames';
import type { LanguageCode } from '@mekong/i18n/registry';
import { queryOptions } from '@tanstack/react-query';

const minute = 60_000;

/** Game families with their vendors. The answer carries names, so it is kept apart by language. */
export const gameMenusQuery = (language: LanguageCode) =>
  queryOptions({ ...getGameMenusOptions({ query: { language } }), staleTime: 10 * minute });

/** Hot games with the constants of the specification. */
export const hotGamesQuery = (language: LanguageCode, merchantCode: string) =>
  queryOptions({
    ...getHotGamesOptions({ query: { merchantCode, isPlatform: 2, platform: 'flash,html5-desktop', language } }),
    staleTime: minute,
    select: ({ list }) => list,
  });
