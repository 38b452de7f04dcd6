import { type LanguageCode, languageOf } from './registry.ts';

/** Sets language and direction of the page, which fonts, hyphenation, screen readers and logical styles follow. */
export function setDocumentLanguage(code: LanguageCode, root: HTMLElement = document.documentElement): void {
  const { tag, direction } = languageOf(code);
  root.lang = tag;
  root.dir = direction;
}
