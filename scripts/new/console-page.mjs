// What a new page of the console shows: the rows of a list of the admin contract, a column for each plain property.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/run.mjs';
import { labelsConst, lines, readContract, valueWordsOf, wordsOf } from './contract.mjs';
import { plainCells, readList } from './list.mjs';

/** Groups of the menu, read where the console has them. */
const [, groupList] = readFileSync(join(root, 'apps/console/src/parts/console-page.ts'), 'utf8').match(
  /const pageGroups = \[(.*)\] as const/,
);
export const groups = [...groupList.matchAll(/\w+/g)].map(([group]) => group);

/** Labels that several pages share (apps/console/src/parts/labels.ts), by the name of the list in the contract. */
const sharedLabels = { ListingState: 'listingLabels' };
const labelsNameOf = (name, type) => sharedLabels[type] ?? `${name}Labels`;

const cells = {
  ...plainCells,
  choice: (name, labels) => `label(${labels}, ${name})`,
};

/**
 * Words of the templates for a page that shows a list.
 *
 * @param list operation of the list
 * @param group of the menu
 * @throws Error with what there is to choose from, when one of them does not exist
 */
export function consolePageWords([list, group]) {
  const { Row, key, sample, example, ...read } = readList(readContract('admin'), list, {
    kinds: ['cursor'],
    what: 'list (openapi/admin, x-list: cursor)',
  });
  if (!groups.includes(group))
    throw new Error(`${group ? `"${group}" is no group` : 'Say which group'} of the menu: ${groups.join(', ')}.`);
  // amounts have no currency beside them in most lists of the console
  const columns = read.columns.map((column) => (column.kind === 'money' ? { ...column, kind: 'text' } : column));
  const choices = columns.filter(({ kind }) => kind === 'choice');
  const own = choices.filter(({ type }) => !Object.hasOwn(sharedLabels, type));
  const shared = choices.filter((choice) => !own.includes(choice)).map(({ type }) => sharedLabels[type]);
  const labelParts = [...(own.length > 0 ? ['type Labels'] : []), ...new Set(shared), 'useLabel'];
  const hasTime = columns.some(({ kind }) => kind === 'time');
  return {
    __operation__: list,
    __group__: group,
    __Row__: Row,
    __key__: key,
    __sample__: sample ?? valueWordsOf(example.content[0][choices[0].name]),
    __imports__: hasTime ? "import { DateTime } from '@mekong/ui/DateTime';\n" : '',
    __labelImports__: choices.length > 0 ? `import { ${labelParts.join(', ')} } from '../../parts/labels.ts';\n` : '',
    __macroImports__: own.length > 0 ? "import { msg } from '@lingui/core/macro';\n" : '',
    __labels__: own.map(({ name, values }) => labelsConst(name, values, 'Labels<string>')).join(''),
    __hooks__: choices.length > 0 ? '  const label = useLabel();\n' : '',
    __columns__: lines(
      columns.map(
        ({ name, kind, type }) =>
          `{ key: '${name}', header: t\`${wordsOf(name)}\`, cell: ({ ${name} }) => ${cells[kind](name, labelsNameOf(name, type))} },`,
      ),
    ),
  };
}
