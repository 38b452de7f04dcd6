/** Playing a round by the name of a model: what the server does to decide it, and a page to check it. */
import type { Draw } from '../draw.ts';
import { type ClassicConfig, classic } from './models/classic.ts';
import { type ClusterConfig, cluster } from './models/cluster.ts';
import { type ExpandingConfig, expanding } from './models/expanding.ts';
import { type HeightsConfig, heights } from './models/heights.ts';
import { type HoldConfig, hold } from './models/hold.ts';
import { type LinesConfig, lines } from './models/lines.ts';
import { type LinkedConfig, linked } from './models/linked.ts';
import type { PlayOptions, SlotRound } from './models/model.ts';
import { type MysteryConfig, mystery } from './models/mystery.ts';
import { type StickyConfig, sticky } from './models/sticky.ts';
import { type TumbleConfig, tumbles } from './models/tumble.ts';
import { type WaysConfig, ways } from './models/ways.ts';
import { type WheelConfig, wheel } from './models/wheel.ts';

const players: Readonly<Record<string, (config: unknown, draw: Draw, options?: PlayOptions) => SlotRound>> = {
  [lines.name]: (config, draw) => lines.play(config as LinesConfig, draw),
  [classic.name]: (config, draw) => classic.play(config as ClassicConfig, draw),
  [ways.name]: (config, draw) => ways.play(config as WaysConfig, draw),
  [cluster.name]: (config, draw) => cluster.play(config as ClusterConfig, draw),
  [tumbles.name]: (config, draw) => tumbles.play(config as TumbleConfig, draw),
  [heights.name]: (config, draw) => heights.play(config as HeightsConfig, draw),
  [expanding.name]: (config, draw) => expanding.play(config as ExpandingConfig, draw),
  [hold.name]: (config, draw) => hold.play(config as HoldConfig, draw),
  [sticky.name]: (config, draw) => sticky.play(config as StickyConfig, draw),
  [mystery.name]: (config, draw) => mystery.play(config as MysteryConfig, draw),
  [wheel.name]: (config, draw) => wheel.play(config as WheelConfig, draw),
  [linked.name]: (config, draw, options) => linked.play(config as LinkedConfig, draw, options),
};

/** Plays a round of a model. The configuration has to be one of that model's. */
export function playModel(model: string, config: unknown, draw: Draw, options?: PlayOptions): SlotRound {
  const play = players[model];
  if (!play) throw new RangeError(`There is no model ${model}.`);
  return play(config, draw, options);
}

/**
 * Lines with another multiplier of free spins: so many of them that they return the same.
 *
 * @param multiplier what wins of free spins are multiplied by
 */
export const withFreeMultiplier = (config: LinesConfig, multiplier: number): LinesConfig => ({
  ...config,
  freeMultiplier: multiplier,
  scatterPays: Object.fromEntries(
    Object.entries(config.scatterPays).map(([count, { stakes, freeSpins }]) => [
      count,
      { stakes, freeSpins: (freeSpins * config.freeMultiplier) / multiplier },
    ]),
  ),
});
