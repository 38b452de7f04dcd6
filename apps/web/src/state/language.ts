import { setDocumentLanguage } from '@mekong/i18n/document';
import { activate } from '@mekong/i18n/i18n';
import { negotiateLanguage } from '@mekong/i18n/negotiate';
import { type LanguageCode, offeredLanguages, textLanguageOf, toLanguageCode } from '@mekong/i18n/registry';

/** Local storage: the language that was chosen in this browser. */
export const chosenKey = 'lang';

const read = (key: string): string | undefined => {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

let current: LanguageCode = 'KM';

/** Whether the page shows texts. */
let isShown = false;

/** Language of the page, for the calls. */
export const currentLanguage = (): LanguageCode => current;

const deviceLanguages = (): readonly string[] => (typeof navigator === 'undefined' ? [] : navigator.languages);

/** The earlier choice of this browser. It may be one that shows another language's texts (TY). */
export function chosenLanguage(): LanguageCode | undefined {
  const stored = toLanguageCode(read(chosenKey));
  return stored && textLanguageOf(stored) ? stored : undefined;
}

/** The language that the address names, as search engines list the page of each. */
const addressLanguage = (): LanguageCode | undefined => {
  if (typeof location === 'undefined') return undefined;
  const named = toLanguageCode(new URLSearchParams(location.search).get('lang'));
  return named && textLanguageOf(named) ? named : undefined;
};

/**
 * Language of a first visit before the merchant's list is known: the earlier choice, else that of the address, else the
 * device's, else Khmer. The device's is matched only against those with texts of their own.
 */
export function firstLanguage(): LanguageCode {
  return chosenLanguage() ?? addressLanguage() ?? negotiateLanguage({ device: deviceLanguages() });
}

/** The merchant's languages; codes that this version does not know count as not offered. */
interface OfferedLanguages {
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
}

/** Language of a visit among those that the merchant offers, by the same rule as the gateway's. */
export function offeredLanguage(merchant: OfferedLanguages): LanguageCode {
  return negotiateLanguage({
    stored: chosenLanguage() ?? addressLanguage(),
    device: deviceLanguages(),
    offered: offeredLanguages(merchant.languages),
    fallback: toLanguageCode(merchant.defaultLanguage),
  });
}

/**
 * Shows a language: texts, direction, and the language of the answers from now on.
 *
 * @throws Error when the texts cannot be fetched; the page stays in its language.
 */
export async function showLanguage(code: LanguageCode): Promise<void> {
  const before = current;
  // the calls of a start wait for no texts
  if (!isShown) current = code;
  try {
    // Not before the texts are there: a part that is hydrated meanwhile has to find what the server has rendered. Not after
    // them: React renders them at once, and asks for the answers that belong to them.
    // Not at all when another language was chosen meanwhile.
    await activate(code, ['shell'], undefined, () => {
      current = code;
      isShown = true;
      if (typeof document !== 'undefined') setDocumentLanguage(code);
    });
  } catch (error) {
    if (current === code) current = before;
    throw error;
  }
}
