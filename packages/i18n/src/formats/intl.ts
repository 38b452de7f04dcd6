/**
 * One `Intl` formatter per language and set of options: building one costs about 100 times as much as using it, and a
 * table of records uses hundreds.
 */
import { type LanguageCode, languageOf } from '../registry.ts';

const numberFormats = new Map<string, Intl.NumberFormat>();
const listFormats = new Map<string, Intl.ListFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function cached<T>(cache: Map<string, T>, key: string, build: () => T): T {
  const found = cache.get(key);
  if (found) return found;
  const built = build();
  cache.set(key, built);
  return built;
}

/** A number formatter with Latin digits and thousands separators in every language. */
export function numberFormat(language: LanguageCode, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return cached(numberFormats, language + JSON.stringify(options), () => {
    return new Intl.NumberFormat(languageOf(language).tag, {
      numberingSystem: 'latn',
      useGrouping: 'always',
      ...options,
    });
  });
}

/** Joins the parts of one measure, as in "2 hours, 5 minutes". */
export function listFormat(language: LanguageCode): Intl.ListFormat {
  return cached(listFormats, language, () => {
    return new Intl.ListFormat(languageOf(language).tag, { type: 'unit', style: 'long' });
  });
}

/**
 * A date formatter with Latin digits, the Gregorian calendar and the 24-hour clock in every language, so that a date on a
 * record means the same to every reader (Thai and Persian would otherwise count other years).
 */
export function dateFormat(language: LanguageCode, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return cached(dateFormats, language + JSON.stringify(options), () => {
    return new Intl.DateTimeFormat(languageOf(language).tag, {
      numberingSystem: 'latn',
      calendar: 'gregory',
      hourCycle: 'h23',
      ...options,
    });
  });
}
