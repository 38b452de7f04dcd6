import type { PromotionTeaser } from '@mekong/api-client/types';
import { expect, test } from 'vitest';
import { badgesOf, phaseOf } from './promotions.ts';

const period = { startsAt: '2026-11-01T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' };

test('a promotion comes, runs, and is over at the moment its period ends', () => {
  expect(phaseOf(period, Date.parse('2026-10-31T23:59:59Z'))).toBe('coming');
  expect(phaseOf(period, Date.parse(period.startsAt))).toBe('running');
  expect(phaseOf(period, Date.parse(period.endsAt) - 1)).toBe('running');
  expect(phaseOf(period, Date.parse(period.endsAt))).toBe('over');
});

test('a promotion without a period runs', () => {
  expect(phaseOf({}, 0)).toBe('running');
});

test('only badges that somebody carries can be chosen', () => {
  const promotion = (id: string, badge?: PromotionTeaser['badge']): PromotionTeaser => ({
    id,
    type: 'PR',
    title: id,
    content: '',
    publishedAt: period.startsAt,
    badge,
  });
  expect(badgesOf([promotion('1', 'VIP'), promotion('2'), promotion('3', 'NEWBIE'), promotion('4', 'VIP')])).toEqual([
    'newbie',
    'vip',
  ]);
});
