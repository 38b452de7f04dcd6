import { useLingui } from '@lingui/react/macro';
import type { PhoneCountry } from '@mekong/ui/PhoneField';
import type { PhoneValue } from '@mekong/ui/PhoneField/readPhone';
import { phoneProblem } from './phone.ts';

/** What is wrong with a number, in words; undefined when nothing is that a form could tell. */
export type PhoneText = (value: PhoneValue, rule: { readonly required: boolean } | undefined) => string | undefined;

/** Checks numbers against the countries that codes are sent to. */
export function usePhoneText(countries: readonly PhoneCountry[]): PhoneText {
  const { t } = useLingui();
  return (value, rule) => {
    const problem = rule && phoneProblem(value, countries);
    if (problem === 'missing') return rule?.required ? t`Enter your mobile number.` : undefined;
    if (problem === 'country') return t`Numbers of this country are not supported. Choose a country from the list.`;
    const country = countries.find((known) => known.country === value.country)?.name ?? value.country;
    return problem && t`This is not a mobile number of ${country}. Check the digits and the country.`;
  };
}
