/** Whether a value has fields by name. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values of a setting say the same; the order of an object's fields says nothing. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((row, index) => isSame(row, other[index]));
  if (!isObject(one) || !isObject(other)) return Object.is(one, other);
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => isSame(one[name], other[name]));
}

/** A value in a few words, for a difference: lists by comma, texts by language. */
export function writeValue(
  value: unknown,
  words: { readonly on: string; readonly off: string; readonly none: string },
): string {
  if (value === undefined || value === null || value === '') return words.none;
  if (typeof value === 'boolean') return value ? words.on : words.off;
  if (Array.isArray(value))
    return value.length === 0 ? words.none : value.map((row) => writeValue(row, words)).join(', ');
  if (!isObject(value)) return String(value);
  const fields = Object.entries(value).map(([name, inner]) => `${name}: ${writeValue(inner, words)}`);
  return fields.length === 0 ? words.none : fields.join('; ');
}

/** One value that differs: where it stands below the field, and what it is on both sides. */
export interface Difference {
  /** Names and numbers of rows on the way to it, for people: `['2', 'titles', 'EN']`. */
  readonly place: readonly string[];
  readonly before: unknown;
  readonly after: unknown;
}

const isPlainList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.every((entry) => typeof entry !== 'object' || entry === null);

/**
 * The innermost values in which two values of a field differ. Of plain lists what was taken out stands before and what was
 * put in after; of one whose order alone has changed, the whole of it.
 */
export function differencesOf(before: unknown, after: unknown, place: readonly string[] = []): readonly Difference[] {
  if (isSame(before, after)) return [];
  if (isPlainList(before) && isPlainList(after)) {
    const out = before.filter((entry) => !after.includes(entry));
    const put = after.filter((entry) => !before.includes(entry));
    return out.length + put.length > 0 ? [{ place, before: out, after: put }] : [{ place, before, after }];
  }
  if (Array.isArray(before) && Array.isArray(after))
    return Array.from({ length: Math.max(before.length, after.length) }, (_, index) =>
      differencesOf(before[index], after[index], [...place, String(index + 1)]),
    ).flat();
  if (isObject(before) && isObject(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      differencesOf(before[name], after[name], [...place, name]),
    );
  return [{ place, before, after }];
}
