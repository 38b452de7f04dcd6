import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Inline } from '@mekong/ui/Inline';
import { StateView } from '@mekong/ui/StateView';
import { isFiltered, isPersonalOnly } from './game-filter.ts';
import type { GamesSearch } from './games-search.ts';
import type { PageType } from './page-types.ts';

interface NoGamesProps {
  readonly search: GamesSearch;
  /** Address of the page without any filter. */
  readonly clearHref: string;
}

/** Why a list is empty, and the way on. */
export function NoGames({ search, clearHref }: NoGamesProps) {
  const { t } = useLingui();
  if (isPersonalOnly(search))
    return (
      <StateView
        kind="empty"
        title={search.filter === 'FAV' ? t`You have no favourites here yet` : t`You have not played here yet`}
        description={
          search.filter === 'FAV' ? t`Press the heart on a game to save it here.` : t`Games you open will appear here.`
        }
      >
        <ButtonLink href={clearHref}>
          <Trans>See all games</Trans>
        </ButtonLink>
      </StateView>
    );
  if (isFiltered(search))
    return (
      <StateView kind="empty" title={t`No games match your filters`} description={t`Try fewer filters or other words.`}>
        <ButtonLink href={clearHref}>
          <Trans>Clear filters</Trans>
        </ButtonLink>
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

interface NoVendorsProps {
  readonly type: PageType;
  /** The law of the place forbids what would stand on the page. */
  readonly isForbidden: boolean;
}

/** A category page whose vendors are none: what that means depends on the page, and on the law. */
export function NoVendors({ type, isForbidden }: NoVendorsProps) {
  const { t } = useLingui();
  if (type === 'seamless')
    return (
      <StateView
        kind="empty"
        title={t`No provider plays from the one wallet now`}
        description={t`Move money to a provider’s own wallet first, then open its games.`}
      >
        <ButtonLink href="/member?page=transferFund" variant="primary">
          <Trans>Transfer to a provider</Trans>
        </ButtonLink>
      </StateView>
    );
  return (
    <StateView
      kind={isForbidden ? 'restricted' : 'empty'}
      title={isForbidden ? t`Not available in your region` : t`There are no games here yet`}
      description={
        isForbidden ? t`We do not offer these games here. Sports are open to you.` : t`Look at the hot games meanwhile.`
      }
    >
      <Inline gap={2} justify="center">
        {isForbidden && (
          <ButtonLink href="/sports" variant="primary">
            <Trans>See sports</Trans>
          </ButtonLink>
        )}
        <ButtonLink href="/hot">
          <Trans>See hot games</Trans>
        </ButtonLink>
      </Inline>
    </StateView>
  );
}
