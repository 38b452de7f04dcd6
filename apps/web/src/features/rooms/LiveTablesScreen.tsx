import { useLingui } from '@lingui/react/macro';
import { Grid } from '@mekong/ui/Grid';
import { Pagination } from '@mekong/ui/Pagination';
import { LiveTableCard } from '@mekong/ui/patterns/LiveTableCard';
import { LiveTableCardSkeleton } from '@mekong/ui/patterns/LiveTableCardSkeleton';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Stack } from '@mekong/ui/Stack';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { useImageUrl } from '../../queries/images.ts';
import { NoRooms } from './NoRooms.tsx';
import { RoomFilters } from './RoomFilters.tsx';
import { RoomsUnderMaintenance } from './RoomsUnderMaintenance.tsx';
import { RoomsViews } from './RoomsViews.tsx';
import { roomPageSizes } from './room-filter.ts';
import { toLiveTable } from './room-rows.ts';
import type { RoomsSearch } from './rooms-search.ts';
import { useRooms, useRoomsAddress } from './use-rooms.ts';

/** Covers of the first line are fetched at once. */
const firstCovers = 4;
const skeletons = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Tables with dealers, as they are now: language, limits, seats and hours. Filters and page stand in the address. */
export function LiveTablesScreen({ search }: { readonly search: RoomsSearch }) {
  const { t } = useLingui();
  const title = t({ message: 'Live tables', comment: 'Title of a page: tables with a dealer on camera' });
  usePageTitle(title);
  const imageUrl = useImageUrl();
  const address = useRoomsAddress('/live');
  const rooms = useRooms('/live', search);
  const { data, error, isPlaceholderData } = rooms;
  const tables = error && isPlaceholderData ? [] : data?.content;
  return (
    <Stack gap={5}>
      <PageHeader title={title} text={t`Filter by dealer language and limits. Seats and hours update live.`} />
      <RoomsViews page="/live" current="rooms" />
      <RoomsUnderMaintenance rooms={data?.content} />
      <RoomFilters page="/live" search={search} rooms={rooms} address={address} />
      {tables?.length === 0 || (!tables && error) ? (
        <NoRooms page="/live" search={search} rooms={rooms} address={address} />
      ) : (
        <div aria-busy={isPlaceholderData || !tables || undefined}>
          <Grid as="ul" column="panel" aria-label={title}>
            {tables
              ? tables.map((room, place) => (
                  <li key={room.roomId}>
                    <LiveTableCard table={toLiveTable(room, imageUrl)} isPriority={place < firstCovers} />
                  </li>
                ))
              : skeletons.map((skeleton) => (
                  <li key={skeleton}>
                    <LiveTableCardSkeleton />
                  </li>
                ))}
          </Grid>
        </div>
      )}
      {data && data.totalElements > roomPageSizes.LIVE && (
        <Pagination
          label={t`Pages of tables`}
          page={search.listPage ?? 1}
          pageSize={roomPageSizes.LIVE}
          total={data.totalElements}
          onPageChange={(to) => address.show({ listPage: to === 1 ? undefined : to })}
        />
      )}
    </Stack>
  );
}
