import { createServerI18n } from '@mekong/i18n/node';
import { type LanguageCode, shippedLanguages } from '@mekong/i18n/registry';
import { textIn } from '../../contract/language-chain.ts';
import type { LocalizedText } from '../../contract/values.ts';
import { CATEGORY_TEXTS } from './labels.texts.ts';

// lists are written many times a second: the few names are read once, before the first
const catalogs = await Promise.all(
  shippedLanguages.map(async (language) => [language, await createServerI18n(language)] as const),
);

const labels = new Map<string, LocalizedText>(
  Object.entries(CATEGORY_TEXTS).map(([code, { id, message }]) => {
    const names = catalogs.map(([language, i18n]) => [language, i18n._(id)]);
    return [code, { ...Object.fromEntries(names), EN: message }];
  }),
);

/** Name of a category or class; one that has no words of its own goes by its code. */
export const labelOf = (code: string, language: LanguageCode): string => textIn(labels.get(code), language) || code;
