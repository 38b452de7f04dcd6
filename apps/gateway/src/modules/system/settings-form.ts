import type { SettingKey } from './settings.ts';
import { type Field, fieldsOf } from './settings-fields.ts';
import type { Label, SettingWords } from './settings-labels.ts';

/** A value of a choice, in words. */
export interface FormOption {
  value: string;
  label: string;
  /** The value that this one belongs below. */
  below?: string;
}

/** A field as the console shows it: its kind and limits from the schema of the setting, its words from the labels. */
export interface FormField {
  name: string;
  kind: Field['kind'];
  label: string;
  hint?: string;
  /** It may be left out. */
  optional: boolean;
  /** Decided before the first account exists: shown, never changed. */
  fixed: boolean;
  /** The order of the chosen values counts. */
  ordered: boolean;
  /** What a number counts, where it is shown in other units than it is kept in. */
  unit?: 'second';
  /** Of an amount. */
  currency?: string;
  min?: number;
  max?: number;
  maxLength?: number;
  options?: FormOption[];
  /** Rows are what they are: none is added or removed, and this field of theirs names them. */
  rowName?: string;
  /** Fields of a group, or of each row. */
  fields?: FormField[];
}

/**
 * The form of a setting, in the order of its schema.
 *
 * @param currency of its amounts
 */
export const formOf = (key: SettingKey, words: SettingWords, currency: string): FormField[] =>
  fieldsOf(key).map((field) => ({
    ...formField(field, words.label(key, field.name), words.innerLabel),
    ...(field.kind === 'money' ? { currency } : {}),
  }));

/** What is typed where nothing is to choose from. */
const CHOSEN: Partial<Record<Field['kind'], Field['kind']>> = { text: 'choice', lines: 'choices' };

function formField(field: Field, words: Label, innerLabel: SettingWords['innerLabel']): FormField {
  const options = optionsOf(field, words);
  return {
    name: field.name,
    kind: options ? (CHOSEN[field.kind] ?? field.kind) : field.kind,
    label: words.label,
    ...(words.hint ? { hint: words.hint } : {}),
    optional: field.isOptional,
    fixed: words.isFixed ?? false,
    ordered: words.isOrdered ?? false,
    ...(words.unit ? { unit: words.unit } : {}),
    ...(field.kind === 'number' ? limitsOf(field) : {}),
    ...((field.kind === 'text' || field.kind === 'texts') && field.maxLength !== undefined
      ? { maxLength: field.maxLength }
      : {}),
    ...(options ? { options } : {}),
    ...(words.rowName ? { rowName: words.rowName } : {}),
    ...(field.kind === 'group' || field.kind === 'rows'
      ? { fields: field.fields.map((inner) => formField(inner, innerLabel(inner.name), innerLabel)) }
      : {}),
  };
}

const limitsOf = ({ min, max }: { min: number | undefined; max: number | undefined }) => ({
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
});

/**
 * Values of a choice with their words; those without words of their own are called by their names. Words of values that the
 * schema does not take belong to another field.
 */
function optionsOf(field: Field, { options, below = {} }: Label): FormOption[] | undefined {
  const named = field.kind === 'choice' || field.kind === 'choices' ? field.options : undefined;
  const words = options ?? Object.fromEntries((named ?? []).map((value) => [value, value]));
  const entries = Object.entries(words).filter(([value]) => named?.includes(value) ?? true);
  return entries.length === 0
    ? undefined
    : entries.map(([value, label]) => ({ value, label, ...(below[value] ? { below: below[value] } : {}) }));
}
