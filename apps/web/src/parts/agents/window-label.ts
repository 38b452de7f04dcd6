import { formatDate, formatDateTime, formatTime, formatZone, toWireDate } from '@mekong/i18n/formats/dates';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { useMerchant } from '../../queries/status.ts';

/** A cycle that is settled. */
export interface Window {
  readonly start: string;
  readonly end: string;
}

/** The window of a bill or a preview in words: a day, a range of days, or a time of one day. */
export function useWindowLabel(): (window: Window) => string {
  const { code: language } = useLanguage();
  const { timeZone } = useMerchant();
  return ({ start, end }) => {
    const last = new Date(new Date(end).getTime() - 1);
    const hours = (new Date(end).getTime() - new Date(start).getTime()) / 3_600_000;
    if (hours <= 1) {
      const from = formatDateTime(start, { language, timeZone, zone: false });
      return `${from} – ${formatTime(end, { language, timeZone })} ${formatZone(end, timeZone)}`;
    }
    const first = formatDate(start, { language, timeZone });
    return toWireDate(start, timeZone) === toWireDate(last, timeZone)
      ? first
      : `${first} – ${formatDate(last, { language, timeZone })}`;
  };
}
