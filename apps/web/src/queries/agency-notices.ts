import { getAnnouncementsOptions } from '@mekong/api-client/queries/getAnnouncements';
import type { LanguageCode } from '@mekong/i18n/registry';
import { queryOptions } from '@tanstack/react-query';

/** Notices for agents; the gateway has none for anybody else. They come among the pop-ups. */
export const agencyNoticesQuery = (language: LanguageCode) =>
  queryOptions({
    ...getAnnouncementsOptions({ query: { types: 'H', platform: 'W', execution: 'A', language } }),
    staleTime: 300_000,
  });
