// Loaded with the first answer, never with the entry: it brings the schemas and zod.

import type { ErrorCode } from '../generated/error-codes.gen.ts';
import type { ErrorBody, LiveEvent } from '../generated/reader-types.gen.ts';
import { zErrorBody, zLiveEvent } from '../generated/reader-zod.gen.ts';
import { responseValidators } from '../generated/response-validators.gen.ts';
import { type Checked, checkedBy, knownCode } from './checked.ts';
import type { ReaderSchema } from './unknown.ts';

export type { Checked };

/**
 * Checks the value of an answer. A value that the contract does not list yet is no fault: it is kept, or what holds it
 * is left out, as the contract decides at its place (`x-unknown`). Properties that the contract does not know stay.
 */
export function checked(operationId: string, value: unknown): Checked {
  const schemas: Record<string, ReaderSchema> = responseValidators;
  const schema = schemas[operationId];
  return schema ? checkedBy(schema, value) : { value };
}

/** An event of the stream; undefined when this client does not know its name or cannot read it. */
export function liveEventOf(event: unknown): LiveEvent | undefined {
  const result = checkedBy(zLiveEvent, event);
  return result.problem === undefined ? (result.value as LiveEvent) : undefined;
}

/** The body of a failed answer when it is one of the contract. A code that is not listed yet reads as UNKNOWN. */
export function errorBodyOf(value: unknown): (Omit<ErrorBody, 'code'> & { code: ErrorCode }) | undefined {
  const result = checkedBy(zErrorBody, value);
  if (result.problem !== undefined) return undefined;
  const body = result.value as ErrorBody;
  return { ...body, code: knownCode(body.code) };
}
