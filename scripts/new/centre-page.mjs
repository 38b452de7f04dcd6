// What a new page of a centre holds beside its title: a form that sends an operation of the contract, and a table that
// shows a list of it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/run.mjs';
import { formWords } from './centre-form.mjs';
import { tableWords } from './centre-table.mjs';
import { lines, readContract } from './contract.mjs';

/** Which operation each part shows: `form=makeClaim table=listClaims`, with or without dashes. */
function partsOf(args) {
  const parts = {};
  const words = args.flatMap((arg) => arg.replace(/^--/, '').split('='));
  for (let index = 0; index < words.length; index += 2) {
    const [part, operation] = words.slice(index, index + 2);
    if (part !== 'form' && part !== 'table')
      throw new Error(`"${part}" is no part of a page: say form=<operation>, table=<operation>, both or nothing.`);
    parts[part] = operation;
  }
  return parts;
}

/**
 * Words of the templates of a page of a centre.
 *
 * @param args the parts that it has: `form=<operation>`, `table=<operation>`
 * @throws Error with the operations there are, when one is none that a part can show; when the centre has the page already
 */
export function centrePageWords(args, { centre, camel, Name }) {
  const registry = `apps/web/src/centres/${centre}/pages.ts`;
  if (readFileSync(join(root, registry), 'utf8').includes(`\n  ${camel}: `))
    throw new Error(`The ${centre} centre has a page ${camel} already: ${registry}.`);
  const parts = partsOf(args);
  const contract = readContract('site');
  const table = 'table' in parts ? tableWords(contract, parts.table) : {};
  const form = 'form' in parts ? formWords(contract, parts.form, parts.table) : {};
  const hasParts = 'form' in parts || 'table' in parts;
  const { hasSearch = false } = table;
  return {
    __pageImports__: lines([
      ...(hasParts ? [] : ["import { StateView } from '@mekong/ui/StateView';"]),
      "import { usePageTitle } from '../../parts/use-page-title.ts';",
      ...('form' in parts ? [`import { ${Name}Form } from './${Name}Form.tsx';`] : []),
      ...('table' in parts
        ? [
            `import { ${Name}Table } from './${Name}Table.tsx';`,
            ...(hasSearch ? [`import type { ${Name}Search } from './__name__-search.ts';`] : []),
          ]
        : []),
    ]),
    __pageProps__: hasSearch ? `{ search }: { readonly search: ${Name}Search }` : '',
    __pageBody__: lines([
      ...(hasParts ? [] : ['<StateView kind="empty" />']),
      ...('form' in parts ? [`<${Name}Form />`] : []),
      ...('table' in parts ? [`<${Name}Table${hasSearch ? ' search={search}' : ''} />`] : []),
    ]),
    __searchImport__: hasSearch
      ? `import { ${camel}Search } from './__name__-search.ts';`
      : "import { searchOf } from '../../entry/search.ts';",
    __search__: hasSearch ? `${camel}Search` : 'searchOf({})',
    ...table.words,
    ...form,
    __templates__: ['page', ...Object.keys(parts), ...(hasSearch ? ['search'] : [])],
    __path__: centre === 'member' ? '/member' : '/agentHome',
    __centre__: centre,
  };
}
