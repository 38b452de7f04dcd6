/// <reference types="vite/types/importMeta.d.ts" />
/**
 * Names of slot symbols in the language shown. Their catalogs are apart from those of the areas: a page fetches them when it
 * shows a symbol, and the first download does not even know their addresses.
 */
import { type I18n, type Messages, i18n as sharedI18n } from '@lingui/core';
import { type LanguageCode, languageOf, sourceLanguage, textLanguageOf } from '../registry.ts';
import type { SymbolNameId } from './names.ts';

const catalogs = import.meta.glob<Messages>(['../../locales/*/symbols.po', '!../../locales/pseudo/*'], {
  import: 'messages',
});

const keyOf = (id: string) => `symbol.${id}`;
const unnamed: SymbolNameId = 'other';

/**
 * Adds the names to the texts of a language.
 *
 * @throws Error when the catalog cannot be fetched.
 */
export async function loadSymbolNames(language: LanguageCode, instance: I18n = sharedI18n): Promise<void> {
  const load = catalogs[`../../locales/${textLanguageOf(language) ?? sourceLanguage}/symbols.po`];
  // a copy: the instance writes the texts of other catalogs into it
  if (load) instance.load(languageOf(language).ownTag, { ...(await load()) });
}

/** Name of a symbol in the language shown, once `loadSymbolNames` has loaded it; a neutral word for an id without a name. */
export function symbolName(id: string, instance: I18n = sharedI18n): string {
  return instance._(Object.hasOwn(instance.messages, keyOf(id)) ? keyOf(id) : keyOf(unnamed));
}
