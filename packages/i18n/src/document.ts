import { type LanguageCode, languageOf } from './registry.ts';

/** Sets language and direction of the page, which fonts, hyphenation, screen readers and logical styles follow. */
export function setDocumentLanguage(code: LanguageCode, root: HTMLElement = document.documentElement): void {
  const { tag, direction } = languageOf(code);
  // written anew, even as it was, either would have the browser style the whole page again
  if (root.lang !== tag) root.lang = tag;
  if (root.dir !== direction) root.dir = direction;
}
