import { useLingui } from '@lingui/react/macro';
import { VendorChips, type VendorChipsProps } from '@mekong/ui/patterns/VendorChips';
import { comprehensiveContent } from './category-content.ts';
import { categoryLabels } from './game-labels.ts';
import { type GamesSearch, listOf, mostVendors } from './games-search.ts';
import type { PageType } from './page-types.ts';
import type { Category, CategoryAddress } from './use-category.ts';

interface CategoryVendorsProps {
  readonly type: PageType;
  readonly search: GamesSearch;
  readonly category: Category;
  readonly vendors: VendorChipsProps['vendors'];
  readonly address: CategoryAddress;
}

/** Vendors of a category page in a line, on screens that have room for one. */
export function CategoryVendors({ type, search, category, vendors, address }: CategoryVendorsProps) {
  const { i18n } = useLingui();
  const { chosen, menus } = category;
  const hasComprehensive =
    type === 'rng' && menus.data && comprehensiveContent(menus.data.categories).vendors.some(({ planned }) => !planned);
  const isComprehensive = search.kind === 'cons';
  // what is neither loading nor there: the failure of the page stands below
  if (!vendors && menus.error) return null;
  return (
    <VendorChips
      vendors={vendors}
      values={chosen}
      limit={mostVendors}
      hrefFor={(codes) => address.hrefOf({ vendor: listOf(codes), kind: codes.length > 0 ? search.kind : undefined })}
      onValuesChange={(codes) => address.follow({ vendor: listOf(codes) })}
      kinds={
        hasComprehensive
          ? [
              {
                key: 'cons',
                label: i18n._(categoryLabels.CONS),
                href: address.hrefOf({ vendor: undefined, kind: isComprehensive ? undefined : 'cons' }),
                isSelected: isComprehensive,
              },
            ]
          : []
      }
    />
  );
}
