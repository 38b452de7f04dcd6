// What a new page of the console shows: the rows of a list of the admin contract, a column for each plain property.
import {
  answerOf,
  columnsOf,
  labelsOf,
  listsOf,
  nameOf,
  operationOf,
  readContract,
  resolve,
  sampleOf,
  valueWordsOf,
  wordsOf,
} from './contract.mjs';

/** Groups of the menu, as apps/console/src/parts/console-page.ts has them. */
const groups = ['overview', 'people', 'content', 'system'];

/** Labels that several pages share (apps/console/src/parts/labels.ts), by the name of the list in the contract. */
const sharedLabels = { ListingState: 'listingLabels' };
const labelsNameOf = (name, type) => sharedLabels[type] ?? `${name}Labels`;

const cells = {
  time: (name) => `<DateTime value={${name}} />`,
  text: (name) => `<bdi>{${name}}</bdi>`,
  number: (name) => name,
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
  const { document, operations } = readContract('admin');
  const operation = operationOf(listsOf(operations, ['cursor']), list, 'list (openapi/admin, x-list: cursor)');
  if (!groups.includes(group))
    throw new Error(`${group ? `"${group}" is no group` : 'Say which group'} of the menu: ${groups.join(', ')}.`);
  const { value, example } = answerOf(document, operation);
  const { items } = resolve(document, value.properties.content);
  const row = resolve(document, items);
  // amounts have no currency beside them in most lists of the console
  const columns = columnsOf(document, row).map((column) =>
    column.kind === 'money' ? { ...column, kind: 'text' } : column,
  );
  const { key, sample } = sampleOf(columns, example.content);
  const choices = columns.filter(({ kind }) => kind === 'choice');
  const own = choices.filter(({ type }) => !Object.hasOwn(sharedLabels, type));
  const shared = choices.filter((choice) => !own.includes(choice)).map(({ type }) => sharedLabels[type]);
  const labelParts = [...(own.length > 0 ? ['type Labels'] : []), ...new Set(shared), 'useLabel'];
  const hasTime = columns.some(({ kind }) => kind === 'time');
  return {
    __operation__: list,
    __group__: group,
    __Row__: nameOf(items),
    __key__: key,
    __sample__: sample ?? valueWordsOf(example.content[0][choices[0].name]),
    __imports__: hasTime ? "import { DateTime } from '@mekong/ui/DateTime';\n" : '',
    __labelImports__: choices.length > 0 ? `import { ${labelParts.join(', ')} } from '../../parts/labels.ts';\n` : '',
    __macroImports__: own.length > 0 ? "import { msg } from '@lingui/core/macro';\n" : '',
    __labels__: own
      .map(
        ({ name, values }) =>
          `const ${name}Labels = {\n${labelsOf(values, wordsOf(name).toLowerCase())}\n} satisfies Labels<string>;\n\n`,
      )
      .join(''),
    __hooks__: choices.length > 0 ? '  const label = useLabel();\n' : '',
    __columns__: columns
      .map(
        ({ name, kind, type }) =>
          `{ key: '${name}', header: t\`${wordsOf(name)}\`, cell: ({ ${name} }) => ${cells[kind](name, labelsNameOf(name, type))} },`,
      )
      .join('\n'),
  };
}
