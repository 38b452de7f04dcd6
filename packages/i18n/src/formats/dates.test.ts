import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '../registry.ts';
import { formatDate, formatDateTime, formatTime, formatZone, toWireDate, weekdayNames } from './dates.ts';

const instant = '2026-11-21T18:05:09Z';
const day = 86_400_000;

describe('dates of records', () => {
  it('are in the merchant zone, not in that of the machine', () => {
    expect(formatDateTime(instant, { language: 'EN' })).toBe('Nov 22, 2026, 01:05 GMT+7');
    expect(formatDateTime(instant, { language: 'EN', timeZone: 'UTC' })).toBe('Nov 21, 2026, 18:05 GMT+0');
    expect(toWireDate(instant)).toBe('2026-11-22');
    expect(formatZone(instant, 'Asia/Kolkata')).toBe('GMT+5:30');
  });

  it('are Khmer in Khmer, also where the browser knows no Khmer', () => {
    expect(formatDateTime(instant, { language: 'KM', seconds: true })).toBe('22 វិច្ឆិកា 2026, 01:05:09 GMT+7');
    expect(formatDate(instant, { language: 'KM', length: 'short' })).toBe('22/11/2026');
    expect(weekdayNames('KM')[0]).toBe('អាទិត្យ');
  });

  it('count the years of the common calendar in Latin digits, also where the language is used to others', () => {
    for (const language of languageCodes) {
      const text = formatDate(instant, { language });
      expect([language, text.includes('2026')]).toEqual([language, true]);
      expect([language, /[^\P{Nd}0-9]/u.test(text)]).toEqual([language, false]);
    }
    expect(formatDateTime(instant, { language: 'TH' })).toBe('22 พ.ย. 2026 01:05 GMT+7');
    expect(formatDateTime(instant, { language: 'TY' })).toBe(formatDateTime(instant, { language: 'TH' }));
  });

  it('carry the zone unless a heading names it', () => {
    expect(formatDateTime(instant, { language: 'EN', zone: false })).toBe('Nov 22, 2026, 01:05');
  });

  it('count Gregorian years with Latin digits in every language', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4_000_000_000_000 }),
        fc.constantFrom(...languageCodes),
        fc.constantFrom('medium' as const, 'long' as const),
        (time, language, length) => {
          const text = formatDateTime(time, { language, length, seconds: true });
          expect(text).toContain(String(new Date(time + 7 * 3_600_000).getUTCFullYear()));
          expect(text).not.toMatch(/\p{Nd}(?<![0-9])/u);
        },
      ),
    );
  });

  it('use the 24-hour clock, midnight is 00:00', () => {
    for (const language of languageCodes) {
      expect(formatTime('2026-11-21T17:00:00Z', { language })).toMatch(/\b0?0[:.]00/);
    }
  });

  it('name seven different days', () => {
    for (const language of languageCodes) {
      expect(new Set(weekdayNames(language)).size).toBe(7);
    }
  });

  it('write the wire date of every day in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
        expect(toWireDate((days + 1) * day) > toWireDate(days * day)).toBe(true);
      }),
    );
  });

  it('refuse what is no instant', () => {
    expect(() => formatDate('yesterday', { language: 'EN' })).toThrow(RangeError);
  });
});
