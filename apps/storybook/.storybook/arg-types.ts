import type { SBType, StrictArgTypes, StrictInputType } from 'storybook/internal/types';

/** Names that a variant may take, by the name of its type: `ButtonSize` is the items of `buttonSizes`. */
export type VariantNames = Readonly<Record<string, readonly (string | number)[]>>;

/** The longest list that is shown as buttons beside each other; a longer one drops down. */
const mostInLine = 5;

const isNothing = (type: SBType): boolean => type.name === 'other' && type.value === 'undefined';

/** What the property takes apart from nothing at all, which every optional property takes. */
function meant(type: SBType): SBType {
  if (type.name !== 'union') return type;
  const given = type.value.filter((member) => !isNothing(member));
  return given.length === 1 && given[0] ? meant(given[0]) : { ...type, value: given };
}

const withoutNothing = (text: string): string => text.replace(/\s*\|\s*undefined\b|\bundefined\s*\|\s*/g, '');

/** A type as it is written, on one line and without the comments between its properties. */
const onOneLine = (text: string): string => text.replace(/\/\*.*?\*\//gs, '').replace(/\s+/g, ' ');

/** Whether nobody could write the value as JSON: functions, elements, maps and pictures in an address. */
function isUnwritable(value: unknown): boolean {
  if (typeof value === 'function') return true;
  if (typeof value === 'string') return value.startsWith('data:');
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(isUnwritable);
  const isPlain = Object.getPrototypeOf(value) === Object.prototype;
  return !isPlain || '$$typeof' in value || Object.values(value).some(isUnwritable);
}

/** The type as a reader of the props table wants it. */
function summaryOf(type: SBType, options: readonly unknown[] | undefined): string {
  if (options)
    return options.map((option) => (typeof option === 'string' ? `'${option}'` : String(option))).join(' | ');
  if (type.raw) return withoutNothing(onOneLine(type.raw));
  if (type.name === 'union') return type.value.map((member) => summaryOf(member, undefined)).join(' | ');
  return type.name === 'other' ? type.value : type.name;
}

const optionsOf = (type: SBType, variants: VariantNames): readonly unknown[] | undefined => {
  if (type.name === 'enum') return type.value;
  return type.name === 'other' ? variants[type.value] : undefined;
};

/** Whether it takes a function: nobody can write one as JSON, which is what Storybook asks for. */
const isCallback = ({ name, raw = '' }: SBType): boolean =>
  name === 'function' || /^\(.*\) =>/s.test(withoutNothing(raw));

/** One property with its real type: names instead of `union`, and a control that can set them. */
function withRealType(given: StrictInputType, variants: VariantNames, value: unknown): StrictInputType {
  const { type: found } = given;
  if (!found || typeof found === 'string') return given;
  // the reader of the sources leaves the text on the outermost type only
  const type = { ...meant(found), ...(found.raw ? { raw: found.raw } : {}) } as SBType;
  const options = given.options ?? optionsOf(type, variants);
  const choice = options && { type: options.length <= mostInLine ? 'inline-radio' : 'select' };
  const control = isCallback(type) || isUnwritable(value) ? false : choice;
  return {
    ...given,
    type,
    table: { ...given.table, type: { summary: summaryOf(type, options) } },
    ...(options && { options }),
    ...(control !== undefined && given.control === undefined && { control }),
  } as StrictInputType;
}

/**
 * Gives every property of a part the type that its source means: Storybook shows `union` for whatever may be left out, and
 * no switch for a boolean that may.
 *
 * @param variants from the `*.variants.ts` files, whose arrays are the one list of each variant's names
 * @param args what the story is shown with
 */
export const withRealTypes = (
  argTypes: StrictArgTypes,
  variants: VariantNames,
  args: Readonly<Record<string, unknown>>,
): StrictArgTypes =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [name, withRealType(type, variants, args[name])]),
  ) as StrictArgTypes;

/**
 * The lists of a variants file under the names of their types: `buttonSizes` is `ButtonSize`.
 *
 * @param modules what those files export
 */
export function variantNames(modules: Iterable<Readonly<Record<string, unknown>>>): VariantNames {
  const isList = (value: unknown): value is readonly (string | number)[] =>
    Array.isArray(value) && value.every((item) => typeof item === 'string' || typeof item === 'number');
  const typeName = (list: string): string =>
    list
      .replace(/^./, (letter) => letter.toUpperCase())
      .replace(/(ies|(?<=us)es|s)$/, (end) => (end === 'ies' ? 'y' : ''));
  return Object.fromEntries(
    [...modules].flatMap((module) =>
      Object.entries(module).flatMap(([name, value]) => (isList(value) ? [[typeName(name), value]] : [])),
    ),
  );
}
