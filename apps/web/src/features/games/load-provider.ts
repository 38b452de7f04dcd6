import type { QueryClient } from '@tanstack/react-query';
import { gameAnnouncementsQuery } from '../../queries/game-announcements.ts';
import { gameListQuery } from '../../queries/game-list.ts';
import { gameMenusQuery } from '../../queries/games.ts';
import { currentLanguage } from '../../state/language.ts';
import { providerFilter, providerIn, providersOf } from './provider.ts';

/**
 * Asks for what the page of a provider shows; its list is under way then, not waited for.
 *
 * @returns whether there may be such a provider: without the menus nobody knows, and the page asks again
 */
export async function loadProvider(queryClient: QueryClient, code: string): Promise<boolean> {
  const language = currentLanguage();
  const menus = await queryClient.ensureQueryData(gameMenusQuery(language)).catch(() => undefined);
  if (!menus) return true;
  const provider = providerIn(providersOf(menus.categories), code);
  if (provider && !provider.vendor.planned) {
    void queryClient.prefetchInfiniteQuery(gameListQuery(providerFilter(provider, language)));
    void queryClient.prefetchQuery(gameAnnouncementsQuery({ vendor: provider.vendor.vassalage }, language));
  }
  return provider !== undefined;
}
