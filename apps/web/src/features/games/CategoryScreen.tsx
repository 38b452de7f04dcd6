import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Inline } from '@mekong/ui/Inline';
import { FilterChips } from '@mekong/ui/patterns/FilterChips';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { SearchField } from '@mekong/ui/SearchField';
import { Select } from '@mekong/ui/Select';
import { Stack } from '@mekong/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Failure } from '../../parts/Failure.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { gameMenusQuery } from '../../queries/games.ts';
import { useMerchant } from '../../queries/status.ts';
import { useViewer } from '../../state/session.ts';
import { useSearchText } from '../../state/use-search-text.ts';
import { CategoryGames } from './CategoryGames.tsx';
import { chosenVendors, toGameListFilter, toggleVendor } from './game-filter.ts';
import { filterLabels, pageTitles, sortLabels } from './game-labels.ts';
import { type GameFilter, type GamesSearch, gameFilters, gameSorts, gamesSearch, isPersonal } from './games-search.ts';
import type { PageType } from './page-types.ts';
import { comprehensiveShelf, pageShelf } from './shelves.ts';

interface CategoryScreenProps {
  readonly type: PageType;
  readonly search: GamesSearch;
}

/** A category of games: vendors, filters, search, order, and the games themselves. All of it stands in the address. */
export function CategoryScreen({ type, search }: CategoryScreenProps) {
  const { t, i18n } = useLingui();
  const { code } = useLanguage();
  const { merchantCode } = useMerchant();
  const { signedIn } = useViewer();
  const router = useRouter();
  const menus = useQuery(gameMenusQuery(code));
  const title = i18n._(pageTitles[type]);
  usePageTitle(title);

  /** Address of this page with a change of its filters; `more` is what stands in the address besides. */
  const hrefOf = (change: GamesSearch, more: { modal?: 'login'; returnTo?: string } = {}): string =>
    router.buildLocation({
      to: '/$pageType',
      params: { pageType: type },
      search: { ...gamesSearch({ ...search, ...change }), ...more },
    }).href;
  /** What belongs to a member asks visitors to log in, and comes back here. */
  const filterHref = (filter: GameFilter): string => {
    const change = { filter: filter === 'ALL' ? undefined : filter };
    const href = hrefOf(change);
    return isPersonal(filter) && !signedIn ? hrefOf(change, { modal: 'login', returnTo: href }) : href;
  };
  const follow = (change: GamesSearch): void => {
    void router.navigate({ href: hrefOf(change), replace: true, resetScroll: false });
  };
  const [text, setText] = useSearchText(search.q, (q) => follow({ q }));

  const shelf = menus.data && pageShelf(type, search.kind, menus.data.categories);
  const chosen = shelf ? chosenVendors(search, shelf) : [];
  const games = shelf?.vendors.reduce((sum, vendor) => sum + vendor.gameCount, 0) ?? 0;
  const hasComprehensive = type === 'rng' && menus.data && comprehensiveShelf(menus.data.categories).vendors.length > 0;
  return (
    <Stack gap={5}>
      <PageHeader
        title={title}
        text={
          shelf && (
            <Trans comment="Below the title of a category page: 1,280 games from 24 vendors">
              <Plural value={games} one="# game" other="# games" /> from{' '}
              <Plural value={shelf.vendors.length} one="# vendor" other="# vendors" />
            </Trans>
          )
        }
        actions={
          <SearchField
            label={t`Search games and vendors`}
            value={text}
            onChange={setText}
            onSubmit={(q) => follow({ q: q.trim() || undefined })}
          />
        }
      />
      {shelf && (
        <FilterChips
          label={t`Vendors`}
          chips={[
            {
              key: 'all',
              label: t`All vendors`,
              href: hrefOf({ vendor: undefined, kind: undefined }),
              isSelected: chosen.length === 0 && search.kind === undefined,
            },
            ...(hasComprehensive
              ? [
                  {
                    key: 'cons',
                    label: t({ message: 'More games', comment: 'Games of all kinds that are no slots' }),
                    href: hrefOf({ vendor: undefined, kind: search.kind ? undefined : 'cons' }),
                    isSelected: search.kind === 'cons',
                  },
                ]
              : []),
            ...shelf.vendors.map(({ vassalage, name }) => ({
              key: vassalage,
              label: name,
              href: hrefOf({ vendor: toggleVendor(chosen, vassalage) }),
              isSelected: chosen.includes(vassalage),
            })),
          ]}
        />
      )}
      <Inline justify="space-between">
        <FilterChips
          variant="plain"
          label={t`Filter games`}
          chips={gameFilters.map((filter) => ({
            key: filter,
            label: i18n._(filterLabels[filter]),
            href: filterHref(filter),
            isSelected: (search.filter ?? 'ALL') === filter,
          }))}
        />
        <Select
          variant="filter"
          label={t`Sort by`}
          value={search.sort ?? 'POPULAR'}
          options={gameSorts.map((value) => ({ value, label: i18n._(sortLabels[value]) }))}
          onValueChange={(sort) => follow({ sort: sort === 'POPULAR' ? undefined : sort })}
        />
      </Inline>
      {!shelf && menus.error ? (
        <Failure error={menus.error} onRetry={() => void menus.refetch()} isRetrying={menus.isFetching} />
      ) : (
        <CategoryGames
          label={title}
          search={search}
          filter={shelf && toGameListFilter(search, shelf, { language: code, merchantCode })}
          isReady={shelf !== undefined}
          clearHref={hrefOf({ vendor: undefined, filter: undefined, q: undefined, kind: undefined })}
        />
      )}
    </Stack>
  );
}
