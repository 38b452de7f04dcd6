import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatClock, formatDuration, formatUnit } from './duration.ts';

describe('formatClock', () => {
  it('shows minutes and seconds, hours only when needed', () => {
    expect([0, 59, 60, 3599, 3600, 90_061].map(formatClock)).toEqual([
      '00:00',
      '00:59',
      '01:00',
      '59:59',
      '1:00:00',
      '25:01:01',
    ]);
    expect(formatClock(-3)).toBe('00:00');
    expect(formatClock(59.9)).toBe('00:59');
  });

  it('loses no second', () => {
    fc.assert(
      fc.property(fc.nat(), (seconds) => {
        const read = formatClock(seconds)
          .split(':')
          .reduce((total, part) => total * 60 + Number(part), 0);
        expect(read).toBe(seconds);
      }),
    );
  });
});

describe('formatDuration', () => {
  it('names the two greatest units', () => {
    expect(formatDuration(7_500, 'EN')).toBe('2 hours, 5 minutes');
    expect(formatDuration(90_061, 'EN')).toBe('1 day, 1 hour');
    expect(formatDuration(86_405, 'EN')).toBe('1 day');
    expect(formatDuration(45, 'KM')).toBe('45 វិនាទី');
    expect(formatDuration(0, 'EN')).toBe('0 seconds');
  });

  it('joins the units as the language does', () => {
    expect(formatDuration(7_500, 'PT')).toBe('2 horas e 5 minutos');
    expect(formatDuration(7_500, 'AR')).toBe('ساعتان و5 دقائق');
    expect(formatDuration(7_500, 'KM')).toBe('2 ម៉ោង 5 នាទី');
    expect(formatDuration(7_500, 'CN')).toBe('2小时5分钟');
  });

  it('names a whole number of one unit alone', () => {
    expect(formatUnit(90, 'minute', 'EN')).toBe('90 minutes');
    expect(formatUnit(1, 'day', 'KM')).toBe('1 ថ្ងៃ');
  });

  it('never names a shorter wait than the real one by a whole second', () => {
    expect(formatDuration(0.2, 'EN')).toBe('1 second');
  });
});
