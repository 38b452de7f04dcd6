import { type LanguageCode, languageOf } from '@mekong/i18n/registry';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Codes that name no country: unions, and what is kept for tests. */
const noCountries: ReadonlySet<string> = new Set([
  'EU',
  'EZ',
  'UN',
  'QO',
  'XA',
  'XB',
  'ZZ',
  'AC',
  'CP',
  'CQ',
  'DG',
  'EA',
  'IC',
  'TA',
]);

/** Every country with its name in a language, in the order of that language; codes that are no longer in use are left out. */
export function countriesIn(code: LanguageCode): { value: string; label: string }[] {
  const { tag } = languageOf(code);
  const names = new Intl.DisplayNames([tag, 'en'], { type: 'region', fallback: 'none' });
  const found = letters.flatMap((first) =>
    letters.flatMap((second) => {
      const value = first + second;
      if (noCountries.has(value) || Intl.getCanonicalLocales(`und-${value}`)[0] !== `und-${value}`) return [];
      const label = names.of(value);
      return label ? [{ value, label }] : [];
    }),
  );
  return found.sort((one, other) => one.label.localeCompare(other.label, tag));
}
