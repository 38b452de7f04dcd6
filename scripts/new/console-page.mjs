// What a new page of the console shows: the rows of a list of the admin contract, a column for each plain property.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/run.mjs';

/** Columns beyond these make a page that nobody reads; more are added by hand. */
const mostColumns = 6;

/** The contract of the console; read when it is asked for, since the other kinds do without it. */
const contract = () =>
  JSON.parse(readFileSync(join(root, 'packages/api-client/src/generated/admin/openapi.json'), 'utf8'));

const nameOf = ({ $ref }) => $ref.split('/').at(-1);

/** A header as the English texts write it: `registeredAt` becomes "Registered at", a vendor is a provider to readers. */
const wordsOf = (name) =>
  name
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll(/\bvendor\b/g, 'provider')
    .replace(/^./, (l) => l.toUpperCase());

/** Lists that a page can show as it is: they go by cursor, and nothing has to be known to ask for them. */
function listsOf(document) {
  return Object.entries(document.paths)
    .map(([path, { get }]) => ({ path, get }))
    .filter(({ path, get }) => get?.['x-list'] === 'cursor' && !path.includes('{'))
    .map(({ get }) => get);
}

/** How a property is shown; undefined for one that needs a hand: objects, lists. */
function cellOf(document, name, schema) {
  const known = schema.$ref ? document.components.schemas[nameOf(schema)] : schema;
  if (known.format === 'date-time') return { part: 'DateTime', cell: `<DateTime value={${name}} />` };
  if (known.type === 'string') return { cell: `<bdi>{${name}}</bdi>` };
  if (known.type === 'integer') return { cell: name };
  return undefined;
}

/**
 * Words of the templates for a page that shows a list.
 *
 * @throws Error with the lists there are, when the operation is none of them
 */
export function consolePageWords(operationId) {
  const document = contract();
  const lists = listsOf(document);
  const list = lists.find((known) => known.operationId === operationId);
  if (!list)
    throw new Error(
      `${operationId ? `"${operationId}" is no list` : 'Say which list'} of the console's contract (openapi/admin, x-list: cursor): ${lists.map((known) => known.operationId).join(', ')}.`,
    );
  const answer = list.responses['200'].content['application/json'];
  const page = document.components.schemas[nameOf(answer.schema.properties.value)];
  const Row = nameOf(page.properties.content.items);
  const { properties, required } = document.components.schemas[Row];
  const columns = required
    .map((name) => ({ name, ...cellOf(document, name, properties[name]) }))
    .filter(({ cell }) => cell !== undefined)
    .slice(0, mostColumns);
  const [first] = columns;
  return {
    __operation__: operationId,
    __Row__: Row,
    __key__: first.name,
    __sample__: String(answer.example.value.content[0][first.name]),
    __imports__: columns.some(({ part }) => part === 'DateTime')
      ? "import { DateTime } from '@mekong/ui/DateTime';\n"
      : '',
    __columns__: columns
      .map(({ name, cell }) => `{ key: '${name}', header: t\`${wordsOf(name)}\`, cell: ({ ${name} }) => ${cell} },`)
      .join('\n'),
  };
}
