import type { LanguageCode } from '@mekong/i18n/registry';
import type { Provider } from '../../parts/wall-vendors.ts';
import type { GameListFilter } from '../../queries/game-list.ts';
import { mostVendors } from './games-search.ts';

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
