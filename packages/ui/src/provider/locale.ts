import { createContext, useContext } from 'react';

/** What formats need beyond the language itself. */
export interface LocaleInfo {
  /** Sign of each currency code; a code without one is shown as the code. */
  readonly currencySymbols: Readonly<Record<string, string>>;
  /** IANA zone in which times are shown. */
  readonly timeZone: string;
}

/** The merchant's formats; the demo's until the app says otherwise. */
export const LocaleContext = createContext<LocaleInfo>({
  currencySymbols: { KHR: '៛', FUN: 'F' },
  timeZone: 'Asia/Phnom_Penh',
});

/** Currency signs and time zone. */
export const useLocaleInfo = (): LocaleInfo => useContext(LocaleContext);
