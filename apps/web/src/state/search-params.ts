import {
  boolean,
  int,
  maximum,
  maxLength,
  minimum,
  minLength,
  number,
  enum as oneOfSchema,
  optional,
  catch as otherwise,
  pipe,
  regex,
  string,
  transform,
  union,
} from 'zod/mini';

/**
 * Pieces of search schemas. What the address says wrongly is as good as not said: a bad link is a helpful screen, never a
 * crash. Defaults belong to the screens, so that the address carries only what differs from them.
 */

/** The router reads `?q=7` as a number; as a text it is "7". */
const written = () => pipe(union([string(), number(), boolean()]), transform(String));

/** A text of at most `longest` characters. */
export const text = (longest: number) =>
  otherwise(optional(pipe(written(), string().check(minLength(1), maxLength(longest)))), undefined);

/** A text of one shape, for codes and numbers of records. */
export const shaped = (shape: RegExp) => otherwise(optional(pipe(written(), string().check(regex(shape)))), undefined);

/** One of a closed list. */
export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  otherwise(optional(oneOfSchema(values)), undefined);

/** A whole number in a range. */
export const whole = (least: number, greatest: number) =>
  otherwise(optional(int().check(minimum(least), maximum(greatest))), undefined);

/** Page of a list, from 1. */
export const pageNumber = () => whole(1, 100_000);
