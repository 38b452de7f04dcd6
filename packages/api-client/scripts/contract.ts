import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of this package. */
export const packageRoot = fileURLToPath(new URL('..', import.meta.url));

export const ROLES = ['visitor', 'member', 'trial', 'agent', 'vendor'] as const;
export type Role = (typeof ROLES)[number];

/** Media type of the one kind of body that is not JSON. */
export const FORM_TYPE = 'application/x-www-form-urlencoded';

/** A JSON schema of the bundled document, as far as the scripts read it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  enum?: (string | number)[];
  const?: unknown;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: boolean | Schema;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  maxProperties?: number;
  uniqueItems?: boolean;
  format?: string;
  nullable?: boolean;
  default?: unknown;
  description?: string;
  [extension: `x-${string}`]: unknown;
}

export interface Content {
  content?: Record<string, { schema?: Schema; example?: unknown }>;
  description?: string;
  $ref?: string;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: 'query' | 'path' | 'header' | 'cookie';
  required?: boolean;
  schema?: Schema;
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: Content & { required?: boolean };
  responses: Record<string, Content>;
  security?: Record<string, string[]>[];
  'x-roles': Role[];
  'x-errors': string[];
  'x-sealed'?: boolean;
  'x-money'?: boolean;
  'x-rate'?: string;
  'x-list'?: 'page' | 'cursor' | 'top' | 'whole';
  'x-shared'?: boolean;
  'x-activity'?: boolean;
  /** Its body is an upload. */
  'x-large'?: boolean;
  'x-before-change'?: boolean;
  /** Of the console: `false` for a POST that changes nothing. */
  'x-writes'?: boolean;
  /** Of the console: it may need a second operator. */
  'x-approval'?: boolean;
}

/** Requests that one network may make within a time. */
export interface Rate {
  requests: number;
  seconds: number;
}

export interface Contract {
  openapi: string;
  /** Classes of requests that are counted together, by name. */
  'x-rates'?: Record<string, Rate>;
  info: { version: string; [key: string]: unknown };
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    responses?: Record<string, Content>;
    [section: string]: unknown;
  };
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** Every operation of the document, in the order of the file. */
export function operationsOf(contract: Contract): { path: string; method: string; operation: Operation }[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method: method.toUpperCase(), operation }] : [];
    }),
  );
}

/** Follows a local `$ref` of the bundled document. */
export function resolve<T extends { $ref?: string }>(contract: Contract, node: T): T {
  let current: T = node;
  while (current.$ref) {
    const path = current.$ref.slice(2).split('/').map(unescapePointer);
    current = path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], contract) as T;
  }
  return current;
}

const unescapePointer = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');

/** Short hash of the bundled document; stands in the head of every generated file. */
export function hashOf(contract: Contract): string {
  return createHash('sha256').update(JSON.stringify(contract)).digest('hex').slice(0, 16);
}

/** Runs the Redocly command of this package without telemetry. Throws with its output when it fails. */
export function redocly(args: string[]): string {
  const manifest = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
  return execFileSync(process.execPath, [join(dirname(manifest), 'bin/cli.js'), ...args], {
    cwd: packageRoot,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
}

/** The contract of the site, and the one of the operators' console. */
export type ContractName = 'mekong' | 'admin';

/** Puts the files of `openapi/` together into one document. */
export function bundleContract(name: ContractName = 'mekong'): Contract {
  const folder = mkdtempSync(join(tmpdir(), 'mekong-contract-'));
  try {
    const file = join(folder, 'openapi.json');
    redocly(['bundle', name, '--output', file]);
    return JSON.parse(readFileSync(file, 'utf8')) as Contract;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The same document with the envelope taken off every answer, because both ends put it on and take it off in one
 * place each: what callers and handlers see is the value. An answer with more than `success` and `value` (the captcha)
 * keeps the rest of its fields.
 */
export function withoutEnvelope(contract: Contract): Contract {
  const copy = structuredClone(contract);
  for (const { operation } of operationsOf(copy)) {
    for (const response of Object.values(operation.responses)) {
      const json = resolve(copy, response).content?.['application/json'];
      if (!json?.schema) continue;
      const schema = resolve(copy, json.schema);
      if (!schema.properties?.success || !schema.properties.value) continue;
      const { success: _, ...rest } = schema.properties;
      const required = schema.required?.filter((name) => name !== 'success') ?? [];
      json.schema = Object.keys(rest).length === 1 ? rest.value! : { type: 'object', required, properties: rest };
    }
  }
  return copy;
}
