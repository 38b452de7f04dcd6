import type { BetRow } from '@mekong/api-client/types';
import { expect, test } from 'vitest';
import { betCsvColumns } from './bets-csv.ts';

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
const headings = {
  time: 'Time',
  betNo: 'Bet number',
  round: 'Round',
  game: 'Game',
  vendor: 'Provider',
  currency: 'Currency',
  stake: 'Stake',
  validBet: 'Valid bet',
  payout: 'Payout',
  net: 'Net',
  status: 'Result',
  balanceBefore: 'Balance before',
  balanceAfter: 'Balance after',
};

test('a bet is one line: time of the merchant, exact amounts, a heading for each cell', () => {
  const columns = betCsvColumns({ headings, status: () => 'Lost' }, 'Asia/Phnom_Penh');
  expect(Object.fromEntries(columns.map(({ heading, cell }) => [heading, cell(row)]))).toEqual({
    Time: '2026-11-22 01:30:05',
    'Bet number': 'B00000007',
    Round: 'R7',
    Game: '=Lotus, "Fortune"',
    Provider: 'House Studio',
    Currency: 'KHR',
    Stake: '2500.0000',
    'Valid bet': '2500.0000',
    Payout: '0.0000',
    Net: '-2500.0000',
    Result: 'Lost',
    'Balance before': '1000000.0000',
    'Balance after': '997500.0000',
  });
});
