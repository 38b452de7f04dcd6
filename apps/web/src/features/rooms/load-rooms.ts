import type { QueryClient } from '@tanstack/react-query';
import { roomsQuery } from '../../queries/rooms.ts';
import { statusQuery } from '../../queries/status.ts';
import { currentLanguage } from '../../state/language.ts';
import { currentViewer } from '../../state/session.ts';
import { toRoomQuery } from './room-filter.ts';
import type { RoomsSearch } from './rooms-search.ts';

/**
 * Asks for the rooms of an address before its page is rendered; a failure is shown, and tried again, on the page. What is
 * known is kept however old it is: a server-rendered page must be hydrated with the very rooms it shows, and looks
 * again then.
 */
export async function loadRooms(queryClient: QueryClient, kind: 'PVP' | 'LIVE', search: RoomsSearch): Promise<void> {
  const { info } = await queryClient.ensureQueryData(statusQuery());
  const site = { language: currentLanguage(), merchantCode: info.merchant.merchantCode };
  const query = roomsQuery(toRoomQuery(kind, search, site), currentViewer().signedIn);
  await queryClient.ensureQueryData(query).catch(() => undefined);
}
