import { expect, test } from 'vitest';
import type { Span } from '../../kernel/days.ts';
import { createDailyFigures } from './daily-figures.ts';

const merchant = { timeZone: 'Asia/Phnom_Penh', currency: 'KHR' };
const now = new Date('2026-11-22T07:32:00Z');

/** Figures of a site on which as much happens in every hour, and the days that were asked for. */
function steadySite(perHour: bigint) {
  const asked: Span[] = [];
  const sumOf = ({ from, to }: Span): string => String((perHour * BigInt(to.getTime() - from.getTime())) / 3_600_000n);
  const figures = createDailyFigures({
    async playIn(span) {
      asked.push(span);
      return { bets: 3, stakes: sumOf(span), payouts: '0', players: 2 };
    },
    flowsIn: async (span) => ({ deposits: sumOf(span), withdrawals: '0' }),
  });
  return { figures, asked };
}

test('daily figures hold today against the same hours of the week before, where there was something then', async () => {
  const { days, changes } = await steadySite(10_000n).figures(now, merchant);
  expect(days.map(({ day }) => day).slice(-2)).toEqual(['2026-11-21', '2026-11-22']);
  expect(days.map(({ deposits }) => deposits)).toEqual(Array(8).fill('24.0000'));
  expect(changes).toEqual({ deposits: 0, grossRevenue: 0, activeMembers: 0 });
});

test('daily figures of days that have ended are read again after five minutes, those of today each time', async () => {
  const { figures, asked } = steadySite(1n);
  await figures(now, merchant);
  const first = asked.splice(0).length;
  await figures(new Date(now.getTime() + 60_000), merchant);
  expect(asked.splice(0)).toMatchObject([{ from: new Date('2026-11-21T17:00:00Z') }]);
  await figures(new Date(now.getTime() + 301_000), merchant);
  expect(asked).toHaveLength(first);
});
