import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html as markup } from '../../kernel/http/html.ts';
import type { PageHead } from './page-head.ts';

/** Whose page it is. */
export interface PageOwner {
  /** Brand that the merchant has chosen. */
  readonly brand: string;
  /** Name of the site; undefined under an address that is not the merchant's, which does not get it. */
  readonly name: string | undefined;
  /** What its head says to search engines; undefined for a page that is none for them. */
  readonly head?: PageHead | undefined;
}

/** What the build wrote for a brand, by address. */
export interface BrandFiles {
  /** Style sheet; absent for the first brand, whose styles stand in every page. */
  readonly sheet?: string;
  /** The mark, for tabs and bookmarks. */
  readonly icon: string;
  /** Pictures for home screens, with their width in pixels. */
  readonly appIcons: readonly { readonly src: string; readonly width: number }[];
  /** What the browser paints around the page, by theme. */
  readonly themeColors: { readonly dark: string; readonly light: string };
}

/** Where the web manifest is. */
export const MANIFEST_PATH = '/site.webmanifest';

/** Width of the icon that Apple's home screen takes. */
const TOUCH_ICON = 180;

/** Files of a brand; those of the first one where it is unknown, and none on a site that was built without brands. */
export function readBrandFiles(webRoot: string): (brand: string) => BrandFiles | undefined {
  const file = join(webRoot, '.vite', 'brands.json');
  const files: Readonly<Record<string, BrandFiles>> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return (brand) => files[brand] ?? Object.values(files)[0];
}

/** Shows a page as its owner's. */
export type BrandPage = (html: string, owner: PageOwner) => string;

/**
 * Pages in the brand that the merchant has chosen, under the site's name: brand and style sheet in the head, so that the
 * page is never seen in another one's colours, mark and colours of the browser around it, and its web manifest.
 *
 * @param webRoot the built site, which names the files of every brand in `.vite/brands.json`
 */
export function createBrandPage(webRoot: string): BrandPage {
  const filesOf = readBrandFiles(webRoot);
  return (html, { brand, name, head }) => {
    const files = filesOf(brand);
    if (!files) return html;
    const { sheet, icon, appIcons, themeColors } = files;
    const touchIcon = appIcons.find(({ width }) => width === TOUCH_ICON);
    const links = [
      ...(sheet ? [markup`<link rel="stylesheet" crossorigin href="${sheet}">`] : []),
      ...(touchIcon ? [markup`<link rel="apple-touch-icon" href="${touchIcon.src}">`] : []),
      ...(name === undefined ? [] : [markup`<link rel="manifest" href="${MANIFEST_PATH}">`]),
    ];
    const { dark, light } = themeColors;
    return html
      .replace(/<html\b/, (start) => (sheet ? `${start} data-brand="${brand}"` : start))
      .replace(/<title>.*?<\/title>/s, (title) =>
        name === undefined ? title : markup`<title>${head?.title ?? name}</title>`.text,
      )
      .replace(
        /<meta name="theme-color"[^>]*>/,
        () => markup`<meta name="theme-color" content="${dark}" data-dark="${dark}" data-light="${light}">`.text,
      )
      .replace('href="/favicon.svg"', () => `href="${icon}"`)
      .replace('</head>', (end) => (head?.tags ?? '') + links.map(({ text }) => text).join('') + end);
  };
}
