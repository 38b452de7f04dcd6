import { createHash } from 'node:crypto';
import type { LotteryKind, PrizeRule } from '@mekong/api-client/contract/types';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layOut, newRoot, seedBefore } from './chain.ts';
import { hashOfSeed, resultOf } from './numbers.ts';
import vectors from './vectors.json' with { type: 'json' };

const main = (rule: Partial<PrizeRule>): PrizeRule => ({
  prize: 'main',
  count: 3,
  min: 0,
  max: 9,
  digits: 1,
  isDistinct: false,
  isSorted: false,
  ...rule,
});
const seedOf = (text: string) => createHash('sha256').update(text).digest('hex');
const inputs = (seed: string) => ({ seed, gameCode: 'delta-six', issue: '20261121-0001', publicValue: '' });

describe('the numbers of a draw', () => {
  test.each(vectors.draws.map((vector) => [vector.name, vector] as const))(
    'are those of the vector "%s"',
    (_, vector) => {
      const { kind, rule, seedHash, result, ...rest } = vector;
      expect(hashOfSeed(rest.seed)).toBe(seedHash);
      expect(resultOf(kind as LotteryKind, rule as PrizeRule[], rest)).toEqual(result);
    },
  );

  test('stay in their range, distinct where the rule says so, sorted where it says so, with their zeros', () => {
    const rules = fc.record({
      count: fc.integer({ min: 1, max: 10 }),
      min: fc.integer({ min: 0, max: 20 }),
      spread: fc.integer({ min: 9, max: 100_000 }),
      isDistinct: fc.boolean(),
      isSorted: fc.boolean(),
    });
    fc.assert(
      fc.property(rules, fc.string(), ({ spread, ...rule }, text) => {
        const max = rule.min + spread;
        const [prize] = resultOf('balls', [main({ ...rule, max, digits: 6 })], inputs(seedOf(text))).prizes;
        const numbers = prize?.numbers.map(Number) ?? [];
        expect(numbers).toHaveLength(rule.count);
        expect(numbers.every((number) => number >= rule.min && number <= max)).toBe(true);
        expect(prize?.numbers.every((number) => number.length === 6)).toBe(true);
        if (rule.isDistinct) expect(new Set(numbers).size).toBe(numbers.length);
        if (rule.isSorted) expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
      }),
    );
  });

  test('of a bonus are none of the main ones', () => {
    const rule = [
      main({ count: 5, min: 1, max: 6, isDistinct: true }),
      main({ prize: 'bonus', count: 1, min: 1, max: 6, isDistinct: true }),
    ];
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { prizes } = resultOf('balls', rule, inputs(seedOf(text)));
        expect(prizes.flatMap(({ numbers }) => numbers).toSorted()).toEqual(['1', '2', '3', '4', '5', '6']);
      }),
    );
  });

  test('favour nobody: each face of a die comes as often as the others', () => {
    const counts = new Map<string, number>();
    for (let draw = 0; draw < 4_000; draw += 1)
      for (const face of resultOf('dice', [main({ min: 1, max: 6 })], inputs(seedOf(String(draw)))).prizes[0]
        ?.numbers ?? [])
        counts.set(face, (counts.get(face) ?? 0) + 1);
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 2_000) ** 2 / 2_000, 0);
    // 20.5 is passed once in a thousand; the seeds are fixed, so this never changes from run to run.
    expect(chiSquare).toBeLessThan(20.5);
  });

  test('follow from everything that goes in', () => {
    const wide = [main({ count: 5, max: 99_999, digits: 5 })];
    const base = inputs(seedOf('a'));
    const others = [
      { ...base, seed: seedOf('b') },
      { ...base, gameCode: 'star-ticket' },
      { ...base, issue: '20261121-0002' },
      { ...base, publicValue: '1' },
    ];
    const all = [base, ...others].map((one) => JSON.stringify(resultOf('digits', wide, one)));
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('a chain of seeds', () => {
  const root = newRoot();
  const chain = layOut(root, 50);

  test('ends in its root and begins with its published hash', () => {
    expect(chain.seedAt(50)).toBe(root);
    let seed: Buffer = Buffer.from(chain.seedAt(20), 'hex');
    for (let position = 20; position > 0; position -= 1) seed = seedBefore(seed);
    expect(seed.toString('hex')).toBe(chain.tipHash);
  });

  test('tells by the published hash of a draw nothing about the draw before it', () => {
    expect(hashOfSeed(chain.seedAt(8))).not.toBe(chain.seedAt(7));
  });

  test('has no position outside of it', () => {
    expect(() => chain.seedAt(0)).toThrow(RangeError);
    expect(() => chain.seedAt(51)).toThrow(RangeError);
  });

  test('is that of the vector', () => {
    const { root: known, length, tipHash, seeds } = vectors.chain;
    const laidOut = layOut(known, length);
    expect(laidOut.tipHash).toBe(tipHash);
    expect(seeds).toEqual(seeds.map(({ position }) => ({ position, seed: laidOut.seedAt(position) })));
  });
});
