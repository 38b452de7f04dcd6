import { describe, expect, test } from 'vitest';
import { momentOf, offsetAt } from './zones.ts';

const hour = 3_600_000;
const utc = (text: string): number => Date.parse(`${text}Z`);
const iso = (text: string, zone: string): string => new Date(momentOf(utc(text), zone)).toISOString().slice(0, 16);

describe('clocks of a zone', () => {
  test('are ahead of UTC by what holds on that day', () => {
    expect(offsetAt(utc('2026-11-22T12:00'), 'Asia/Phnom_Penh')).toBe(7 * hour);
    expect(offsetAt(utc('2026-01-15T12:00'), 'Europe/Berlin')).toBe(hour);
    expect(offsetAt(utc('2026-07-15T12:00'), 'Europe/Berlin')).toBe(2 * hour);
    expect(offsetAt(utc('2026-07-15T12:00'), 'America/St_Johns')).toBe(-2.5 * hour);
  });

  test('show a time at one moment', () => {
    expect(iso('2026-11-22T14:30', 'Asia/Phnom_Penh')).toBe('2026-11-22T07:30');
    expect(iso('2026-01-15T12:00', 'Europe/Berlin')).toBe('2026-01-15T11:00');
    expect(iso('2026-07-15T12:00', 'Europe/Berlin')).toBe('2026-07-15T10:00');
    expect(iso('2026-10-25T00:30', 'America/New_York')).toBe('2026-10-25T04:30');
  });

  test('show an hour twice in autumn, of which the first is meant', () => {
    expect(iso('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30');
    expect(iso('2026-10-25T03:00', 'Europe/Berlin')).toBe('2026-10-25T02:00');
  });

  test('leave an hour out in spring: a time of it is as much later', () => {
    expect(iso('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30');
    expect(iso('2026-03-29T01:59', 'Europe/Berlin')).toBe('2026-03-29T00:59');
    expect(iso('2026-03-29T03:00', 'Europe/Berlin')).toBe('2026-03-29T01:00');
  });
});
