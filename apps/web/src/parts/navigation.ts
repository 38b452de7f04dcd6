import type { GameCategory, GameCategoryCode, GameMenus, VendorCard } from '@mekong/api-client/types';
import { launchTarget } from '../entry/launch-target.ts';

/** Esports is not a category on the wire: these vendors are split out of SPORTS (specification section 3). */
const esportsVendors: readonly string[] = ['AV', 'IMES', 'IA', 'AI', 'TF'];

/** A place of the main navigation that leads to games, by the name that texts and icons know it by. */
export type GameSection = 'elott' | 'lott' | 'live' | 'sports' | 'esports' | 'fish' | 'rng' | 'pvp' | 'cockfight';

/** One section with the vendors that stand in it. */
export interface SectionVendors {
  readonly section: GameSection;
  readonly vendors: readonly VendorCard[];
}

/** Section of a category on the wire; comprehensive games have none. */
export const sectionOf: Partial<Record<GameCategoryCode, GameSection>> = {
  ELOTT: 'elott',
  LOTT: 'lott',
  LIVE: 'live',
  SPORTS: 'sports',
  FISH: 'fish',
  RNG: 'rng',
  PVP: 'pvp',
};

/** Order of the header after Home, Hot and Promotions. */
const headerOrder: readonly GameSection[] = ['elott', 'lott', 'live', 'sports', 'fish', 'rng', 'pvp'];

/** Order of the rail on the home page, which shows esports and cockfight as places of their own. */
const railOrder: readonly GameSection[] = ['live', 'rng', 'fish', 'sports', 'esports', 'elott', 'pvp', 'cockfight'];

function vendorsBySection(categories: readonly GameCategory[]): Map<GameSection, VendorCard[]> {
  const sections = new Map<GameSection, VendorCard[]>();
  const put = (section: GameSection, vendor: VendorCard): void => {
    sections.set(section, [...(sections.get(section) ?? []), vendor]);
  };
  for (const { gameCategory, vendors, gameClassify = [] } of categories) {
    const section = sectionOf[gameCategory];
    const arenas = gameClassify.find(({ classify }) => classify === 'COCKFIGHT')?.vendors ?? [];
    const isArena = (vendor: VendorCard): boolean => arenas.some(({ id }) => id === vendor.id);
    for (const vendor of vendors)
      if (gameCategory === 'SPORTS' && isArena(vendor)) put('cockfight', vendor);
      else if (gameCategory === 'SPORTS' && esportsVendors.includes(vendor.vassalage)) put('esports', vendor);
      else if (section) put(section, vendor);
  }
  return sections;
}

const inOrder = (order: readonly GameSection[], categories: readonly GameCategory[]): SectionVendors[] => {
  const sections = vendorsBySection(categories);
  return order.flatMap((section) => {
    const vendors = sections.get(section) ?? [];
    return vendors.length > 0 ? [{ section, vendors }] : [];
  });
};

/**
 * Whether lotteries draw on the clock here: they stand in groups of their own, while the others are grouped by their
 * vendor.
 */
const hasDraws = ({ categories, groups }: GameMenus): boolean => {
  const vendors = new Set(categories.flatMap((category) => category.vendors.map(({ vassalage }) => vassalage)));
  return groups.some(({ gameGroupCode }) => !vendors.has(gameGroupCode));
};

/**
 * Game sections of the header in their order; a section without a vendor is not shown. Lottery is one where lotteries
 * draw, without vendors of its own: the menus have those in E-Lottery. Comprehensive games (CONS) have
 * no place of their own: they are found inside Slots and Hot.
 */
export function headerSections(menus: GameMenus): SectionVendors[] {
  const found = inOrder(headerOrder, menus.categories);
  if (!hasDraws(menus) || found.some(({ section }) => section === 'lott')) return found;
  const isBefore = ({ section }: SectionVendors): boolean => section === 'elott';
  return [...found.filter(isBefore), { section: 'lott', vendors: [] }, ...found.filter((other) => !isBefore(other))];
}

/** Game sections of the rail on the home page; a section without a vendor is not shown. */
export const railSections = (categories: readonly GameCategory[]): SectionVendors[] => inOrder(railOrder, categories);

const sectionPaths: Record<GameSection, string> = {
  elott: '/elott',
  lott: '/lott',
  live: '/live',
  sports: '/sports',
  esports: '/esports',
  fish: '/fish',
  rng: '/rng',
  pvp: '/pvp',
  cockfight: '/cockfight',
};

/**
 * Sections with something that a server plays, each with the vendors of that alone: what menus and the rail show. What is
 * planned stands in a block of its own.
 */
export const playedSections = (sections: readonly SectionVendors[]): SectionVendors[] =>
  sections.flatMap(({ section, vendors }) => {
    const played = vendors.filter(({ planned }) => !planned);
    return played.length > 0 || vendors.length === 0 ? [{ section, vendors: played }] : [];
  });

/** Address of a section. */
export const sectionPath = (section: GameSection): string => sectionPaths[section];

/** What stands in a section, as the wire says it. */
const sectionOrigin: Record<GameSection, { readonly category: GameCategoryCode; readonly classify?: string }> = {
  elott: { category: 'ELOTT' },
  lott: { category: 'LOTT' },
  live: { category: 'LIVE' },
  sports: { category: 'SPORTS' },
  esports: { category: 'SPORTS', classify: 'ESPORTS' },
  fish: { category: 'FISH' },
  rng: { category: 'RNG' },
  pvp: { category: 'PVP' },
  cockfight: { category: 'SPORTS', classify: 'COCKFIGHT' },
};

/** Address of a vendor that stands in a section. */
export const vendorPath = (section: GameSection, vassalage: string): string =>
  launchTarget({ ...sectionOrigin[section], vassalage }).href;
