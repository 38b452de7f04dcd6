/// <reference types="vite/types/importMeta.d.ts" />
import type { Messages } from '@lingui/core';
import { type LanguageCode, sourceLanguage, textLanguageOf } from './registry.ts';

/** Parts of the product whose texts load apart; which sources belong to which is written in lingui.config.ts. */
export const areas = ['shell', 'account', 'games', 'safer', 'identity', 'errors'] as const;

/** Part of the product whose texts load apart. */
export type Area = (typeof areas)[number];

// one lazy chunk per language and area, compiled by the Lingui plugin of Vite; neither the pseudo-language nor the texts of
// the gateway ship to a browser, and those of a game go to its own page alone (game.ts)
const catalogs = import.meta.glob<Messages>(
  ['../locales/*/*.po', '!../locales/pseudo/*', '!../locales/*/{server,content,operators,symbols,arcade}.po'],
  {
    import: 'messages',
  },
);

/**
 * The texts of one area, in the nearest complete language.
 *
 * @throws Error when the chunk cannot be fetched.
 */
export async function loadCatalog(language: LanguageCode, area: Area): Promise<Messages> {
  const load = catalogs[`../locales/${textLanguageOf(language) ?? sourceLanguage}/${area}.po`];
  return load ? await load() : {};
}
