import type { GameFacets, GameFeature } from '@mekong/api-client/contract/types';
import type { FacetGroup, GameFilter } from './game-list.repository.ts';

/** What the reader has chosen in the filters that are counted. */
export interface FacetChoices extends Pick<GameFilter, 'which' | 'features' | 'volatilities'> {
  /** Numbers of the vendors; all when undefined. */
  vendors: readonly string[] | undefined;
}

const VOLATILITIES = ['low', 'medium', 'high'] as const;

/** Counts by what `key` says of a group; the greatest first. */
function tally<K>(groups: readonly FacetGroup[], keys: (group: FacetGroup) => readonly K[]): Map<K, number> {
  const counts = new Map<K, number>();
  for (const group of groups) for (const key of keys(group)) counts.set(key, (counts.get(key) ?? 0) + group.games);
  return counts;
}

/**
 * Counts each choice from groups of alike games. A facet's counts ignore its own choice and follow all the others.
 *
 * @param groups what is left by everything that is not counted
 * @param vendors name by number, in the order they are shown
 */
export function countFacets(
  groups: readonly FacetGroup[],
  chosen: FacetChoices,
  vendors: ReadonlyMap<string, { code: string; name: string }>,
): Omit<GameFacets, 'filters'> & { filters: { filter: 'ALL' | 'NEW' | 'HOT'; count: number }[] } {
  const fits = {
    which: (group: FacetGroup) => (chosen.which === 'NEW' ? group.isNew : chosen.which === 'HOT' ? group.isHot : true),
    vendors: (group: FacetGroup) => chosen.vendors?.includes(group.vendorId) ?? true,
    features: (group: FacetGroup) => chosen.features?.some((one) => group.features.includes(one)) ?? true,
    volatilities: (group: FacetGroup) => chosen.volatilities?.includes(group.volatility) ?? true,
  };
  const names = Object.keys(fits) as (keyof typeof fits)[];
  const without = (own: keyof typeof fits) =>
    groups.filter((group) => names.every((name) => name === own || fits[name](group)));

  const byFilter = tally(without('which'), (group) => [
    'ALL' as const,
    ...(group.isNew ? (['NEW'] as const) : []),
    ...(group.isHot ? (['HOT'] as const) : []),
  ]);
  const byVendor = tally(without('vendors'), ({ vendorId }) => [vendorId]);
  const byFeature = tally(without('features'), ({ features }) => features);
  const byVolatility = tally(without('volatilities'), ({ volatility }) => [volatility]);
  return {
    filters: (['ALL', 'NEW', 'HOT'] as const).map((filter) => ({ filter, count: byFilter.get(filter) ?? 0 })),
    vendors: [...vendors].flatMap(([id, { code, name }]) => {
      const count = byVendor.get(id);
      return count ? [{ vassalage: code, name, count }] : [];
    }),
    features: [...byFeature]
      .map(([feature, count]) => ({ feature: feature as GameFeature, count }))
      .sort((a, b) => b.count - a.count || (a.feature < b.feature ? -1 : 1)),
    volatilities: VOLATILITIES.flatMap((volatility) => {
      const count = byVolatility.get(volatility);
      return count ? [{ volatility, count }] : [];
    }),
  };
}
