import type { GameCategory, VendorCard } from '@mekong/api-client/contract/types';
import { launchTarget } from '../../entry/launch-target.ts';

/** Vendors on the wall at most, as in the footer (S2-070). */
export const wallLimit = 18;

/** A vendor with the page where most of its games are. */
export interface VendorOnWall {
  readonly vendor: VendorCard;
  /** Its games in all families. */
  readonly games: number;
  readonly href: string;
}

/**
 * Vendors of all families, each once: hot ones first, then those with the most games. A vendor of several families leads
 * to the one where it has the most.
 */
export function wallVendors(categories: readonly GameCategory[]): VendorOnWall[] {
  const found = new Map<string, VendorOnWall & { readonly most: number }>();
  for (const { gameCategory, vendors, gameClassify = [] } of categories)
    for (const vendor of vendors) {
      const { vassalage, gameCount } = vendor;
      const known = found.get(vassalage);
      const games = (known?.games ?? 0) + gameCount;
      const classify = gameClassify.find(({ vendors: inClass }) =>
        inClass.some(({ id }) => id === vendor.id),
      )?.classify;
      const place =
        known && known.most >= gameCount
          ? known
          : { vendor, most: gameCount, href: launchTarget({ category: gameCategory, vassalage, classify }).href };
      found.set(vassalage, { ...place, games });
    }
  return [...found.values()]
    .sort((one, other) => other.vendor.isHot - one.vendor.isHot || other.games - one.games)
    .slice(0, wallLimit)
    .map(({ vendor, games, href }) => ({ vendor, games, href }));
}
