import { createHash } from 'node:crypto';
import { brandNames, brands } from '@mekong/ui/brands';
import { brandSheet } from '@mekong/ui/brands/sheet';
import { markImage, themeColors } from '@mekong/ui/brands/values';
import type { Plugin } from 'vite';

/**
 * Writes style sheet and mark of every brand but the first, whose are in the page, and `dist/.vite/brands.json` with the
 * address of each. The gateway links those of the brand that the merchant has chosen.
 */
export function brandSheets(): Plugin {
  return {
    name: 'mekong:brand-sheets',
    apply: 'build',
    generateBundle() {
      const write = (name: string, extension: string, source: string): string => {
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `assets/brand-${name}-${hash}.${extension}`;
        this.emitFile({ type: 'asset', fileName, source });
        return `/${fileName}`;
      };
      const files = brandNames.map((name) => {
        const brand = brands[name];
        const own =
          name === brandNames[0]
            ? { icon: '/favicon.svg' }
            : { sheet: write(name, 'css', brandSheet(name, brand)), icon: write(name, 'svg', markImage(brand)) };
        return [name, { ...own, appIcons: [], themeColors: themeColors(brand) }] as const;
      });
      this.emitFile({
        type: 'asset',
        fileName: '.vite/brands.json',
        source: JSON.stringify(Object.fromEntries(files)),
      });
    },
  };
}
