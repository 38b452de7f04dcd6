import { describe, expect, test } from 'vitest';
import { toNumber } from '../../shared/slot/models/fraction.ts';
import { drawFrom } from '../core/fair.ts';
import { slotGames } from './games.ts';
import { lines } from './paytable.ts';
import { play } from './play.ts';
import { exactReturnOf } from './rtp.ts';

/** Marsaglia's xorshift32: quick and repeatable, so that the simulation gives the same figure on every machine. */
function* words(seed: number): Generator<number, never> {
  let state = seed >>> 0;
  for (;;) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    yield state;
  }
}

describe('rounds', () => {
  const game = slotGames['lotus-fortune'];

  test('return the published share within the 99.9 % confidence interval of two million seeded ones', {
    timeout: 300_000,
  }, () => {
    const rounds = 2_000_000;
    const draw = drawFrom(words(20_261_121));
    let sum = 0;
    let squares = 0;
    for (let round = 0; round < rounds; round += 1) {
      const returned = play(game, draw).units / lines.length;
      sum += returned;
      squares += returned * returned;
    }
    const mean = sum / rounds;
    const halfWidth = (3.2905 * Math.sqrt(squares / rounds - mean * mean)) / Math.sqrt(rounds);
    // one standard deviation of a round is about 2.9 stakes: +-0.68 points at this confidence
    expect(halfWidth).toBeLessThan(0.01);
    expect(Math.abs(mean - toNumber(exactReturnOf(game)))).toBeLessThan(halfWidth);
  });
});
