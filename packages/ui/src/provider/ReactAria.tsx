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
