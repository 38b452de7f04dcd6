import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toPercent } from '../../../shared/slot/models/fraction.ts';
import { payoutOf, type SlotRound } from '../../../shared/slot/models/model.ts';
import { seededDraw } from '../returns/generator.ts';
import type { SlotVariant } from './family.ts';
import { slotFamilies } from './models.ts';

/** The returns that the families are offered with, in percent to four places. */
const published: Readonly<Record<string, readonly string[]>> = {
  'lines-5': ['93.9996', '96.0002', '97.0002'],
  'lines-10': ['93.9996', '96.0002', '97.0002'],
  'lines-20': ['93.9996', '96.0002', '97.0002'],
  'lines-25': ['93.9996', '96.0002', '97.0002'],
  classic: ['94.0552', '96.0368', '96.9853'],
  'ways-243': ['94.0002', '95.9995', '97.0001'],
  'ways-1024': ['93.9987', '95.9992', '97.0010'],
  heights: ['94.0000', '95.9994', '96.9995'],
  expanding: ['94.0003', '96.0002', '97.0005'],
  hold: ['93.9992', '96.0002', '97.0005'],
  sticky: ['93.9993', '95.9997', '96.9997'],
  mystery: ['93.9997', '96.0001', '96.9999'],
  wheel: ['93.9991', '95.9996', '97.0004'],
  linked: ['94.0006', '95.9999', '97.0002'],
};
const exact = slotFamilies.filter(({ variants }) => variants[0]?.exactReturn());
const variants = slotFamilies.flatMap(({ id, variants: all }) =>
  all.map((one) => [`${id} at ${one.goal}`, one] as const),
);

test('the families whose return can be counted are those that publish it', () => {
  expect(exact.map(({ id }) => id)).toEqual(Object.keys(published));
});

test.each(exact)('the exact returns of $id are the published ones, cut after four places', ({ id, variants: all }) => {
  expect(all.map((one) => toPercent(one.exactReturn() ?? { numerator: 0n, denominator: 1n }, 4))).toEqual(
    published[id],
  );
});

/** Rounds by an integer: those of a seed, of which some open features. */
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const roundOf = (variant: SlotVariant, seed: number): SlotRound => variant.play(seededDraw(seed));

describe.each(variants)('%s', (_, variant) => {
  const { unitsPerStake, cap, rows, longest } = variant.facts;

  test('plays the same round for the same draw, step by step explained by its wins, within its bound', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const round = roundOf(variant, seed);
        expect(roundOf(variant, seed)).toEqual(round);
        for (const { wins, multiplier, units, board } of round.steps) {
          expect(units).toBe(multiplier * wins.reduce((all, win) => all + win.units, 0));
          expect(wins.every((win) => win.units > 0 && Number.isInteger(win.units))).toBe(true);
          expect(board.every((reel, at) => reel.length > 0 && reel.length <= (rows[at] ?? 0))).toBe(true);
        }
        const all = round.steps.reduce((sum, { units }) => sum + units, 0);
        expect(round.units).toBe(cap === null ? all : Math.min(all, cap * unitsPerStake));
        expect(round.units).toBeLessThanOrEqual(variant.bound);
        expect(round.steps.length).toBeLessThanOrEqual(longest);
      }),
      { numRuns: 40 },
    );
  });

  test('pays no less for more of a symbol, nor for a better one', () => {
    const { pays } = variant.config as { pays: Readonly<Record<string, number | readonly number[]>> };
    const tables = Object.values(pays).map((units) => [units].flat());
    expect(tables.length).toBeGreaterThan(6);
    tables.forEach((units, index) => {
      expect(units).toEqual([...units].sort((a, b) => a - b));
      const better = tables[index - 1] ?? units;
      expect(units.map((paid, at) => Math.min(paid, better[at] ?? 0))).toEqual(units);
    });
  });
});

const counted = slotFamilies.filter(({ counted: goals }) => goals.length > 1);

test.each(counted)('the quick count of $id draws and pays what its rounds do', (family) => {
  const count = family.counter();
  const out = new Float64Array(family.counted.length);
  fc.assert(
    fc.property(seeds, (seed) => {
      const { steps } = count(seededDraw(seed), out);
      const rounds = family.variants.map((variant) => roundOf(variant, seed));
      expect([...out]).toEqual(rounds.map(({ units }) => units));
      expect(rounds[0]?.steps).toHaveLength(steps);
    }),
    { numRuns: 300 },
  );
});

test('the quick count agrees in rounds with free spins', () => {
  const family = slotFamilies.find(({ id }) => id === 'tumble');
  if (!family) throw new Error('There is no tumble.');
  const count = family.counter();
  const out = new Float64Array(family.counted.length);
  const open = Array.from({ length: 3000 }, (_, seed) => seed).filter(
    (seed) => count(seededDraw(seed), out).hasFeature,
  );
  expect(open.length).toBeGreaterThan(5);
  for (const seed of open) {
    count(seededDraw(seed), out);
    expect([...out]).toEqual(family.variants.map((variant) => roundOf(variant, seed).units));
  }
});

describe('a payout', () => {
  test('is cut once, below the next whole unit of money', () => {
    fc.assert(
      fc.property(
        fc.bigInt(1n, 10n ** 12n),
        fc.nat(10 ** 7),
        fc.constantFrom(5, 10, 20, 25, 100),
        (stake, units, parts) => {
          const paid = payoutOf(stake, units, parts);
          const owed = stake * BigInt(units);
          expect(paid * BigInt(parts) <= owed).toBe(true);
          expect((paid + 1n) * BigInt(parts) > owed).toBe(true);
        },
      ),
    );
  });

  test('is never cut for a stake that splits into the parts of its model', () => {
    fc.assert(
      fc.property(
        fc.bigInt(1n, 10n ** 12n),
        fc.nat(10 ** 7),
        fc.constantFrom(5, 10, 20, 25, 100),
        (part, units, parts) => {
          expect(payoutOf(part * BigInt(parts), units, parts)).toBe(part * BigInt(units));
        },
      ),
    );
  });
});
