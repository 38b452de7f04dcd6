import { expect, test } from 'vitest';
import { type ClusterConfig, cluster } from '../../../shared/slot/models/cluster.ts';
import { type ExpandingConfig, expanding } from '../../../shared/slot/models/expanding.ts';
import { type HeightsConfig, heights } from '../../../shared/slot/models/heights.ts';
import type { SlotModel } from '../../../shared/slot/models/model.ts';
import { type TumbleConfig, tumbles } from '../../../shared/slot/models/tumble.ts';
import { type WaysConfig, ways } from '../../../shared/slot/models/ways.ts';
import { seededDraw } from '../returns/generator.ts';
import { slotFamilies } from './models.ts';

const configOf = (id: string): unknown => slotFamilies.find((family) => family.id === id)?.variants[1]?.config;

/** A model whose rounds are cut at very few stakes, and what may still follow inside the spin that reaches them. */
function capped<Config extends { readonly cap: number }>(
  model: SlotModel<Config>,
  config: Config,
  isInsideSpin = (_: string) => false,
) {
  const low = { ...config, cap: 2 };
  const most = low.cap * model.facts(low).unitsPerStake;
  let reached = 0;
  for (let seed = 0; seed < 1500; seed += 1) {
    const { steps, units } = model.play(low, seededDraw(seed));
    expect(units).toBeLessThanOrEqual(most);
    if (units < most) continue;
    reached += 1;
    const last = steps.findLastIndex(({ kind }) => !isInsideSpin(kind));
    const before = steps.slice(0, last).reduce((all, step) => all + step.units, 0);
    expect(before).toBeLessThan(most);
  }
  expect(reached).toBeGreaterThan(20);
}

test('a round of ways ends with the spin that reaches its cap', () => {
  capped(ways, configOf('ways-243') as WaysConfig);
});

test('a round of clusters ends with the fall that reaches its cap', () => {
  capped(cluster, configOf('cluster') as ClusterConfig);
});

test('a round of tumbles ends with the spin that reaches its cap', () => {
  capped(tumbles, configOf('tumble') as TumbleConfig, (kind) => kind === 'cascade');
});

test('a spin of tumbles falls no more once its wins have reached the cap, and pays the same as if it did', () => {
  const config = { ...(configOf('tumble') as TumbleConfig), freeSpins: 0 };
  const low = { ...config, cap: 2 };
  const most = low.cap * low.unitsPerStake;
  let shorter = 0;
  for (let seed = 0; seed < 500; seed += 1) {
    const cut = tumbles.play(low, seededDraw(seed));
    const whole = tumbles.play(config, seededDraw(seed));
    expect(cut.units).toBe(Math.min(whole.units, most));
    const before = cut.steps.slice(0, -1).flatMap(({ wins }) => wins);
    expect(before.reduce((all, { units }) => all + units, 0)).toBeLessThan(most);
    if (cut.steps.length < whole.steps.length) shorter += 1;
  }
  expect(shorter).toBeGreaterThan(5);
});

test('a round of falling symbols has as many steps at most as least wins reach its cap in', () => {
  const clusters = { ...(configOf('cluster') as ClusterConfig), pays: { H1: [5, 10] }, unitsPerStake: 10, cap: 4 };
  // 5, 10, 15 and 15 again where nothing counts more than three times
  expect(cluster.facts({ ...clusters, mostMultiplier: 3 }).longest).toBe(4);
  const spins = { ...(configOf('tumble') as TumbleConfig), pays: { H1: [5, 10] }, unitsPerStake: 10, cap: 4 };
  // eight wins, and of each spin, paid or free, a last board without one
  expect(tumbles.facts({ ...spins, freeSpins: 2 }).longest).toBe(8 + 3);
});

test('a round of changing heights ends with the spin that reaches its cap', () => {
  capped(heights, configOf('heights') as HeightsConfig);
});

test('a round with an expanding symbol ends with the spin that reaches its cap', () => {
  capped(expanding, configOf('expanding') as ExpandingConfig);
});
