import { createContext, useContext } from 'react';

/** What formats need beyond the language itself. */
export interface LocaleInfo {
  /** Signs of currency codes that the merchant writes otherwise than usual; the usual ones are known. */
  readonly currencySymbols: Readonly<Record<string, string>>;
  /** IANA zone in which times are shown. */
  readonly timeZone: string;
}

/** The merchant's formats; the demo's until the app says otherwise. */
export const LocaleContext = createContext<LocaleInfo>({
  currencySymbols: {},
  timeZone: 'Asia/Phnom_Penh',
});

/** Currency signs and time zone. */
export const useLocaleInfo = (): LocaleInfo => useContext(LocaleContext);
