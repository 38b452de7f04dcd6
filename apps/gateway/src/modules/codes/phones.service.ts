import type { PhoneCountry } from '@mekong/api-client/contract/types';
import type { LanguageCode } from '@mekong/i18n/registry';
import {
  type CountryCode,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  Metadata,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { countryName } from '../../contract/country-name.ts';
import { Fault } from '../../kernel/fault.ts';
import type { Settings } from '../system/settings.service.ts';

/** A mobile number of a country that codes are sent to. */
export interface Phone {
  /** Calling code and number, digits only: one spelling per number (E.164 without plus). */
  digits: string;
  callingCode: string;
  /** Without calling code and trunk prefix. */
  national: string;
}

/** Kinds of numbers that can take an SMS. */
const MOBILE: ReadonlySet<string | undefined> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/** Numbers as people write them, held against the merchant's countries. */
export function createPhones(settings: Settings) {
  return {
    /**
     * Reads a number.
     *
     * @param number digits as typed; a trunk prefix (0) may stand before them
     * @param callingCode without plus; when it is absent the number begins with it
     * @throws Fault PHONE_MISSING, PHONE_INVALID (no mobile number of its country, or a country that is not served)
     */
    async read(number: string | undefined, callingCode: string | undefined): Promise<Phone> {
      if (!number) throw new Fault('PHONE_MISSING');
      const { countries } = (await settings.current()).codes;
      const text = number.replace(/^\+/, '');
      if (!/^\d{4,20}$/.test(text)) throw new Fault('PHONE_INVALID');
      const isServed = countries.some((country) => isKnown(country) && getCountryCallingCode(country) === callingCode);
      if (callingCode !== undefined && !isServed) throw new Fault('PHONE_INVALID');
      const parsed = callingCode
        ? parsePhoneNumberFromString(text, { defaultCallingCode: callingCode, extract: false })
        : parsePhoneNumberFromString(`+${text}`, { extract: false });
      if (!parsed?.isValid() || !MOBILE.has(parsed.getType()) || !parsed.country) throw new Fault('PHONE_INVALID');
      if (!countries.includes(parsed.country)) throw new Fault('PHONE_INVALID');
      return {
        digits: parsed.number.slice(1),
        callingCode: parsed.countryCallingCode,
        national: parsed.nationalNumber,
      };
    },

    /** The countries that codes are sent to, with what a form needs to know of each. */
    async countries(language: LanguageCode): Promise<PhoneCountry[]> {
      const { countries } = (await settings.current()).codes;
      return countries.filter(isKnown).map((country) => ({
        country,
        callingCode: getCountryCallingCode(country),
        name: countryName(country, language),
        ...lengthsOf(country),
        example: getExampleNumber(country, examples)?.nationalNumber ?? '',
      }));
    },
  };
}

export type Phones = ReturnType<typeof createPhones>;

/** Whether the library knows the country; a wrong entry of the merchant's list is passed over. */
const isKnown = (country: string): country is CountryCode => isSupportedCountry(country);

/** Least and greatest number of digits of a number of the country. */
function lengthsOf(country: CountryCode): { minDigits: number; maxDigits: number } {
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  const lengths = metadata.numberingPlan?.possibleLengths() ?? [4, 15];
  return { minDigits: Math.min(...lengths), maxDigits: Math.max(...lengths) };
}
