import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clientSeedPattern,
  drawFrom,
  hashOfSeed,
  newClientSeed,
  newServerSeed,
  openStream,
  wordsOf,
} from '../core/fair.ts';
import { slotGames } from './games.ts';
import { play } from './play.ts';
import { rulesOf } from './slot.ts';
import vectors from './vectors.json' with { type: 'json' };

const take = (words: Iterator<number, never>, count: number) => Array.from({ length: count }, () => words.next().value);
const seeds = { serverSeed: '00'.repeat(32), clientSeed: 'lotus', nonce: 0 };

describe('server seeds', () => {
  test('are 256 bits, new each time, and committed to by SHA-256 of their bytes', () => {
    const seed = newServerSeed();
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(newServerSeed()).not.toBe(seed);
    expect(hashOfSeed(seed)).toBe(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'));
  });

  test('come with client seeds that the pattern accepts', () => {
    expect(newClientSeed()).toMatch(clientSeedPattern);
  });
});

describe('the stream of a round', () => {
  test('is HMAC-SHA256(server seed, client seed:nonce:block) in big-endian words', () => {
    const block = (index: number) =>
      createHmac('sha256', Buffer.alloc(32)).update(`lotus:0:${index}`).digest('hex').match(/.{8}/g) ?? [];
    const expected = [...block(0), ...block(1)].map((word) => Number.parseInt(word, 16));
    expect(take(wordsOf(seeds), 16)).toEqual(expected);
  });

  test('goes on where it has stopped, wherever that is', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 2 ** 32 }), { maxLength: 40 }), fc.nat(40), (bounds, cut) => {
        const { draw } = openStream(seeds);
        const whole = bounds.map((bound) => draw(bound));
        const before = openStream(seeds);
        const first = bounds.slice(0, cut).map((bound) => before.draw(bound));
        const after = openStream(seeds, before.used());
        expect([...first, ...bounds.slice(cut).map((bound) => after.draw(bound))]).toEqual(whole);
      }),
    );
  });

  test('changes with every one of its inputs', () => {
    const streams = [
      seeds,
      { ...seeds, nonce: 1 },
      { ...seeds, clientSeed: 'Lotus' },
      { ...seeds, serverSeed: `${'00'.repeat(31)}01` },
    ].map((input) => take(wordsOf(input), 4).join());
    expect(new Set(streams).size).toBe(4);
  });
});

describe('a draw', () => {
  test('is always below its bound', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.nat(), (bound, nonce) => {
        const value = drawFrom(wordsOf({ ...seeds, nonce }))(bound);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(bound);
      }),
    );
  });

  test('throws words away that would favour the first positions', () => {
    const words = [2 ** 32 - 1, 2 ** 32 - 18, 2 ** 32 - 19, 41][Symbol.iterator]();
    const endless: Iterator<number, never> = {
      next: () => ({ done: false, value: words.next().value ?? Number.NaN }),
    };
    const draw = drawFrom(endless);
    // 2^32 = 18 modulo 34, so the eighteen last words are refused
    expect(draw(34)).toBe((2 ** 32 - 19) % 34);
    expect(draw(34)).toBe(41 % 34);
  });

  test('refuses a bound that words cannot fill evenly', () => {
    const draw = drawFrom(wordsOf(seeds));
    for (const bound of [0, -1, 1.5, 2 ** 32 + 1, Number.NaN]) expect(() => draw(bound)).toThrow(RangeError);
  });

  test('spreads evenly over a reel of 34 positions (chi-square, 99.9 %)', () => {
    const draw = drawFrom(wordsOf({ ...seeds, nonce: 7 }));
    const counts = new Array<number>(34).fill(0);
    const draws = 34_000;
    for (let n = 0; n < draws; n += 1) {
      const at = draw(34);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    const mean = draws / 34;
    const chiSquare = counts.reduce((sum, seen) => sum + (seen - mean) ** 2 / mean, 0);
    expect(chiSquare).toBeLessThan(63.87);
  });
});

describe('the published test vectors', () => {
  test('carry the rules of the game, so that they can be checked without it', () => {
    expect(vectors.rules).toEqual(JSON.parse(JSON.stringify(rulesOf('lotus-fortune'))));
  });

  test('hold a round with free spins', () => {
    expect(vectors.rounds.some((vector) => vector.stops.length > 1)).toBe(true);
  });

  test.each(vectors.rounds)('give $units line bets for nonce $nonce of $clientSeed', (vector) => {
    expect(hashOfSeed(vector.serverSeed)).toBe(vector.serverSeedHash);
    const round = play(slotGames['lotus-fortune'], drawFrom(wordsOf(vector)));
    expect(round.spins.map((spin) => spin.stops)).toEqual(vector.stops);
    expect(round.units).toBe(vector.units);
  });
});
