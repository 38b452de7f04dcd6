import { loadArea } from '@mekong/i18n/i18n';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, retainSearchParams } from '@tanstack/react-router';
import { CategoryScreen } from '../../features/games/CategoryScreen.tsx';
import { gamesSearch } from '../../features/games/games-search.ts';
import { RoomsScreen } from '../../features/rooms/RoomsScreen.tsx';
import { RoomsViews } from '../../features/rooms/RoomsViews.tsx';
import { viewOf } from '../../features/rooms/rooms-search.ts';
import { isPlannedCategory } from '../../parts/planned.ts';
import { gameMenusQuery } from '../../queries/games.ts';
import { loadRoomsPage, roomsPageSearch } from '../-rooms-page.ts';

export const Route = createFileRoute('/_site/pvp')({
  validateSearch: roomsPageSearch,
  // links of the games know nothing of the rooms beside them: the half of the page that is shown stays
  search: { middlewares: [retainSearchParams(['view'])] },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps, cause }) => {
    await Promise.all([loadArea('games'), loadRoomsPage(queryClient, 'pvp', deps, cause)]);
  },
  component: Pvp,
});

function Pvp() {
  const said = Route.useSearch();
  const { code } = useLanguage();
  const { data: menus } = useQuery(gameMenusQuery(code));
  if (viewOf(said, isPlannedCategory(menus, 'PVP')) === 'rooms') return <RoomsScreen search={said} />;
  return <CategoryScreen type="pvp" search={gamesSearch(said)} lead={<RoomsViews page="/pvp" current="games" />} />;
}
