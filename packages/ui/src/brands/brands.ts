import type { Brand, BrandName } from './brand.ts';
import { harbour } from './harbour.ts';
import { lantern } from './lantern.ts';
import { orchid } from './orchid.ts';

/** Every brand by its name. */
export const brands: Readonly<Record<BrandName, Brand>> = { lantern, orchid, harbour };
