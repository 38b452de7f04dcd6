import { readdirSync, readFileSync } from 'node:fs';
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
