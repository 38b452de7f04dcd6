import { expect, test } from 'vitest';
import { parseMoney } from '../../kernel/money.ts';
import { bonusFor, countBets, splitWin, wageringOf } from './terms.ts';

const terms = {
  percent: 50,
  most: parseMoney('400000'),
  least: parseMoney('20000'),
  times: 10,
  maxStake: null,
  maxWin: null,
};

test.each([
  ['19999.9999', '0', 'below the least deposit'],
  ['20000', '10000', 'at the least deposit'],
  ['40000', '20000', 'above it'],
  ['800000', '400000', 'at the greatest bonus'],
  ['5000000', '400000', 'beyond the greatest bonus'],
  ['20000.0333', '10000.01', 'in whole cents'],
])('a deposit of %s brings a bonus of %s %s', (deposit, bonus) => {
  expect(bonusFor(terms, parseMoney(deposit))).toBe(parseMoney(bonus));
});

test('deposit and bonus together have to be bet as often as the offer says', () => {
  expect(wageringOf(terms, parseMoney('40000'), parseMoney('20000'))).toBe(parseMoney('600000'));
});

test('bets on slots count whole, on live games a tenth, and between players not at all', () => {
  const validBets = parseMoney('1000');
  const bets = (['RNG', 'LIVE', 'PVP', 'SPORTS'] as const).map((category) => ({ category, validBets }));
  expect(countBets(bets)).toEqual({ done: parseMoney('1600'), category: 'RNG' });
  expect(countBets([{ category: 'PVP', validBets }])).toEqual({ done: 0n, category: undefined });
});

test.each([
  [null, '0', '1000000', '1000000', '0'],
  ['200000', '0', '1000000', '200000', '800000'],
  ['200000', '0', '50000', '50000', '0'],
  ['200000', '150000', '60000', '50000', '10000'],
  ['200000', '200000', '60000', '0', '60000'],
])(
  'of a maximum win of %s, with %s in cash before, %s becomes %s in cash and %s goes back',
  (most, before, amount, cash, back) => {
    const maxWin = most === null ? null : parseMoney(most);
    expect(splitWin({ maxWin }, parseMoney(amount), parseMoney(before))).toEqual([parseMoney(cash), parseMoney(back)]);
  },
);
