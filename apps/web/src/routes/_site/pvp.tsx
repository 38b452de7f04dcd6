import { loadArea } from '@mekong/i18n/i18n';
import { createFileRoute, retainSearchParams } from '@tanstack/react-router';
import { CategoryScreen } from '../../features/games/CategoryScreen.tsx';
import { gamesSearch } from '../../features/games/games-search.ts';
import { RoomsScreen } from '../../features/rooms/RoomsScreen.tsx';
import { RoomsViews } from '../../features/rooms/RoomsViews.tsx';
import { roomsSearch, viewOf } from '../../features/rooms/rooms-search.ts';

const search = (said: Record<string, unknown>) => ({ ...gamesSearch(said), ...roomsSearch(said) });

export const Route = createFileRoute('/_site/pvp')({
  validateSearch: search,
  // links of the games know nothing of the rooms beside them: the half of the page that is shown stays
  search: { middlewares: [retainSearchParams(['view'])] },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps, cause }) => {
    const texts = loadArea('games');
    if (viewOf(deps) === 'games') {
      const { loadCategory } = await import('../../features/games/load-category.ts');
      await loadCategory(queryClient, 'pvp', deps);
    } else {
      const { loadRooms } = await import('../../features/rooms/load-rooms.ts');
      const rooms = loadRooms(queryClient, 'PVP', deps);
      // a page that is there takes another filter at once, and shows that its list is on its way
      if (cause !== 'stay') await rooms;
    }
    await texts;
  },
  component: Pvp,
});

function Pvp() {
  const said = Route.useSearch();
  if (viewOf(said) === 'rooms') return <RoomsScreen search={said} />;
  return <CategoryScreen type="pvp" search={gamesSearch(said)} lead={<RoomsViews page="/pvp" current="games" />} />;
}
