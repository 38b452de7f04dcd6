import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mekong/ui/Button';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { StateView } from '@mekong/ui/StateView';
import { Failure } from '../../parts/Failure.tsx';
import { isNarrowed, type RoomsSearch } from './rooms-search.ts';
import type { Rooms, RoomsAddress, RoomsPage } from './use-rooms.ts';

interface NoRoomsProps {
  readonly page: RoomsPage;
  readonly search: RoomsSearch;
  readonly rooms: Rooms;
  readonly address: RoomsAddress;
}

/** Why there is no room to see, and what to do instead. */
export function NoRooms({ page, search, rooms, address }: NoRoomsProps) {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = rooms;
  if (error) return <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  const all = (
    <Button onClick={address.clear}>
      <Trans>Show all rooms</Trans>
    </Button>
  );
  const toFirstPage = (): void => {
    address.show({ listPage: undefined });
    // the button goes with the empty page
    address.count.current?.focus();
  };
  if (data && data.totalElements > 0)
    return (
      <StateView kind="empty" level={2} title={t`This page is empty`} description={t`The list is shorter than that.`}>
        <Button onClick={toFirstPage}>
          <Trans>Go to the first page</Trans>
        </Button>
      </StateView>
    );
  if (search.room)
    return (
      <StateView
        kind="empty"
        level={2}
        title={t`This room is not here`}
        description={t`It may have been closed permanently, or it is for another type of account.`}
      >
        {all}
      </StateView>
    );
  if (isNarrowed(search))
    return (
      <StateView
        kind="empty"
        level={2}
        title={t`No rooms match your filters`}
        description={t`Try fewer filters, or look again in a while.`}
      >
        {all}
      </StateView>
    );
  return (
    <StateView kind="empty" level={2} title={t`There are no rooms yet`} description={t`You can still play.`}>
      <ButtonLink href={`${page}?view=games`}>
        <Trans>See the games</Trans>
      </ButtonLink>
    </StateView>
  );
}
