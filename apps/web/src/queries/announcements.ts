import { getAnnouncementsOptions } from '@mekong/api-client/queries/getAnnouncements';
import type { LanguageCode } from '@mekong/i18n/registry';
import { queryOptions } from '@tanstack/react-query';

/** Banners, notices, pop-ups and promotions. Members get what is meant for after log-in too. */
export const announcementsQuery = (language: LanguageCode, signedIn: boolean) =>
  queryOptions({
    ...getAnnouncementsOptions({
      query: { types: 'B,PL,PU,PR', platform: 'W', execution: signedIn ? 'A' : 'B', language },
    }),
    staleTime: 300_000,
  });
