import { formatUnit } from '@mekong/i18n/formats/duration';
import { formatMoney } from '@mekong/i18n/formats/money';
import { type LanguageCode, languageOf, toLanguageCode } from '@mekong/i18n/registry';
import { type Difference, isObject } from './differences.ts';
import { spanOf } from './span.ts';

/** As much of a field of a setting as its words need. */
export interface WordedField {
  readonly name: string;
  readonly kind: string;
  readonly label: string;
  readonly rowName?: string | undefined;
  readonly unit?: string | undefined;
  readonly currency?: string | undefined;
  readonly options?: readonly { readonly value: string; readonly label: string }[] | undefined;
  readonly fields?: readonly WordedField[] | undefined;
}

const languageName = (text: string): string => {
  const code = toLanguageCode(text);
  return code ? languageOf(code).nativeName : text;
};

const innerOf = (field: WordedField | undefined, name: string): WordedField | undefined =>
  field?.fields?.find((inner) => inner.name === name);

/** A choice in words; what no choice has stays as it is. */
const optionLabel = (field: WordedField | undefined, value: unknown): unknown =>
  field?.options?.find((option) => option.value === value)?.label ?? value;

/** A span of time in the unit that its form shows it in. */
function spanInWords(seconds: number, language: LanguageCode): string {
  const { count, unit } = spanOf(seconds);
  return formatUnit(count, unit, language);
}

/** An amount with all places that say something. */
function writeAmount(amount: string, currency: string | undefined, language: LanguageCode): string {
  const places = amount.split('.')[1]?.replace(/0+$/, '').length ?? 0;
  return formatMoney(amount, { language, currency, decimals: Math.max(2, places) });
}

/** A value with the words of its choices and of the fields inside it. */
function valueInWords(field: WordedField | undefined, value: unknown, language: LanguageCode): unknown {
  if (Array.isArray(value)) return value.map((entry) => valueInWords(field, entry, language));
  if (field?.unit === 'second' && typeof value === 'number') return spanInWords(value, language);
  if (field?.kind === 'money' && typeof value === 'string') return writeAmount(value, field.currency, language);
  if (!isObject(value)) return optionLabel(field, value);
  const named = Object.entries(value).map(([name, inner]) => {
    if (field?.kind === 'texts') return [languageName(name), inner];
    const found = innerOf(field, name);
    return [found?.label ?? name, valueInWords(found, inner, language)];
  });
  return Object.fromEntries(named);
}

/** Values of a setting by the words of its form; what the form does not know keeps its name. */
export const valuesInWords = (
  fields: readonly WordedField[],
  values: Readonly<Record<string, unknown>>,
  language: LanguageCode,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields.find((known) => known.name === name);
      return [field?.label ?? name, valueInWords(field, value, language)];
    }),
  );

/** A row of a list in words: what names it, else its number. */
function rowInWords(field: WordedField, step: string, lists: readonly unknown[]): string {
  const { rowName } = field;
  if (rowName === undefined) return step;
  for (const list of lists) {
    const row: unknown = Array.isArray(list) ? list[Number(step) - 1] : undefined;
    if (isObject(row)) return String(optionLabel(innerOf(field, rowName), row[rowName]));
  }
  return step;
}

/**
 * A difference in a field with the words that its form has for names, rows and choices.
 *
 * @param field the whole field, where its form is known
 * @param sides its values before and after, which name its rows
 * @param language of whoever reads them
 */
export function differenceInWords(
  field: WordedField | undefined,
  { place, before, after }: Difference,
  sides: readonly unknown[],
  language: LanguageCode,
): Difference {
  let at = field;
  let isRow = false;
  const words = place.map((step) => {
    if (at?.kind === 'texts') return languageName(step);
    if (at?.kind === 'rows' && !isRow) {
      isRow = true;
      return rowInWords(at, step, sides);
    }
    at = innerOf(at, step);
    isRow = false;
    return at?.label ?? step;
  });
  return { place: words, before: valueInWords(at, before, language), after: valueInWords(at, after, language) };
}
