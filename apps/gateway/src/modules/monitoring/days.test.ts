import { describe, expect, test } from 'vitest';
import { changeOf, comparableSpans, daysUntil } from './days.ts';

const zone = 'Asia/Phnom_Penh';
const texts = ({ from, to }: { from: Date; to: Date }) => [from.toISOString(), to.toISOString()];

describe('the days of the overview', () => {
  test('are eight that follow each other, the last one running', () => {
    const days = daysUntil(new Date('2026-11-22T07:32:00Z'), zone);
    expect(days).toHaveLength(8);
    expect(texts(days[0] as never)).toEqual(['2026-11-14T17:00:00.000Z', '2026-11-15T17:00:00.000Z']);
    expect(texts(days[7] as never)).toEqual(['2026-11-21T17:00:00.000Z', '2026-11-22T17:00:00.000Z']);
    expect(days.slice(1).map(({ from }) => from)).toEqual(days.slice(0, -1).map(({ to }) => to));
  });

  test('have the length that the clocks of their zone give them', () => {
    const days = daysUntil(new Date('2026-10-28T12:00:00Z'), 'Europe/Berlin');
    const lengths = days.map(({ from, to }) => (to.getTime() - from.getTime()) / 3_600_000);
    expect(lengths).toEqual([24, 24, 24, 24, 25, 24, 24, 24]);
  });

  test('are compared up to the last hour that has ended', () => {
    const now = new Date('2026-11-22T07:32:00Z');
    const { current, before } = comparableSpans(now, daysUntil(now, zone)) ?? {};
    expect(texts(current as never)).toEqual(['2026-11-21T17:00:00.000Z', '2026-11-22T07:00:00.000Z']);
    expect(texts(before as never)).toEqual(['2026-11-14T17:00:00.000Z', '2026-11-15T07:00:00.000Z']);
  });

  test('are not compared before an hour has ended', () => {
    const now = new Date('2026-11-21T17:59:59Z');
    expect(comparableSpans(now, daysUntil(now, zone))).toBeUndefined();
  });
});

describe('a change', () => {
  test.each([
    [112n, 100n, 1200],
    [90n, 100n, -1000],
    [50n, -100n, 15_000],
    [-150n, -100n, -5000],
    [0n, 3n, -10_000],
  ])('from %s after %s is said in hundredths of a percent', (current, before, change) => {
    expect(changeOf(current, before)).toBe(change);
  });

  test('is unknown when there was nothing before', () => {
    expect(changeOf(5n, 0n)).toBeUndefined();
  });
});
