import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mekong/ui/Button';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { StateView } from '@mekong/ui/StateView';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type GameListFilter, gameListQuery } from '../../queries/game-list.ts';
import { useModal } from '../../state/modal.ts';
import { useViewer } from '../../state/session.ts';
import { GamesList } from './GamesList.tsx';
import { isFiltered } from './game-filter.ts';
import { type GamesSearch, isPersonal } from './games-search.ts';

interface CategoryGamesProps {
  readonly label: string;
  readonly search: GamesSearch;
  /** What is asked for; undefined when the page has no vendors, or they are not known yet. */
  readonly filter: GameListFilter | undefined;
  /** The vendors of the page are known. */
  readonly isReady: boolean;
  /** Address of the page without any filter. */
  readonly clearHref: string;
}

/** The games of a category page, fetched as they are reached. */
export function CategoryGames({ label, search, filter, isReady, clearHref }: CategoryGamesProps) {
  const { t } = useLingui();
  const { open } = useModal();
  const { signedIn } = useViewer();
  const needsLogin = isPersonal(search.filter) && !signedIn;
  const list = useInfiniteQuery({
    ...gameListQuery(filter ?? {}),
    enabled: filter !== undefined && !needsLogin,
    placeholderData: keepPreviousData,
  });
  const { data, error, isFetching, isPlaceholderData, isFetchingNextPage, hasNextPage } = list;
  const games = useMemo(() => data?.pages.flatMap(({ content }) => content), [data]);

  if (needsLogin)
    return (
      <StateView
        kind="empty"
        title={search.filter === 'FAV' ? t`Log in to see your favourites` : t`Log in to see what you played lately`}
        description={t`They are kept with your account, on every device.`}
      >
        <Button variant="primary" onClick={() => open('login')}>
          <Trans>Log in</Trans>
        </Button>
      </StateView>
    );
  return (
    <GamesList
      label={label}
      games={isReady && !filter ? [] : games}
      total={data?.pages[0]?.totalElements}
      isUpdating={isPlaceholderData}
      isFetchingMore={isFetchingNextPage}
      onEndReached={hasNextPage && !isFetching ? () => void list.fetchNextPage() : undefined}
      error={error}
      isRetrying={isFetching}
      onRetry={() => void (data ? list.fetchNextPage() : list.refetch())}
      empty={<NoGames search={search} clearHref={clearHref} />}
    />
  );
}

/** Why there is nothing, and the way on. */
function NoGames({ search, clearHref }: Pick<CategoryGamesProps, 'search' | 'clearHref'>) {
  const { t } = useLingui();
  const { filter, q, vendor } = search;
  const clear = (
    <ButtonLink href={clearHref}>
      <Trans>Clear filters</Trans>
    </ButtonLink>
  );
  if (filter === 'FAV' && q === undefined && vendor === undefined)
    return (
      <StateView
        kind="empty"
        title={t`You have no favourites here yet`}
        description={t`Press the heart on a game to save it here.`}
      >
        {clear}
      </StateView>
    );
  if (filter === 'RECENT' && q === undefined && vendor === undefined)
    return (
      <StateView kind="empty" title={t`You have not played here yet`} description={t`Games you open will appear here.`}>
        {clear}
      </StateView>
    );
  if (isFiltered(search))
    return (
      <StateView kind="empty" title={t`No games match your filters`} description={t`Try fewer filters or other words.`}>
        {clear}
      </StateView>
    );
  return (
    <StateView kind="empty" title={t`There are no games here yet`} description={t`Look at the hot games meanwhile.`}>
      <ButtonLink href="/hot">
        <Trans>See hot games</Trans>
      </ButtonLink>
    </StateView>
  );
}
