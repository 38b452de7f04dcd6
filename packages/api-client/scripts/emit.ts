import { type Contract, FORM_TYPE, hashOf, type Operation, operationsOf, ROLES, resolve } from './contract.ts';
import { extensionFaults, secretFieldsOf } from './extensions.ts';

const rule = '// Never edit: change openapi/ and generate again.\n';

/** First lines of every generated file but those of one operation. */
export const headOf = (contract: Contract): string =>
  `// Contract ${contract.info.version}, sha256 ${hashOf(contract)}. Made from openapi/ by "npm run generate -w @mekong/api-client".\n${rule}`;

/** First lines of the file of one operation: it changes with that operation alone. */
const headOfOne = `// Made from openapi/ by "npm run generate -w @mekong/api-client".\n${rule}`;

interface ErrorCodeEntry {
  description: string;
  'x-status': number;
  'x-remedy': string;
  /** Names of ErrorParams, with a question mark where the value may be absent. */
  'x-params'?: string[];
}

const pascal = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);
const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const list = (names: readonly string[]): string => `[${names.map(quote).join(', ')}]`;

/** error-codes.gen.ts: the closed list with HTTP status, meaning and remedy. */
export function emitErrorCodes(contract: Contract): string {
  const schema = contract.components.schemas.ErrorCode;
  const codes = (schema?.enum ?? []) as string[];
  const entries = schema?.['x-error-codes'] as Record<string, ErrorCodeEntry>;
  if (JSON.stringify(codes) !== JSON.stringify(Object.keys(entries)))
    throw new Error('error-codes.yaml: "enum" and "x-error-codes" must name the same codes in the same order.');
  const lines = codes.map((code) => {
    const entry = entries[code]!;
    return `  /** ${entry.description} Remedy: ${entry['x-remedy']} */\n  ${code}: ${entry['x-status']},`;
  });
  const known = Object.keys(contract.components.schemas.ErrorParams?.properties ?? {});
  const params = codes.flatMap((code) => {
    const named = entries[code]!['x-params'] ?? [];
    const unknown = named.filter((name) => !known.includes(name.replace('?', '')));
    if (unknown.length > 0) throw new Error(`error-codes.yaml: ${code}: no such params ${unknown.join(', ')}`);
    const union = (names: string[]): string => names.map((name) => quote(name.replace('?', ''))).join(' | ') || 'never';
    const optional = named.filter((name) => name.endsWith('?'));
    const required = named.filter((name) => !name.endsWith('?'));
    return named.length > 0 ? [`  ${code}: With<${union(required)}, ${union(optional)}>;`] : [];
  });
  return `${headOf(contract)}
import type { ErrorParams } from './types.gen.ts';

/** HTTP status per error code; 0 = made by the client, never on the wire. */
export const ERROR_STATUS = {
${lines.join('\n')}
} as const;

/** Code of a failure. The list is closed: openapi/components/error-codes.yaml. */
export type ErrorCode = keyof typeof ERROR_STATUS;

/** Every code, in the order of the contract. */
export const ERROR_CODES = Object.keys(ERROR_STATUS) as readonly ErrorCode[];

type With<Required extends keyof ErrorParams, Optional extends keyof ErrorParams> = {
  [Name in Required]: NonNullable<ErrorParams[Name]>;
} & Pick<ErrorParams, Optional>;

/** Values for the message, of the codes that have some. */
interface ParamsByCode {
${params.join('\n')}
}

/** Values that come with a code: those that its message needs, and those that it may do without. */
export type ParamsOf<Code extends ErrorCode> = Code extends keyof ParamsByCode
  ? ParamsByCode[Code]
  : { [Name in keyof ErrorParams]?: never };
`;
}

/** contract-version.gen.ts: the version of the document, small enough for the first download. */
export const emitVersion = (contract: Contract): string => `${headOf(contract)}
/** Version of the contract: the first number rises with a change that older clients cannot follow. */
export const CONTRACT_VERSION = ${quote(contract.info.version)};

/** Header of every answer that names the version of the gateway's contract. */
export const CONTRACT_VERSION_HEADER = 'x-contract-version';
`;

/** operations.gen.ts: what the gateway and the role matrix need to know about each operation. */
export function emitOperations(contract: Contract): string {
  const faults = extensionFaults(contract);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const lines = operationsOf(contract).map(({ path, method, operation: o }) => {
    const rate = o['x-rate'] ?? (method === 'GET' ? 'read' : 'write');
    return (
      `  /** ${o.summary}. */\n  ${o.operationId}: { method: '${method}', path: ${quote(path)}, roles: ${list(o['x-roles'])}, ` +
      `sealed: ${o['x-sealed'] === true}, money: ${o['x-money'] === true}, secrets: ${list(secretFieldsOf(contract, o))}, ` +
      `rate: '${rate}', shared: ${o['x-shared'] === true}, ` +
      `activity: ${o['x-activity'] !== false}, beforeChange: ${o['x-before-change'] === true}, ` +
      `errors: ${list(o['x-errors'])} },`
    );
  });
  const rates = Object.entries(contract['x-rates'] ?? {}).map(
    ([name, { requests, seconds }]) => `  ${quote(name)}: { requests: ${requests}, seconds: ${seconds} },`,
  );
  return `${headOf(contract)}
import type { ErrorCode } from './error-codes.gen.ts';

/** Who may call. \`visitor\` = without a session, \`vendor\` = a request signed by a game vendor. */
export type Role = ${ROLES.map(quote).join(' | ')};

/** Requests of one network within a time, by the class of their operations. */
export const RATES = {
${rates.join('\n')}
} as const satisfies Record<string, { requests: number; seconds: number }>;

export type RateClass = keyof typeof RATES;

export interface Operation {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  /** Path template of the contract, parameters in braces. */
  readonly path: string;
  readonly roles: readonly Role[];
  /** The body travels as a sealed payload. */
  readonly sealed: boolean;
  /** The header Idempotency-Key is required, and a repeated request is done once. */
  readonly money: boolean;
  /** Fields of the body that are secrets: not part of what makes two money requests the same. */
  readonly secrets: readonly string[];
  /** Its requests count in this class. */
  readonly rate: RateClass;
  /** To visitors the answer depends on the query and the language alone. */
  readonly shared: boolean;
  /** The call keeps the session awake. */
  readonly activity: boolean;
  /** Allowed to a session that has to change its password first. */
  readonly beforeChange: boolean;
  /** Codes beside those that every operation may answer. */
  readonly errors: readonly ErrorCode[];
}

/** Every operation of the contract by its id. */
export const OPERATIONS = {
${lines.join('\n')}
} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof OPERATIONS;
`;
}

const isJson = (o: Operation): boolean =>
  Object.entries(o.responses).some(([status, r]) => status.startsWith('2') && r.content?.['application/json']);
const isStream = (o: Operation): boolean =>
  Object.values(o.responses).some((r) => r.content?.['text/event-stream'] !== undefined);
const isForm = (o: Operation): boolean => o.requestBody?.content?.[FORM_TYPE] !== undefined;
/** Opened in a window, never called by script. */
const isPage = (o: Operation): boolean =>
  Object.values(o.responses).some((r) => r.content?.['text/html'] !== undefined);
/** Operations a browser calls through the sdk: not vendors, not pages, not the stream, which has its own reader. */
const clientOperations = (contract: Contract) =>
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

/** Folder of the hand-written client, from every file of calls. */
const client = '../../client';

/** The import of those names that the text uses. */
function importOf(text: string, names: readonly string[], from: string): string {
  const used = names.filter((name) => new RegExp(`\\b${name.replace('type ', '')}\\b`).test(text));
  const areTypes = used.every((name) => name.startsWith('type '));
  return areTypes
    ? `import type { ${used.map((name) => name.replace('type ', '')).join(', ')} } from '${from}';`
    : `import { ${used.join(', ')} } from '${from}';`;
}

/**
 * A file of typed functions, one per operation: `sdk/<operationId>.gen.ts`, or `sdk.gen.ts` with all of them.
 *
 * @param only id of the operation that has a file of its own; without it all stand in one file beside the types
 */
export function emitSdk(contract: Contract, only?: string): string {
  const operations = clientOperations(contract).filter(({ operation: o }) => (only ?? o.operationId) === o.operationId);
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
    const tail = flags.length > 0 ? `, { ${flags.join(', ')} }` : '';
    return `${comment(o)}\nexport const ${o.operationId} = (${options}): Promise<${result}> =>\n  call('${o.operationId}', '${method}', ${quote(path)}, options${tail});`;
  });
  const types = operations.flatMap(({ operation: o }) => {
    const name = pascal(o.operationId);
    return isJson(o) ? [`${name}Data`, `${name}Response`] : [`${name}Data`];
  });
  const text = functions.join('\n\n');
  return `${only ? headOfOne : headOf(contract)}
${importOf(text, ['type CallOptions', 'call', 'type MoneyCallOptions'], `${client}/call.ts`)}
import type { ${types.sort().join(', ')} } from '${only ? '..' : '.'}/reader-types.gen.ts';

${text}
`;
}

/** Operations that have query or mutation options. */
const queryOperations = (contract: Contract) =>
  clientOperations(contract).filter(({ operation: o }) => !o.tags.includes('operations'));

/**
 * A file of query keys and options for reads and of mutation options for the rest, as {@link emitSdk}:
 * `queries/<operationId>.gen.ts`, or `queries.gen.ts` with all of them.
 */
export function emitQueries(contract: Contract, only?: string): string {
  const operations = queryOperations(contract).filter(({ operation: o }) => (only ?? o.operationId) === o.operationId);
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
  const names = operations.map(({ operation: o }) => o.operationId).sort();
  return `${only ? headOfOne : headOf(contract)}
${importOf(text, ['type MutationOptions', 'queryOptions'], '@tanstack/react-query')}
${importOf(text, ['type CallOptions', 'queryKey'], `${client}/call.ts`)}
import type { ApiError } from '${client}/errors.ts';
${money}import { ${names.join(', ')} } from '${only ? `../sdk/${only}.gen.ts` : './sdk.gen.ts'}';
import type { ${[...types].sort().join(', ')} } from '${only ? '..' : '.'}/reader-types.gen.ts';

${text}
`;
}

/** Files of calls by name, one per operation: a chunk of the web takes those that its pages make, and no others. */
export function emitCalls(contract: Contract): Record<string, string> {
  const ids = (operations: ReturnType<typeof clientOperations>) => operations.map(({ operation: o }) => o.operationId);
  return Object.fromEntries([
    ...ids(clientOperations(contract)).map((id) => [`sdk/${id}.gen.ts`, emitSdk(contract, id)]),
    ...ids(queryOperations(contract)).map((id) => [`queries/${id}.gen.ts`, emitQueries(contract, id)]),
  ]);
}

/** response-validators.gen.ts: the reader's schema of each answer by operation id; loaded lazily by the transport. */
export function emitResponseValidators(contract: Contract): string {
  const operations = clientOperations(contract).filter(({ operation: o }) => isJson(o));
  const names = operations.map(({ operation: o }) => `z${pascal(o.operationId)}Response`);
  const lines = operations.map(({ operation: o }) => `  ${o.operationId}: z${pascal(o.operationId)}Response,`);
  return `${headOf(contract)}
import { ${[...names].sort().join(', ')} } from './reader-zod.gen.ts';

/** Schema of the value each operation answers, without the envelope, as readers take it. */
export const responseValidators = {
${lines.join('\n')}
};
`;
}

/** events.gen.ts: names of the events of the stream. */
export function emitEvents(contract: Contract): string {
  const events = contract.components.schemas.LiveEvent?.oneOf ?? [];
  const names = events.map((event) => String(resolve(contract, event).properties?.event?.const));
  return `${headOf(contract)}
/** Names of the events of the stream, as \`event:\` carries them. */
export const LIVE_EVENTS = ${list(names)} as const;
`;
}
