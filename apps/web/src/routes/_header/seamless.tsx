import { loadArea } from '@mekong/i18n/i18n';
import { createFileRoute } from '@tanstack/react-router';
import { CategoryScreen } from '../../features/games/CategoryScreen.tsx';
import { gamesSearch } from '../../features/games/games-search.ts';

/** Games that play from the one wallet: a game page, so it has no side menu. */
export const Route = createFileRoute('/_header/seamless')({
  validateSearch: gamesSearch,
  loaderDeps: ({ search }) => gamesSearch(search),
  // what the page is filled from is code of that page
  loader: async ({ context: { queryClient }, deps: search }) => {
    const [{ loadCategory }] = await Promise.all([import('../../features/games/load-category.ts'), loadArea('games')]);
    await loadCategory(queryClient, 'seamless', search);
  },
  component: SeamlessPage,
});

function SeamlessPage() {
  return <CategoryScreen type="seamless" search={Route.useSearch()} />;
}
