import { type BrandName, brandNames, brands } from '@mekong/ui/brands';
import { brandSheet } from '@mekong/ui/brands/sheet';

const sheets = new Map<BrandName, HTMLStyleElement>();

/** Shows a brand as the gateway does: by its name on `<html>`, and its sheet unless it is the first one. */
export function showBrand(brand: BrandName): void {
  document.documentElement.dataset.brand = brand;
  if (brand === brandNames[0] || sheets.has(brand)) return;
  const sheet = document.createElement('style');
  sheet.textContent = brandSheet(brand, brands[brand]);
  document.head.append(sheet);
  sheets.set(brand, sheet);
}
