import type { QueryClient } from '@tanstack/react-query';
import { gamesSearch } from '../features/games/games-search.ts';
import { roomsSearch, viewOf } from '../features/rooms/rooms-search.ts';

/** What the address says of a page that shows rooms or the games that are played there. */
export const roomsPageSearch = (values: Record<string, unknown>) => ({
  ...gamesSearch(values),
  ...roomsSearch(values),
});

/**
 * Asks for the half of the page that is shown.
 *
 * @param cause why the router asks: a page that is there takes another filter at once, and shows that its list is on its way
 */
export async function loadRoomsPage(
  queryClient: QueryClient,
  type: 'pvp' | 'live',
  search: ReturnType<typeof roomsPageSearch>,
  cause: 'preload' | 'enter' | 'stay',
): Promise<void> {
  const { isPlannedPage } = await import('../features/rooms/planned-page.ts');
  if (viewOf(search, await isPlannedPage(queryClient, type === 'live' ? 'LIVE' : 'PVP')) === 'games') {
    const { loadCategory } = await import('../features/games/load-category.ts');
    await loadCategory(queryClient, type, search);
  } else {
    const { loadRooms } = await import('../features/rooms/load-rooms.ts');
    const rooms = loadRooms(queryClient, type === 'live' ? 'LIVE' : 'PVP', search);
    if (cause !== 'stay') await rooms;
  }
}
