// What the generators read in the contract: operations, the shapes of what they send and answer, and words for their names.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
// biome-ignore lint/style/noRestrictedImports: what is exported of the package is what runs; its scripts have no name
import { bundleContract } from '../../packages/api-client/scripts/contract.ts';
import { root } from '../lib/run.mjs';

const folder = join(root, 'packages/api-client');
const madeFile = (side) => join(folder, 'src/generated', ...(side === 'admin' ? ['admin'] : []), 'openapi.json');

/** Whether the contract or what is made of it differs from the last commit, where both belong together (`npm run lint`). */
function hasChanges() {
  const { stdout = '' } = spawnSync('git', ['status', '--porcelain', '--', 'openapi', 'src/generated'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return Boolean(stdout);
}

/**
 * Says what to do when the contract is not what was generated from it: a page is made from the latter. By its content, since
 * times of files say nothing after a checkout; putting it together takes seconds, so only where something was changed.
 *
 * @returns undefined when both belong together
 */
export function contractWarning(side, { isChanged = hasChanges, bundle = bundleContract, made = madeFile(side) } = {}) {
  if (!isChanged()) return undefined;
  const written = `${JSON.stringify(bundle(side === 'admin' ? 'admin' : 'mekong'), null, 1)}\n`;
  return written === readFileSync(made, 'utf8')
    ? undefined
    : 'openapi/ is not what is generated from it. What follows is made without the changes: npm run generate first.';
}

/**
 * A document of the contract; read when it is asked for, since most kinds do without it.
 *
 * @param side `site`, or `admin` for that of the console
 */
export function readContract(side) {
  const warning = contractWarning(side);
  if (warning) console.warn(warning);
  const document = JSON.parse(readFileSync(madeFile(side), 'utf8'));
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation?.operationId)
      .map(([method, operation]) => ({ ...operation, path, method })),
  );
  return { document, operations };
}

/** The operation of an id. @throws Error with the operations that there are, when it is none of them */
export function operationOf(operations, operationId, what) {
  const found = operations.find((known) => known.operationId === operationId);
  if (found) return found;
  const problem = operationId ? `"${operationId}" is no ${what}` : `Say which ${what}`;
  throw new Error(`${problem} of the contract: ${operations.map((known) => known.operationId).join(', ')}.`);
}

export const lines = (parts) => parts.join('\n');

export const nameOf = ({ $ref }) => $ref.split('/').at(-1);

/** A schema or parameter where it is written down. */
export function resolve(document, part) {
  if (!part.$ref) return part;
  const [, ...path] = part.$ref.split('/');
  return path.reduce((place, name) => place[name], document);
}

/** What a good answer holds. */
export function answerOf(document, { responses }) {
  const { schema, example } = responses['200'].content['application/json'];
  return { schema: schema.properties.value, value: resolve(document, schema.properties.value), example: example.value };
}

/** Lists that a page can show as it is: nothing has to be known to ask for them. */
export const listsOf = (operations, kinds) =>
  operations.filter(
    ({ method, path, 'x-list': kind }) => method === 'get' && kinds.includes(kind) && !path.includes('{'),
  );

/**
 * Words of a name as the English texts write them: `registeredAt` is "Registered at", `gameId` is "Game ID", a vendor is a
 * provider to readers.
 */
export const wordsOf = (name) =>
  name
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll(/\bvendor\b/g, 'provider')
    .replaceAll(/\bid(s?)\b/g, 'ID$1')
    .replace(/^./, (letter) => letter.toUpperCase());

/** Words of a value of a closed list: `IN_REVIEW` is "In review", `signedIn` is "Signed in". */
export const valueWordsOf = (value) =>
  wordsOf(/[a-z]/.test(value) ? value : value.toLowerCase()).replaceAll(/[_-]/g, ' ');

/** A property of JavaScript, in quotes where it needs them. */
const keyOf = (value) => (/^[A-Za-z_$][\w$]*$/.test(value) ? value : `'${value}'`);

/** The source of the labels of a closed list. */
const labelsOf = (values, context) =>
  values
    .map((value) => `${keyOf(value)}: msg({ message: '${valueWordsOf(value)}', context: '${context}' }),`)
    .join('\n');

/** The same as a constant of a module. @param type what it satisfies */
export const labelsConst = (name, values, type) =>
  `const ${name}Labels = {\n${labelsOf(values, wordsOf(name).toLowerCase())}\n}${type ? ` satisfies ${type}` : ''};\n\n`;

/** Columns beyond these make a page that nobody reads; more are added by hand. */
const mostColumns = 6;

/** Closed lists whose values are read as they are. */
const codes = ['Currency', 'LanguageCode'];

/** How a property is shown; undefined for one that needs a hand: objects, lists. */
function columnOf(document, row, name) {
  const { schema, known } = { schema: row.properties[name], known: resolve(document, row.properties[name]) };
  const isMoney = schema.$ref && nameOf(schema) === 'Money' && row.required.includes('currency');
  if (isMoney) return { kind: 'money' };
  if (schema.$ref && codes.includes(nameOf(schema))) return { kind: 'text' };
  if (known.format === 'date-time') return { kind: 'time' };
  if (known.enum && known.type === 'string')
    return { kind: 'choice', values: known.enum, type: schema.$ref && nameOf(schema) };
  if (known.type === 'string') return { kind: 'text' };
  if (known.type === 'integer') return { kind: 'number' };
  return undefined;
}

/** The plain columns of a list: what every row has, but what is left out. */
export const columnsOf = (document, row, leftOut = []) =>
  row.required
    .filter((name) => !leftOut.includes(name))
    .map((name) => ({ name, ...columnOf(document, row, name) }))
    .filter(({ kind }) => kind !== undefined)
    .slice(0, mostColumns);

/** What a test looks for in the first row: the longest text that is shown as it is, so that it stands there once. */
export function sampleOf(columns, [first]) {
  const shown = columns
    .filter(({ kind }) => kind === 'text' || kind === 'number')
    .map(({ name }) => String(first?.[name] ?? ''));
  return shown.toSorted((one, other) => other.length - one.length)[0];
}
