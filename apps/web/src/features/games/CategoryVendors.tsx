import { useLingui } from '@lingui/react/macro';
import { VendorChips } from '@mekong/ui/patterns/VendorChips';
import { useMemo } from 'react';
import { useVendorImage } from '../../parts/use-vendor-image.ts';
import { comprehensiveContent } from './category-content.ts';
import { categoryLabels } from './game-labels.ts';
import { type GamesSearch, listOf, mostVendors } from './games-search.ts';
import type { PageType } from './page-types.ts';
import type { Category, CategoryAddress } from './use-category.ts';

interface CategoryVendorsProps {
  readonly type: PageType;
  readonly search: GamesSearch;
  readonly category: Category;
  readonly address: CategoryAddress;
}

/** Vendors of a category page, with how many games each has among those that the filters leave. */
export function CategoryVendors({ type, search, category, address }: CategoryVendorsProps) {
  const { i18n } = useLingui();
  const vendorImage = useVendorImage();
  const { content, chosen, facets, menus } = category;
  const vendors = useMemo(() => {
    const counts = facets && new Map(facets.vendors.map(({ vassalage, count }) => [vassalage, count]));
    // what is planned is a choice only where all is shown
    return content?.vendors
      .filter(({ planned, vassalage }) => !planned || search.show === 'all' || chosen.includes(vassalage))
      .map(({ vassalage, name, gameCount, maintenance, planned }) => ({
        code: vassalage,
        name,
        imageUrl: vendorImage(vassalage),
        activeImageUrl: vendorImage(vassalage, 'active'),
        count: counts ? (counts.get(vassalage) ?? 0) : gameCount,
        isClosed: maintenance && !planned,
      }));
  }, [content, facets, vendorImage, search.show, chosen]);

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
