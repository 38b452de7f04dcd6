import { isObject } from './differences.ts';

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** Whether a value is a moment as the contract writes it. */
export const isInstant = (value: unknown): value is string => typeof value === 'string' && instant.test(value);

/** A value of a record with every moment in it written by `write`. */
export function withMoments(value: unknown, write: (instant: string) => string): unknown {
  if (isInstant(value)) return write(value);
  if (Array.isArray(value)) return value.map((entry) => withMoments(entry, write));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withMoments(inner, write)]));
}
