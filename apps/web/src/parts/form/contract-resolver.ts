import { i18n } from '@lingui/core';
import { type FieldRule, fieldErrorText } from '@mekong/i18n/errors/fields';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** What breaks a schema, as its validator says it. */
interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
}

/** The generated validator of a body; it comes from the contract, with the code of the form. */
export interface BodyValidator {
  readonly safeParse: (body: unknown) => {
    readonly success: boolean;
    readonly error?: { readonly issues: readonly Issue[] } | undefined;
  };
}

/** What is right about the value of each field: `true`, else what is wrong with it in the reader's words. */
export type FieldRules<Values> = {
  readonly [Name in keyof Values]?: (value: Values[Name], values: Values) => string | true;
};

const isEmpty = (value: unknown): boolean => value === undefined || value === '';

/** The rule of our texts that an issue is about; those with bounds of their own are said by the rules of the form. */
const ruleOf = (value: unknown): FieldRule => (isEmpty(value) ? 'required' : 'format');

/**
 * Checks a form as the gateway will: first by the rules of the form, which know the merchant's settings and have words of
 * their own, then by the contract. An issue about something that is no field of the form is left to the gateway.
 *
 * @param rules by field; a field without one is checked by the contract alone
 * @param bodyOf what would be sent
 */
export function contractResolver<Values extends FieldValues>(
  rules: FieldRules<Values>,
  validator: BodyValidator,
  bodyOf: (values: Values) => unknown,
): Resolver<Values> {
  return (values) => {
    const faults = new Map<string, string>();
    for (const [name, value] of Object.entries(values)) {
      const said = rules[name]?.(value, values) ?? true;
      if (said !== true) faults.set(name, said);
    }
    // what breaks a rule already is no body yet
    if (faults.size === 0)
      for (const { path } of validator.safeParse(bodyOf(values)).error?.issues ?? []) {
        const name = String(path[0]);
        if (Object.hasOwn(values, name)) faults.set(name, fieldErrorText(i18n, { name, rule: ruleOf(values[name]) }));
      }
    if (faults.size === 0) return { values, errors: {} };
    const errors = Object.fromEntries([...faults].map(([name, message]) => [name, { type: 'validate', message }]));
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
