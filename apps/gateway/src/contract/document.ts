import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { OPERATIONS, type Operation, type OperationId } from '@mekong/api-client/contract/operations';

/** A JSON Schema of the document, as far as the gateway reads it. */
export interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  default?: unknown;
  [keyword: string]: unknown;
}

interface Parameter {
  $ref?: string;
  name: string;
  in: 'query' | 'path' | 'header' | 'cookie';
  required?: boolean;
}

interface Answer {
  content?: Record<string, { schema?: Schema }>;
}

interface DocumentOperation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: Answer;
  responses: Record<string, Answer>;
  security?: Record<string, string[]>[];
}

export interface Document {
  paths: Record<string, Record<string, DocumentOperation>>;
  components: { schemas: Record<string, Schema>; [section: string]: unknown };
  [section: string]: unknown;
}

/** Name under which the whole document is known to the validators; every schema is a reference into it. */
export const DOCUMENT_ID = 'contract';

/** How the value of a handler is put on the wire. */
export type Wrapping = 'value' | 'spread' | 'bare' | 'empty' | 'stream' | 'page' | 'file';

/** One operation with all the gateway needs to make a route of it. */
export interface ContractOperation<Id extends string = OperationId, Told extends Addressed = Operation> {
  id: Id;
  operation: Told;
  /** The session matters: it is required, or welcome. */
  readsSession: boolean;
  wrapping: Wrapping;
  /** How the body is written; `undefined` without one. */
  bodyType: BodyType | undefined;
  /** Schemas of the request parts, each a reference into the document. */
  request: { body?: Schema; querystring?: Schema; params?: Schema; headers?: Schema };
  /** Schema of the whole good answer; absent where there is no JSON. */
  response: Schema | undefined;
}

/** Where an operation is called. */
interface Addressed {
  method: string;
  path: string;
}

const JSON_TYPE = 'application/json';
/** A document to print. */
export const PDF_TYPE = 'application/pdf';
/** A table for spreadsheets. */
export const CSV_TYPE = 'text/csv';
/** The one other kind of body: fields of a form, each once. */
export const FORM_TYPE = 'application/x-www-form-urlencoded';
/** Media type of a request body. */
export type BodyType = typeof JSON_TYPE | typeof FORM_TYPE;

/**
 * A bundled document as it is committed with its contract. Of a discriminator the name of its property is kept: the
 * shapes name their own value, and the validator takes no second list.
 */
export const readDocument = (name: string): Document =>
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve(name), 'utf8'), (key, value) =>
    key === 'discriminator' ? { propertyName: value.propertyName } : value,
  );

/** The document of the site's contract. */
export const document: Document = readDocument('@mekong/api-client/contract/openapi');

const escapePointer = (key: string): string => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
const reference = (...path: (string | number)[]): Schema => ({
  $ref: `${DOCUMENT_ID}#/${path.map((key) => escapePointer(String(key))).join('/')}`,
});

/** Follows `#/components/...` references of parameters. */
function locate(
  document: Document,
  parameter: Parameter,
  at: (string | number)[],
): { parameter: Parameter; at: (string | number)[] } {
  if (!parameter.$ref) return { parameter, at };
  const path = parameter.$ref.slice(2).split('/');
  const target = path.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], document) as Parameter;
  return { parameter: target, at: path };
}

/**
 * One object schema for all parameters of a place. Query and path are closed; other headers are none of our business,
 * and nor is what a provider adds to the address of a page it sends somebody back to.
 */
function parametersSchema(
  document: Document,
  path: string,
  method: string,
  found: DocumentOperation,
  place: Parameter['in'],
  isOpen: boolean,
): Schema | undefined {
  const parameters = (found.parameters ?? [])
    .map((parameter, index) => locate(document, parameter, ['paths', path, method, 'parameters', index]))
    .filter(({ parameter }) => parameter.in === place);
  if (parameters.length === 0 && place !== 'query') return undefined;
  const nameOf = (parameter: Parameter) => (place === 'header' ? parameter.name.toLowerCase() : parameter.name);
  return {
    type: 'object',
    properties: Object.fromEntries(
      parameters.map(({ parameter, at }) => [nameOf(parameter), withDefault(document, reference(...at, 'schema'), at)]),
    ),
    required: parameters.filter(({ parameter }) => parameter.required).map(({ parameter }) => nameOf(parameter)),
    ...(isOpen ? {} : { additionalProperties: false }),
  };
}

/** Defaults are filled in only where the keyword stands in the property itself, so it is lifted out of the reference. */
function withDefault(document: Document, schema: Schema, at: (string | number)[]): Schema {
  const target = at.reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], document) as {
    schema: Schema;
  };
  return target.schema.default === undefined ? schema : { allOf: [schema], default: target.schema.default };
}

function resolveSchema(document: Document, schema: Schema): Schema {
  const name = schema.$ref?.split('/').pop();
  return name ? (document.components.schemas[name] ?? schema) : schema;
}

/** Health and keys answer bare, a captcha has fields beside the value, everything else is `{success, value}`. */
function wrappingOf(document: Document, answer: Answer | undefined): Wrapping {
  if (answer?.content?.['text/event-stream']) return 'stream';
  if (answer?.content?.['text/html']) return 'page';
  if (answer?.content?.[PDF_TYPE] ?? answer?.content?.[CSV_TYPE]) return 'file';
  const schema = answer?.content?.[JSON_TYPE]?.schema;
  if (!schema) return 'empty';
  const names = Object.keys(resolveSchema(document, schema).properties ?? {});
  if (!names.includes('success')) return 'bare';
  return names.length === 2 ? 'value' : 'spread';
}

/** Reads what the gateway needs of one operation. @throws Error when the document does not have it */
export function readOperation<Id extends string, Told extends Addressed>(
  document: Document,
  id: Id,
  operation: Told,
): ContractOperation<Id, Told> {
  const method = operation.method.toLowerCase();
  const found = document.paths[operation.path]?.[method];
  if (!found) throw new Error(`Operation ${id} is not in the document: generate the contract again.`);
  const [status = '', answer] = Object.entries(found.responses).find(([code]) => code.startsWith('2')) ?? [];
  const wrapping = wrappingOf(document, answer);
  const bodyType = ([JSON_TYPE, FORM_TYPE] as const).find((type) => found.requestBody?.content?.[type]);
  const part = (name: 'querystring' | 'params' | 'headers', place: Parameter['in']) => {
    const isOpen = place === 'header' || (place === 'query' && wrapping === 'page');
    const schema = parametersSchema(document, operation.path, method, found, place, isOpen);
    return schema ? { [name]: schema } : {};
  };
  return {
    id,
    operation,
    readsSession: (found.security ?? []).some((scheme) => 'bearerToken' in scheme),
    wrapping,
    bodyType,
    request: {
      // a choice between objects by their discriminator lets through what is no object at all
      ...(bodyType && {
        body: {
          type: 'object',
          ...reference('paths', operation.path, method, 'requestBody', 'content', bodyType, 'schema'),
        },
      }),
      ...part('querystring', 'query'),
      ...part('params', 'path'),
      ...part('headers', 'header'),
    },
    response:
      wrapping === 'value' || wrapping === 'spread' || wrapping === 'bare'
        ? reference('paths', operation.path, method, 'responses', status, 'content', JSON_TYPE, 'schema')
        : undefined,
  };
}

/** Every operation of the contract. */
export const contractOperations: readonly ContractOperation[] = (Object.keys(OPERATIONS) as OperationId[]).map((id) =>
  readOperation<OperationId, Operation>(document, id, OPERATIONS[id]),
);
