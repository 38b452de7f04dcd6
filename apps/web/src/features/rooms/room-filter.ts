import type { TableSort } from '@mekong/ui/Table';
import type { RoomQuery } from '../../queries/rooms.ts';
import { type RoomsSearch, roomOrders } from './rooms-search.ts';

/** Rooms on a page, and live tables, which are cards. */
export const roomPageSizes = { PVP: 20, LIVE: 24 } as const;

/** Order of the table as the address says it; undefined = as the merchant placed the rooms. */
export function tableSort(by: string | undefined): TableSort | undefined {
  if (!by) return undefined;
  return by.startsWith('-') ? { key: by.slice(1), direction: 'descending' } : { key: by, direction: 'ascending' };
}

/** Order of the address as the table says it. */
export const searchOrder = ({ key, direction }: TableSort): RoomsSearch['by'] =>
  roomOrders.find((order) => order === (direction === 'descending' ? `-${key}` : key));

/** Order of the address as the gateway says it. */
function roomSort(by: RoomsSearch['by']): RoomQuery['sort'] {
  if (by === 'room') return 'name';
  return by === '-room' ? '-name' : by;
}

/** What the gateway is asked for an address. */
export function toRoomQuery(
  kind: 'PVP' | 'LIVE',
  search: RoomsSearch,
  site: Required<Pick<RoomQuery, 'language' | 'merchantCode'>>,
): RoomQuery {
  return {
    kind,
    roomId: search.room,
    nodeId: search.game,
    vendor: search.vendor,
    stake: search.stake,
    tableLanguage: search.speaks,
    hasSeat: search.seat && true,
    isOpen: search.open && true,
    ...(search.by && { sort: roomSort(search.by) }),
    page: search.listPage ?? 1,
    pageSize: roomPageSizes[kind],
    ...site,
  };
}
