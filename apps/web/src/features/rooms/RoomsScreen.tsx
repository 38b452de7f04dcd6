import { useLingui } from '@lingui/react/macro';
import { Pagination } from '@mekong/ui/Pagination';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { RoomTable } from '@mekong/ui/patterns/RoomTable';
import { Stack } from '@mekong/ui/Stack';
import { useMemo } from 'react';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { NoRooms } from './NoRooms.tsx';
import { RoomFilters } from './RoomFilters.tsx';
import { RoomsUnderMaintenance } from './RoomsUnderMaintenance.tsx';
import { RoomsViews } from './RoomsViews.tsx';
import { roomPageSizes, searchOrder, tableSort } from './room-filter.ts';
import { toRoomRow } from './room-rows.ts';
import type { RoomsSearch } from './rooms-search.ts';
import { useRooms, useRoomsAddress } from './use-rooms.ts';

/** Rooms of players against players, as they are now. Filters, order and page stand in the address. */
export function RoomsScreen({ search }: { readonly search: RoomsSearch }) {
  const { t } = useLingui();
  const title = t({ message: 'Poker rooms', comment: 'Title of a page: rooms where players play against each other' });
  usePageTitle(title);
  const address = useRoomsAddress('/pvp');
  const rooms = useRooms('/pvp', search);
  const { data, error, isPlaceholderData, isFetching } = rooms;
  const rows = useMemo(() => data?.content.map(toRoomRow), [data]);
  return (
    <Stack gap={5}>
      <PageHeader title={title} text={t`Sit down, or watch first. Seats and hours update live.`} />
      <RoomsViews page="/pvp" current="rooms" />
      <RoomsUnderMaintenance rooms={data?.content} />
      <RoomTable
        caption={title}
        // an answer of another filter may stand in while the new one comes; after a failure it would be a lie
        rooms={error && isPlaceholderData ? [] : rows}
        isLoading={isFetching && (isPlaceholderData || !data)}
        sort={tableSort(search.by)}
        onSortChange={(sort) => address.narrow({ by: searchOrder(sort) })}
        toolbar={<RoomFilters page="/pvp" search={search} rooms={rooms} address={address} />}
        empty={<NoRooms page="/pvp" search={search} rooms={rooms} address={address} />}
        footer={
          data &&
          data.totalElements > roomPageSizes.PVP && (
            <Pagination
              label={t`Pages of rooms`}
              page={search.listPage ?? 1}
              pageSize={roomPageSizes.PVP}
              total={data.totalElements}
              onPageChange={(to) => address.show({ listPage: to === 1 ? undefined : to })}
            />
          )
        }
      />
    </Stack>
  );
}
