import { i18n, type Messages } from '@lingui/core';
import { setDocumentLanguage } from '@mekong/i18n/document';
import { activate } from '@mekong/i18n/i18n';
import { negotiateLanguage } from '@mekong/i18n/negotiate';
import { languageOf } from '@mekong/i18n/registry';

/** Languages that operators work in. */
export const consoleLanguages = ['EN', 'KM'] as const;

/** Language that operators work in. */
export type ConsoleLanguage = (typeof consoleLanguages)[number];

const storageKey = 'lang';

/** Areas of the site's texts that parts of the design system and failures have their words in. */
const sharedAreas = ['shell', 'account', 'games', 'errors'] as const;

let shown: ConsoleLanguage | undefined;

/** The language on the screen, for words that the gateway brings; undefined before the first. */
export const shownLanguage = (): ConsoleLanguage | undefined => shown;

const catalogs = import.meta.glob<Messages>('../../locales/*/console.po', { import: 'messages' });

/** Whether any string is the code of a language of the console. */
export const isConsoleLanguage = (code: string): code is ConsoleLanguage =>
  consoleLanguages.some((known) => known === code);

function storedLanguage(): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The earlier choice of this browser, else the device's language, else English. */
export function firstLanguage(): ConsoleLanguage {
  const code = negotiateLanguage({
    stored: storedLanguage(),
    device: navigator.languages,
    offered: consoleLanguages,
    fallback: 'EN',
  });
  return isConsoleLanguage(code) ? code : 'EN';
}

/**
 * Shows a language: texts and direction.
 *
 * @throws Error when the texts cannot be fetched; the page stays in its language.
 */
export async function showLanguage(code: ConsoleLanguage): Promise<void> {
  const own = await catalogs[`../../locales/${code}/console.po`]?.();
  if (own) i18n.load(languageOf(code).ownTag, own);
  await activate(code, sharedAreas);
  shown = code;
  setDocumentLanguage(code);
}

/** Shows a language and keeps the choice for the next visit. */
export async function changeLanguage(code: ConsoleLanguage): Promise<void> {
  await showLanguage(code);
  try {
    localStorage.setItem(storageKey, code);
  } catch {
    // the choice holds for this page
  }
}
