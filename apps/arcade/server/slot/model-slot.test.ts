import type { VendorBoard } from '@mekong/api-client/contract/types';
import { zVendorEndRoundBody } from '@mekong/api-client/contract/validators';
import { describe, expect, test } from 'vitest';
import { type Round, roundShape, rulesShape } from '../../client/slot/model.ts';
import { verifierOf } from '../../client/slot/verifier.ts';
import { payoutOf } from '../../shared/slot/models/model.ts';
import { hashOfSeed, openStream } from '../core/fair.ts';
import { parseAmount } from '../core/money.ts';
import { createModelSlot, type StoredRound } from './model-slot.ts';
import { modelSlots } from './model-slots.ts';
import { slotFamilies } from './models/models.ts';
import { seededDraw } from './returns/generator.ts';

/**
 * Beginnings of the hashes of configurations that rounds are stored with. A round is shown from its configuration for ever: a
 * changed one gets a goal or a family of its own, and what stands here stays.
 */
const kept: Readonly<Record<string, string>> = {
  'ways-of-the-river': 'cd561a00d1d5',
  'thousand-canals': 'f1c95018d0a6',
  'five-lanterns': '1b5c8021e582',
  'paddy-harvest': 'f63ce9867b80',
  'royal-barge': '38391a849ea4',
  'silk-loom': '973be465c41f',
  'lucky-sampan': '0dec8020b9df',
  'palm-leaf-book': 'f2145733822c',
  'amber-garden': '0cd4b533fab4',
  'masked-dancers': '44d31f41b5c2',
  'moonlit-coins': '1aed09957ec1',
  'ox-cart-wheel': 'cf8d6185d118',
  'lotus-pond': '40f5ea6a9572',
  'pearl-cascade': 'c68eec5d8006',
  'rising-tide': '450e2d56dfaf',
};

interface ShownStep {
  readonly payout: string;
  readonly board: readonly (readonly string[])[];
}
const stepsOf = (view: object) => (view as { readonly steps: readonly ShownStep[] }).steps;

/** Characters of what is told of a round: a quarter of what the wallet reads. */
const largestDetails = 16 * 1024;

const serverSeed = '5a'.repeat(32);
const rounds = Array.from({ length: 1000 }, (_, seed) => seed);

test('every family is played by a game of the house, but for the linked one, which other vendors have', () => {
  const played = new Set(modelSlots.map(({ family }) => family));
  expect(slotFamilies.map(({ id }) => id).filter((id) => !played.has(id))).toEqual(['linked']);
});

describe.each(modelSlots)('$id', (slot) => {
  const game = createModelSlot(slot);
  const variant = slotFamilies.find(({ id }) => id === slot.family)?.variants.find(({ goal }) => goal === slot.goal);
  if (!variant) throw new Error(`There is no ${slot.family} at ${slot.goal}.`);
  const { unitsPerStake } = variant.facts;
  const [stake = 0n] = game.stakesOf('KHR');
  const rules = rulesShape(JSON.parse(JSON.stringify(game.rules())));

  test('takes stakes that split into the parts it counts in, and whose best round can be paid', () => {
    expect(game.stakesOf('KHR')).toHaveLength(7);
    for (const currency of ['KHR', 'FUN'])
      for (const one of game.stakesOf(currency)) expect(one % BigInt(unitsPerStake)).toBe(0n);
    expect(game.stakesOf('USD')).toEqual([]);
  });

  test('draws, pays and shows what its model plays', () => {
    for (const seed of rounds) {
      const { steps, units } = variant.play(seededDraw(seed));
      const { result, payout, movements } = game.play(stake, seededDraw(seed));
      expect(payout).toBe(payoutOf(stake, units, unitsPerStake));
      expect(movements).toBe(steps.filter(({ kind }) => kind === 'spin' || kind === 'free').length);
      // as it comes back from the database
      const stored: StoredRound = JSON.parse(JSON.stringify(result));
      const shown = stepsOf(game.view(stake, stored));
      expect(JSON.stringify(shown.map(({ payout: _, ...step }) => step))).toBe(JSON.stringify(steps));
      expect(shown.reduce((sum, step) => sum + parseAmount(step.payout), 0n)).toBe(payout);
    }
  });

  test('draws a round for the betting record: the paid board first, with the cells that pay, within what the wallet takes', () => {
    for (const seed of rounds.slice(0, 100)) {
      const { result } = game.play(stake, seededDraw(seed));
      const details = game.details(stake, result);
      expect(zVendorEndRoundBody.safeParse({ playerId: 'p', roundId: 'r', gameId: 'g', details }).success).toBe(true);
      expect(JSON.stringify(details).length).toBeLessThan(largestDetails);
      const boards = details.flatMap(({ board }) => board ?? []);
      const [paid] = stepsOf(game.view(stake, result));
      const cellsOf = ({ symbols, reels }: VendorBoard) => reels.map((reel) => reel.map((cell) => symbols[cell]?.id));
      expect(boards[0]?.reels.map(({ length }) => length)).toEqual(paid?.board.map(({ length }) => length));
      for (const board of boards) {
        expect(cellsOf(board).flat()).not.toContain(undefined);
        for (const { cells, path = [], count } of board.wins) {
          for (const [reel = 99, row = 99] of cells) expect(board.reels[reel]?.[row]).toBeDefined();
          if (path.length > 0) expect(cells).toEqual(path.slice(0, count).map((row, reel) => [reel, row]));
        }
      }
      // a payout has its cells on some board
      if (boards.some(({ payout }) => parseAmount(payout ?? '0.0000') > 0n))
        expect(boards.some(({ wins }) => wins.some(({ cells }) => cells.length > 0))).toBe(true);
    }
    expect(game.details(stake, null).flatMap(({ board }) => board ?? [])).toEqual([]);
  });

  test('shows stored rounds with the configuration they were played with', () => {
    const { result } = game.play(stake, seededDraw(1));
    expect(result.config).toBe(kept[slot.id]);
    expect(() => game.view(stake, { ...result, config: 'another' })).toThrow('no configuration');
  });

  test('is recomputed by the page from nothing but seeds and rules', async () => {
    for (const nonce of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      const seeds = { serverSeed, clientSeed: 'mine', nonce };
      const { result, payout } = game.play(stake, openStream({ ...seeds, stream: game.stream }).draw);
      const amount = (units: bigint) => `${units / 10_000n}.${String(units % 10_000n).padStart(4, '0')}`;
      const round: Round = roundShape(
        JSON.parse(
          JSON.stringify({
            number: '20261123-1',
            state: 'DONE',
            startedAt: '2026-11-23T00:00:00.000Z',
            currency: 'KHR',
            stake: amount(stake),
            payout: amount(payout ?? 0n),
            balance: '0.0000',
            step: 0,
            serverSeedHash: hashOfSeed(serverSeed),
            ...seeds,
            ...game.view(stake, result),
          }),
        ),
      );
      expect(await verifierOf(rules)(round)).toBe('match');
      const richer = { ...round, payout: amount((payout ?? 0n) + 1n) };
      expect(await verifierOf(rules)(richer)).toBe('mismatch');
      const otherStream = { ...rules, stream: null };
      expect(await verifierOf(otherStream)(round)).toBe('mismatch');
    }
  });
});
