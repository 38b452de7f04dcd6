import type { VendorChipsProps } from '@mekong/ui/patterns/VendorChips';
import { useMemo } from 'react';
import { useVendorImage } from '../../parts/use-vendor-image.ts';
import type { GamesSearch } from './games-search.ts';
import type { Category } from './use-category.ts';

/** Vendors of a category page to choose from, with how many games each has among those that the filters leave. */
export function useCategoryVendors(
  search: GamesSearch,
  { content, chosen, facets }: Category,
): VendorChipsProps['vendors'] {
  const vendorImage = useVendorImage();
  return useMemo(() => {
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
}
