import type { UnlistedText } from '../generated/reader-types.gen.ts';

/**
 * Looks a value of an answer up in a table of the values that this client knows. The gateway may be newer: write the
 * table as `Record<Status, ...>`, so that no known value is forgotten, and say what stands for any other.
 *
 * @param table one entry per value of the contract
 * @param value value of an answer whose unknown values are kept (`x-unknown: keep`)
 * @param other what stands for a value that the table lacks
 */
export const lookUp = <Listed extends string, Result>(
  table: Readonly<Record<Listed, Result>>,
  value: Listed | UnlistedText,
  other: Result,
): Result => (Object.hasOwn(table, value) ? table[value as Listed] : other);
