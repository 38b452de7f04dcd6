import type { ErrorParams } from '@mekong/api-client/contract/types';
import Ajv2020, { type ErrorObject, type Format, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { Fault } from '../kernel/fault.ts';
import { DOCUMENT_ID, document, type Schema } from './document.ts';

type FieldError = NonNullable<ErrorParams['fields']>[number];

function createAjv(coerceTypes: boolean, source: object): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    coerceTypes,
    useDefaults: true,
    allErrors: false,
    // Of several shapes the one that the caller names is checked, so that an error is about its fields.
    discriminator: true,
  });
  addFormats.default(ajv, ['email', 'uri']);
  for (const name of ['date', 'date-time'] as const) ajv.addFormat(name, withinYears(addFormats.default.get(name)));
  ajv.addSchema(source, DOCUMENT_ID);
  return ajv;
}

/** Years that no clock of any zone puts before the year 1, which databases do not have, or after four digits. */
const YEARS = { first: Date.parse('0002-01-01'), end: Date.parse('9999-01-01') };

/** A format of dates that all who read them know: within these years, and without the second that is put in before midnight. */
function withinYears(format: Format): Format {
  if (typeof format !== 'object' || !('validate' in format) || typeof format.validate !== 'function') return format;
  const { validate } = format;
  const isKnown = (at: number) => at >= YEARS.first && at < YEARS.end;
  return { type: 'string', validate: (text: string) => isKnown(Date.parse(text)) && Boolean(validate(text as never)) };
}

/** What the parts of requests and the answers of one document are checked by. */
export interface Validation {
  /** Makes the validator of one request part. `httpPart` is Fastify's name of it. */
  compileRequestPart(schema: Schema, httpPart: string | undefined): ValidateFunction;
  /**
   * Makes a check of good answers. It is stricter than the document: a field that the contract does not name is a breach
   * too, so that nothing leaks because a row had one column more than meant.
   *
   * @throws ContractBreach from the returned function
   */
  compileAnswerCheck(operationId: string, schema: Schema): (answer: unknown) => void;
}

/** Makes the validators of a document. */
export function createValidation(source: object): Validation {
  // Bodies and headers are taken as they are; query and path are text on the wire, so numbers and booleans are read from it.
  const exact = createAjv(false, source);
  const coercing = createAjv(true, source);
  let closed: Ajv2020 | undefined;
  return {
    compileRequestPart: (schema, httpPart) =>
      (httpPart === 'querystring' || httpPart === 'params' ? coercing : exact).compile(schema),
    compileAnswerCheck(operationId, schema) {
      closed ??= createAjv(false, closeObjects(structuredClone(source)));
      const validate = closed.compile(schema);
      return (answer) => {
        if (validate(answer)) return;
        const found = (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`).join('; ');
        throw new ContractBreach(`${operationId} answers against the contract: ${found}`);
      };
    },
  };
}

/** Validators of the site's contract. */
export const { compileRequestPart, compileAnswerCheck } = createValidation(document);

const RULES: Record<string, FieldError['rule']> = {
  required: 'required',
  additionalProperties: 'unknown',
  minLength: 'min',
  minimum: 'min',
  minItems: 'min',
  maxLength: 'max',
  maximum: 'max',
  maxItems: 'max',
  pattern: 'pattern',
  format: 'format',
  enum: 'enum',
  const: 'enum',
};

/** A validator's finding in the words of the contract: which input, which rule. Values of the caller are not repeated. */
export function fieldErrorOf(error: ErrorObject): FieldError {
  const path = error.instancePath.split('/').slice(1).map(unescapePointer);
  if (error.keyword === 'required') path.push(String(error.params.missingProperty));
  if (error.keyword === 'additionalProperties') path.push(String(error.params.additionalProperty).slice(0, 64));
  const rule = RULES[error.keyword] ?? 'type';
  const limit = typeof error.params.limit === 'number' ? error.params.limit : undefined;
  return {
    name: path.join('.') || 'body',
    rule,
    ...(rule === 'min' && limit !== undefined ? { min: limit } : {}),
    ...(rule === 'max' && limit !== undefined ? { max: limit } : {}),
  };
}

const unescapePointer = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');

/** `VALIDATION_FAILED` from what a validator found. */
export function validationFault(errors: readonly ErrorObject[] | null | undefined): Fault {
  return new Fault('VALIDATION_FAILED', { params: { fields: (errors ?? []).map(fieldErrorOf) } });
}

/** An answer of ours is not as the contract says. Thrown in tests and development only. */
export class ContractBreach extends Error {
  override name = 'ContractBreach';
}

/** Sets `additionalProperties: false` on every object that lists its properties and is not part of a combination. */
function closeObjects<T>(node: T): T {
  if (node === null || typeof node !== 'object') return node;
  if (Array.isArray(node)) {
    for (const entry of node) closeObjects(entry);
    return node;
  }
  const schema: Record<string, unknown> = node as Record<string, unknown>;
  if (schema.type === 'object' && schema.properties && schema.additionalProperties === undefined)
    schema.additionalProperties = false;
  for (const [key, value] of Object.entries(schema)) if (key !== 'example') closeObjects(value);
  return node;
}
