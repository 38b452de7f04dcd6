import type { TableSort } from '@mekong/ui/Table';
import type { RoomQuery } from '../../queries/rooms.ts';
import { type RoomOrderKey, type RoomsSearch, roomOrders } from './rooms-search.ts';

/** Rooms on a page (screens, lists), and live tables, which are cards. */
export const roomPageSizes = { PVP: 20, LIVE: 24 } as const;

/** Order of the table as the address says it; undefined = as the merchant placed the rooms. */
export function tableSort(by: string | undefined): TableSort | undefined {
  if (!by) return undefined;
  return by.startsWith('-') ? { key: by.slice(1), direction: 'descending' } : { key: by, direction: 'ascending' };
}

/** Order of the address as the table says it. */
export const searchOrder = ({ key, direction }: TableSort): string => (direction === 'descending' ? `-${key}` : key);

const isOrderKey = (key: string): key is RoomOrderKey => Object.hasOwn(roomOrders, key);

/** What the gateway is asked for an address. */
export function toRoomQuery(
  kind: 'PVP' | 'LIVE',
  search: RoomsSearch,
  site: Required<Pick<RoomQuery, 'language' | 'merchantCode'>>,
): RoomQuery {
  const sort = tableSort(search.by);
  return {
    kind,
    roomId: search.room,
    node: search.game,
    vendor: search.vendor,
    stake: search.stake,
    tableLanguage: search.speaks,
    hasSeat: search.seat && true,
    isOpen: search.open && true,
    ...(sort &&
      isOrderKey(sort.key) && {
        sort: roomOrders[sort.key],
        order: sort.direction === 'descending' ? ('DESC' as const) : ('ASC' as const),
      }),
    page: search.listPage ?? 1,
    pageSize: roomPageSizes[kind],
    ...site,
  };
}
