import { loadArea } from '@mekong/i18n/i18n';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { CategoryScreen } from '../../features/games/CategoryScreen.tsx';
import { gamesSearch, isPersonal, toGameListFilter } from '../../features/games/games-search.ts';
import { isPageType, pageShelf } from '../../features/games/page-types.ts';
import { gameListQuery } from '../../queries/game-list.ts';
import { gameMenusQuery } from '../../queries/games.ts';
import { statusQuery } from '../../queries/status.ts';
import { currentLanguage } from '../../state/language.ts';
import { currentViewer } from '../../state/session.ts';

export const Route = createFileRoute('/_site/$pageType')({
  validateSearch: gamesSearch,
  beforeLoad: ({ params: { pageType } }) => {
    if (!isPageType(pageType)) throw notFound();
    return { pageType };
  },
  loaderDeps: ({ search: { vendor, filter, q, sort, kind } }) => ({ vendor, filter, q, sort, kind }),
  loader: async ({ context: { queryClient, pageType }, deps: search }) => {
    const language = currentLanguage();
    const [{ info }] = await Promise.all([queryClient.ensureQueryData(statusQuery()), loadArea('games')]);
    // menus and list fail and try again on the screen, with the filters in sight
    const menus = await queryClient.ensureQueryData(gameMenusQuery(language)).catch(() => undefined);
    if (!menus || (isPersonal(search.filter) && !currentViewer().signedIn)) return;
    const site = { language, merchantCode: info.merchant.merchantCode };
    const filter = toGameListFilter(search, pageShelf(pageType, search.kind, menus.categories), site);
    if (filter) void queryClient.prefetchInfiniteQuery(gameListQuery(filter));
  },
  component: CategoryPage,
});

function CategoryPage() {
  const { pageType } = Route.useRouteContext();
  return <CategoryScreen key={pageType} type={pageType} search={Route.useSearch()} />;
}
