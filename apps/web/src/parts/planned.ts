import type { GameCategoryCode, GameMenus } from '@mekong/api-client/types';
import { sectionOf, sectionPath } from './navigation.ts';

/** Whether there are vendors of a category, and no server plays the games of any yet. */
export function isPlannedCategory(menus: GameMenus | undefined, code: GameCategoryCode): boolean {
  const vendors = menus?.categories.find(({ gameCategory }) => gameCategory === code)?.vendors ?? [];
  return vendors.length > 0 && vendors.every(({ planned }) => planned);
}

/** A family that no server plays yet. */
export interface PlannedPage {
  readonly key: string;
  readonly label: string;
  readonly image: string;
  readonly href: string;
}

/** Pages of what is in a class of its category. */
const classPaths: Partial<Record<string, string>> = {
  ESPORTS: '/esports',
  COCKFIGHT: '/cockfight',
  BINGO: '/bingo',
  BOARD: '/bgs',
};

/** The families that no server plays yet, each with its page; a family without a page of its own is left out. */
export const plannedPages = ({ planned = [] }: GameMenus): PlannedPage[] =>
  planned.flatMap(({ gameCategory, classify, labelName, image }) => {
    const section = Object.hasOwn(sectionOf, gameCategory) ? sectionOf[gameCategory as GameCategoryCode] : undefined;
    const href = classify === undefined ? section && sectionPath(section) : classPaths[classify];
    return href === undefined ? [] : [{ key: href, label: labelName, image, href }];
  });
