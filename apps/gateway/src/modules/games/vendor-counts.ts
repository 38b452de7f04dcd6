import type { GameIndex } from './game-index/game-index.ts';
import type { Vendor } from './vendors.repository.ts';

/** A vendor and how many games it lists. */
export interface CountedVendor extends Vendor {
  gameCount: number;
}

/**
 * Those of the vendors that have games, in the same order.
 *
 * @param barred class of games that is not listed
 */
export function countVendors(
  vendors: readonly Vendor[],
  { kinds, sizes }: GameIndex,
  barred: string | null,
): CountedVendor[] {
  const counts = new Map<string, number>();
  kinds.forEach(({ vendorId, classify }, at) => {
    if (barred === null || classify !== barred) counts.set(vendorId, (counts.get(vendorId) ?? 0) + (sizes[at] ?? 0));
  });
  return vendors.flatMap((vendor) => {
    const gameCount = counts.get(vendor.id);
    return gameCount ? [{ ...vendor, gameCount }] : [];
  });
}
