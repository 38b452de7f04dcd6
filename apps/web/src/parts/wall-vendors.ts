import type { GameCategory, VendorCard } from '@mekong/api-client/types';
import { launchTarget } from '../entry/launch-target.ts';

/** Vendors on the wall of the home page and in the footer at most. */
export const wallLimit = 18;

/** A vendor with the page where most of its games are. */
export interface VendorOnWall {
  readonly vendor: VendorCard;
  /** Its games in all families. */
  readonly games: number;
  readonly href: string;
}

/**
 * Vendors of all families that a server plays, each name once: hot ones first, then those with the most games. Codes that a merchant shows
 * under one name are one vendor to the reader. A vendor of several families leads to the one where it has the most.
 */
export function wallVendors(categories: readonly GameCategory[]): VendorOnWall[] {
  const found = new Map<string, VendorOnWall & { readonly most: number }>();
  for (const { gameCategory, vendors, gameClassify = [] } of categories)
    for (const vendor of vendors) {
      if (vendor.planned) continue;
      const { name, vassalage, gameCount } = vendor;
      const known = found.get(name);
      const games = (known?.games ?? 0) + gameCount;
      const classify = gameClassify.find(({ vendors: inClass }) =>
        inClass.some(({ id }) => id === vendor.id),
      )?.classify;
      const place =
        known && known.most >= gameCount
          ? known
          : { vendor, most: gameCount, href: launchTarget({ category: gameCategory, vassalage, classify }).href };
      const together = {
        isHot: Math.max(vendor.isHot, known?.vendor.isHot ?? 0) as VendorCard['isHot'],
        maintenance: vendor.maintenance && (known?.vendor.maintenance ?? true),
      };
      found.set(name, { ...place, vendor: { ...place.vendor, ...together }, games });
    }
  return [...found.values()]
    .sort((one, other) => other.vendor.isHot - one.vendor.isHot || other.games - one.games)
    .slice(0, wallLimit)
    .map(({ vendor, games, href }) => ({ vendor, games, href }));
}
