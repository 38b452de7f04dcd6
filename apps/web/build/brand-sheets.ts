import { createHash } from 'node:crypto';
import { brands } from '@mekong/ui/brands';
import { brandNames } from '@mekong/ui/brands/name';
import { brandSheet } from '@mekong/ui/brands/sheet';
import type { Plugin } from 'vite';

/**
 * Writes the style sheet of every brand but the first, whose styles stand in the page, and `dist/.vite/brands.json` with the
 * address of each. The gateway links the one that the merchant has chosen: no visitor loads another.
 */
export function brandSheets(): Plugin {
  return {
    name: 'mekong:brand-sheets',
    apply: 'build',
    generateBundle() {
      const addresses = brandNames.slice(1).map((name) => {
        const source = brandSheet(name, brands[name]);
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 7);
        const fileName = `assets/brand-${name}-${hash}.css`;
        this.emitFile({ type: 'asset', fileName, source });
        return [name, `/${fileName}`];
      });
      this.emitFile({
        type: 'asset',
        fileName: '.vite/brands.json',
        source: JSON.stringify(Object.fromEntries(addresses)),
      });
    },
  };
}
