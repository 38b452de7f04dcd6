import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Shows a page in a brand. */
export type BrandPage = (html: string, brand: string) => string;

/**
 * Pages in the brand that the merchant has chosen: its name on `<html>`, and its style sheet linked in the head, so that
 * the page is never seen in another one's colours. The first brand's styles stand in every page.
 *
 * @param webRoot the built site, which names the sheet of every other brand in `.vite/brands.json`
 */
export function createBrandPage(webRoot: string): BrandPage {
  const file = join(webRoot, '.vite', 'brands.json');
  const sheets: Readonly<Record<string, string>> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return (html, brand) => {
    const sheet = sheets[brand];
    if (sheet === undefined) return html;
    return html
      .replace(/<html\b/, () => `<html data-brand="${brand}"`)
      .replace('</head>', () => `<link rel="stylesheet" crossorigin href="${sheet}"></head>`);
  };
}
