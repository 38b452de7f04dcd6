import type { LanguageCode } from '../registry.ts';
import { listFormat, numberFormat } from './intl.ts';
import { localeDataOf, type SpanUnit } from './localeData.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const two = (value: number) => String(value).padStart(2, '0');

/**
 * A running clock, alike in every language: 00:59, 12:05, 1:02:03. For session time, countdowns and the resend of codes.
 *
 * @param seconds Whole or broken seconds; the broken part is cut off, a negative value shows 00:00.
 */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.trunc(seconds));
  const minutes = Math.trunc((whole % hour) / minute);
  const hours = Math.trunc(whole / hour);
  const rest = `${two(minutes)}:${two(whole % minute)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

const units: readonly (readonly [SpanUnit, number])[] = [
  ['day', day],
  ['hour', hour],
  ['minute', minute],
  ['second', 1],
];

/** So many of one unit in words: "90 minutes". */
export function formatUnit(value: number, unit: SpanUnit, language: LanguageCode): string {
  const name = localeDataOf(language)?.units[unit];
  if (name) return `${numberFormat(language, {}).format(value)} ${name}`;
  return numberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

/**
 * A span of time in words, in its two greatest units: "2 hours, 5 minutes". For waiting times and limits in sentences. The
 * forms of the units and what joins them are those of `Intl.DurationFormat`, which older browsers lack: it is made of the
 * same two formats.
 *
 * @param seconds Length of the span; broken seconds count as a whole one, so that nobody tries again too early.
 */
export function formatDuration(seconds: number, language: LanguageCode): string {
  let rest = Math.max(0, Math.ceil(seconds));
  const written: string[] = [];
  for (const [unit, size] of units) {
    const count = Math.trunc(rest / size);
    rest %= size;
    if (count > 0) written.push(formatUnit(count, unit, language));
    else if (written.length > 0) break;
    if (written.length === 2) break;
  }
  if (written.length === 0) return formatUnit(0, 'second', language);
  return localeDataOf(language) ? written.join(' ') : listFormat(language).format(written);
}
