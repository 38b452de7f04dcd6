import { type LanguageCode, languageOf, sourceLanguage } from '@mekong/i18n/registry';

/** Languages to look for a text in, best first: the one asked for, its parents (TY, TH), English. */
export function languageChain(language: LanguageCode): LanguageCode[] {
  const chain: LanguageCode[] = [];
  for (let code: LanguageCode | undefined = language; code; code = languageOf(code).parent) chain.push(code);
  return chain.includes(sourceLanguage) ? chain : [...chain, sourceLanguage];
}

/** The best of the texts for a language; empty when there is none at all. */
export function textIn(texts: Partial<Record<string, string>> | undefined, language: LanguageCode): string {
  const code = languageChain(language).find((candidate) => texts?.[candidate]);
  return (code && texts?.[code]) ?? '';
}
