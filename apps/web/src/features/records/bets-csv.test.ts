import type { BetRow } from '@mekong/api-client/types';
import { expect, test } from 'vitest';
import { betsCsv } from './bets-csv.ts';

const row: BetRow = {
  betNo: 'B00000007',
  roundId: 'R7',
  time: '2026-11-21T18:30:05.120Z',
  game: { gameId: 'lotus-fortune', nodeId: 100001, name: '=Lotus, "Fortune"', category: 'RNG', image: '/a.svg' },
  vendor: { vassalage: 'HOUSE', name: 'House Studio' },
  currency: 'KHR',
  stake: '2500.0000',
  validBet: '2500.0000',
  payout: '0.0000',
  net: '-2500.0000',
  status: 'LOST',
  balanceBefore: '1000000.0000',
  balanceAfter: '997500.0000',
};
const headings = Array.from({ length: 13 }, (_, index) => `c${index}`);

test('a bet is one line: time of the merchant, exact amounts, no formulas', () => {
  const [head, line] = betsCsv([row], { headings, status: () => 'Lost' }, 'Asia/Phnom_Penh').split('\r\n');
  expect(head).toBe(`\uFEFF${headings.join(',')}`);
  expect(line).toBe(
    `2026-11-22 01:30:05,B00000007,R7,"'=Lotus, ""Fortune""",House Studio,KHR,2500.0000,2500.0000,0.0000,-2500.0000,Lost,1000000.0000,997500.0000`,
  );
});

test('every line has as many cells as there are headings', () => {
  const lines = betsCsv([{ ...row, game: { ...row.game, name: 'Lotus' } }], { headings, status: (s) => s }, 'UTC');
  expect(
    lines
      .trim()
      .split('\r\n')
      .map((line) => line.split(',').length),
  ).toEqual([13, 13]);
});
