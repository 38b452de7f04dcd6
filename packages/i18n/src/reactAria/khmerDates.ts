/**
 * Khmer dates for browsers whose `Intl` has none (Chromium among them): calendars of React Aria would show English months
 * to the readers of the default language.
 *
 * British English writes a date in the same order with the same signs as Khmer, so its formatter does the work and the
 * names are replaced.
 */
import { localeDataOf } from '../formats/localeData.ts';

const table = localeDataOf('KM');
const englishWeekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

type Locales = Intl.LocalesArgument;
type Options = Intl.DateTimeFormatOptions | undefined;
type Part = Intl.DateTimeFormatPart;
type Value = Date | number | undefined;

function isKhmer(locales: Locales): boolean {
  const [first] = Array.isArray(locales) ? locales : [locales];
  return first !== undefined && new Intl.Locale(first).language === 'km';
}

function literal(text: string, before: Part | undefined): string {
  if (text === ', ' && before?.type === 'weekday') return ' ';
  return text === ' at ' ? ' នៅម៉ោង ' : text;
}

/** One formatter that writes Khmer. */
function khmerFormat(Base: typeof Intl.DateTimeFormat, options: Options): Intl.DateTimeFormat {
  const format = new Base('en-GB', options);
  const { timeZone, calendar } = format.resolvedOptions();
  const reader = new Base('en-GB', { timeZone, calendar, weekday: 'long', month: 'numeric' });
  const toParts = format.formatToParts.bind(format);
  const toRangeParts = format.formatRangeToParts.bind(format);
  const resolve = format.resolvedOptions.bind(format);

  const translate = (part: Part, before: Part | undefined, value: Value): string => {
    const read = (type: Part['type']) => reader.formatToParts(value).find((found) => found.type === type)?.value ?? '';
    if (part.type === 'literal') return literal(part.value, before);
    if (part.type === 'month' && /\D/.test(part.value)) return table?.months[Number(read('month')) - 1] ?? part.value;
    if (part.type === 'weekday') {
      const names = options?.weekday === 'narrow' ? table?.weekdaysShort : table?.weekdays;
      return names?.[englishWeekdays.indexOf(read('weekday'))] ?? part.value;
    }
    if (part.type === 'dayPeriod') return part.value.toUpperCase();
    if (part.type === 'era') return part.value.startsWith('B') ? 'មុន គ.ស.' : 'គ.ស.';
    return part.value;
  };
  const formatToParts = (value?: Date | number) =>
    toParts(value).map((part, index, parts) => ({ ...part, value: translate(part, parts[index - 1], value) }));
  const formatRangeToParts = (start: Date | number, end: Date | number) =>
    toRangeParts(start, end).map((part, index, parts) => ({
      ...part,
      value: translate(part, parts[index - 1], part.source === 'endRange' ? end : start),
    }));
  const join = (parts: readonly { readonly value: string }[]) => parts.map(({ value }) => value).join('');

  return Object.defineProperties(format, {
    formatToParts: { value: formatToParts },
    formatRangeToParts: { value: formatRangeToParts },
    format: { value: (value?: Date | number) => join(formatToParts(value)) },
    formatRange: { value: (start: Date | number, end: Date | number) => join(formatRangeToParts(start, end)) },
    resolvedOptions: { value: () => ({ ...resolve(), locale: 'km-KH' }) },
  });
}

/** The constructor, able to write Khmer; every other language is left to `Base`. */
export function withKhmer(Base: typeof Intl.DateTimeFormat): typeof Intl.DateTimeFormat {
  const create = (locales: Locales, options: Options) =>
    isKhmer(locales) ? khmerFormat(Base, options) : new Base(locales, options);
  return new Proxy(Base, {
    construct: (_, [locales, options]) => create(locales, options),
    apply: (_, __, [locales, options]) => create(locales, options),
  });
}

/** Gives `Intl` Khmer dates where the browser has none; once, before anything formats a date in Khmer. */
export function installKhmerDates(): void {
  if (Intl.DateTimeFormat.supportedLocalesOf('km').length > 0) return;
  Reflect.set(Intl, 'DateTimeFormat', withKhmer(Intl.DateTimeFormat));
}
