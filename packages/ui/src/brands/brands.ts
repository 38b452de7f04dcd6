import type { Brand } from './brand.ts';
import { harbour } from './harbour.ts';
import { lantern } from './lantern.ts';
import { orchid } from './orchid.ts';

const all = {
  lantern,
  orchid,
  harbour,
} satisfies Readonly<Record<string, Brand>>;

/** Name of a brand. */
export type BrandName = keyof typeof all;

/** Every brand by its name. */
export const brands: Readonly<Record<BrandName, Brand>> = all;

/**
 * Names of the brands, as in `data-brand` and in the setting `merchant.brand`; the first is that of a site which has
 * chosen none, and its styles stand in every page.
 */
export const brandNames = Object.keys(all) as [BrandName, ...BrandName[]];
