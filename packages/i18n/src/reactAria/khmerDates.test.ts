import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withKhmer } from './khmerDates.ts';

const Khmer = withKhmer(Intl.DateTimeFormat);

/** What calendars and date fields ask for. */
const asked: readonly Intl.DateTimeFormatOptions[] = [
  { month: 'long', year: 'numeric' },
  { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
  { month: 'long', day: 'numeric' },
  { month: 'short', day: 'numeric', year: 'numeric' },
  { year: 'numeric', month: '2-digit', day: '2-digit' },
  { weekday: 'long' },
  { dateStyle: 'full' },
  { dateStyle: 'medium' },
  { era: 'short', year: 'numeric', month: 'long' },
];

describe('Khmer dates without Khmer data', () => {
  it('read exactly as with the data, which Node has', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4_000_000_000_000 }),
        fc.constantFrom(...asked),
        fc.constantFrom('UTC', 'Asia/Phnom_Penh'),
        (time, options, timeZone) => {
          const expected = new Intl.DateTimeFormat('km-KH', { ...options, timeZone }).format(time);
          // Unicode spells Monday in two ways, alone and in a date; we use one
          expect(new Khmer('km-KH', { ...options, timeZone }).format(time)).toBe(expected.replace('ច័ន្ទ', 'ចន្ទ'));
        },
      ),
    );
  });

  it('name both ends of a range', () => {
    const format = new Khmer('km-KH', { month: 'long', year: 'numeric', timeZone: 'UTC' });
    const range = format.formatRange(Date.UTC(2026, 10, 1), Date.UTC(2026, 11, 1));
    expect(range.replace(/\s/g, ' ')).toBe('វិច្ឆិកា – ធ្នូ 2026');
  });

  it('give parts that make up the whole', () => {
    const format = new Khmer('km', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });
    const parts = format.formatToParts(0);
    expect(parts.map(({ value }) => value).join('')).toBe(format.format(0));
    expect(parts.find(({ type }) => type === 'weekday')?.value).toBe('ព្រហស្បតិ៍');
    expect(format.resolvedOptions().locale).toBe('km-KH');
  });

  it('leave other languages alone', () => {
    const options = { dateStyle: 'full', timeZone: 'UTC' } as const;
    for (const locale of ['ar', 'en', 'th', undefined]) {
      expect(new Khmer(locale, options).format(0)).toBe(new Intl.DateTimeFormat(locale, options).format(0));
    }
  });
});
