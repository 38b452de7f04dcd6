import { loadArea } from '@mekong/i18n/i18n';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { CategoryScreen } from '../../features/games/CategoryScreen.tsx';
import { gamesSearch } from '../../features/games/games-search.ts';
import { isPageType } from '../../features/games/page-types.ts';

export const Route = createFileRoute('/_site/$pageType')({
  validateSearch: gamesSearch,
  beforeLoad: ({ params: { pageType } }) => {
    if (!isPageType(pageType)) throw notFound();
    return { pageType };
  },
  // what stands in the address besides, such as an open dialog, loads nothing anew
  loaderDeps: ({ search }) => gamesSearch(search),
  // what the page is filled from is code of that page
  loader: async ({ context: { queryClient, pageType }, deps: search }) => {
    const [{ loadCategory }] = await Promise.all([import('../../features/games/load-category.ts'), loadArea('games')]);
    await loadCategory(queryClient, pageType, search);
  },
  component: CategoryPage,
});

function CategoryPage() {
  const { pageType } = Route.useRouteContext();
  return <CategoryScreen key={pageType} type={pageType} search={Route.useSearch()} />;
}
