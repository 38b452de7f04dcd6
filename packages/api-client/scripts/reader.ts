import { type Contract, operationsOf, resolve, type Schema } from './contract.ts';

/**
 * What a reader does with a value that its contract does not list yet. `keep`: it stays as it came. `drop`: the list entry
 * or optional property that holds it is left out. `refuse`: the whole answer is refused, so that a new value is a
 * breaking change.
 */
export const UNKNOWN_RULES = ['keep', 'drop', 'refuse'] as const;
export type UnknownRule = (typeof UNKNOWN_RULES)[number];

/** Names of the schemas that stand for "any value that is not listed"; their types are opened in generate.ts. */
export const UNLISTED = { string: 'UnlistedText', integer: 'UnlistedNumber' } as const;

/** An answer of the contract: the body of a status, and where it is written. */
interface Answer {
  name: string;
  schema: Schema;
  /** An event nobody can read is ignored; an answer nobody can read is a failure. */
  isStream: boolean;
}

function answersOf(contract: Contract): Answer[] {
  return operationsOf(contract).flatMap(({ operation }) =>
    Object.entries(operation.responses).flatMap(([status, response]) =>
      Object.entries(resolve(contract, response).content ?? {}).flatMap(([type, { schema }]) =>
        schema ? [{ name: `${operation.operationId} ${status}`, schema, isStream: type === 'text/event-stream' }] : [],
      ),
    ),
  );
}

/** Sub-schemas of a schema with the way to write each one anew. */
function* partsOf(schema: Schema): Generator<{ part: Schema; name: string; put(next: Schema): void }> {
  const { properties = {}, items, additionalProperties } = schema;
  for (const [name, part] of Object.entries(properties))
    yield {
      part,
      name,
      put(next) {
        properties[name] = next;
      },
    };
  if (items)
    yield {
      part: items,
      name: '[]',
      put(next) {
        schema.items = next;
      },
    };
  if (typeof additionalProperties === 'object')
    yield {
      part: additionalProperties,
      name: '{}',
      put(next) {
        schema.additionalProperties = next;
      },
    };
  for (const options of [schema.oneOf, schema.anyOf, schema.allOf])
    for (const [index, part] of (options ?? []).entries())
      yield {
        part,
        name: `(${index})`,
        put(next) {
          options![index] = next;
        },
      };
}

/** The decision of a place where a value of a list is read; that of the place counts before that of the list. */
function ruleOf(contract: Contract, node: Schema, at: string): UnknownRule | undefined {
  const list = resolve(contract, node);
  if (!list.enum) return undefined;
  const rule = node['x-unknown'] ?? list['x-unknown'];
  if (UNKNOWN_RULES.some((known) => known === rule)) return rule as UnknownRule;
  throw new Error(
    `${at}: the values of an answer may grow. Say in openapi/ what a reader does with one it does not know: ` +
      `"x-unknown: ${UNKNOWN_RULES.join(' | ')}" (README.md of @mekong/api-client).`,
  );
}

/** A reference to the schema of any value of the kind of a list. */
function unlistedOf(contract: Contract, list: Schema): Schema {
  const type = list.type === 'integer' ? 'integer' : 'string';
  contract.components.schemas[UNLISTED[type]] ??= { type };
  return { $ref: `#/components/schemas/${UNLISTED[type]}` };
}

const childName = (at: string, name: string): string => (/^\w/.test(name) ? `${at}.${name}` : `${at}${name}`);

/**
 * The contract as readers of answers take it: where the decision is `keep`, any other value is taken too. Requests stay
 * as they are, and so does what the gateway checks its own answers by.
 *
 * @throws Error when a list of an answer has no decision, or `drop` has nothing that could be left out
 */
export function readerContract(contract: Contract): Contract {
  const reader = structuredClone(contract);
  const seen = new Set<Schema>();

  const open = (schema: Schema, at: string): void => {
    if (seen.has(schema)) return;
    seen.add(schema);
    for (const { part, name, put } of partsOf(schema)) {
      const below = childName(at, name);
      const rule = ruleOf(reader, part, below);
      const list = resolve(reader, part);
      if (rule === 'keep') put({ anyOf: [part, unlistedOf(reader, list)] });
      else if (!rule) open(list, part.$ref ? part.$ref.split('/').pop()! : below);
    }
  };

  for (const { name, schema, isStream } of answersOf(reader)) {
    const at = schema.$ref?.split('/').pop() ?? name;
    const stuck = isStream ? [] : unreadable(reader, schema, at);
    if (stuck.length > 0)
      throw new Error(
        `${name}: "x-unknown: drop" at ${stuck.join(', ')}, and nothing around it that could be left out (a list entry or ` +
          'an optional property). Use keep or refuse.',
      );
  }
  for (const { name, schema } of answersOf(reader))
    open(resolve(reader, schema), schema.$ref?.split('/').pop() ?? name);
  return reader;
}

/** Places whose unknown value would take the whole schema along. */
function unreadable(contract: Contract, node: Schema, at: string, above: ReadonlySet<Schema> = new Set()): string[] {
  const rule = ruleOf(contract, node, at);
  if (rule) return rule === 'drop' ? [at] : [];
  const schema = resolve(contract, node);
  if (above.has(schema)) return [];
  const inside = new Set([...above, schema]);
  return [...partsOf(schema)].flatMap(({ part, name }) => {
    const found = unreadable(contract, part, childName(node.$ref?.split('/').pop() ?? at, name), inside);
    const canLeaveOut =
      name === '[]' || name === '{}' || (schema.properties?.[name] && !schema.required?.includes(name));
    return canLeaveOut ? [] : found;
  });
}

/**
 * The answers alone: operations without what they take, and only the schemas that an answer needs. Readers load no
 * validators of requests.
 *
 * @param ids operations whose answers are read
 */
export function answersOnly(contract: Contract, ids: ReadonlySet<string>): Contract {
  const copy = structuredClone(contract);
  for (const [path, item] of Object.entries(copy.paths))
    for (const [method, operation] of Object.entries(item)) {
      if (!ids.has(operation.operationId)) delete item[method];
      else {
        delete operation.parameters;
        delete operation.requestBody;
      }
      if (Object.keys(item).length === 0) delete copy.paths[path];
    }
  const needed = new Set<string>();
  const visit = (node: Schema): void => {
    const name = node.$ref?.split('/').pop();
    if (name && needed.has(name)) return;
    if (name) needed.add(name);
    for (const { part } of partsOf(resolve(copy, node))) visit(part);
  };
  for (const { schema } of answersOf(copy)) visit(schema);
  delete copy.components.parameters;
  copy.components.schemas = Object.fromEntries(
    Object.entries(copy.components.schemas).filter(([name]) => needed.has(name)),
  );
  return copy;
}
