import { describe, expect, test } from 'vitest';
import { parseMoney } from '../../../kernel/money.ts';
import { type Compared, compare, isTolerated } from './compare.ts';

const side = (amount: string, fee = '0') => ({ amount: parseMoney(amount), fee: parseMoney(fee) });
const base: Compared = {
  ...{ ref: 'pay_1', isPayout: false, currency: 'KHR', method: 'ONE', day: '2026-11-24' },
  told: side('500', '1'),
  booked: side('500', '1'),
  ledger: parseMoney('499'),
  accepted: 0n,
  postedAt: new Date('2026-11-24T09:00:00Z'),
};
const verdict = (change: Partial<Compared>) =>
  compare({ ...base, ...change }, '2026-11-25', new Date('2026-11-26T00:00:00Z'));

describe('a payment', () => {
  test.each([
    ['that both tell alike', {}, 'MATCHED'],
    ['of another amount', { told: side('490', '1') }, 'AMOUNT'],
    ['of another fee', { told: side('500', '2') }, 'FEE'],
    ['that only the file knows', { booked: undefined, ledger: 0n }, 'NOT_BOOKED'],
    ['that only the books know, two files ago', { told: undefined }, 'NOT_TOLD'],
    ['that only the books know, on the last day', { told: undefined, day: '2026-11-25' }, 'PENDING'],
    ['that only the books know, and was taken back', { told: undefined, booked: side('0'), ledger: 0n }, 'MATCHED'],
    ['that came and went in the file alone', { told: side('0'), booked: undefined, ledger: 0n }, 'MATCHED'],
    ['that was booked after the last file', { postedAt: new Date('2026-11-26T00:00:00Z') }, 'PENDING'],
    ['of which order and ledger differ', { ledger: parseMoney('498') }, 'BOOKS'],
    [
      'of which the rest was accepted',
      { told: side('490', '1'), booked: side('490', '1'), accepted: parseMoney('-10') },
      'MATCHED',
    ],
  ] as const)('%s gets its verdict', (_what, change, expected) => {
    expect(verdict(change)).toBe(expected);
  });

  test.each([
    ['500', '1', '2', true],
    ['500', '1', '4', false],
    ['100000', '1', '501', true],
    ['100000', '1', '502', false],
  ])('of %s whose fee is %s in the books and %s in the file is tolerated: %s', (amount, booked, told, isSo) => {
    expect(isTolerated({ told: side(amount, told), booked: side(amount, booked) })).toBe(isSo);
  });
});
