import { ERROR_STATUS, type ErrorCode } from '../generated/error-codes.gen.ts';
import { type ReaderSchema, readable } from './unknown.ts';

/** A value as the reader takes it, or what is wrong with it: only places and rules, never the values themselves. */
export type Checked = { value: unknown; problem?: undefined } | { problem: string };

/** Checks a value by a schema of readers. */
export function checkedBy(schema: ReaderSchema, value: unknown): Checked {
  const first = schema.safeParse(value);
  if (first.success) return { value };
  const known = readable(schema, value);
  const second = schema.safeParse(known);
  if (second.success) return { value: known };
  const issues = second.error?.issues ?? [];
  return { problem: issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ') };
}

/** A code of a failure; one that is not listed yet reads as UNKNOWN. */
export const knownCode = (code: string): ErrorCode =>
  Object.hasOwn(ERROR_STATUS, code) ? (code as ErrorCode) : 'UNKNOWN';
