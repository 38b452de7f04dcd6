import type { PlannedFamily } from '@mekong/api-client/contract/types';
import type { LanguageCode } from '@mekong/i18n/registry';
import type { GameCategoryCode } from '../../contract/values.ts';
import { menuCategory } from './cards.port.ts';
import { classOfVendor } from './classes.ts';
import { labelOf } from './labels.ts';
import type { Vendor } from './vendors.repository.ts';

/** The first game of a planned vendor, whose cover stands for its family. */
export interface PlannedCover {
  vendorId: string;
  image: string;
}

type FamilyVendor = Pick<Vendor, 'id' | 'code' | 'category' | 'classify' | 'status'>;

/**
 * Families whose vendors are all planned: categories, and classes inside them, in the order of the menu.
 *
 * @param vendors those that the law of the place leaves and that have games
 * @param covers in the order of the menu
 */
export function plannedFamilies(
  vendors: readonly FamilyVendor[],
  covers: readonly PlannedCover[],
  categories: readonly GameCategoryCode[],
  language: LanguageCode,
): PlannedFamily[] {
  const imageOf = new Map(covers.map(({ vendorId, image }) => [vendorId, image]));
  return categories.flatMap((gameCategory) => {
    const own = vendors.filter(({ category }) => menuCategory(category) === gameCategory);
    return [...new Set(own.map(classOfVendor))].flatMap((classify) => {
      const family = own.filter((vendor) => classOfVendor(vendor) === classify);
      const image = family.map(({ id }) => imageOf.get(id)).find((one) => one !== undefined);
      if (image === undefined || family.some(({ status }) => status !== 'planned')) return [];
      return [
        {
          gameCategory,
          ...(classify === null ? {} : { classify }),
          labelName: labelOf(classify ?? gameCategory, language),
          image,
        },
      ];
    });
  });
}
