import { momentOf, offsetAt } from '@mekong/i18n/formats/zones';
import { isObject } from './differences.ts';

const typedMoment = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** Whether a value is a moment as the contract writes it. */
export const isInstant = (value: unknown): value is string => typeof value === 'string' && instant.test(value);

/** A moment as a person types it, by the clocks of a zone: `2026-11-22 14:30`. What is no moment stays as it was typed. */
export function toMomentText(value: unknown, timeZone: string): string {
  if (!isInstant(value)) return typeof value === 'string' ? value : '';
  const moment = Date.parse(value);
  return new Date(moment + offsetAt(moment, timeZone)).toISOString().slice(0, 16).replace('T', ' ');
}

/** What a person typed by the clocks of a zone, as the contract writes it; undefined for nothing. */
export function fromMomentText(text: string, timeZone: string): string | undefined {
  if (text === '') return undefined;
  const [, day, time] = typedMoment.exec(text) ?? [];
  const shown = Date.parse(`${day}T${time}Z`);
  // no day of the calendar, such as 2026-02-30, becomes another one
  if (Number.isNaN(shown) || !new Date(shown).toISOString().startsWith(`${day}`)) return text;
  return new Date(momentOf(shown, timeZone)).toISOString();
}

/** A value of a record with every moment in it written by `write`. */
export function withMoments(value: unknown, write: (instant: string) => string): unknown {
  if (isInstant(value)) return write(value);
  if (Array.isArray(value)) return value.map((entry) => withMoments(entry, write));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withMoments(inner, write)]));
}
