import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Bytes, sizeOf } from './bundle.ts';

const dist = fileURLToPath(new URL('../../apps/console/dist/', import.meta.url));

/**
 * What the page of the built console names: its scripts and styles, which all pages need.
 *
 * @throws when the console has not been built
 */
export function measureConsole(): { readonly initialJs: Bytes; readonly initialCss: Bytes } {
  if (!existsSync(`${dist}index.html`))
    throw new Error('apps/console is not built: run "npx turbo run build --filter=@mekong/console".');
  const html = readFileSync(`${dist}index.html`, 'utf8');
  const named = (ending: string): string[] =>
    [...html.matchAll(/"\/(assets\/[^"]+|theme\.js)"/g)].flatMap(([, file = '']) =>
      file.endsWith(ending) ? [file] : [],
    );
  return { initialJs: sizeOf(named('.js'), dist), initialCss: sizeOf(named('.css'), dist) };
}
