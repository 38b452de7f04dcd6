/**
 * React Aria's own texts in the language of the page.
 *
 * React Aria has 35 languages, Khmer and Thai are none of them, and each part would carry all 35. It reads two symbols of the window
 * first, meant for pages rendered on a server; they are set here from our tables instead, so a build keeps only English
 * inside the parts (`@react-aria/optimize-locales-plugin`) and fetches one language beside them.
 */
import { type LanguageCode, languageOf, type ShippedLanguage, sourceLanguage, textLanguageOf } from '../registry.ts';
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
  PT: async () => (await import('./pt.ts')).strings,
  AR: async () => (await import('./ar.ts')).strings,
};

// React Aria keeps the first groups it sees, so they are filled anew for another language instead of replaced
const groups: Record<string, Record<string, Localized>> = {};
let turn = 0;

/**
 * Makes React Aria speak a language. Call and await it before the module of a part built on React Aria is imported, and
 * again when the language changes; wrap such parts in its `I18nProvider` with the same tag, which redraws them.
 *
 * Does nothing on a server, where those parts are not rendered.
 *
 * @throws Error when the table cannot be fetched; React Aria then speaks English.
 */
export async function installReactAriaStrings(code: LanguageCode): Promise<void> {
  if (typeof window === 'undefined') return;
  turn += 1;
  const mine = turn;
  const table = await tables[textLanguageOf(code) ?? sourceLanguage]();
  if (mine !== turn) return;
  for (const [name, texts] of Object.entries(table)) {
    groups[name] = Object.assign(groups[name] ?? {}, texts);
  }
  Reflect.set(window, stringsKey, groups);
  Reflect.set(window, localeKey, languageOf(code).tag);
}
