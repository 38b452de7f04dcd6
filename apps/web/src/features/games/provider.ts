import type { GameCategory, GameCategoryCode, VendorCard } from '@mekong/api-client/types';
import type { LanguageCode } from '@mekong/i18n/registry';
import { providerPath } from '../../parts/wall-vendors.ts';
import type { GameListFilter } from '../../queries/game-list.ts';
import { mostVendors } from './games-search.ts';

/** A family in which a provider has games. */
export interface ProviderFamily {
  readonly category: GameCategoryCode;
  /** Code of the provider in this family. */
  readonly code: string;
  readonly label: string;
  readonly games: number;
}

/** A provider with what it has in all families. */
export interface Provider {
  /** As the family knows it where it has the most games; hot when it is so anywhere, closed when it is so everywhere. */
  readonly vendor: VendorCard;
  /** Its games in all families. */
  readonly games: number;
  /** Its families, the one with the most games first. */
  readonly families: readonly ProviderFamily[];
  readonly href: string;
}

/**
 * Providers of all families, each name once: hot ones first, then those with the most games. Codes that a merchant shows
 * under one name are one provider to the reader. Those that no server plays yet come last.
 */
export function providersOf(categories: readonly GameCategory[]): Provider[] {
  const named = new Map<string, { vendor: VendorCard; family: ProviderFamily }[]>();
  for (const { gameCategory, labelName, vendors } of categories)
    for (const vendor of vendors) {
      const { name, vassalage, gameCount } = vendor;
      const family = { category: gameCategory, code: vassalage, label: labelName, games: gameCount };
      named.set(name, [...(named.get(name) ?? []), { vendor, family }]);
    }
  return [...named.values()]
    .map((entries) => {
      const sorted = entries.toSorted((one, other) => other.family.games - one.family.games);
      const [most = entries[0]] = sorted;
      if (!most) throw new Error('A name stands there because a vendor has it.');
      const together = {
        isHot: Math.max(...entries.map(({ vendor }) => vendor.isHot)) as VendorCard['isHot'],
        maintenance: entries.every(({ vendor }) => vendor.maintenance),
        planned: entries.every(({ vendor }) => vendor.planned),
      };
      return {
        vendor: { ...most.vendor, ...together },
        games: entries.reduce((sum, { family }) => sum + family.games, 0),
        families: sorted.map(({ family }) => family),
        href: providerPath(most.vendor.vassalage),
      };
    })
    .sort(
      (one, other) =>
        Number(one.vendor.planned) - Number(other.vendor.planned) ||
        other.vendor.isHot - one.vendor.isHot ||
        other.games - one.games,
    );
}

/**
 * The provider that an address names, by any of its codes; a typed one may be in small letters.
 *
 * @returns undefined when there is none
 */
export const providerIn = (providers: readonly Provider[], code: string): Provider | undefined =>
  providers.find(({ families }) => families.some((family) => family.code === code.toUpperCase()));

/** What its games are asked by: all that it has, the most played first. */
export const providerFilter = ({ families }: Provider, language: LanguageCode): GameListFilter => ({
  vendor: [...new Set(families.map(({ code }) => code))].slice(0, mostVendors).join(),
  sort: '-popularity',
  language,
});
