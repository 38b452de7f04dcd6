import { useLingui } from '@lingui/react';
import { codeOfTag, type Language, languageOf, sourceLanguage } from './registry.ts';

/**
 * The language the page is shown in: its code for the formats, its direction, its tag. Follows `I18nProvider` of
 * `@lingui/react`, so it changes with the texts.
 */
export function useLanguage(): Language {
  const { i18n } = useLingui();
  // the pseudo-language has a tag of its own and English formats
  return languageOf(codeOfTag(i18n.locale) ?? sourceLanguage);
}
