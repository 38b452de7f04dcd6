import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney, parseMoney } from '../../../kernel/money.ts';
import type { PlayedDeposit } from './checks.repository.ts';
import { openLocks } from './turnover.ts';

const deposit = (amount: string, bets: string, n: number): PlayedDeposit => ({
  ...{ orderNo: `D${n}`, amount: parseMoney(amount), validBets: parseMoney(bets) },
  ...{ at: new Date(n), seq: String(n) },
});
const locks = (rows: readonly [string, string][], percent = 100) =>
  openLocks(
    rows.map(([amount, bets], n) => deposit(amount, bets, n)),
    percent,
  ).map(({ amount, required, done }) => [amount, required, done].map((one) => formatMoney(one).slice(0, -5)).join(' '));

describe('a deposit', () => {
  test.each<[string, [string, string][], string[]]>([
    ['that was not played is locked', [['100', '0']], ['100 100 0']],
    ['that was played in part is locked as a whole', [['100', '60']], ['100 100 60']],
    ['that was played is free', [['100', '100']], []],
    [
      'that comes after more play than was needed is locked all the same',
      [
        ['100', '500'],
        ['50', '0'],
      ],
      ['50 50 0'],
    ],
    [
      'is filled after the older one',
      [
        ['100', '40'],
        ['50', '70'],
      ],
      ['50 50 10'],
    ],
    [
      'waits while the older one is filled',
      [
        ['100', '40'],
        ['50', '20'],
      ],
      ['100 100 60', '50 50 0'],
    ],
  ])('%s', (_name, rows, expected) => {
    expect(locks(rows)).toEqual(expected);
  });

  test('needs as many bets as the merchant has decided', () => {
    expect(locks([['100', '120']], 300)).toEqual(['100 300 120']);
    expect(locks([['100', '0']], 0)).toEqual([]);
  });
});

test('what is open is what the bets have not filled, however deposits and bets follow each other', () => {
  const row = fc.tuple(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 800 }));
  fc.assert(
    fc.property(fc.array(row, { maxLength: 30 }), (rows) => {
      // a plain account: what is owed grows by deposits, falls by bets, and never below nothing
      const owed = rows.reduce((left, [amount, bets]) => Math.max(0, left + amount - bets), 0);
      const open = openLocks(
        rows.map(([amount, bets], n) => deposit(String(amount), String(bets), n)),
        100,
      );
      const left = open.reduce((sum, { required, done }) => sum + required - done, 0n);
      expect(left).toBe(parseMoney(String(owed)));
      // only the oldest one that is open is filled in part
      expect(open.slice(1).every(({ done }) => done === 0n)).toBe(true);
    }),
  );
});
