import { type LanguageCode, languageOf } from '../registry.ts';
import { localeDataOf } from './localeData.ts';

const minute = 60_000;
const steps = [
  ['day', 1440 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const;

const formats = new Map<LanguageCode, Intl.RelativeTimeFormat>();

/** One formatter per language, in short words and Latin digits. */
function formatOf(language: LanguageCode): Intl.RelativeTimeFormat {
  const known = formats.get(language);
  if (known) return known;
  const options = { style: 'short', numeric: 'auto', numberingSystem: 'latn' } as const;
  const made = new Intl.RelativeTimeFormat(languageOf(language).tag, options);
  formats.set(language, made);
  return made;
}

/**
 * How long ago something was, in whole minutes, hours or days: "2 min ago". Less than a minute is "this minute".
 *
 * @param at milliseconds since 1970
 * @param now milliseconds since 1970; an earlier one than `at` counts as that moment, since clocks differ
 */
export function formatAgo(at: number, now: number, language: LanguageCode): string {
  const past = Math.max(0, now - at);
  const [unit, size] = steps.find(([, length]) => past >= length) ?? (['minute', minute] as const);
  const count = Math.floor(past / size);
  const data = localeDataOf(language);
  if (!data) return formatOf(language).format(-count, unit);
  if (count === 0) return data.past.thisMinute;
  if (count === 1 && unit === 'day') return data.past.yesterday;
  return `${count} ${data.units[unit]}${data.past.ago}`;
}
