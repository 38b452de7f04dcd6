import { loadArea } from '@mekong/i18n/i18n';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { gamesSearch } from '../../features/games/games-search.ts';
import { isPagedType } from '../../features/games/page-types.ts';

export const Route = createFileRoute('/_site/$pageType')({
  validateSearch: gamesSearch,
  beforeLoad: ({ params: { pageType } }) => {
    if (!isPagedType(pageType)) throw notFound();
    return { pageType };
  },
  // what stands in the address besides, such as an open dialog, loads nothing anew
  loaderDeps: ({ search }) => gamesSearch(search),
  // what the page is filled from is code of that page
  loader: async ({ context: { queryClient, pageType }, deps: search }) => {
    const [{ sections }, { loadCategory }] = await Promise.all([
      import('../../features/games/sections.ts'),
      import('../../features/games/load-category.ts'),
      loadArea('games'),
    ]);
    const [Section] = await Promise.all([sections[pageType](), loadCategory(queryClient, pageType, search)]);
    return { Section };
  },
  component: CategoryPage,
});

function CategoryPage() {
  const { pageType } = Route.useRouteContext();
  const { Section } = Route.useLoaderData();
  return <Section key={pageType} search={Route.useSearch()} />;
}
