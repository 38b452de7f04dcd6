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

test('a round of changing heights ends with the spin that reaches its cap', () => {
  capped(heights, configOf('heights') as HeightsConfig);
});

test('a round with an expanding symbol ends with the spin that reaches its cap', () => {
  capped(expanding, configOf('expanding') as ExpandingConfig);
});
