import type { GameCategory, GameCategoryCode, VendorCard } from '@mekong/api-client/contract/types';
import { railSections } from '../../parts/navigation.ts';
import type { PageType } from './page-types.ts';

/** What a category page holds. */
export interface Shelf {
  /** Category its games are of; without one they are of several. */
  readonly category: GameCategoryCode | undefined;
  /** Vendors to choose from, each once. */
  readonly vendors: readonly VendorCard[];
  /** Games of other vendors share the category: only those of `vendors` may be asked for. */
  readonly isNarrowed: boolean;
}

const plain = { rng: 'RNG', fish: 'FISH', live: 'LIVE', pvp: 'PVP', elott: 'ELOTT' } as const satisfies Partial<
  Record<PageType, GameCategoryCode>
>;

const once = (vendors: readonly VendorCard[]): VendorCard[] => [
  ...new Map(vendors.map((vendor) => [vendor.vassalage, vendor])).values(),
];

const vendorsOf = (categories: readonly GameCategory[], code: GameCategoryCode): readonly VendorCard[] =>
  once(categories.filter(({ gameCategory }) => gameCategory === code).flatMap(({ vendors }) => vendors));

const classOf = (categories: readonly GameCategory[], ...classes: string[]): VendorCard[] =>
  categories
    .flatMap(({ gameClassify = [] }) => gameClassify)
    .filter(({ classify }) => classes.includes(classify))
    .flatMap(({ vendors }) => vendors);

/**
 * What stands on a category page.
 *
 * - `bingo` has no category of its own: vendors of the class BINGO (S2-020).
 * - `bgs` are board games: players against players, and vendors of tables (S2-019).
 * - `esports` and `sports` divide one category by vendor (S3-099).
 */
export function shelfOf(type: PageType, categories: readonly GameCategory[]): Shelf {
  switch (type) {
    case 'bingo':
      return { category: 'RNG', vendors: once(classOf(categories, 'BINGO')), isNarrowed: true };
    case 'bgs':
      return {
        category: undefined,
        vendors: once([...vendorsOf(categories, 'PVP'), ...classOf(categories, 'BGS', 'BOARD', 'TABLE')]),
        isNarrowed: true,
      };
    case 'sports':
    case 'esports': {
      const section = railSections(categories).find((found) => found.section === type);
      return { category: 'SPORTS', vendors: once(section?.vendors ?? []), isNarrowed: true };
    }
    default:
      return { category: plain[type], vendors: vendorsOf(categories, plain[type]), isNarrowed: false };
  }
}

/** Comprehensive games (CONS): they have no page of their own and stand as a chip on the page of slots (decision A8). */
export const comprehensiveShelf = (categories: readonly GameCategory[]): Shelf => ({
  category: 'CONS',
  vendors: vendorsOf(categories, 'CONS'),
  isNarrowed: false,
});

/** The shelf that an address asks for. */
export const pageShelf = (type: PageType, kind: 'cons' | undefined, categories: readonly GameCategory[]): Shelf =>
  type === 'rng' && kind === 'cons' ? comprehensiveShelf(categories) : shelfOf(type, categories);
