import { isObject } from '../../parts/differences.ts';

/** Values of a setting by field, as they stand in the form. */
export type Values = Readonly<Record<string, unknown>>;

/** A place in a setting: names of fields, and numbers of rows. */
export type Path = readonly (string | number)[];

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

/** One text a line, without empty lines. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
