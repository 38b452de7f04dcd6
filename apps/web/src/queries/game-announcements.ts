import { getGameAnnouncementsOptions } from '@mekong/api-client/queries/getGameAnnouncements';
import type { LanguageCode } from '@mekong/i18n/registry';
import { queryOptions } from '@tanstack/react-query';

/** What is announced of: a game with its whole vendor, or a vendor with all its games. */
export type Announced = { readonly nodeId: number } | { readonly vendor: string };

/** What is announced of a game or of a vendor now. */
export const gameAnnouncementsQuery = (of: Announced, language: LanguageCode) =>
  queryOptions({ ...getGameAnnouncementsOptions({ query: { ...of, language } }), staleTime: 300_000 });
