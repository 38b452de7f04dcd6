import { reactAriaStrings, spokenLanguage } from '@mekong/i18n/react-aria';
import { type LanguageCode, languageOf } from '@mekong/i18n/registry';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { type ReactNode, useEffect, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

/** Props of {@link ReactAria}. */
export interface ReactAriaProps {
  readonly children: ReactNode;
  /** Stands in while the words of the first language are on their way, and on a server. As large as what comes. */
  readonly fallback: ReactNode;
}

/**
 * Stands around each part that is built on React Aria: gives it the language of the page and the words that the library
 * says by itself. Those of one language are fetched when the first such part is shown; nothing of it is in the first
 * download, and no app has to know. What was typed stays when the language changes.
 */
export function ReactAria({ children, fallback }: ReactAriaProps) {
  const { code } = useLanguage();
  const [spoken, setSpoken] = useState<LanguageCode | undefined>(spokenLanguage);
  useEffect(() => {
    keepStylesOut();
    keepMarkupOut();
    let isWanted = true;
    void reactAriaStrings(code).then(() => isWanted && setSpoken(code));
    return () => {
      isWanted = false;
    };
  }, [code]);
  if (spoken === undefined) return fallback;
  return <I18nProvider locale={dateLocale(spoken)}>{children}</I18nProvider>;
}

/** Latin digits and the Gregorian calendar in every language, as in all dates of the product: Thai would count other years. */
const dateLocale = (code: LanguageCode): string =>
  new Intl.Locale(languageOf(code).tag, { numberingSystem: 'latn', calendar: 'gregory' }).toString();

/** Id by which React Aria finds the style of what can be pressed in the page (1.22.1). */
const styleId = 'react-aria-pressable-style';

/**
 * Takes the place of a style that React Aria would write into the page, where the content security policy refuses it and
 * tells of it each time. What it says of touch is said by our own controls.
 */
function keepStylesOut(): void {
  if (document.getElementById(styleId)) return;
  const place = document.createElement('meta');
  place.id = styleId;
  document.head.append(place);
}

let isKeepingMarkupOut = false;

/**
 * React Aria empties its live region by writing markup, which Trusted Types refuse (3.53.1): the second step in a date
 * would end the page. From when it is made the region is emptied by its nodes.
 */
function keepMarkupOut(): void {
  if (isKeepingMarkupOut) return;
  isKeepingMarkupOut = true;
  const watch = new MutationObserver(() => {
    const region = document.querySelector('[data-live-announcer]');
    if (!region) return;
    watch.disconnect();
    for (const log of region.children)
      Object.defineProperty(log, 'innerHTML', { set: (text: string) => log.replaceChildren(text) });
  });
  watch.observe(document.body, { childList: true });
}
