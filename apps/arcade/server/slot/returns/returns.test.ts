import { readFileSync } from 'node:fs';
import { slotFacts } from '@mekong/catalogue/slot-facts';
import { describe, expect, test } from 'vitest';
import { toPercent } from '../../../shared/slot/models/fraction.ts';
import { slotFamilies } from '../models/models.ts';
import { mostPayout } from '../stakes.ts';
import { cardFacts } from './cards.ts';
import { exposures } from './exposure.ts';
import { freshFaults } from './fresh.ts';
import { faultsOf, type Records, recordOf, sampleOf } from './record.ts';
import recorded from './returns.json' with { type: 'json' };
import { addUp, simulateShard } from './simulate.ts';
import { returnsPage } from './table.ts';

const records = recorded as Records;
const remedy = 'Data or rules have changed: run `npm run returns -w @mekong/arcade` and commit what it writes.';

test('every family is recorded, in the order of the registry', () => {
  expect(Object.keys(records), remedy).toEqual(slotFamilies.map(({ id }) => id));
});

describe.each(slotFamilies)('the record of $id', (family) => {
  const record = records[family.id];

  test('is of the data and the model that are played', () => {
    expect(record?.model, remedy).toBe(family.model);
    const hashes = Object.fromEntries(family.variants.map(({ goal, hash }) => [goal, hash]));
    const known = Object.entries(record?.returns ?? {}).map(([goal, { config }]) => [goal, config]);
    expect(Object.fromEntries(known), remedy).toEqual(hashes);
  });

  test('states the return that is counted, or how far a simulated one may be away', () => {
    for (const variant of family.variants) {
      const stated = record?.returns[variant.goal];
      const exact = variant.exactReturn();
      if (exact) expect(stated).toMatchObject({ percent: toPercent(exact, 6), within: null });
      else expect(Math.abs(Number(stated?.percent) - variant.goal)).toBeLessThan(3 * Number(stated?.within));
      expect(stated?.maxWin).toBeLessThanOrEqual(variant.bound / variant.facts.unitsPerStake);
    }
  });

  test('comes out the same again from its seed', () => {
    expect(sampleOf(family), remedy).toBe(record?.simulation.sample);
  });

  test('has seen no round above the most it states', () => {
    for (const [goal, { best }] of Object.entries(record?.simulation.returns ?? {}))
      expect(best).toBeLessThanOrEqual(record?.returns[goal]?.maxWin ?? 0);
  });
});

test('the page of the docs shows what is recorded', () => {
  const page = readFileSync(new URL('../../../../../docs/guides/returns.md', import.meta.url), 'utf8');
  expect(page, remedy).toBe(returnsPage(records));
});

test('no slot of any vendor takes a stake whose best round is more than the house pays', () => {
  const all = exposures(records);
  expect(Object.keys(all)).toEqual(Object.keys(records));
  for (const [id, { highestStake, amount }] of Object.entries(all)) {
    expect(highestStake, id).toBeGreaterThan(0);
    expect(amount, id).toBeLessThanOrEqual(mostPayout.KHR ?? 0);
  }
});

test('the catalogue says of each family what is proved of it', () => {
  expect(slotFacts, remedy).toEqual(cardFacts(records));
});

describe('a run', () => {
  const family = slotFamilies.find(({ id }) => id === 'classic');
  if (!family) throw new Error('There is no classic.');
  const shards = [0, 1].map((shard) => simulateShard(family, 7, shard, 3000));
  const [first] = shards;
  if (!first) throw new Error('There is no shard.');
  const record = recordOf(family, [first]);

  test('is refused when it disagrees with the exact return', () => {
    const counted = first.counted.map((sums) => ({ ...sums, units: 3 * sums.units }));
    expect(() => recordOf(family, [{ ...first, counted }])).toThrow(/deviations away from the exact return/);
  });

  test('has no fault when it comes out the same and a longer one agrees with it', () => {
    expect(faultsOf(family.id, record, record, recordOf(family, shards))).toEqual([]);
  });

  test('is a fault when other rounds come out, or none are recorded', () => {
    const other = recordOf(family, shards);
    expect(faultsOf(family.id, record, other, other)).toEqual(['classic: is not what is recorded.']);
    expect(faultsOf(family.id, undefined, record, record)).toHaveLength(1);
  });

  test('is a fault when a longer one is too far away from it', () => {
    const goal = '96';
    const run = record.simulation.returns[goal];
    if (!run) throw new Error('Nothing was simulated.');
    const percent = String(Number(run.percent) + 2.1 * Number(run.within));
    const longer = { ...record, simulation: { ...record.simulation, returns: { [goal]: { ...run, percent } } } };
    expect(faultsOf(family.id, record, record, longer)).toHaveLength(1);
  });
});

describe('a fresh run', () => {
  const family = slotFamilies.find(({ id }) => id === 'classic');
  if (!family) throw new Error('There is no classic.');
  const record = records[family.id];
  const sums = simulateShard(family, 20_261_123, 0, 20_000);
  const [first] = sums.counted;
  if (!record || !first) throw new Error('Nothing is recorded.');
  const withFirst = (change: Partial<typeof first>) => ({
    ...sums,
    counted: [{ ...first, ...change }, ...sums.counted.slice(1)],
  });

  test('of the rules that are played agrees with what is stated, and says how far away it is', () => {
    const said: string[] = [];
    expect(freshFaults(family, record, sums, (line) => said.push(line))).toEqual([]);
    expect(said).toHaveLength(family.counted.length);
    expect(said[0]).toMatch(/^classic 96: \d+\.\d{4} ± \d\.\d{4}, -?\d\.\d\d deviations/);
  });

  test('finds another return, another hit rate, a richer round, a longer one, and a family that nobody has proved', () => {
    expect(freshFaults(family, record, withFirst({ units: 2 * first.units }))[0]).toMatch(
      /returns .*, stated 96\.0368/,
    );
    expect(freshFaults(family, record, withFirst({ wins: first.wins + 1000 }))[0]).toMatch(/hits .*, stated 35\.09/);
    expect(freshFaults(family, record, withFirst({ best: 1000 }))[0]).toMatch(/has paid 200 stakes, most 110/);
    expect(freshFaults(family, record, { ...sums, longest: 3 })[0]).toMatch(/has taken 3 steps, longest 2/);
    expect(freshFaults(family, undefined, sums)).toHaveLength(1);
  });
});

test('shards add up to the same figures in any order', () => {
  const [family] = slotFamilies;
  if (!family) throw new Error('There are no families.');
  const shards = [0, 1, 2].map((shard) => simulateShard(family, 7, shard, 500));
  expect(addUp([...shards].reverse())).toEqual(addUp(shards));
  expect(new Set(shards.map(({ hash }) => hash)).size).toBe(3);
  expect(addUp(shards).rounds).toBe(1500);
});
