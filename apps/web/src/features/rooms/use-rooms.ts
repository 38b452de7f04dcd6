import { useLanguage } from '@mekong/i18n/useLanguage';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type RefObject, useRef } from 'react';
import { roomsQuery } from '../../queries/rooms.ts';
import { useMerchant } from '../../queries/status.ts';
import { useViewer } from '../../state/session.ts';
import { toRoomQuery } from './room-filter.ts';
import { type RoomsSearch, roomsSearch, withoutRoomFilters } from './rooms-search.ts';

/** Page that rooms stand on. */
export type RoomsPage = '/pvp' | '/live';

/** Rooms of players, or tables with dealers. */
export const kindOf = (page: RoomsPage): 'PVP' | 'LIVE' => (page === '/pvp' ? 'PVP' : 'LIVE');

/** The rooms that an address asks for, as they are now. */
export function useRooms(page: RoomsPage, search: RoomsSearch) {
  const { code } = useLanguage();
  const { merchantCode } = useMerchant();
  const { signedIn } = useViewer();
  return useQuery(roomsQuery(toRoomQuery(kindOf(page), search, { language: code, merchantCode }), signedIn));
}

/** The list of rooms as a query of {@link useRooms}. */
export type Rooms = ReturnType<typeof useRooms>;

/** Changes of what the page's address says. */
export interface RoomsAddress {
  /** Another list begins on its first page, and takes no step in the history. */
  readonly narrow: (change: RoomsSearch) => void;
  /** Another part of the same list. */
  readonly show: (change: RoomsSearch) => void;
  /** All rooms. The button that asks for them goes with the filters: the focus moves to {@link count}. */
  readonly clear: () => void;
  /** Where the number of rooms is told. */
  readonly count: RefObject<HTMLSpanElement | null>;
}

/** The address of a page of rooms. A change is laid over the newest address, so that two quick ones both count. */
export function useRoomsAddress(page: RoomsPage): RoomsAddress {
  const router = useRouter();
  const count = useRef<HTMLSpanElement>(null);
  const go = (change: RoomsSearch, replace: boolean): void =>
    void router.navigate({
      to: page,
      search: (said: RoomsSearch) => {
        const { vendor } = { ...said, ...change };
        // a vendor alone would ask for its games
        return { ...roomsSearch({ ...said, ...change, ...(vendor && { view: 'rooms' }) }), vendor };
      },
      replace,
      resetScroll: false,
    });
  const narrow = (change: RoomsSearch): void => go({ ...change, listPage: undefined }, true);
  return {
    narrow,
    show: (change) => go(change, false),
    clear: () => {
      narrow(withoutRoomFilters);
      count.current?.focus();
    },
    count,
  };
}
