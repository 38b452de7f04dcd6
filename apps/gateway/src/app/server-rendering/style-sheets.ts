import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Has, type Part, partsOf, usedParts } from './style-rules.ts';

const classNames = (css: string): string[] => [...css.matchAll(/\.([_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);

/** Classes of the elements of a page, as often as they have them. */
const usedClasses = (html: string): string[] =>
  [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '));

/**
 * The site's style sheets besides the one that stands in every page. Left alone they come with the script of a page, long
 * after its content: it would be seen without its looks, and jump when they arrive.
 *
 * @param webRoot the built site
 * @param template the built page without content
 * @returns adds to a rendered page the sheets that its classes are in
 */
export function createStyleSheets(webRoot: string, template: string): (html: string) => string {
  const assets = join(webRoot, 'assets');
  const own = new Set(classNames(/<style>(.*?)<\/style>/s.exec(template)?.[1] ?? ''));
  const sheetOf = new Map<string, string>();
  for (const file of readdirSync(assets).filter((name) => name.endsWith('.css')))
    for (const name of classNames(readFileSync(join(assets, file), 'utf8')))
      if (!own.has(name)) sheetOf.set(name, `/assets/${file}`);

  return (html) => {
    const sheets = new Set(usedClasses(html).flatMap((name) => sheetOf.get(name) ?? []));
    // as the script would link them: it asks for none that is there
    const links = [...sheets].map((href) => `<link rel="stylesheet" crossorigin href="${href}">`).join('');
    return html.replace('</head>', () => `${links}</head>`);
  };
}

/** A page with its styles, and what its content security policy must allow for them. */
export interface StyledPage {
  readonly html: string;
  /** Sources of a policy, one for each sheet. */
  readonly styleHashes: readonly string[];
}

/** Sheets up to this length are written whole: a script that wants one then finds it. */
const MOST_WHOLE = 8_000;

/**
 * Writes the linked sheets of a rendered page into it: nothing is painted before they are there, and each would be one more
 * round trip. A link without effect stays, so that the script that wants a sheet too finds it. Of a long one, which many pages
 * share, the page gets the rules that its classes are in; the script of its parts asks for the whole of it when they are
 * hydrated.
 *
 * @param webRoot the built site
 */
export function createSheetInliner(webRoot: string): (html: string) => StyledPage {
  const sheets = new Map<string, string>();
  const sheetAt = (href: string): string | undefined => {
    const file = join(webRoot, href);
    if (!sheets.has(href) && existsSync(file)) sheets.set(href, readFileSync(file, 'utf8').trim());
    return sheets.get(href);
  };
  const partsAt = new Map<string, readonly Part[]>();
  const usedOf = (href: string, css: string, has: Has): string => {
    const parts = partsAt.get(href) ?? partsOf(css);
    partsAt.set(href, parts);
    return usedParts(parts, has);
  };
  return (html) => {
    const styleHashes: string[] = [];
    const classes = new Set(usedClasses(html));
    const styled = html.replace(
      /<link rel="stylesheet" crossorigin href="(\/assets\/[^"]+)">/g,
      (link, href: string) => {
        const sheet = sheetAt(href);
        if (sheet === undefined) return link;
        const isWhole = sheet.length <= MOST_WHOLE;
        const css = isWhole ? sheet : usedOf(href, sheet, (name) => classes.has(name));
        styleHashes.push(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
        return `<style>${css}</style>${isWhole ? `<link rel="stylesheet" href="${href}" disabled>` : ''}`;
      },
    );
    return { html: styled, styleHashes };
  };
}
