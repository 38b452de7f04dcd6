import type { PhoneCountry } from '@mekong/ui/PhoneField';
import type { PhoneValue } from '@mekong/ui/PhoneField/readPhone';

/** A number with nothing typed yet, of the merchant's first country. */
export function emptyPhone(countries: readonly PhoneCountry[]): PhoneValue {
  const [first] = countries;
  return { country: first?.country ?? '', callingCode: first?.callingCode ?? '', number: '' };
}

/** Without the trunk prefix that people put before it at home: the 0 of 012 345 678. */
const national = ({ number }: PhoneValue): string => number.replace(/^0/, '');

/** What is wrong with a number as far as a form can tell; the gateway knows the numbers of each country better. */
export function phoneProblem(
  value: PhoneValue,
  countries: readonly PhoneCountry[],
): 'missing' | 'country' | 'length' | undefined {
  if (value.number === '') return 'missing';
  const known = countries.find(({ country }) => country === value.country);
  if (!known) return 'country';
  const { min, max } = known.digits ?? { min: 4, max: 15 };
  const digits = national(value).length;
  return digits < min || digits > max ? 'length' : undefined;
}

/** A number as calls carry it: national digits, and the calling code without its plus. */
export function phonePayload(value: PhoneValue): { mobileNum: string; mobileCountryCode: string } {
  return { mobileNum: national(value), mobileCountryCode: value.callingCode.slice(1) };
}

/** One spelling for one number, to know it again: "85512345678". Also the user name of who registers by it. */
export function phoneDigits(value: PhoneValue): string {
  const { mobileNum, mobileCountryCode } = phonePayload(value);
  return mobileCountryCode + mobileNum;
}
