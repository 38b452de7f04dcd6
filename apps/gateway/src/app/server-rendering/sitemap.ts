import type { LanguageCode } from '@mekong/i18n/registry';
import { html as markup } from '../../kernel/http/html.ts';
import { type AddedPage, addressIn, alternatesOf, listedPaths } from './page-head.ts';

/** Where robots read the rules and find the sitemap. */
export const ROBOTS_PATH = '/robots.txt';

/** Where the sitemap is that names those of the languages. */
export const SITEMAP_PATH = '/sitemap.xml';

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** What robots may read: pages and pictures; calls, launches and what belongs to a member give them nothing. */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...['/wps/', '/lgw/', '/lotto/', '/admin/', '/game', '/member', '/agentHome', '/reset'].map(
      (path) => `Disallow: ${path}`,
    ),
    '',
    `Sitemap: ${origin}${SITEMAP_PATH}`,
    '',
  ].join('\n');

/** The index of the sitemaps, one for each language on offer. */
export const sitemapIndex = (origin: string, offered: readonly LanguageCode[]): string =>
  head +
  markup`<sitemapindex xmlns="${schema}">${offered.map(
    (code) => markup`<sitemap><loc>${origin}/sitemap-${code.toLowerCase()}.xml</loc></sitemap>`,
  )}</sitemapindex>`.text;

/** The pages in one language, each with its addresses in the others. */
export const sitemapOf = (
  origin: string,
  language: LanguageCode,
  offered: readonly LanguageCode[],
  added: readonly AddedPage[],
): string =>
  head +
  markup`<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${[
    ...listedPaths,
    ...added.map(({ path }) => path),
  ].map(
    (path) =>
      markup`<url><loc>${addressIn(origin, path, language)}</loc>${alternatesOf(origin, path, offered).map(
        ({ hreflang, href }) => markup`<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
      )}</url>`,
  )}</urlset>`.text;
