import { formatTime, toWireDate } from '@mekong/i18n/formats/dates';

/** Time of a record in the merchant's zone, in the one form that every spreadsheet reads: 2026-11-21 14:32:08. */
export const csvTime = (instant: string, timeZone: string): string =>
  `${toWireDate(instant, timeZone)} ${formatTime(instant, { language: 'EN', timeZone, seconds: true })}`;
