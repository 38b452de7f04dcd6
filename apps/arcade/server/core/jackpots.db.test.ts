import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { faults, opening } from '../test/fake-wallet.ts';
import { emptyDatabase } from '../test/harness.ts';
import { roundTable, stake } from '../test/round-table.ts';
import type { Game } from './game.ts';
import { createPots } from './jackpots.ts';
import { parseAmount } from './money.ts';
import { detailsOf, viewOf } from './rounds.view.ts';
import type { WalletAnswer, WalletClient } from './wallet.client.ts';

const { kysely: db } = await openDatabase({ kind: 'lent', kysely: await emptyDatabase() });

/** Every round hits the pot `mini` and, with two shares, `grand`, and pays nothing else. */
const game: Game<object> = {
  id: 'always-mini',
  page: 'slot/index.html',
  stakesOf: () => [stake],
  rules: () => ({ gameId: 'always-mini' }),
  jackpots: {
    sharesOf: () => 2,
    of: () => [
      { pool: 'mini', pot: 25_000n, reserve: 25_000n, seed: parseAmount('10.0000') },
      { pool: 'grand', pot: 16_000n, reserve: 4_000n, seed: parseAmount('2000.0000') },
    ],
  },
  play: (_stake, _draw, shares = 1) => ({
    result: {},
    payout: 0n,
    movements: 1,
    jackpots: ['mini', 'grand'].slice(0, shares),
  }),
  view: () => ({}),
  details: () => [],
};

describe('a round that hits jackpots', () => {
  const table = roundTable({ db, games: { pages: [], find: () => game as Game }, gameId: game.id });
  const spin = () => table.worker().spin(table.session, { stake, idempotencyKey: randomUUID() });
  const paid = [
    { pool: 'mini', amount: '12.5000' },
    { pool: 'grand', amount: '2001.6000' },
  ];

  test('fills the pots with its stake, is paid what they hold, and keeps how much that was', async () => {
    const round = await spin();
    expect(round).toMatchObject({ state: 'DONE', payout: 0n, jackpots: paid });
    expect(table.wallet.calls).toEqual(['bet', 'win']);
    expect(table.wallet.balance()).toBe(opening - stake + parseAmount('2014.1000'));
    expect(table.wallet.pots).toEqual(
      new Map([
        ['mini', parseAmount('10.0000')],
        ['grand', parseAmount('2000.0000')],
      ]),
    );
    expect(viewOf(game, round)).toMatchObject({ jackpots: paid });
    expect(detailsOf(game, round)).toContainEqual({ name: 'jackpots', value: 'mini, grand' });
  });

  test.each(faults)('is paid once when the first call of its win is: %s', async (fault) => {
    table.wallet.plan('win', fault, fault);
    const first = await spin();
    // until the wallet has answered nobody knows how much a pot has paid
    if (fault !== 'none')
      expect(first).toMatchObject({
        state: 'SETTLING',
        jackpots: [
          { pool: 'mini', amount: null },
          { pool: 'grand', amount: null },
        ],
      });
    expect(await table.finish()).toMatchObject({ state: 'DONE', jackpots: paid });
    expect(table.wallet.balance()).toBe(opening - stake + parseAmount('2014.1000'));
  });

  test('has none of it when nobody knows whether its stake was taken', async () => {
    table.wallet.plan('bet', 'mute');
    expect(await spin()).toMatchObject({ state: 'VOID', jackpots: null });
    expect(table.wallet.balance()).toBe(opening);
  });
});

describe('what the pots hold', () => {
  const jackpots = game.jackpots?.of(stake, 'KHR') ?? [];
  type Answer = WalletAnswer<{ currency: string; jackpots: { pool: string; amount: string }[] }>;
  const holds = (amount: string): Answer => ({
    kind: 'ok',
    value: { currency: 'KHR', jackpots: [{ pool: 'mini', amount }] },
  });

  function potsWith(answer: { next: Answer }) {
    const asked: string[] = [];
    const time = { now: 0 };
    const of = (vendor: string) =>
      ({
        jackpots: async ({ currency }) => {
          asked.push(`${vendor}/${currency}`);
          return answer.next;
        },
      }) as WalletClient;
    return { potsOf: createPots({ vendors: [], has: () => true, of }, () => time.now), asked, time };
  }

  test('is asked for once by all who want it within two seconds, for each vendor and currency', async () => {
    const answer = { next: holds('12.5000') };
    const { potsOf, asked, time } = potsWith(answer);
    const first = await Promise.all([potsOf('SUNB', 'KHR', jackpots), potsOf('SUNB', 'KHR', jackpots)]);
    // nobody has played for the grand one yet
    const expected = [
      { pool: 'mini', amount: '12.5000' },
      { pool: 'grand', amount: '2000.0000' },
    ];
    expect(first).toEqual([expected, expected]);
    await potsOf('SUNB', 'FUN', jackpots);
    answer.next = holds('13.0000');
    time.now = 1999;
    expect(await potsOf('SUNB', 'KHR', jackpots)).toEqual(expected);
    time.now = 2000;
    expect((await potsOf('SUNB', 'KHR', jackpots))[0]?.amount).toBe('13.0000');
    expect(asked).toEqual(['SUNB/KHR', 'SUNB/FUN', 'SUNB/KHR']);
  });

  test('is unknown without an answer of the wallet, and asked for again at once', async () => {
    const answer: { next: Answer } = { next: { kind: 'unknown', reason: 'lost' } };
    const { potsOf } = potsWith(answer);
    await expect(potsOf('SUNB', 'KHR', jackpots)).rejects.toMatchObject({ code: 'WALLET_UNREACHABLE' });
    answer.next = holds('12.5000');
    expect((await potsOf('SUNB', 'KHR', jackpots))[0]?.amount).toBe('12.5000');
  });
});
