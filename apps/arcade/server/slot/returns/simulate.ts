/** Simulated rounds of a family, in shards of their own seeds: workers may share them out, the figures stay the same. */
import { createHash } from 'node:crypto';
import type { SlotFamily } from '../models/family.ts';
import { seededDraw } from './generator.ts';

/** Rounds of a shard. */
export const shardRounds = 1_000_000;

/** What the rounds of some shards add up to. Whole numbers below 2^53: their order does not matter. */
export interface Sums {
  readonly rounds: number;
  readonly features: number;
  /** Most steps of a round. */
  readonly longest: number;
  /** Of each configuration that is counted. */
  readonly counted: readonly UnitSums[];
}

export interface UnitSums {
  readonly units: number;
  readonly squares: number;
  readonly wins: number;
  readonly best: number;
  /** Rounds that the cap has cut. */
  readonly capped: number;
}

/** A shard and the hash of its rounds, one after the other. */
export interface Shard extends Sums {
  readonly hash: string;
}

/**
 * Plays the rounds of a shard.
 *
 * @param shard its number from 0; with the seed of the family it decides everything
 */
export function simulateShard(family: SlotFamily, seed: number, shard: number, rounds = shardRounds): Shard {
  const play = family.counter();
  // seeds of neighbouring shards are apart by a number that no other family's seed is a multiple of
  const draw = seededDraw(seed + shard * 0x10001);
  const caps = family.counted.map((goal) => family.variants.find((variant) => variant.goal === goal)?.bound ?? 0);
  const units = new Float64Array(caps.length);
  const counted = caps.map(() => ({ units: 0, squares: 0, wins: 0, best: 0, capped: 0 }));
  let features = 0;
  let longest = 0;
  let high = 0x811c9dc5;
  let low = 0x01000193;
  const mix = (value: number) => {
    high = Math.imul(high ^ value, 0x01000193) ^ (low >>> 15);
    low = Math.imul(low ^ high, 0x85ebca6b) ^ (high >>> 13);
  };
  for (let round = 0; round < rounds; round += 1) {
    const { steps, hasFeature } = play(draw, units);
    if (hasFeature) features += 1;
    if (steps > longest) longest = steps;
    mix(steps);
    for (let n = 0; n < units.length; n += 1) {
      const sums = counted[n];
      const paid = units[n] ?? 0;
      mix(paid);
      if (!sums || paid === 0) continue;
      sums.units += paid;
      sums.squares += paid * paid;
      sums.wins += 1;
      if (paid > sums.best) sums.best = paid;
      if (paid === caps[n]) sums.capped += 1;
    }
  }
  const hash = [high, low].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
  return { rounds, features, longest, counted, hash };
}

/** Adds shards up. */
export function addUp(shards: readonly Sums[]): Sums {
  const [first] = shards;
  if (!first) throw new Error('There is no shard.');
  const all = (pick: (one: Sums) => number) => shards.reduce((sum, shard) => sum + pick(shard), 0);
  const most = (pick: (one: Sums) => number) => shards.reduce((best, shard) => Math.max(best, pick(shard)), 0);
  return {
    rounds: all(({ rounds }) => rounds),
    features: all(({ features }) => features),
    longest: most(({ longest }) => longest),
    counted: first.counted.map((_, n) => ({
      units: all(({ counted }) => counted[n]?.units ?? 0),
      squares: all(({ counted }) => counted[n]?.squares ?? 0),
      wins: all(({ counted }) => counted[n]?.wins ?? 0),
      best: most(({ counted }) => counted[n]?.best ?? 0),
      capped: all(({ counted }) => counted[n]?.capped ?? 0),
    })),
  };
}

/** One hash for all shards in their order. */
export const hashOfShards = (shards: readonly Shard[]): string =>
  createHash('sha256')
    .update(shards.map(({ hash }) => hash).join('\n'))
    .digest('hex');

/** The seed of a family: its own numbers, and the same for ever. */
export const seedOf = (family: SlotFamily): number => createHash('sha256').update(family.id).digest().readUInt32BE(0);
