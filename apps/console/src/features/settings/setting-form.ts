import type { Path } from './settings-draft.ts';

/** A choice of a field, in words. */
export interface FieldOption {
  readonly value: string;
  readonly label: string;
  readonly below?: string | undefined;
}

/** A field of a setting as the server describes it. */
export interface SettingFieldShape {
  readonly name: string;
  readonly kind: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly optional: boolean;
  readonly fixed: boolean;
  readonly ordered: boolean;
  readonly unit?: string | undefined;
  readonly currency?: string | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly options?: readonly FieldOption[] | undefined;
  readonly rowName?: string | undefined;
  readonly fields?: readonly SettingFieldShape[] | undefined;
}

/** What stands in the form, and how it changes. */
export interface FormAccess {
  readonly value: (path: Path) => unknown;
  readonly change: (path: Path, value: unknown) => void;
  /** What is wrong with a field, by the names on the way to it with dots between; the server says it. */
  readonly problem: (path: Path) => string | undefined;
}

/** A field of a setting, where its value stands, and the form around it. */
export interface SettingFieldProps {
  readonly field: SettingFieldShape;
  readonly path: Path;
  readonly form: FormAccess;
}

/** Choices with those that count below them; one whose upper choice is not there stands by itself. */
export function treesOf(
  options: readonly FieldOption[],
): readonly { readonly option: FieldOption; readonly inner: readonly FieldOption[] }[] {
  const known = new Set(options.map(({ value }) => value));
  return options
    .filter(({ below }) => below === undefined || !known.has(below))
    .map((option) => ({ option, inner: options.filter(({ below }) => below === option.value) }));
}

/** The list with one entry a place further up or down. */
export function moved(values: readonly string[], value: string, by: -1 | 1): string[] {
  const at = values.indexOf(value);
  const next = values.toSpliced(at, 1);
  return next.toSpliced(Math.max(0, at + by), 0, value);
}
