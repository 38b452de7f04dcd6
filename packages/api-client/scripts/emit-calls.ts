import { type Contract, FORM_TYPE, type Operation, operationsOf, resolve } from './contract.ts';
import { headOfOne, list, pascal, quote } from './emit-text.ts';
import { secretFieldsOf } from './extensions.ts';

/** It answers a value, and not a bare status. */
export const isJson = (o: Operation): boolean =>
  Object.entries(o.responses).some(([status, r]) => status.startsWith('2') && r.content?.['application/json']);
const isStream = (o: Operation): boolean =>
  Object.values(o.responses).some((r) => r.content?.['text/event-stream'] !== undefined);
/** Its answer is a file. */
const isFile = (o: Operation): boolean =>
  Object.values(o.responses).some((r) => r.content?.['application/pdf'] ?? r.content?.['text/csv']);
const isForm = (o: Operation): boolean => o.requestBody?.content?.[FORM_TYPE] !== undefined;
/** Opened in a window, never called by script. */
const isPage = (o: Operation): boolean =>
  Object.values(o.responses).some((r) => r.content?.['text/html'] !== undefined);
/** Operations a browser calls through the sdk: not vendors, not pages, not the stream, which has its own reader. */
export const clientOperations = (contract: Contract) =>
  operationsOf(contract).filter(({ operation: o }) => !o['x-roles'].includes('vendor') && !isStream(o) && !isPage(o));
/** Operations whose answers a browser reads. */
export const readOperations = (contract: Contract) =>
  operationsOf(contract).filter(({ operation: o }) => !o['x-roles'].includes('vendor') && !isPage(o));
const needsOptions = (contract: Contract, o: Operation): boolean =>
  o.requestBody?.required === true ||
  (o.parameters ?? [])
    .map((parameter) => resolve(contract, parameter))
    .some((p) => p.in === 'path' || (p.in === 'query' && p.required));
const comment = (o: Operation): string => `/**\n * ${o.summary}.\n *\n * ${o.description.trim()}\n */`;

/** The parameter of an sdk function; a money operation always has one, for its key. */
const optionsOf = (contract: Contract, o: Operation): string =>
  o['x-money']
    ? `options: MoneyCallOptions<${pascal(o.operationId)}Data>`
    : `options${needsOptions(contract, o) ? '' : '?'}: CallOptions<${pascal(o.operationId)}Data>`;

/** The import of those names that the text uses. */
function importOf(text: string, names: readonly string[], from: string): string {
  const used = names.filter((name) => new RegExp(`\\b${name.replace('type ', '')}\\b`).test(text));
  const areTypes = used.every((name) => name.startsWith('type '));
  return areTypes
    ? `import type { ${used.map((name) => name.replace('type ', '')).join(', ')} } from '${from}';`
    : `import { ${used.join(', ')} } from '${from}';`;
}

/** Folder of the hand-written client, from the files of calls of the site's contract; the console's lie one deeper. */
export const SITE_CLIENT = '../../client';
export const CONSOLE_CLIENT = `../${SITE_CLIENT}`;

/** The typed function of an operation: `sdk/<operationId>.gen.ts`. @param client folder of the hand-written client */
export function emitSdk(contract: Contract, id: string, client = SITE_CLIENT): string {
  const operations = clientOperations(contract).filter(({ operation: o }) => o.operationId === id);
  const functions = operations.map(({ path, method, operation: o }) => {
    const name = pascal(o.operationId);
    const flags = [
      o['x-sealed'] && 'sealed: true',
      o['x-money'] && 'money: true',
      isForm(o) && 'form: true',
      !isJson(o) && 'empty: true',
    ].filter(Boolean);
    const result = isJson(o) ? `${name}Response` : 'void';
    const options = optionsOf(contract, o);
    if (isFile(o))
      return `${comment(o)}\nexport const ${o.operationId} = (${options}): Promise<Blob> =>\n  fetchFile(${quote(path)}, options);`;
    const tail = flags.length > 0 ? `, { ${flags.join(', ')} }` : '';
    return `${comment(o)}\nexport const ${o.operationId} = (${options}): Promise<${result}> =>\n  call('${o.operationId}', '${method}', ${quote(path)}, options${tail});`;
  });
  const types = operations.flatMap(({ operation: o }) => {
    const name = pascal(o.operationId);
    return isJson(o) ? [`${name}Data`, `${name}Response`] : [`${name}Data`];
  });
  const text = functions.join('\n\n');
  return `${headOfOne}
${importOf(text, ['type CallOptions', 'call', 'type MoneyCallOptions'], `${client}/call.ts`)}${text.includes('fetchFile(') ? `\nimport { fetchFile } from '${client}/file.ts';` : ''}
import type { ${types.sort().join(', ')} } from '../reader-types.gen.ts';

${text}
`;
}

/** Operations that have query or mutation options; a file is saved, not kept. */
const queryOperations = (contract: Contract) =>
  clientOperations(contract).filter(({ operation: o }) => !o.tags.includes('operations') && !isFile(o));

/** Query key and options of a read, or mutation options of the rest, as {@link emitSdk}: `queries/<operationId>.gen.ts`. */
export function emitQueries(contract: Contract, only: string, client = SITE_CLIENT): string {
  const operations = queryOperations(contract).filter(({ operation: o }) => o.operationId === only);
  const types = new Set<string>();
  const parts = operations.map(({ method, operation: o }) => {
    const id = o.operationId;
    const name = pascal(id);
    const options = `options${needsOptions(contract, o) ? '' : '?'}: CallOptions<${name}Data>`;
    types.add(`${name}Data`);
    if (isJson(o)) types.add(`${name}Response`);
    const result = isJson(o) ? `${name}Response` : 'void';
    if (method === 'GET')
      return `/** Key of {@link ${id}}; \`['${id}']\` alone matches every call of it. */
export const ${id}QueryKey = (${options}) => queryKey('${id}', options);

${comment(o)}
export const ${id}Options = (${options}) =>
  queryOptions<${result}, ApiError, ${result}, ReturnType<typeof ${id}QueryKey>>({
    queryKey: ${id}QueryKey(options),
    queryFn: ({ signal }) => ${id}({ ...options, signal }),
  });`;
    if (o['x-money'])
      return `${comment(o)}
export const ${id}Mutation = (context: MoneyContext): MutationOptions<${result}, ApiError, ${needsOptions(contract, o) ? '' : 'void | '}CallOptions<${name}Data>> => ({
  mutationKey: ['${id}'],
  mutationFn: (options) => sendMoney({ operation: '${id}', secrets: ${list(secretFieldsOf(contract, o))} }, options ?? {}, context, ${id}),
});`;
    return `${comment(o)}
export const ${id}Mutation = (): MutationOptions<${result}, ApiError, ${needsOptions(contract, o) ? '' : 'void | '}CallOptions<${name}Data>> => ({
  mutationKey: ['${id}'],
  mutationFn: (options) => ${id}(options${needsOptions(contract, o) ? '' : ' ?? undefined'}),
});`;
  });
  const text = parts.join('\n\n');
  const money = text.includes('sendMoney(')
    ? `import { type MoneyContext, sendMoney } from '${client}/idempotency.ts';\n`
    : '';
  return `${headOfOne}
${importOf(text, ['type MutationOptions', 'queryOptions'], '@tanstack/react-query')}
${importOf(text, ['type CallOptions', 'queryKey'], `${client}/call.ts`)}
import type { ApiError } from '${client}/errors.ts';
${money}import { ${only} } from '../sdk/${only}.gen.ts';
import type { ${[...types].sort().join(', ')} } from '../reader-types.gen.ts';

${text}
`;
}

/** Files of calls by name, one per operation: a chunk takes those that its pages make, and no others. */
export function emitCalls(contract: Contract, client = SITE_CLIENT): Record<string, string> {
  const ids = (operations: ReturnType<typeof clientOperations>) => operations.map(({ operation: o }) => o.operationId);
  return Object.fromEntries([
    ...ids(clientOperations(contract)).map((id) => [`sdk/${id}.gen.ts`, emitSdk(contract, id, client)]),
    ...ids(queryOperations(contract)).map((id) => [`queries/${id}.gen.ts`, emitQueries(contract, id, client)]),
  ]);
}
