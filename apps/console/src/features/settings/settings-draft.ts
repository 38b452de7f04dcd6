/** Values of a setting by field, as they stand in the form. */
export type Values = Readonly<Record<string, unknown>>;

/** A place in a setting: names of fields, and numbers of rows. */
export type Path = readonly (string | number)[];

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value at a place; undefined where there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, step) => {
    if (Array.isArray(inner)) return inner[Number(step)];
    return isObject(inner) ? inner[step] : undefined;
  }, value);
}

/** A copy with another value at a place; `undefined` takes the field away. */
export function withValueAt(value: unknown, path: Path, next: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return next;
  if (Array.isArray(value))
    return value.map((row, index) => (index === Number(step) ? withValueAt(row, rest, next) : row));
  const fields: Values = isObject(value) ? value : {};
  const inner = withValueAt(fields[step], rest, next);
  const { [step]: _, ...others } = fields;
  return inner === undefined ? others : { ...fields, [step]: inner };
}

/** Whether two values of a setting say the same; the order of an object's fields says nothing. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((row, index) => isSame(row, other[index]));
  if (!isObject(one) || !isObject(other)) return Object.is(one, other);
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => isSame(one[name], other[name]));
}

/** One text a line, without empty lines. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

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
