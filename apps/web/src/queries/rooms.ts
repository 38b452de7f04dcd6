import { getRoomListOptions } from '@mekong/api-client/queries/getRoomList';
import type { GetRoomListData } from '@mekong/api-client/types';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** What a list of rooms is asked by. */
export type RoomQuery = NonNullable<GetRoomListData['query']>;

/** Milliseconds between two looks at the rooms while the page is in sight: of members, and of visitors. */
const looks = { member: 4_000, visitor: 10_000 } as const;

/**
 * One page of rooms, looked at again every few seconds while it is in sight. The page before stays while the next one is
 * on its way.
 */
export const roomsQuery = (query: RoomQuery, isSignedIn: boolean) =>
  queryOptions({
    ...getRoomListOptions({ query }),
    staleTime: looks.member / 2,
    refetchInterval: isSignedIn ? looks.member : looks.visitor,
    placeholderData: keepPreviousData,
  });
