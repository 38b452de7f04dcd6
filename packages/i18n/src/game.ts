/// <reference types="vite/types/importMeta.d.ts" />
/**
 * Texts of the page of a game, which is a site of its own. Their catalogs are apart from those of the site's areas: neither
 * download knows the addresses of the other's, of which there is one for each language and area.
 */
import { type I18n, type Messages, i18n as sharedI18n } from '@lingui/core';
import { countTag } from './count-tag.ts';
import { type LanguageCode, languageOf, sourceLanguage, textLanguageOf } from './registry.ts';

const catalogs = import.meta.glob<Messages>(['../locales/*/arcade.po', '!../locales/pseudo/*'], { import: 'messages' });

/**
 * Adds the texts of a game to those of a language.
 *
 * @throws Error when the catalog cannot be fetched.
 */
export async function loadGameTexts(language: LanguageCode, instance: I18n = sharedI18n): Promise<void> {
  const load = catalogs[`../locales/${textLanguageOf(language) ?? sourceLanguage}/arcade.po`];
  // a copy: the instance writes the texts of other catalogs into it
  if (load) instance.load(languageOf(language).ownTag, { ...(await load()) });
}

const wanted = new WeakMap<I18n, LanguageCode>();

/**
 * Shows a game in a language. Of two calls that overlap the later one wins, whichever catalog arrives first.
 *
 * @throws Error when the catalog cannot be fetched; the language before stays as it was.
 */
export async function activateGame(language: LanguageCode, instance: I18n = sharedI18n): Promise<void> {
  wanted.set(instance, language);
  await loadGameTexts(language, instance);
  const { tag, ownTag } = languageOf(language);
  if (wanted.get(instance) === language) instance.activate(ownTag, countTag(tag));
}
