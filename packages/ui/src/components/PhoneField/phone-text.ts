/** What a number needs to know of a country. */
export interface DialledCountry {
  /** ISO 3166 code of two letters. */
  readonly country: string;
  /** With its plus: "+855". */
  readonly callingCode: string;
}

/** A number as it is typed. */
export interface PhoneValue extends DialledCountry {
  /** National number, digits only. */
  readonly number: string;
}

/** Longest number of ITU E.164, calling code included. */
const longest = 15;

/**
 * Reads what was typed or pasted into the field of the national number. A text that begins with `+` or `00` carries its own
 * calling code: the country follows it, the one in force staying where it fits (several share +1).
 */
export function readPhone(text: string, current: PhoneValue, countries: readonly DialledCountry[]): PhoneValue {
  const digits = text.replace(/\D/g, '');
  const isInternational = /^\s*(\+|00)/.test(text);
  if (isInternational) {
    const full = text.trim().startsWith('+') ? digits : digits.slice(2);
    const fits = countries
      .filter(({ callingCode }) => full.startsWith(callingCode.slice(1)))
      .toSorted((one, other) => other.callingCode.length - one.callingCode.length);
    const [best] = fits;
    const found = fits.find(
      ({ country, callingCode }) => country === current.country && callingCode === best?.callingCode,
    );
    const match = found ?? best;
    if (match) {
      const { country, callingCode } = match;
      return { country, callingCode, number: full.slice(callingCode.length - 1, longest) };
    }
  }
  return { ...current, number: digits.slice(0, longest) };
}
