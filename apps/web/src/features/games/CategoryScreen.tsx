import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@mekong/ui/Alert';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { SearchField } from '@mekong/ui/SearchField';
import { Stack } from '@mekong/ui/Stack';
import type { ReactNode } from 'react';
import { searchLength, searchWords } from '../../entry/search-words.ts';
import { ComingFamilies } from '../../parts/ComingFamilies.tsx';
import { Failure } from '../../parts/Failure.tsx';
import { GameNews } from '../../parts/game-news/GameNews.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { useSearchText } from '../../state/use-search-text.ts';
import { CategoryFilters } from './CategoryFilters.tsx';
import { CategoryGames } from './CategoryGames.tsx';
import { CategoryVendors } from './CategoryVendors.tsx';
import { isFiltered } from './game-filter.ts';
import { pageTitles } from './game-labels.ts';
import type { GamesSearch } from './games-search.ts';
import { NoVendors } from './NoGames.tsx';
import { PlannedCategory } from './PlannedCategory.tsx';
import type { PageType } from './page-types.ts';
import { useCategory, useCategoryAddress } from './use-category.ts';
import { useCategoryVendors } from './use-category-vendors.ts';

interface CategoryScreenProps {
  readonly type: PageType;
  readonly search: GamesSearch;
  /** Stands between the title and the vendors: what the page has besides its games. */
  readonly lead?: ReactNode;
}

/** A category of games: vendors, filters, search, order, and the games themselves. All of it stands in the address. */
export function CategoryScreen({ type, search, lead }: CategoryScreenProps) {
  const { t, i18n } = useLingui();
  const address = useCategoryAddress(type, search);
  const category = useCategory(type, search);
  const { menus, content, chosen } = category;
  const [text, setText] = useSearchText(search.q, (typed) => address.replace({ q: searchWords(typed ?? '') }));
  const vendors = useCategoryVendors(search, category);
  const title = i18n._(pageTitles[type]);
  usePageTitle(title);

  // the one vendor that is looked at: what is announced of it belongs to what is seen
  const chosenOnly = chosen.length === 1 ? chosen[0] : undefined;
  // what cannot be played is not counted
  const open = content?.vendors.filter(({ maintenance }) => !maintenance) ?? [];
  const games = open.reduce((sum, vendor) => sum + vendor.gameCount, 0);
  const isPlanned = category.isPlanned && !isFiltered(search);
  const field = {
    label: t`Search games and providers`,
    value: text,
    maxLength: searchLength,
    onValueChange: setText,
    onSubmit: (typed: string) => address.replace({ q: searchWords(typed) }),
  };
  return (
    <Stack gap={5}>
      <PageHeader
        title={title}
        text={
          open.length > 0 && (
            <Trans comment="Below the title of a category page: 1,280 games from 24 vendors">
              <Plural value={games} one="# game" other="# games" /> from{' '}
              <Plural value={open.length} one="# provider" other="# providers" />
            </Trans>
          )
        }
        isTextBeside
        actionsFrom={isPlanned ? 'mobile' : 'tablet'}
        actions={!category.isEmpty && <SearchField {...field} />}
      />
      {lead}
      {category.isEmpty ? (
        <NoVendors type={type} isForbidden={category.isForbidden} />
      ) : isPlanned ? (
        <PlannedCategory allHref={address.hrefOf({ show: 'all' })} />
      ) : (
        <>
          <CategoryVendors type={type} search={search} category={category} vendors={vendors} address={address} />
          {chosenOnly !== undefined && <GameNews key={chosenOnly} of={{ vendor: chosenOnly }} />}
          {search.vendor !== undefined && content && chosen.length === 0 && (
            <Alert
              tone="info"
              title={t`The provider of this link has no games here. These are the games of the others.`}
            />
          )}
          <CategoryFilters field={field} search={search} category={category} vendors={vendors} address={address}>
            {!content && menus.error ? (
              <Failure error={menus.error} onRetry={() => void menus.refetch()} isRetrying={menus.isFetching} />
            ) : (
              <CategoryGames label={title} search={search} category={category} address={address} />
            )}
          </CategoryFilters>
        </>
      )}
      {/* the games would push it to another place while somebody looks at it */}
      {(isPlanned || category.isEmpty || category.isSettled) && <ComingFamilies except={type} />}
    </Stack>
  );
}
