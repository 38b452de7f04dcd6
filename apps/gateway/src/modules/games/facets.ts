import type { GameFacets, GameFeature } from '@mekong/api-client/contract/types';
import type { GameFilter } from './game-index/filter.ts';
import type { GameKind } from './game-index/game-index.ts';

/** Games that are alike in all that facets count by. */
export interface FacetGroup {
  kind: GameKind;
  games: number;
}

/** What the reader has chosen in the filters that are counted. */
export interface FacetChoices extends Pick<GameFilter, 'which' | 'features' | 'volatilities'> {
  /** Numbers of the vendors; all when undefined. */
  vendors: ReadonlySet<string> | undefined;
}

const VOLATILITIES = ['low', 'medium', 'high', 'very-high'] as const;

/** Counts by what `keys` says of a kind. */
function tally<K>(groups: readonly FacetGroup[], keys: (kind: GameKind) => readonly K[]): Map<K, number> {
  const counts = new Map<K, number>();
  for (const { kind, games } of groups) for (const key of keys(kind)) counts.set(key, (counts.get(key) ?? 0) + games);
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
    which: (kind: GameKind) => (chosen.which === 'NEW' ? kind.isNew : chosen.which === 'HOT' ? kind.isHot : true),
    vendors: (kind: GameKind) => chosen.vendors?.has(kind.vendorId) ?? true,
    features: (kind: GameKind) => chosen.features?.some((one) => kind.features.includes(one)) ?? true,
    volatilities: (kind: GameKind) => chosen.volatilities?.includes(kind.volatility) ?? true,
  };
  const names = Object.keys(fits) as (keyof typeof fits)[];
  // a group that two choices leave out is counted nowhere; one that a single choice leaves out, where that one counts
  const misses = groups.map(({ kind }) => names.filter((name) => !fits[name](kind)));
  const without = (own: keyof typeof fits) =>
    groups.filter((_, at) => misses[at]?.every((name) => name === own) ?? false);

  const byFilter = tally(without('which'), (kind) => [
    'ALL' as const,
    ...(kind.isNew ? (['NEW'] as const) : []),
    ...(kind.isHot ? (['HOT'] as const) : []),
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
