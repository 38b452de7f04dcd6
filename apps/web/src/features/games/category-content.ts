import type { GameCategory, GameCategoryCode, VendorCard } from '@mekong/api-client/types';
import { railSections } from '../../parts/navigation.ts';
import type { PageType } from './page-types.ts';

/** What a category page holds. */
export interface CategoryContent {
  /** Category its games are of; without one they are of several. */
  readonly category: GameCategoryCode | undefined;
  /** Class inside the category; `NONE` for the games that are in no class. */
  readonly classify?: string | undefined;
  /** Vendors to choose from, each once. */
  readonly vendors: readonly VendorCard[];
  /** No category or class says what stands here: only games of `vendors` may be asked for. */
  readonly isNarrowed: boolean;
  /** Only vendors that play from the one wallet of the site. */
  readonly isSingleWallet?: true | undefined;
}

const plain = { rng: 'RNG', fish: 'FISH', live: 'LIVE', pvp: 'PVP', elott: 'ELOTT' } as const satisfies Partial<
  Record<PageType, GameCategoryCode>
>;

/** Classes inside the category of sports; what is in none of them is sports. */
const sportsClasses = { sports: 'NONE', esports: 'ESPORTS', cockfight: 'COCKFIGHT' } as const;

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

/** Vendors on the single wallet over all categories; one with games in several counts all of them. */
function singleWalletVendors(categories: readonly GameCategory[]): VendorCard[] {
  const found = new Map<string, VendorCard>();
  for (const vendor of categories.flatMap(({ vendors }) => vendors)) {
    if (!vendor.singleWallet) continue;
    const known = found.get(vendor.vassalage);
    found.set(vendor.vassalage, { ...vendor, gameCount: vendor.gameCount + (known?.gameCount ?? 0) });
  }
  return [...found.values()];
}

/**
 * What stands on a category page.
 *
 * - `bingo` has no category of its own: games of the class BINGO.
 * - `bgs` are board games: players against players, and vendors of tables.
 * - `sports`, `esports` and `cockfight` divide one category by class. Where the law forbids cockfights the menus
 *   do not name their vendors, and the page is empty.
 * - `seamless` are all games of vendors on the single wallet.
 */
export function contentOf(type: PageType, categories: readonly GameCategory[]): CategoryContent {
  switch (type) {
    case 'bingo':
      return {
        category: 'RNG',
        classify: 'BINGO',
        vendors: once(classOf(categories, 'BINGO')),
        isNarrowed: false,
      };
    case 'bgs':
      return {
        category: undefined,
        vendors: once([...vendorsOf(categories, 'PVP'), ...classOf(categories, 'BGS', 'BOARD', 'TABLE')]),
        isNarrowed: true,
      };
    case 'sports':
    case 'esports':
    case 'cockfight': {
      const section = railSections(categories).find((found) => found.section === type);
      const vendors = once(section?.vendors ?? []);
      return { category: 'SPORTS', classify: sportsClasses[type], vendors, isNarrowed: false };
    }
    case 'seamless':
      return {
        category: undefined,
        vendors: singleWalletVendors(categories),
        isNarrowed: false,
        isSingleWallet: true,
      };
    default:
      return { category: plain[type], vendors: vendorsOf(categories, plain[type]), isNarrowed: false };
  }
}

/** Comprehensive games (CONS): they have no page of their own and stand as a chip on the page of slots. */
export const comprehensiveContent = (categories: readonly GameCategory[]): CategoryContent => ({
  category: 'CONS',
  vendors: vendorsOf(categories, 'CONS'),
  isNarrowed: false,
});

/**
 * Whether the law of the place forbids what the page would show. One without vendors may as well be empty.
 *
 * @param forbiddenClasses as the menus tell them; undefined for none
 */
export const isForbiddenContent = ({ classify }: CategoryContent, forbiddenClasses: readonly string[] = []): boolean =>
  classify !== undefined && forbiddenClasses.includes(classify);

/** What the page of an address holds. */
export const pageContent = (
  type: PageType,
  kind: 'cons' | undefined,
  categories: readonly GameCategory[],
): CategoryContent =>
  type === 'rng' && kind === 'cons' ? comprehensiveContent(categories) : contentOf(type, categories);
