import { loadArea } from '@mekong/i18n/i18n';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, retainSearchParams } from '@tanstack/react-router';
import { CategoryScreen } from '../../features/games/CategoryScreen.tsx';
import { gamesSearch } from '../../features/games/games-search.ts';
import { LiveTablesScreen } from '../../features/rooms/LiveTablesScreen.tsx';
import { RoomsViews } from '../../features/rooms/RoomsViews.tsx';
import { viewOf } from '../../features/rooms/rooms-search.ts';
import { isPlannedCategory } from '../../parts/planned.ts';
import { gameMenusQuery } from '../../queries/games.ts';
import { loadRoomsPage, roomsPageSearch } from '../-rooms-page.ts';

export const Route = createFileRoute('/_site/live')({
  validateSearch: roomsPageSearch,
  // links of the games know nothing of the rooms beside them: the half of the page that is shown stays
  search: { middlewares: [retainSearchParams(['view'])] },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps, cause }) => {
    await Promise.all([loadArea('games'), loadRoomsPage(queryClient, 'live', deps, cause)]);
  },
  component: Live,
});

function Live() {
  const said = Route.useSearch();
  const { code } = useLanguage();
  const { data: menus } = useQuery(gameMenusQuery(code));
  if (viewOf(said, isPlannedCategory(menus, 'LIVE')) === 'rooms') return <LiveTablesScreen search={said} />;
  return <CategoryScreen type="live" search={gamesSearch(said)} lead={<RoomsViews page="/live" current="games" />} />;
}
