import { createHash } from 'node:crypto';
import { type BrandName, brandNames, brands } from '@mekong/ui/brands';
import type { Brand } from '@mekong/ui/brands/brand';
import { brandSheet } from '@mekong/ui/brands/sheet';
import { appIcon, markImage, themeColors } from '@mekong/ui/brands/values';
import type { Plugin } from 'vite';

/** Widths of app icons in pixels: 180 for Apple's home screen, the others are asked for by the web manifest. */
const iconWidths = [180, 192, 512] as const;

/** The app icons of a brand; none on a machine for which sharp has no build. */
async function appIcons(brand: Brand) {
  const sharp = await import('sharp').then(
    (module) => module.default,
    () => undefined,
  );
  if (!sharp) return [];
  const svg = Buffer.from(appIcon(brand));
  return Promise.all(
    iconWidths.map(async (width) => {
      // 72 units of an SVG are an inch; its box is 32 wide
      const picture = sharp(svg, { density: 72 * (width / 32) }).resize(width, width);
      return { width, png: await picture.png({ palette: true }).toBuffer() };
    }),
  );
}

/**
 * Writes what a page has of its brand, and `dist/.vite/brands.json` with the address of each file: style sheet and mark of
 * every brand but the first, whose styles stand in the page and whose mark is `favicon.svg`, and everybody's app icons. The
 * gateway links those that the merchant has chosen: no visitor loads another.
 */
export function brandFiles(): Plugin {
  return {
    name: 'mekong:brand-files',
    apply: 'build',
    async generateBundle() {
      const write = (name: string, extension: string, source: string | Uint8Array): string => {
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 7);
        const fileName = `assets/brand-${name}-${hash}.${extension}`;
        this.emitFile({ type: 'asset', fileName, source });
        return `/${fileName}`;
      };
      const filesOf = async (name: BrandName) => {
        const brand = brands[name];
        const icons = (await appIcons(brand)).map(({ width, png }) => ({
          width,
          src: write(`${name}-${width}`, 'png', png),
        }));
        return {
          ...(name === brandNames[0]
            ? { icon: '/favicon.svg' }
            : { sheet: write(name, 'css', brandSheet(name, brand)), icon: write(name, 'svg', markImage(brand)) }),
          appIcons: icons,
          themeColors: themeColors(brand),
        };
      };
      const files = await Promise.all(brandNames.map(async (name) => [name, await filesOf(name)] as const));
      this.emitFile({
        type: 'asset',
        fileName: '.vite/brands.json',
        source: JSON.stringify(Object.fromEntries(files)),
      });
    },
  };
}
