/** A model with its configurations, closed over their type: what a registry can hold and a proof can walk. */
import { createHash } from 'node:crypto';
import type { Draw } from '../../../shared/draw.ts';
import type { Fraction } from '../../../shared/slot/models/fraction.ts';
import type {
  Counted,
  CountedRound,
  PlayOptions,
  SlotFacts,
  SlotModel,
  SlotRound,
} from '../../../shared/slot/models/model.ts';

/** Published returns, in percent of the stake: what a family is offered with. */
export const goals = [94, 96, 97] as const;
export type Goal = (typeof goals)[number];

/** A configuration of a family. */
export interface SlotVariant {
  readonly goal: Goal;
  /** SHA-256 of name and configuration: what a recorded proof is a proof of. */
  readonly hash: string;
  /** Data of the configuration. */
  readonly config: unknown;
  readonly facts: SlotFacts;
  /** Most that a round can pay, in units. */
  readonly bound: number;
  play(draw: Draw, options?: PlayOptions): SlotRound;
  /** Exact return of a stake; null where it has to be simulated. */
  exactReturn(): Fraction | null;
  /** The part of the exact return that linked pools pay; null where there are none. */
  pooled(): Fraction | null;
  /** Takes seconds; null where a simulation has to tell. */
  countAll(): Counted | null;
}

export interface SlotFamily {
  readonly id: string;
  /** Name and version of the model. */
  readonly model: string;
  readonly variants: readonly SlotVariant[];
  /** Configurations that a simulation counts: all at once where they share their draws, else the middle one. */
  readonly counted: readonly Goal[];
  /** Plays rounds of them for a simulation. */
  counter(): (draw: Draw, out: Float64Array) => CountedRound;
}

const hashOf = (name: string, config: unknown) =>
  createHash('sha256')
    .update(JSON.stringify([name, config]))
    .digest('hex');

const middle: Goal = 96;

/** Rounds of a model that has no quicker way than to play them. */
const playing =
  <Config>(model: SlotModel<Config>, config: Config) =>
  (draw: Draw, out: Float64Array): CountedRound => {
    const { steps, units, jackpots = [] } = model.play(config, draw);
    out[0] = units;
    const hasFeature = jackpots.length > 0 || steps.some(({ kind }) => kind !== 'spin' && kind !== 'cascade');
    return { steps: steps.length, hasFeature };
  };

export function slotFamily<Config>(
  id: string,
  model: SlotModel<Config>,
  configs: Readonly<Record<Goal, Config>>,
): SlotFamily {
  const variants = goals.map((goal): SlotVariant => {
    const config = configs[goal];
    return {
      goal,
      config,
      hash: hashOf(model.name, config),
      facts: model.facts(config),
      bound: model.bound(config),
      play: (draw, options) => model.play(config, draw, options),
      exactReturn: () => model.exactReturn?.(config) ?? null,
      pooled: () => model.pooled?.(config) ?? null,
      countAll: () => model.countAll?.(config) ?? null,
    };
  });
  return {
    id,
    model: model.name,
    variants,
    counted: model.counter ? goals : [middle],
    counter: () => model.counter?.(goals.map((goal) => configs[goal])) ?? playing(model, configs[middle]),
  };
}
