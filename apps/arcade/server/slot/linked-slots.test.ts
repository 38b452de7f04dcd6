import { listSlots } from '@mekong/catalogue/slots';
import { expect, test } from 'vitest';
import { type Round, roundShape, rulesShape } from '../../client/slot/model.ts';
import { verifierOf } from '../../client/slot/verifier.ts';
import type { LinkedConfig } from '../../shared/slot/models/linked.ts';
import { hashOfSeed, openStream } from '../core/fair.ts';
import { formatAmount } from '../core/money.ts';
import { games } from '../games.ts';
import { reserveShare } from './jackpots.ts';
import { slotFamilies } from './models/models.ts';

const linked = [...listSlots().values()].filter(({ slot }) => slot.family === 'linked');
const family = slotFamilies.find(({ id }) => id === 'linked');
const configs = family?.variants.map(({ config }) => config as LinkedConfig) ?? [];

function gameOf({ vendor, gameId }: { readonly vendor: string; readonly gameId: string }) {
  const game = games.find(vendor, gameId);
  if (!game?.jackpots) throw new Error(`${gameId} has no jackpots.`);
  return { ...game, jackpots: game.jackpots };
}

test('every linked slot takes stakes that its pools can share to the last part, and no pool gets nothing', () => {
  expect(linked.length).toBeGreaterThan(100);
  for (const slot of linked) {
    const { stakesOf, jackpots } = gameOf(slot);
    for (const currency of ['KHR', 'FUN'])
      for (const stake of stakesOf(currency)) {
        const pools = jackpots.of(stake, currency);
        // 1.25 % of every stake
        expect(pools.reduce((sum, { pot, reserve }) => sum + pot + reserve, 0n) * 80n).toBe(stake);
        expect(pools.every(({ pot, reserve }) => pot > 0n && reserve > 0n)).toBe(true);
      }
  }
});

test('slots of one vendor have the same pools: one share is the same money, and so is a seed', () => {
  const seeds = new Map<string, Set<string>>();
  for (const slot of linked) {
    const { stakesOf, jackpots } = gameOf(slot);
    const known = seeds.get(slot.vendor) ?? new Set();
    for (const currency of ['KHR', 'FUN']) {
      const [smallest = 0n] = stakesOf(currency);
      expect(jackpots.sharesOf(smallest, currency)).toBe(1);
      known.add(`${currency} ${jackpots.of(smallest, currency).map(({ seed }) => seed)}`);
    }
    seeds.set(slot.vendor, known);
  }
  for (const [vendor, known] of seeds) expect(known.size, vendor).toBe(2);
});

test('the reserve gets what seeds cost on average, and the pot the rest', () => {
  for (const { pools } of configs)
    expect(pools.map((pool) => [pool.name, pool.share - reserveShare(pool), reserveShare(pool)])).toEqual([
      ['mini', 2500, 2500],
      ['minor', 2000, 1000],
      ['major', 2000, 500],
      ['grand', 1600, 400],
    ]);
});

test('the chance of a pot grows with the stake and not with the number of rounds', () => {
  const [slot] = linked;
  if (!slot) throw new Error('There is no linked slot.');
  const { play, stakesOf, jackpots } = gameOf(slot);
  const stakes = stakesOf('KHR');
  const stake = stakes[3] ?? 0n;
  const shares = jackpots.sharesOf(stake, 'KHR');
  expect(shares).toBe(10);
  // the last numbers below the shares hit, the first one that is not does not
  const last = (number: number) => (bound: number) => (bound >= 4000 ? number : 0);
  expect(play(stake, last(shares - 1), shares).jackpots).toEqual(['mini', 'minor', 'major', 'grand']);
  expect(play(stake, last(shares), shares).jackpots).toEqual([]);
  expect(() => jackpots.sharesOf(stake + 10_000n, 'KHR')).toThrow(RangeError);
});

test('a round that hits a pot is stored with its shares, shown again, and found to match by the page alone', async () => {
  const [slot] = linked;
  if (!slot) throw new Error('There is no linked slot.');
  const game = gameOf(slot);
  const rules = rulesShape(JSON.parse(JSON.stringify(game.rules())));
  const stake = game.stakesOf('KHR').at(-1) ?? 0n;
  const shares = game.jackpots.sharesOf(stake, 'KHR');
  const serverSeed = '5a'.repeat(32);
  const playAt = (nonce: number) =>
    game.play(stake, openStream({ serverSeed, clientSeed: 'mine', nonce, stream: game.stream }).draw, shares);
  // one in forty rounds at this stake
  const nonce = Array.from({ length: 400 }, (_, one) => one).find((one) => playAt(one).jackpots?.includes('mini'));
  if (nonce === undefined) throw new Error('No round hits the pot.');
  const { result, payout, jackpots } = playAt(nonce);
  const round: Round = roundShape({
    number: '20261123-1',
    state: 'DONE',
    startedAt: '2026-11-23T00:00:00.000Z',
    currency: 'KHR',
    stake: formatAmount(stake),
    payout: formatAmount(payout ?? 0n),
    jackpots: jackpots?.map((pool) => ({ pool, amount: '12.5000' })),
    balance: '0.0000',
    step: 0,
    serverSeedHash: hashOfSeed(serverSeed),
    serverSeed,
    clientSeed: 'mine',
    nonce,
    ...JSON.parse(JSON.stringify(game.view(stake, JSON.parse(JSON.stringify(result))))),
  });
  expect(await verifierOf(rules)(round)).toBe('match');
  expect(await verifierOf(rules)({ ...round, jackpots: [] })).toBe('mismatch');
  // with the smallest stake the same numbers hit less
  const unit = rules.jackpotUnits?.KHR ?? '';
  expect(await verifierOf(rules)({ ...round, stake: unit })).toBe('mismatch');
});
