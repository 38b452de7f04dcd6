import { type LanguageCode, languageOf } from '@mekong/i18n/registry';

const names = new Map<LanguageCode, Intl.DisplayNames>();

/**
 * Name of a country in a language; its code where there is none. Said by the gateway, because browsers lack the names of
 * some languages, Khmer among them, and would answer in English.
 */
export function countryName(code: string, language: LanguageCode): string {
  const known = names.get(language) ?? new Intl.DisplayNames([languageOf(language).tag, 'en'], { type: 'region' });
  names.set(language, known);
  return known.of(code) ?? code;
}
