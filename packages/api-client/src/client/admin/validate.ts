// Loaded with the first answer, never with the entry: it brings the schemas and zod.

import { zErrorBody } from '../../generated/admin/reader-zod.gen.ts';
import { responseValidators } from '../../generated/admin/response-validators.gen.ts';
import type { ErrorCode } from '../../generated/error-codes.gen.ts';
import type { ErrorBody } from '../../generated/reader-types.gen.ts';
import { type Checked, checkedBy, knownCode } from '../checked.ts';
import type { ReaderSchema } from '../unknown.ts';

/** Checks the value of an answer of the console's contract, as the site's `checked` does. */
export function checked(operationId: string, value: unknown): Checked {
  const schemas: Record<string, ReaderSchema> = responseValidators;
  const schema = schemas[operationId];
  return schema ? checkedBy(schema, value) : { value };
}

/** The body of a failed answer when it is one of the contract. */
export function errorBodyOf(value: unknown): (Omit<ErrorBody, 'code'> & { code: ErrorCode }) | undefined {
  const result = checkedBy(zErrorBody, value);
  if (result.problem !== undefined) return undefined;
  const body = result.value as ErrorBody;
  return { ...body, code: knownCode(body.code) };
}
