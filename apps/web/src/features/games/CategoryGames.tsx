import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mekong/ui/Button';
import { StateView } from '@mekong/ui/StateView';
import { pageSize } from '../../queries/game-list.ts';
import { useModal } from '../../state/modal.ts';
import { GamesList } from './GamesList.tsx';
import { isFiltered } from './game-filter.ts';
import { type GamesSearch, withoutFilters } from './games-search.ts';
import { NoGames } from './NoGames.tsx';
import type { Category, CategoryAddress } from './use-category.ts';

interface CategoryGamesProps {
  readonly label: string;
  readonly search: GamesSearch;
  readonly category: Category;
  readonly address: CategoryAddress;
}

/** A list of fewer games begins with no feature: it would be half of the page. */
const fewest = 12;

/** The games of a category page, fetched as they are reached. */
export function CategoryGames({ label, search, category, address }: CategoryGamesProps) {
  const { t } = useLingui();
  const { open } = useModal();
  const { list, games, total, needsLogin } = category;
  if (needsLogin)
    return (
      <StateView
        kind="empty"
        title={search.filter === 'FAV' ? t`Log in to see your favourites` : t`Log in to see what you played lately`}
        description={t`They are kept with your account, on every device.`}
      >
        <Button variant="primary" onClick={() => open('login', address.hrefOf({}))}>
          <Trans>Log in</Trans>
        </Button>
      </StateView>
    );
  return (
    <GamesList
      label={label}
      listKey={address.hrefOf({})}
      games={games}
      total={total}
      hasFacts
      hasFeature={!isFiltered(search) && search.sort === undefined && (games === undefined || games.length >= fewest)}
      isUpdating={list.isPlaceholderData}
      isFetchingMore={list.isFetchingNextPage}
      next={pageSize}
      onEndReached={list.hasNextPage && !list.isFetching ? () => void list.fetchNextPage() : undefined}
      error={list.error}
      isRetrying={list.isFetching}
      onRetry={() => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
      empty={<NoGames search={search} clearHref={address.hrefOf(withoutFilters)} />}
    />
  );
}
