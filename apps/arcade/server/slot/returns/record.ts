/** What is recorded of a family: its returns, and the run that stands behind what cannot be counted. */

import { fraction, minus, toNumber, toPercent, zero } from '../../../shared/slot/models/fraction.ts';
import type { Goal, SlotFamily, SlotVariant } from '../models/family.ts';
import { addUp, hashOfShards, type Shard, seedOf, simulateShard, type UnitSums } from './simulate.ts';

/** How unevenly a game pays, by the standard deviation of a round. */
export type Volatility = 'low' | 'medium' | 'high' | 'very high';

export interface ReturnRecord {
  /** Hash of the configuration that was proved. */
  readonly config: string;
  /** Percent of the stake, cut. */
  readonly percent: string;
  /** Points that the true return may be away with a confidence of 95 %; null where it is counted exactly. */
  readonly within: string | null;
  /** Most that a round can pay, in stakes. */
  readonly maxWin: number;
}

export interface SimulatedReturn {
  readonly percent: string;
  readonly within: string;
  readonly hitRate: string;
  readonly deviation: string;
  /** The best round, in stakes. */
  readonly best: number;
  /** Rounds that reached the most a round can pay. */
  readonly capped: number;
}

export interface FamilyRecord {
  readonly model: string;
  readonly returns: Readonly<Record<string, ReturnRecord>>;
  /** Of the middle return: percent of paid rounds that pay anything. */
  readonly hitRate: string;
  /** Of the middle return: standard deviation of a round, in stakes. */
  readonly deviation: string;
  readonly volatility: Volatility;
  /** Whether hit rate and deviation are counted over every stop, or simulated. */
  readonly isCounted: boolean;
  readonly simulation: {
    readonly seed: number;
    readonly rounds: number;
    /** Of all rounds, shard by shard. */
    readonly hash: string;
    /** Of the first rounds alone: quick to compute again. */
    readonly sample: string;
    /** Rounds to one that opens its feature; null where there is none. */
    readonly featureOneIn: string | null;
    /** Most steps of a round. */
    readonly longest: number;
    readonly returns: Readonly<Record<string, SimulatedReturn>>;
  };
}

export type Records = Readonly<Record<string, FamilyRecord>>;

/** Rounds of the quick run. */
export const sampleRounds = 2000;
/** Standard deviations of the mean on both sides of a 95 % interval. */
export const confidence = 1.96;
/** A simulation further away from what it should be than so many deviations is a fault, not chance: one in 16,000. */
export const tooFar = 4;
const middle: Goal = 96;

const volatilityOf = (deviation: number): Volatility =>
  deviation <= 3 ? 'low' : deviation <= 5 ? 'medium' : deviation <= 8 ? 'high' : 'very high';

/** Mean and deviation of a stake over simulated rounds. */
export function figuresOf({ units, squares }: UnitSums, rounds: number, unitsPerStake: number) {
  const mean = units / rounds;
  const deviation = Math.sqrt(squares / rounds - mean * mean) / unitsPerStake;
  return { deviation, error: deviation / Math.sqrt(rounds) };
}

function simulatedReturn(sums: UnitSums, rounds: number, unitsPerStake: number): SimulatedReturn {
  const { deviation, error } = figuresOf(sums, rounds, unitsPerStake);
  return {
    percent: toPercent(fraction(sums.units, rounds * unitsPerStake), 4),
    within: (100 * confidence * error).toFixed(4),
    hitRate: toPercent(fraction(sums.wins, rounds)),
    deviation: deviation.toFixed(2),
    best: sums.best / unitsPerStake,
    capped: sums.capped,
  };
}

/** Refuses a simulation that does not agree with the count. */
function compare(family: SlotFamily, variant: SlotVariant, sums: UnitSums, rounds: number): void {
  const exact = variant.exactReturn();
  if (!exact) return;
  const { unitsPerStake } = variant.facts;
  const expected = toNumber(minus(exact, variant.pooled() ?? zero));
  const { error } = figuresOf(sums, rounds, unitsPerStake);
  const distance = Math.abs(sums.units / rounds / unitsPerStake - expected) / error;
  if (distance >= tooFar)
    throw new Error(`${family.id}: the simulation is ${distance.toFixed(1)} deviations away from the exact return.`);
}

/** The first rounds of a family, for a quick look whether they are still the same. */
export const sampleOf = (family: SlotFamily): string => simulateShard(family, seedOf(family), 0, sampleRounds).hash;

/** Puts the record of a family together from its simulated shards. */
export function recordOf(family: SlotFamily, shards: readonly Shard[]): FamilyRecord {
  const { rounds, features, longest, counted } = addUp(shards);
  const sumsOf = (goal: Goal) => counted[family.counted.indexOf(goal)];
  const simulated = Object.fromEntries(
    family.variants.flatMap((variant) => {
      const sums = sumsOf(variant.goal);
      if (!sums) return [];
      compare(family, variant, sums, rounds);
      return [[variant.goal, simulatedReturn(sums, rounds, variant.facts.unitsPerStake)]];
    }),
  );
  const returns = Object.fromEntries(
    family.variants.map((variant): [Goal, ReturnRecord] => {
      const exact = variant.exactReturn();
      const run = simulated[variant.goal];
      const bound = variant.countAll()?.bound ?? variant.bound;
      return [
        variant.goal,
        {
          config: variant.hash,
          percent: exact ? toPercent(exact, 6) : (run?.percent ?? ''),
          within: exact ? null : (run?.within ?? ''),
          maxWin: bound / variant.facts.unitsPerStake,
        },
      ];
    }),
  );
  const all = family.variants.find(({ goal }) => goal === middle)?.countAll();
  const run = simulated[middle];
  const deviation = all?.deviation ?? Number(run?.deviation);
  return {
    model: family.model,
    returns,
    hitRate: all ? (Math.floor(all.hitRate * 10_000) / 100).toFixed(2) : (run?.hitRate ?? ''),
    deviation: deviation.toFixed(2),
    volatility: volatilityOf(deviation),
    isCounted: all !== null && all !== undefined,
    simulation: {
      seed: seedOf(family),
      rounds,
      hash: hashOfShards(shards),
      sample: sampleOf(family),
      featureOneIn: features > 0 ? (rounds / features).toFixed(1) : null,
      longest,
      returns: simulated,
    },
  };
}

/**
 * What is wrong with a record: the recorded rounds have to come out the same, and a longer run has to agree with them.
 *
 * @param again of as many rounds as were recorded
 * @param longer of more rounds, the recorded ones first
 */
export function faultsOf(
  id: string,
  before: FamilyRecord | undefined,
  again: FamilyRecord,
  longer: FamilyRecord,
): readonly string[] {
  if (!before || JSON.stringify(again) !== JSON.stringify(before)) return [`${id}: is not what is recorded.`];
  return Object.entries(before.simulation.returns).flatMap(([goal, run]) => {
    const far = Math.abs(Number(longer.simulation.returns[goal]?.percent) - Number(run.percent));
    // a longer run stays within two intervals of a shorter one that it goes on from: 3.9 deviations
    const isNear = far <= 2 * Number(run.within);
    return isNear ? [] : [`${id} ${goal}: ${far.toFixed(4)} points away from the longer run.`];
  });
}
