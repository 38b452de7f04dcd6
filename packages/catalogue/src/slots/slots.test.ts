import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allGames } from '../games.ts';
import type { GameClassify } from '../types.ts';
import { vendors } from '../vendors.ts';
import { type SlotFamilyId, slotDefinition } from './definition.ts';
import { slotFacts } from './facts.gen.ts';
import { factsOf } from './facts.ts';
import { isPlayable, playableFamilies } from './playable.ts';
import { type CatalogueSlot, findSlot } from './slots.ts';
import { stakesIn } from './stakes.ts';

const slots = allGames().filter((game): game is CatalogueSlot => game.slot !== undefined);
const families = Object.keys(slotFacts) as SlotFamilyId[];
const countOf = (list: readonly CatalogueSlot[], family: SlotFamilyId) =>
  list.filter(({ slot }) => slot.family === family).length;

describe('the definitions of slots', () => {
  test('are there for every slot but those of the house, whose rules are written', () => {
    const without = allGames().filter(({ category, classify, slot }) => category === 'RNG' && !classify && !slot);
    expect(new Set(without.map(({ vendor }) => vendor))).toEqual(new Set(['HOUSE']));
    expect(slots.length).toBeGreaterThan(7800);
  });

  test('stay what they are: whoever has played a game finds the same one', () => {
    const lines = ['SUNB', 'PEARL', 'SAMP'].flatMap((vendor) =>
      Array.from({ length: 200 }, (_, n) => Object.values(slotDefinition(vendor, `game-${n}`)).join(' ')),
    );
    expect(createHash('sha256').update(lines.join('\n')).digest('hex')).toBe(
      '9b62c4b12961c4633c0329ac5bb56ecd2d07f83fc1f04c8203fd655acfbd8102',
    );
  });

  test('use every family, those that pay very seldom less often', () => {
    for (const family of families) expect(countOf(slots, family), family).toBeGreaterThan(slots.length / 60);
    for (const family of ['linked', 'expanding'] as const)
      expect(countOf(slots, family), family).toBeLessThan(slots.length / 25);
  });

  test('return 96 percent most often', () => {
    const share = (goal: number) => slots.filter(({ slot }) => slot.goal === goal).length / slots.length;
    expect(share(96)).toBeGreaterThan(0.45);
    for (const goal of [94, 97]) expect(share(goal), `${goal}`).toBeGreaterThan(0.15);
  });

  test('show a taste of each vendor, and never one family alone', () => {
    for (const { code } of vendors.filter(({ category, classify }) => category === 'RNG' && !classify)) {
      const own = slots.filter(({ vendor }) => vendor === code);
      if (own.length === 0) continue;
      const counts = families.map((family) => countOf(own, family)).sort((a, b) => b - a);
      expect(counts[0], code).toBeGreaterThan((1.5 * own.length) / families.length);
      expect(counts[0], code).toBeLessThan(own.length / 2);
      expect(counts.filter((count) => count > 0).length, code).toBeGreaterThanOrEqual(8);
    }
  });

  test('hold what their names speak of, whatever the vendor', () => {
    for (const { code } of vendors) {
      const { family } = slotDefinition(code, 'a-jackpot', 'jackpot');
      expect(slotFacts[family].features).toContain('jackpot');
    }
  });
});

test('the guide counts the games of the category of slots as they are', () => {
  const guide = readFileSync(new URL('../../../../docs/guides/catalogue.md', import.meta.url), 'utf8');
  const told = (pattern: RegExp) => Number(pattern.exec(guide)?.[1]?.replace(',', ''));
  const row = (name: string) => told(new RegExp(`\\| ${name} \\| ([\\d,]+) \\|`));
  const open = new Set(vendors.filter(({ status }) => status === 'active').map(({ code }) => code));
  const all = allGames().filter(({ category }) => category === 'RNG');
  const counted = Map.groupBy(all, ({ classify, vendor, status }) => {
    if (classify) return classify;
    return open.has(vendor) && status === undefined ? 'open' : 'shut';
  });
  const count = (kind: GameClassify | 'open' | 'shut') => counted.get(kind)?.length;
  expect(row('slots that open')).toBe(count('open'));
  expect(row('slots of the two vendors that are switched off')).toBe(count('shut'));
  expect(row('bingo')).toBe(count('BINGO'));
  expect(row('board games')).toBe(count('BOARD'));
  expect(row('all')).toBe(all.length);
  expect(told(/(\d+) of the slots are of the house/)).toBe(all.filter(({ vendor }) => vendor === 'HOUSE').length);
  expect(told(/([\d,]+) follow from their names/)).toBe(slots.length);
});

test('every slot of a vendor that is open has a game on the server, and no bingo or board game has one', () => {
  const open = new Set(vendors.filter(({ status }) => status === 'active').map(({ code }) => code));
  for (const { vendor, gameId, category, classify } of allGames()) {
    if (category !== 'RNG' || vendor === 'HOUSE' || (!classify && !open.has(vendor))) continue;
    expect(findSlot(vendor, gameId) !== undefined, gameId).toBe(classify === undefined);
  }
});

describe('what a card says of a slot', () => {
  test('is what is proved of its family and its return, and nothing else', () => {
    for (const { slot, gameId, ...card } of slots) {
      const { pays, features, volatility, rtp, maxWin, minBet } = card;
      expect({ pays, features, volatility, rtp, maxWin, minBet }, gameId).toEqual(factsOf(slot));
    }
  });

  test('is not made up for a return that nobody has proved', () => {
    expect(() => factsOf({ family: 'classic', goal: 95 as never, smallestStake: 100 })).toThrow(/no return of 95/);
  });
});

describe('a ladder of stakes', () => {
  test('begins with the smallest stake, in trial money with a tenth of it', () => {
    expect(stakesIn('KHR', 200)).toEqual([200, 400, 1000, 2000, 4000, 10_000, 20_000]);
    expect(stakesIn('FUN', 200)[0]).toBe(20);
    expect(stakesIn('USD', 200)).toEqual([]);
  });

  test('can be split into the smallest parts of every family', () => {
    for (const { slot } of slots.slice(0, 200))
      for (const stake of [...stakesIn('KHR', slot.smallestStake), ...stakesIn('FUN', slot.smallestStake)])
        expect(Number.isInteger(stake)).toBe(true);
  });
});

describe('a slot that can be played', () => {
  test('is of a family that has a page, listed as open, and found by its vendor alone', () => {
    const [open] = slots.filter(({ slot }) => isPlayable(slot));
    expect(open === undefined).toBe(playableFamilies.length === 0);
    for (const game of slots) expect(game.status === undefined, game.gameId).toBe(isPlayable(game.slot));
    if (!open) return;
    expect(findSlot(open.vendor, open.gameId)).toEqual(open);
    expect(findSlot('HOUSE', open.gameId)).toBeUndefined();
  });

  test('is not one whose family has no page, and not one that nobody has made', () => {
    const shut = slots.find(({ slot }) => !isPlayable(slot));
    if (shut) expect(findSlot(shut.vendor, shut.gameId)).toBeUndefined();
    expect(findSlot('SUNB', 'no-such-game')).toBeUndefined();
  });

  test('is there for every vendor that is open', () => {
    for (const { code, status } of vendors.filter((vendor) => vendor.category === 'RNG' && !vendor.classify))
      if (status === 'active' && code !== 'HOUSE')
        expect(
          slots.some(({ vendor, slot }) => vendor === code && isPlayable(slot)),
          code,
        ).toBe(true);
  });
});
