import { expect, test } from 'vitest';
import type { Draw } from '../../../shared/draw.ts';
import { stripOf } from '../../../shared/slot/models/board.ts';
import { classic } from '../../../shared/slot/models/classic.ts';
import { expanding } from '../../../shared/slot/models/expanding.ts';
import { toNumber } from '../../../shared/slot/models/fraction.ts';
import { heights } from '../../../shared/slot/models/heights.ts';
import { hold } from '../../../shared/slot/models/hold.ts';
import { lines } from '../../../shared/slot/models/lines.ts';
import { linked } from '../../../shared/slot/models/linked.ts';
import type { SlotModel, SlotRound } from '../../../shared/slot/models/model.ts';
import { mystery } from '../../../shared/slot/models/mystery.ts';
import { sticky } from '../../../shared/slot/models/sticky.ts';
import { ways } from '../../../shared/slot/models/ways.ts';
import { arrow, wheel } from '../../../shared/slot/models/wheel.ts';

/** Plays every round that there is, by walking through the results of every draw. */
function walk(play: (draw: Draw) => SlotRound) {
  let mean = 0;
  let square = 0;
  let hits = 0;
  let best = 0;
  const path: { value: number; bound: number }[] = [];
  for (let more = true; more; ) {
    let at = 0;
    const { units } = play((bound) => {
      const known = path[at] ?? { value: 0, bound };
      path[at] = known;
      at += 1;
      return known.value;
    });
    const chance = path.reduce((all, { bound }) => all / bound, 1);
    mean += chance * units;
    square += chance * units * units;
    if (units > 0) hits += chance;
    best = Math.max(best, units);
    while (path.length > 0 && (path.at(-1)?.value ?? 0) + 1 === path.at(-1)?.bound) path.pop();
    const last = path.at(-1);
    if (last) last.value += 1;
    more = last !== undefined;
  }
  return { mean, hits, best, deviation: Math.sqrt(square - mean * mean) };
}

const pays = { H: [9, 20, 50], L: [4, 7, 11] };
/** Of three reels. */
const shortPays = { H: [9], L: [4] };
const small = {
  wild: 'W',
  pays: shortPays,
  lines: [
    [1, 1, 1],
    [0, 1, 2],
    [2, 0, 0],
  ],
};
const five = {
  wild: 'W',
  pays,
  lines: [
    [1, 1, 1, 1, 1],
    [0, 1, 2, 1, 0],
    [2, 0, 0, 1, 2],
  ],
};
const strips = ['S H L L', 'S W L H', 'H S L L'].map(stripOf);
const fiveStrips = ['S H L L H', 'H W L', 'L H L', 'W L H', 'H L'].map(stripOf);

/** A small configuration of a model, and whether it is counted over five reels too. */
function agrees<Config>(model: SlotModel<Config>, config: Config): void {
  const all = walk((draw) => model.play(config, draw));
  const { unitsPerStake } = model.facts(config);
  const exact = model.exactReturn?.(config) ?? { numerator: 0n, denominator: 1n };
  const pooled = model.pooled?.(config) ?? { numerator: 0n, denominator: 1n };
  expect(toNumber(exact) - toNumber(pooled)).toBeCloseTo(all.mean / unitsPerStake, 9);
  expect(all.best).toBeLessThanOrEqual(model.bound(config));
}

/** What counting every stop tells is what walking every draw tells. */
function counts<Config>(model: SlotModel<Config>, config: Config, pots = 0): void {
  const all = walk((draw) => model.play(config, draw));
  const counted = model.countAll?.(config);
  const { unitsPerStake } = model.facts(config);
  expect(counted?.hitRate).toBeCloseTo(all.hits, 9);
  expect(Math.sqrt((counted?.deviation ?? 0) ** 2 - pots)).toBeCloseTo(all.deviation / unitsPerStake, 9);
  expect(all.best).toBeLessThanOrEqual(counted?.bound ?? 0);
  expect(counted?.bound).toBeLessThanOrEqual(model.bound(config));
  agrees(model, config);
}

const scatterPays = { 2: { stakes: 1, freeSpins: 1 }, 3: { stakes: 4, freeSpins: 2 } };

test('lines return what all their rounds return', () => {
  agrees(lines, { ...small, strips, scatter: 'S', scatterPays: { 3: { stakes: 4, freeSpins: 1 } }, freeMultiplier: 2 });
  agrees(lines, { ...small, strips: strips.map((s) => s.slice(0, 3)), scatter: 'S', scatterPays, freeMultiplier: 3 });
  const scattered = { 1: { stakes: 1, freeSpins: 1 } };
  counts(lines, { ...five, strips: fiveStrips, scatter: 'S', scatterPays: scattered, freeMultiplier: 3 });
});

test('the classic returns what all its rounds return', () => {
  const reels = ['SEV CHE B1 X', 'SEV B1 CHE B2', 'B1 SEV X B3 CHE'].map(stripOf);
  const classicPays = { SEV: 500, B3: 150, B2: 50, BEL: 40, B1: 20, CHE: 15, anyBars: 5, twoCherries: 2 };
  counts(classic, { strips: reels, lines: small.lines, pays: classicPays, nudgeOneIn: 3 });
});

test('ways return what all their rounds return', () => {
  const config = { wild: 'W', pays, scatter: 'S', freeMultiplier: 2, unitsPerStake: 10, cap: 5000 };
  agrees(ways, {
    ...config,
    pays: shortPays,
    strips: ['S H L', 'W L H', 'H L'].map(stripOf),
    rows: 2,
    scatters: 1,
    freeSpins: { spins: 1, most: 3 },
  });
  counts(ways, { ...config, strips: fiveStrips, rows: 2, scatters: 1, freeSpins: { spins: 1, most: 1 } });
});

test('changing heights return what all their rounds return', () => {
  const sizes = [
    [1, 1],
    [2, 1],
  ] as const;
  agrees(heights, {
    heights: sizes,
    reels: [
      [
        ['S', 1],
        ['H', 1],
        ['L', 1],
      ],
      [['W', 1]],
      [['L', 1]],
    ],
    pays: shortPays,
    wild: 'W',
    scatter: 'S',
    scatters: 2,
    freeSpins: 2,
    unitsPerStake: 10,
    cap: 5000,
  });
});

test('an expanding symbol returns what all its rounds return', () => {
  agrees(expanding, {
    ...small,
    wild: 'B',
    strips: ['B H L', 'H L B L', 'L B H H'].map(stripOf),
    bookPays: { 3: 2 },
    freeSpins: { spins: 1, most: 1 },
    cap: 5000,
  });
  agrees(expanding, {
    ...small,
    wild: 'B',
    strips: ['B H L L', 'H L', 'L H'].map(stripOf),
    bookPays: { 1: 2 },
    freeSpins: { spins: 1, most: 3 },
    cap: 5000,
  });
});

test('hold and spin returns what all its rounds return', () => {
  agrees(hold, {
    wild: 'W',
    pays: shortPays,
    lines: [[0], [1], [2]],
    strips: [stripOf('H L L')],
    coinChance: [1, 2],
    respinChance: [1, 3],
    coins: 1,
    respins: 2,
    values: [
      [5, 1],
      [10, 1],
    ],
    screenUnits: 100,
  });
});

test('sticky wilds return what all their rounds return', () => {
  agrees(sticky, {
    ...small,
    strips: ['S H L', 'W L H L', 'H L W'].map(stripOf),
    scatter: 'S',
    scatters: 1,
    freeSpins: 2,
  });
});

test('mystery symbols return what all their rounds return', () => {
  agrees(mystery, {
    ...small,
    strips: ['M S H', 'M L W', 'L M H'].map(stripOf),
    freeStrips: ['M M H', 'M L W', 'L M M H'].map(stripOf),
    mystery: 'M',
    becomes: [
      ['H', 1],
      ['L', 2],
    ],
    scatter: 'S',
    scatters: 1,
    freeSpins: 1,
  });
});

test('a wheel returns what all its rounds return', () => {
  counts(wheel, {
    ...five,
    strips: fiveStrips,
    bonus: 'S',
    wheels: [
      [
        [5, 2],
        [arrow, 1],
      ],
      [
        [20, 1],
        [100, 1],
      ],
    ],
  });
});

test('linked jackpots return what all their rounds and their pools return', () => {
  // a pot of two stakes that does not grow: one draw in five takes two, so 4 / 5 is its mean square
  const pools = [{ name: 'mini', seed: 2, oneIn: 5, share: 400_000 }];
  counts(linked, { ...five, strips: fiveStrips, pools }, 4 / 5);
});

test('a stake of several shares hits its jackpots so many times as often', () => {
  const pools = [{ name: 'mini', seed: 2, oneIn: 5, share: 400_000 }];
  const hits = (shares: number) => {
    const config = { ...five, strips: fiveStrips, pools };
    return walk((draw) => {
      const { jackpots = [] } = linked.play(config, draw, { shares });
      return { steps: [], units: jackpots.length };
    }).mean;
  };
  expect(hits(3)).toBeCloseTo(3 * hits(1), 9);
});
