import { type LanguageCode, textLanguageOf, toLanguageCode } from '@mekong/i18n/registry';
import { chosenKey, chosenLanguage, currentLanguage } from './language.ts';

const formerKey = 'hisLang';
const year = 31_536_000;

/** Remembers a choice: `lang` is the language, `hisLang` the one before; the cookie tells the server which language to render. */
export function rememberLanguage(code: LanguageCode): void {
  try {
    localStorage.setItem(formerKey, toLanguageCode(localStorage.getItem(chosenKey)) ?? currentLanguage());
    localStorage.setItem(chosenKey, code);
  } catch {
    // the choice holds for this page
  }
  tellServer(code);
}

/**
 * Makes both places of a choice say the same. Browsers drop them apart: where they differ, the server renders a page in one
 * language and this browser renders it anew in the other. The local storage counts; where it says nothing, the cookie does.
 */
export function agreeOnLanguage(): void {
  const told = toLanguageCode(/(?:^|; )lang=(\w+)/.exec(document.cookie)?.[1]);
  const chosen = chosenLanguage();
  if (chosen) {
    if (chosen !== told) tellServer(chosen);
  } else if (told && textLanguageOf(told))
    try {
      localStorage.setItem(chosenKey, told);
    } catch {
      // the cookie goes on alone
    }
}

/** Names the language in the cookie by which the server renders pages. */
function tellServer(code: LanguageCode): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we serve
  document.cookie = `lang=${code}; Path=/; Max-Age=${year}; SameSite=Lax`;
}
