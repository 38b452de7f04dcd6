import type { BrandFiles } from './brand-page.ts';

/**
 * What a device shows of the site when somebody puts it on the home screen (W3C Web Application Manifest).
 *
 * @param name of the site, as the merchant has it
 */
export const webManifest = (name: string, { icon, appIcons, themeColors }: BrandFiles) => ({
  id: '/',
  name,
  short_name: name,
  start_url: '/',
  display: 'standalone',
  theme_color: themeColors.dark,
  background_color: themeColors.dark,
  icons: [
    ...appIcons.map(({ src, width }) => ({
      src,
      sizes: `${width}x${width}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
    { src: icon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
});
