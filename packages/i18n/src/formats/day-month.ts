import type { LanguageCode } from '../registry.ts';
import { dateFormat } from './intl.ts';
import { localeDataOf } from './localeData.ts';

/**
 * A day of the calendar without its year, where the year is plain: "Nov 9".
 *
 * @param day as on the wire: `2026-11-09`
 */
export function formatDayMonth(day: string, language: LanguageCode): string {
  const [, month = '', date = ''] = day.split('-');
  const table = localeDataOf(language);
  if (table) return `${Number(date)} ${table.months[Number(month) - 1]}`;
  return dateFormat(language, { timeZone: 'UTC', day: 'numeric', month: 'short' }).format(new Date(`${day}T12:00:00Z`));
}
