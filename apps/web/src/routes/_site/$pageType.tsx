import { createFileRoute, notFound } from '@tanstack/react-router';
import { gamesSearch } from '../../features/games/games-search.ts';
import { isPagedType } from '../../features/games/page-types.ts';
import { sections } from '../../features/games/sections.ts';
import { isServerRendered } from '../../state/server-rendered.ts';

export const Route = createFileRoute('/_site/$pageType')({
  // the page itself is small: what it shows comes apart from it
  codeSplitGroupings: [],
  validateSearch: gamesSearch,
  beforeLoad: ({ params: { pageType } }) => {
    if (!isPagedType(pageType)) throw notFound();
    return { pageType };
  },
  // what stands in the address besides, such as an open dialog, loads nothing anew
  loaderDeps: ({ search }) => gamesSearch(search),
  // what the page is filled from is code of that page, and stands in a server-rendered one
  loader: async ({ context: { queryClient, pageType }, deps: search }) => {
    if (isServerRendered()) return;
    const [{ loadCategory }] = await Promise.all([
      import('../../features/games/load-category.ts'),
      sections[pageType].load(),
    ]);
    await loadCategory(queryClient, pageType, search);
  },
  component: CategoryPage,
});

function CategoryPage() {
  const { pageType } = Route.useRouteContext();
  const search = Route.useSearch({ select: gamesSearch, structuralSharing: true });
  const Section = sections[pageType];
  return <Section key={pageType} search={search} />;
}
