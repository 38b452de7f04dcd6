import type { GameCategory, VendorCard } from '@mekong/api-client/types';

/** Providers that the end of a page shows at most; a page of its own has all of them. */
export const wallLimit = 8;

/** Address of the page of all providers. */
export const providersPath = '/providers';

/** Address of the page of a provider. */
export const providerPath = (code: string): string => `${providersPath}/${code}`;

/**
 * Providers that a server plays, each name once, as the family knows it where it has the most games: hot ones first, then
 * those with the most games, as many as the end of a page has room for.
 */
export function wallVendors(categories: readonly GameCategory[]): VendorCard[] {
  const found = new Map<string, VendorCard>();
  for (const vendor of categories.flatMap(({ vendors }) => vendors)) {
    const { name, gameCount, planned } = vendor;
    if (!planned && gameCount >= (found.get(name)?.gameCount ?? 0)) found.set(name, vendor);
  }
  return [...found.values()]
    .sort((one, other) => other.isHot - one.isHot || other.gameCount - one.gameCount)
    .slice(0, wallLimit);
}
