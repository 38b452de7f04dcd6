// Loaded with the first answer, never with the entry: it brings the schemas and zod.

import { responseValidators } from '../generated/response-validators.gen.ts';
import type { ErrorBody } from '../generated/types.gen.ts';
import { zErrorBody } from '../generated/zod.gen.ts';

interface Schema {
  safeParse(value: unknown): { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } };
}

/** What is wrong with the value of an answer, or undefined. Only places and rules, never the values themselves. */
export function problemOf(operationId: string, value: unknown): string | undefined {
  const schemas: Record<string, Schema> = responseValidators;
  const result = schemas[operationId]?.safeParse(value);
  if (!result || result.success) return undefined;
  return result.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
}

/** The body of a failed answer when it is one of the contract; unknown codes are not. */
export function errorBodyOf(value: unknown): ErrorBody | undefined {
  const result = zErrorBody.safeParse(value);
  return result.success ? result.data : undefined;
}
