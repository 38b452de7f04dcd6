import type { QueryClient } from '@tanstack/react-query';
import { gameListQuery } from '../../queries/game-list.ts';
import { gameMenusQuery } from '../../queries/games.ts';
import { statusQuery } from '../../queries/status.ts';
import { currentLanguage } from '../../state/language.ts';
import { currentViewer } from '../../state/session.ts';
import { pageContent } from './category-content.ts';
import { toGameListFilter } from './game-filter.ts';
import { type GamesSearch, isPersonal } from './games-search.ts';
import type { PageType } from './page-types.ts';

/** Asks for what a category page shows before it is rendered; its list is under way then, not waited for. */
export async function loadCategory(queryClient: QueryClient, type: PageType, search: GamesSearch): Promise<void> {
  const language = currentLanguage();
  const { info } = await queryClient.ensureQueryData(statusQuery());
  // menus and list fail and try again on the screen, with the filters in sight
  const menus = await queryClient.ensureQueryData(gameMenusQuery(language)).catch(() => undefined);
  if (!menus || (isPersonal(search.filter) && !currentViewer().signedIn)) return;
  const site = { language, merchantCode: info.merchant.merchantCode };
  const filter = toGameListFilter(search, pageContent(type, search.kind, menus.categories), site);
  if (filter) void queryClient.prefetchInfiniteQuery(gameListQuery(filter));
}
