/// <reference types="vite/types/importMeta.d.ts" />
import { type I18n, type Messages, i18n as sharedI18n } from '@lingui/core';

const catalogs = import.meta.glob<Messages>('../locales/pseudo/*.po', { import: 'messages' });

/**
 * Shows every text in the pseudo-language: English with accents, longer and in brackets, so that a text that is not
 * translatable, cut off or glued together stands out. For development and Storybook only; formats stay English.
 */
export async function activatePseudo(instance: I18n = sharedI18n): Promise<void> {
  const texts = await Promise.all(Object.values(catalogs).map((load) => load()));
  // a tag of its own keeps the texts apart from those of English
  instance.load('en-x-pseudo', Object.assign({}, ...texts));
  instance.activate('en-x-pseudo', 'en');
}
