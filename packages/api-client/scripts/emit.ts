import { type Contract, hashOf, operationsOf, ROLES, resolve } from './contract.ts';
import { clientOperations, isJson } from './emit-calls.ts';
import { headOf, list, pascal, quote } from './emit-text.ts';
import { extensionFaults, secretFieldsOf } from './extensions.ts';

interface ErrorCodeEntry {
  description: string;
  'x-status': number;
  'x-remedy': string;
  /** Names of ErrorParams, with a question mark where the value may be absent. */
  'x-params'?: string[];
}

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

/** The version and the very text of the contract: gateway and client with the same one agree in everything. */
export const CONTRACT_EDITION = ${quote(`${contract.info.version}+${hashOf(contract)}`)};

/** Header of every answer that names the edition of the gateway's contract. */
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
      `rate: '${rate}', shared: ${o['x-shared'] === true}, large: ${o['x-large'] === true}, ` +
      `activity: ${o['x-activity'] !== false}, beforeChange: ${o['x-before-change'] === true}, ` +
      `visitorBeforeChange: ${o['x-roles'].includes('visitor') && o['x-before-change'] !== false}, ` +
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
  /** Its body is an upload. */
  readonly large: boolean;
  /** The call keeps the session awake. */
  readonly activity: boolean;
  /** Allowed to a session that has to change its password or accept the agreement first. */
  readonly beforeChange: boolean;
  /** A session that has to do so counts as a visitor; else it is refused. */
  readonly visitorBeforeChange: boolean;
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
