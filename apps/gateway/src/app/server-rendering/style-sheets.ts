import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const classNames = (css: string): string[] => [...css.matchAll(/\.([_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);

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
    const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '));
    const sheets = new Set(names.flatMap((name) => sheetOf.get(name) ?? []));
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

/**
 * Writes the linked sheets of a rendered page into it: nothing is painted before they are there, and each would be one more
 * round trip. A link without effect stays, so that the script that wants a sheet too finds it.
 *
 * @param webRoot the built site
 */
export function createSheetInliner(webRoot: string): (html: string) => StyledPage {
  const sheets = new Map<string, { readonly css: string; readonly hash: string }>();
  const sheetAt = (href: string) => {
    const file = join(webRoot, href);
    if (!sheets.has(href) && existsSync(file)) {
      const css = readFileSync(file, 'utf8').trim();
      sheets.set(href, { css, hash: `'sha256-${createHash('sha256').update(css).digest('base64')}'` });
    }
    return sheets.get(href);
  };
  return (html) => {
    const styleHashes: string[] = [];
    const styled = html.replace(
      /<link rel="stylesheet" crossorigin href="(\/assets\/[^"]+)">/g,
      (link, href: string) => {
        const sheet = sheetAt(href);
        if (!sheet) return link;
        styleHashes.push(sheet.hash);
        return `<style>${sheet.css}</style><link rel="stylesheet" href="${href}" disabled>`;
      },
    );
    return { html: styled, styleHashes };
  };
}
