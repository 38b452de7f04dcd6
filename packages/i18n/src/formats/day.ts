import type { LanguageCode } from '../registry.ts';
import { formatDate } from './dates.ts';

/**
 * A day of the calendar, which is the same in every zone.
 *
 * @param day as on the wire: `2026-11-27`
 * @param length `short` is digits only, `medium` names the month
 */
export const formatDay = (day: string, language: LanguageCode, length: 'short' | 'medium' = 'medium'): string =>
  formatDate(`${day}T12:00:00Z`, { language, timeZone: 'UTC', length });
