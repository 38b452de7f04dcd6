/**
 * React Aria's own texts in the language of the page.
 *
 * React Aria has 35 languages, Khmer, Thai and Vietnamese are none of them, and each part would carry all 35. It reads two symbols of the window
 * first, meant for pages rendered on a server; they are set here from our tables instead, so a build keeps only English
 * inside the parts (`@react-aria/optimize-locales-plugin`) and fetches one language beside them.
 */
import { type LanguageCode, languageOf, type ShippedLanguage, sourceLanguage, textLanguageOf } from '../registry.ts';
import { usedGroups } from './groups.ts';
import { textsOf } from './library.ts';
import type { Localized, ReactAriaStrings } from './templates.ts';

const localeKey = Symbol.for('react-aria.i18n.locale');
const stringsKey = Symbol.for('react-aria.i18n.strings');

const tables: Readonly<Record<ShippedLanguage, () => Promise<ReactAriaStrings>>> = {
  KM: async () => {
    const [{ strings }, { installKhmerDates }] = await Promise.all([import('./km.ts'), import('./khmerDates.ts')]);
    installKhmerDates();
    return strings;
  },
  EN: async () => textsOf(await import('react-aria-components/i18n/en-US')),
  CN: async () => textsOf(await import('react-aria-components/i18n/zh-CN')),
  TH: async () => (await import('./th.ts')).strings,
  PT: async () => textsOf(await import('react-aria-components/i18n/pt-BR')),
  AR: async () => (await import('./ar.ts')).strings,
  VI: async () => (await import('./vi.ts')).strings,
};

// React Aria keeps the first groups it sees, so they are filled anew for another language instead of replaced
const groups: Record<string, Record<string, Localized>> = {};
let wanted: LanguageCode | undefined;
let isSpoken: Promise<void> = Promise.resolve();
let spoken: LanguageCode | undefined;

/** The language that React Aria speaks now; undefined until one was asked for. */
export const spokenLanguage = (): LanguageCode | undefined => spoken;

/**
 * Makes React Aria speak a language: await it before a part built on React Aria renders. The same promise comes back until
 * another language is asked for; the last one that was asked for wins.
 *
 * Never fails: without its table React Aria goes on speaking as before, at first English.
 */
export function reactAriaStrings(code: LanguageCode): Promise<void> {
  if (wanted !== code) {
    wanted = code;
    isSpoken = install(code);
  }
  return isSpoken;
}

async function install(code: LanguageCode): Promise<void> {
  // a table that cannot be fetched leaves the words as they are: they are no reason to show no part
  const table = await tables[textLanguageOf(code) ?? sourceLanguage]().catch(() => undefined);
  if (wanted !== code) return;
  spoken = code;
  if (!table) return;
  for (const name of usedGroups) groups[name] = Object.assign(groups[name] ?? {}, table[name]);
  Reflect.set(window, stringsKey, groups);
  Reflect.set(window, localeKey, languageOf(code).tag);
}
