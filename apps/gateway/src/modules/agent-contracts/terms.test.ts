import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMoney } from '../../kernel/money.ts';
import {
  canonicalTerms,
  faultsOf,
  fieldsAbove,
  formatRate,
  hashTerms,
  isAtMost,
  parseRate,
  payOf,
  readTerms,
  rowsAbove,
  type Terms,
  type Tier,
  tierOf,
} from './terms.ts';

const tier = (volume: string, active: number, rate: string, more: Partial<Tier> = {}): Tier => ({
  outcome: 'ANY',
  volume: parseMoney(volume),
  active,
  rateType: 'P',
  rate: parseRate(rate),
  ...more,
});
const amount = (text: string) => ({ rateType: 'A' as const, rate: parseMoney(text) });
const loss = (text: string) => ({ loss: parseMoney(text) });
const terms = (tiers: Tier[], more: Partial<Terms> = {}): Terms => ({
  period: 'day',
  activeFrom: parseMoney('100'),
  carry: 'NONE',
  deductions: [],
  tiers,
  ...more,
});

const wage = terms([tier('50000', 3, '0.005'), tier('200000', 8, '0.008'), tier('500000', 15, '0', amount('5000'))]);

describe('a row of a contract', () => {
  test.each([
    ['49999.9999', 20, undefined],
    ['236400', 9, 1],
    ['236400', 7, 0],
    ['512000', 16, 2],
    ['512000', 14, 1],
  ])('is the last one that a volume of %s with %i active members reaches', (volume, active, row) => {
    const found = tierOf(wage, { volume: parseMoney(volume), loss: 0n, active }, 1n);
    expect(found).toBe(row === undefined ? undefined : wage.tiers[row]);
  });

  test('is of the table for what the house has won or lost; nothing won is lost', () => {
    const both = terms([tier('0', 0, '0.01', { outcome: 'PROFIT' }), tier('0', 0, '0.02', { outcome: 'LOSS' })]);
    const at = (ggr: bigint) => tierOf(both, { volume: 1n, loss: 0n, active: 0 }, ggr)?.outcome;
    expect([at(1n), at(0n), at(-1n)]).toEqual(['PROFIT', 'LOSS', 'LOSS']);
  });

  test.each([
    ['0.008', '236400', '1891.2000', '0'],
    ['0.15', '22500', '3375.0000', '0'],
    ['0.002', '-500', '-1.0000', '0'],
    ['0.005', '19.9999', '0.0900', '99995000'],
    ['0.005', '-19.9999', '-0.0900', '-99995000'],
  ])('of %s pays of %s whole cents: %s', (rate, base, gross, remainder) => {
    expect(payOf(tier('0', 0, rate), parseMoney(base))).toEqual({ gross: parseMoney(gross), remainder });
  });
});

describe('terms', () => {
  test.each<[string, Parameters<typeof faultsOf>, string | undefined]>([
    ['a daily wage with two rates and an amount', ['DAILY', wage], undefined],
    ['no rows', ['DAILY', terms([])], 'tiers'],
    ['51 rows', ['DAILY', terms(Array.from({ length: 51 }, (_, n) => tier(`${n}`, 0, '0.01')))], 'tiers'],
    ['thousands of rows', ['DAILY', terms(Array.from({ length: 5_000 }, (_, n) => tier(`${n}`, 0, '0.01')))], 'tiers'],
    ['two equal rows', ['DAILY', terms([tier('5', 1, '0.01'), tier('5', 1, '0.02')])], 'tiers.1.volume'],
    [
      'a row that asks for fewer members',
      ['DAILY', terms([tier('5', 2, '0.01'), tier('6', 1, '0.02')])],
      'tiers.1.volume',
    ],
    ['a rate of more than all', ['DAILY', terms([tier('5', 1, '1.000001')])], 'tiers.0.rate'],
    ['a part of a cent', ['DAILY', terms([tier('5', 1, '0', { rateType: 'A', rate: 150n })])], 'tiers.0.rate'],
    ['a loss in a daily wage', ['DAILY', terms([tier('5', 1, '0.1', loss('1'))])], 'tiers.0.loss'],
    ['no loss in a dividend', ['DIVIDEND', terms([tier('5', 1, '0.1')])], 'tiers.0.loss'],
    [
      'an amount in a dividend',
      ['DIVIDEND', terms([tier('5', 1, '0', { ...loss('1'), ...amount('5') })])],
      'tiers.0.rateType',
    ],
    ['a wage by the week', ['DAILY', { ...wage, period: 'week' }], 'period'],
    [
      'two rows in real time',
      ['REALTIME', terms([tier('0', 0, '0.1'), tier('5', 0, '0.2')], { period: 'five-minutes' })],
      'tiers',
    ],
    [
      'a table for all beside one for winnings',
      ['DAILY', terms([tier('1', 1, '0.1'), tier('2', 2, '0.1', { outcome: 'PROFIT' })])],
      'tiers',
    ],
    ['deductions from a wage', ['DAILY', { ...wage, deductions: ['BONUS'] }], 'deductions'],
  ])('with %s are judged by their first fault', (_, args, field) => {
    expect(faultsOf(...args)[0]?.field).toBe(field);
  });

  test('are told every row that is wrong, and why', () => {
    const wrong = terms([
      tier('50000', 3, '0.005'),
      tier('40000', 8, '0.008'),
      tier('40000', 8, '0.009'),
      tier('90000', 9, '1.5'),
    ]);
    expect(faultsOf('DAILY', wrong)).toEqual([
      { field: 'tiers.1.volume', reason: 'ORDER' },
      { field: 'tiers.2.volume', reason: 'SAME' },
      { field: 'tiers.3.rate', reason: 'RATE' },
    ]);
  });

  test('name the rows that are above others', () => {
    const offered = terms([tier('50000', 3, '0.006'), tier('200000', 8, '0.008'), tier('500000', 15, '0.001')]);
    expect(rowsAbove('DAILY', offered, wage)).toEqual([0, 2]);
  });

  test.each<[string, Terms, Terms, boolean]>([
    ['the same', wage, wage, true],
    ['a lower rate', terms([tier('50000', 3, '0.004'), tier('500000', 15, '0', amount('4000'))]), wage, true],
    ['a lower rate that goes on where the other has an amount', terms([tier('50000', 3, '0.004')]), wage, false],
    [
      'a row of few members beside one of many',
      terms([tier('1', 0, '0.01')]),
      terms([tier('0', 0, '0.01'), tier('0', 1, '0', amount('0.01'))]),
      false,
    ],
    ['a higher rate in one row', terms([tier('50000', 3, '0.004'), tier('200000', 8, '0.009')]), wage, false],
    ['a row that begins earlier', terms([tier('40000', 3, '0.004')]), wage, false],
    ['a share where the other has an amount', terms([tier('500000', 15, '0.001')]), wage, false],
    ['an amount below the share', terms([tier('200000', 8, '0', amount('1600'))]), wage, true],
    ['an amount above the share', terms([tier('200000', 8, '0', amount('1600.01'))]), wage, false],
    [
      'more of what was lost',
      terms([tier('0', 0, '0.02', { outcome: 'LOSS' })]),
      terms([tier('0', 0, '0.01', { outcome: 'LOSS' })]),
      false,
    ],
  ])('with %s are held against others', (_, offered, own, expected) => {
    expect(isAtMost('DAILY', offered, own)).toBe(expected);
  });

  test.each<[string, Partial<Terms>, Partial<Terms>, string[]]>([
    [
      'leave out what the own deduct',
      { deductions: ['BONUS'] },
      { deductions: ['BONUS', 'DAILY_WAGE'] },
      ['deductions.DAILY_WAGE'],
    ],
    ['deduct more', { deductions: ['BONUS', 'DAILY_WAGE'] }, { deductions: ['BONUS'] }, []],
    ['carry nothing over', { carry: 'NONE' }, { carry: 'ONE_CYCLE' }, ['carry']],
    ['carry over for one cycle', { carry: 'ONE_CYCLE' }, { carry: 'PERMANENT' }, ['carry']],
    ['carry over for longer', { carry: 'PERMANENT' }, { carry: 'NONE' }, []],
    ['count more members as active', { activeFrom: 99n }, { activeFrom: 100n }, ['activeFrom']],
    ['count fewer members as active', { activeFrom: 101n }, { activeFrom: 100n }, []],
  ])('that %s are held against others', (_, offered, own, above) => {
    const rows = [tier('0', 2, '0.1', loss('0'))];
    expect(fieldsAbove('DIVIDEND', terms(rows, offered), terms(rows, own))).toEqual(above);
  });

  test('may count members as active from less where none has to be', () => {
    const rows = [tier('0', 0, '0.1', loss('0'))];
    expect(fieldsAbove('DIVIDEND', terms(rows, { activeFrom: 0n }), terms(rows))).toEqual([]);
  });

  test('are at most others only if they never pay more, whatever a team reaches', () => {
    const rows = fc
      .array(
        fc.record({
          volume: fc.bigInt(0n, 50n),
          active: fc.integer({ min: 0, max: 3 }),
          rate: fc.bigInt(1n, 9n),
          isAmount: fc.boolean(),
        }),
        { minLength: 1, maxLength: 4 },
      )
      .map((list) =>
        terms(
          list.map(({ volume, active, rate, isAmount }) => ({
            outcome: 'ANY' as const,
            volume: volume * 10_000n,
            active,
            rateType: isAmount ? ('A' as const) : ('P' as const),
            rate: isAmount ? rate * 100n : rate * 10_000n,
          })),
        ),
      )
      .filter((one) => faultsOf('DAILY', one).length === 0);
    fc.assert(
      fc.property(rows, rows, fc.bigInt(0n, 1_000n), fc.integer({ min: 0, max: 5 }), (offered, own, units, active) => {
        if (!isAtMost('DAILY', offered, own)) return;
        const reached = { volume: units * 10_000n, loss: 0n, active };
        const pays = (one: Terms) => {
          const row = tierOf(one, reached, 1n);
          return row ? payOf(row, reached.volume).gross : 0n;
        };
        expect(pays(offered) <= pays(own)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  test('are read back as they were written, and any change of them has another hash', () => {
    const dividend = terms([tier('100000', 5, '0.1', loss('5000'))], {
      period: 'half-month',
      carry: 'ONE_CYCLE',
      deductions: ['DAILY_WAGE', 'BONUS'],
    });
    expect(readTerms(canonicalTerms(dividend))).toEqual({ ...dividend, deductions: ['BONUS', 'DAILY_WAGE'] });
    expect(hashTerms(readTerms(canonicalTerms(dividend)))).toBe(hashTerms(dividend));
    expect(hashTerms({ ...dividend, carry: 'NONE' })).not.toBe(hashTerms(dividend));
  });

  test.each(['0.15', '1', '0.000001'])('have the rate %s exactly', (text) => {
    expect(Number(formatRate(parseRate(text)))).toBe(Number(text));
  });

  test.each(['', '-0.1', '0.1234567', '1e-3', '.5', '٠.١'])('cannot have the rate "%s"', (text) => {
    expect(() => parseRate(text)).toThrow(RangeError);
  });
});
