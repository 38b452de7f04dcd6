// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hashOf } from '../kit/fair/stream.ts';
import { count, list, object, text } from '../kit/shape.ts';
import { type Round, rulesShape } from './model.ts';
import { recompute, verifierOf } from './verifier.ts';

/** The vectors the vendor publishes: the server's own test uses the same file. */
const published: unknown = JSON.parse(readFileSync(new URL('../../server/slot/vectors.json', import.meta.url), 'utf8'));
const { rules, rounds } = object({
  rules: rulesShape,
  rounds: list(
    object({
      serverSeed: text,
      serverSeedHash: text,
      clientSeed: text,
      nonce: count,
      stops: list(list(count)),
      units: count,
    }),
  ),
})(published);
type Vector = (typeof rounds)[number];

const stake = 5_000_000n;
const amount = (units: bigint) => `${units / 10_000n}.${String(units % 10_000n).padStart(4, '0')}`;

const roundOf = async (vector: Vector, multiplier: number | null = 2, chosen = rules): Promise<Round> => {
  const { steps, units } = await recompute(chosen, vector, multiplier);
  return {
    number: '20261121-1',
    state: 'DONE',
    startedAt: '2026-11-21T00:00:00.000Z',
    currency: 'KHR',
    stake: amount(stake),
    payout: amount((stake / 20n) * BigInt(units)),
    jackpots: [],
    balance: '0.0000',
    clientSeed: vector.clientSeed,
    nonce: vector.nonce,
    step: 0,
    serverSeedHash: vector.serverSeedHash,
    serverSeed: vector.serverSeed,
    steps: steps.map(({ kind, board, stops, wins, multiplier: times, units: paid }) => ({
      kind,
      board,
      stops,
      symbol: undefined,
      wins: wins.map((win) => ({ line: undefined, ways: undefined, ...win })),
      multiplier: times,
      units: paid,
      payout: '0.0000',
    })),
    capped: false,
    multiplier,
    offers: [],
  };
};

const promiseOf = ({ serverSeedHash, clientSeed, nonce }: Vector) => ({ serverSeedHash, clientSeed, nonce });

describe('the published vectors', () => {
  test('hold rounds with and without free spins, paying and not', () => {
    expect(new Set(rounds.map(({ stops }) => stops.length))).toEqual(new Set([1, 9, 11, 16]));
    expect(rounds.some(({ units }) => units === 0)).toBe(true);
  });

  test.each(rounds)('are recomputed from nothing but the seeds: nonce $nonce of $clientSeed', async (vector) => {
    expect(await hashOf(vector.serverSeed)).toBe(vector.serverSeedHash);
    const { steps, units } = await recompute(rules, vector);
    expect(steps.map(({ stops }) => stops)).toEqual(vector.stops);
    expect(units).toBe(vector.units);
    expect(await verifierOf(rules)(await roundOf(vector), promiseOf(vector))).toBe('match');
  });
});

describe('a round', async () => {
  const vector = rounds[0];
  if (!vector) throw new Error('there are no vectors');
  const round = await roundOf(vector);
  const [paid] = round.steps;
  if (!paid) throw new Error('the round has no steps');

  test.each<[string, Partial<Round>]>([
    ['another seed than the hash promised', { serverSeed: 'ab'.repeat(32) }],
    ['another board', { steps: [{ ...paid, board: paid.board.toReversed() }] }],
    ['a smaller payout', { payout: '0.0001' }],
    ['another client seed', { clientSeed: 'swapped' }],
    ['another nonce', { nonce: 999 }],
    ['a free spin too many', { steps: [...round.steps, ...round.steps] }],
  ])('with %s does not match', async (_, change) => {
    expect(await verifierOf(rules)({ ...round, ...change })).toBe('mismatch');
  });

  test.each([{ serverSeedHash: '00' }, { clientSeed: 'mine' }, { nonce: 7 }])(
    'that breaks what the page was promised (%o) does not match, though it is right in itself',
    async (promise) => {
      expect(await verifierOf(rules)(round, { ...promiseOf(vector), ...promise })).toBe('mismatch');
    },
  );

  test('with a multiplier that the rules do not offer does not match', async () => {
    const chosen = { ...rules, freeSpinMultipliers: [2, 1, 4] };
    expect(await verifierOf(chosen)({ ...round, multiplier: 3 })).toBe('mismatch');
  });

  test('is played again with what the player chose: other free spins of the same worth', async () => {
    const trigger = rounds.find(({ stops }) => stops.length === 9);
    if (!trigger) throw new Error('there is no vector with eight free spins');
    const chosen = { ...rules, freeSpinMultipliers: [2, 1, 4] };
    for (const multiplier of chosen.freeSpinMultipliers) {
      const { steps } = await recompute(chosen, trigger, multiplier);
      expect((steps.length - 1) * multiplier).toBe(16);
      expect(steps.slice(0, 5).map(({ stops }) => stops)).toEqual(trigger.stops.slice(0, 5));
      expect(await verifierOf(chosen)(await roundOf(trigger, multiplier, chosen))).toBe('match');
    }
  });

  test('cannot be checked while the seed is secret, or without a result', async () => {
    expect(await verifierOf(rules)({ ...round, serverSeed: null })).toBe('secret');
    expect(await verifierOf(rules)({ ...round, state: 'VOID', nonce: null, payout: null, steps: [] })).toBe(
      'cancelled',
    );
  });
});
