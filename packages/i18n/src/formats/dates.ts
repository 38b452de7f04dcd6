import type { LanguageCode } from '../registry.ts';
import { dateFormat } from './intl.ts';
import { localeDataOf } from './localeData.ts';

/** An instant: an ISO 8601 text with zone (as on the wire), milliseconds since 1970, or a Date. */
export type Instant = string | number | Date;

/** Zone of every date the visitor reads unless the merchant's configuration names another one. */
export const defaultTimeZone = 'Asia/Phnom_Penh';

/** How an instant is written. */
export interface DateFormat {
  readonly language: LanguageCode;
  /** IANA zone of the merchant. Default Asia/Phnom_Penh. Never the visitor's own: records must read alike to everybody. */
  readonly timeZone?: string | undefined;
}

/** How a date is written. `short` is digits only, `medium` (default) names the month, shortened where usual. */
export interface DayFormat extends DateFormat {
  readonly length?: 'short' | 'medium' | 'long' | undefined;
}

/** How a time of day is written. */
export interface TimeFormat extends DateFormat {
  /** Whether seconds are shown. Default false. */
  readonly seconds?: boolean | undefined;
}

/** How date and time are written together. */
export interface DateTimeFormat extends DayFormat, TimeFormat {
  /** Whether the zone follows, as in "GMT+7". Default true; false where a heading names the zone once. */
  readonly zone?: boolean | undefined;
}

interface Fields {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

function fieldsOf(value: Instant, timeZone: string): Fields {
  const format = dateFormat('EN', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    format.formatToParts(toDate(value)).find((found) => found.type === type)?.value ?? '';
  return { year: part('year'), month: part('month'), day: part('day') };
}

function toDate(value: Instant): Date {
  return value instanceof Date ? value : new Date(value);
}

/**
 * The day of an instant in the merchant's zone.
 *
 * @example formatDate('2026-11-21T07:05:09Z', { language: 'EN' }) // Nov 21, 2026
 * @throws RangeError when the value is no instant or the zone is unknown.
 */
export function formatDate(value: Instant, format: DayFormat): string {
  const { language, timeZone = defaultTimeZone, length = 'medium' } = format;
  const table = localeDataOf(language);
  if (!table) return dateFormat(language, { timeZone, dateStyle: length }).format(toDate(value));
  const { year, month, day } = fieldsOf(value, timeZone);
  if (length === 'short') return `${day}/${month}/${year}`;
  return `${Number(day)} ${table.months[Number(month) - 1]} ${year}`;
}

/**
 * The time of day of an instant in the merchant's zone, on the 24-hour clock.
 *
 * @throws RangeError when the value is no instant or the zone is unknown.
 */
export function formatTime(value: Instant, format: TimeFormat): string {
  const { language, timeZone = defaultTimeZone, seconds = false } = format;
  return dateFormat(language, { timeZone, timeStyle: seconds ? 'medium' : 'short' }).format(toDate(value));
}

/**
 * Distance of the merchant's zone from Greenwich at an instant, written alike in every language: GMT+7.
 *
 * @throws RangeError when the value is no instant or the zone is unknown.
 */
export function formatZone(value: Instant, timeZone: string = defaultTimeZone): string {
  const parts = dateFormat('EN', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(toDate(value));
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
}

/**
 * Day and time of an instant with the zone they are meant in.
 *
 * @example formatDateTime('2026-11-21T07:05:09Z', { language: 'EN' }) // Nov 21, 2026, 14:05 GMT+7
 * @throws RangeError when the value is no instant or the zone is unknown.
 */
export function formatDateTime(value: Instant, format: DateTimeFormat): string {
  const { language, timeZone = defaultTimeZone, length = 'medium', seconds = false, zone = true } = format;
  const text = localeDataOf(language)
    ? `${formatDate(value, format)}, ${formatTime(value, format)}`
    : dateFormat(language, { timeZone, dateStyle: length, timeStyle: seconds ? 'medium' : 'short' }).format(
        toDate(value),
      );
  return zone ? `${text} ${formatZone(value, timeZone)}` : text;
}

/**
 * The day of an instant as the wire writes it: yyyy-MM-dd in the merchant's zone.
 *
 * @throws RangeError when the value is no instant or the zone is unknown.
 */
export function toWireDate(value: Instant, timeZone: string = defaultTimeZone): string {
  const { year, month, day } = fieldsOf(value, timeZone);
  return `${year}-${month}-${day}`;
}

// a Sunday
const anySunday = Date.UTC(2026, 0, 4);
const dayInMilliseconds = 86_400_000;

/** Names of the days from Sunday to Saturday, for the head of a calendar. */
export function weekdayNames(language: LanguageCode, length: 'long' | 'narrow' = 'long'): readonly string[] {
  const table = localeDataOf(language);
  if (table) return length === 'long' ? table.weekdays : table.weekdaysShort;
  const format = dateFormat(language, { timeZone: 'UTC', weekday: length });
  return Array.from({ length: 7 }, (_, day) => format.format(anySunday + day * dayInMilliseconds));
}
