import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { type Fault, opening, walletsOf } from '../test/fake-wallet.ts';
import { emptyDatabase } from '../test/harness.ts';
import { roundTable, stake } from '../test/round-table.ts';
import { ArcadeError } from './errors.ts';
import { openStream } from './fair.ts';
import { rotateSeeds } from './fairness.ts';
import type { Game, Games, Played } from './game.ts';
import type { Round } from './rounds.repository.ts';
import type { RoundsOptions } from './rounds.ts';

const rungs = 5;

/** Each rung of the ladder adds what is drawn; whoever stops, or is at the top, takes thousandths of the stake. */
type Ladder = readonly number[];
const standing = (result: Ladder): Played<Ladder> => ({ result, payout: null, movements: 1 });
const ended = (amount: bigint, result: Ladder): Played<Ladder> => ({
  result,
  payout: (amount * BigInt(result.reduce((sum, drawn) => sum + drawn, 0))) / 1000n,
  movements: 1,
});
const ladder: Game<Ladder> = {
  id: 'ladder',
  page: 'ladder/index.html',
  stakesOf: () => [stake],
  rules: () => ({ gameId: 'ladder' }),
  play: (_, draw) => standing([draw(1000)]),
  steps: {
    choices: () => ['stop', 'up'],
    take: (amount, result, choice, draw) => {
      if (choice === 'stop') return ended(amount, result);
      const higher = [...result, draw(1000)];
      return higher.length === rungs ? ended(amount, higher) : standing(higher);
    },
  },
  view: () => ({}),
  details: () => [],
};
const coin: Game<number> = {
  id: 'coin',
  page: 'coin/index.html',
  stakesOf: () => [stake],
  rules: () => ({ gameId: 'coin' }),
  play: (_, draw) => ({ result: draw(2), payout: 0n, movements: 1 }),
  view: () => ({}),
  details: () => [],
};
const games: Games = {
  pages: [],
  find: (_, gameId) => (gameId === 'ladder' ? ladder : gameId === 'coin' ? coin : undefined),
};

const { kysely: db } = await openDatabase({ kind: 'lent', kysely: await emptyDatabase() });

describe('a round of several steps', () => {
  const table = roundTable({ db, games, gameId: 'ladder' });
  const { worker, finish } = table;
  const begin = (options: Partial<RoundsOptions> = {}) =>
    worker(options).spin(table.session, { stake, idempotencyKey: randomUUID() });
  const take = ({ id }: Round, step: number, choice: string, options: Partial<RoundsOptions> = {}) =>
    worker(options).step(table.session, { roundId: id, step, choice });

  /** The round as anybody plays it who knows the seeds and the choices: in one go, from one stream. */
  function replay({ server_seed, client_seed, nonce }: Round, choices: readonly string[]): Played<unknown> {
    const { draw } = openStream({ serverSeed: server_seed, clientSeed: client_seed, nonce: nonce ?? -1 });
    let played = ladder.play(stake, draw);
    for (const choice of choices) played = ladder.steps?.take(stake, played.result, choice, draw) ?? played;
    return played;
  }

  function expectPaidOnce(round: Round): void {
    expect(round.state).toBe('DONE');
    expect([...table.wallet.rounds.values()]).toEqual([{ bet: stake, win: round.payout, state: 'CLOSED' }]);
    expect(table.wallet.balance()).toBe(opening - stake + (round.payout ?? 0n));
  }

  const crash = () => Promise.reject(new Error('The process has died.'));
  const dying = (): Partial<RoundsOptions> => ({
    wallets: walletsOf({ ...table.client, win: crash, endRound: crash }),
  });

  /** How a step is sent: once, again after its answer, twice at the same time, or by a process that dies over it. */
  const manners = {
    once: (round: Round, step: number, choice: string) => take(round, step, choice),
    again: async (round: Round, step: number, choice: string) => {
      await take(round, step, choice);
      return take(round, step, choice);
    },
    together: async (round: Round, step: number, choice: string) => {
      const [first, second] = await Promise.all([take(round, step, choice), take(round, step, choice)]);
      return first.steps > second.steps ? first : second;
    },
    dying: async (round: Round, step: number, choice: string) => {
      await take(round, step, choice, dying()).catch(() => undefined);
      return take(round, step, choice);
    },
  } as const;
  type Manner = keyof typeof manners;

  test('is what seeds and choices make of it, and paid once, whatever happens to its steps', async () => {
    const fault = fc.constantFrom<Fault>('none', 'lost', 'busy', 'mute', 'busy-after');
    const manner = fc.constantFrom<Manner>('once', 'again', 'together', 'dying');
    await fc.assert(
      fc.asyncProperty(fc.array(manner, { maxLength: rungs - 1 }), fc.boolean(), fault, async (climb, stops, pay) => {
        table.wallet.setBalance(opening);
        table.wallet.rounds.clear();
        let round = await begin();
        table.wallet.plan('win', pay);
        const choices: string[] = climb.map(() => 'up');
        for (const [index, how] of climb.entries()) round = await manners[how](round, index + 2, 'up');
        // at the top there is nothing left to choose
        const isAtTop = climb.length === rungs - 1;
        if (!isAtTop && stops) round = await take(round, choices.length + 2, 'stop');
        if (!isAtTop && !stops) expect(round.state).toBe('PLAYING');
        if (!isAtTop) choices.push('stop');
        const over = await finish();
        const { result, payout } = replay(over, choices);
        expect([over.result, over.payout, over.steps]).toEqual([result, payout, choices.length + 1]);
        expectPaidOnce(over);
      }),
      { numRuns: 15 },
    );
  });

  test('waits without a result to pay, and is played out when its player does not come back', async () => {
    const round = await begin();
    expect([round.state, round.payout, round.steps]).toEqual(['PLAYING', null, 1]);
    expect(table.wallet.calls).toEqual(['bet']);
    await worker().resumeAbandoned();
    expect((await worker().leftBehind(table.session))?.state).toBe('PLAYING');
    expectPaidOnce(await finish());
  });

  test('takes each step once: with another choice, out of turn, or off the list it is refused', async () => {
    const round = await begin();
    await take(round, 2, 'up');
    const elsewhere = () =>
      worker().step({ ...table.session, gameId: 'coin' }, { roundId: round.id, step: 3, choice: 'up' });
    await expect(take(round, 2, 'stop')).rejects.toThrow(new ArcadeError('STEP_TAKEN'));
    await expect(take(round, 4, 'up')).rejects.toThrow(new ArcadeError('STEP_TAKEN'));
    await expect(take(round, 3, 'sideways')).rejects.toThrow(new ArcadeError('VALIDATION_FAILED'));
    await expect(elsewhere()).rejects.toThrow(new ArcadeError('NOT_FOUND'));
    await take(round, 3, 'stop');
    await expect(take(round, 4, 'up')).rejects.toThrow(new ArcadeError('STEP_TAKEN'));
  });

  test('keeps its game to itself, and no other one', async () => {
    const round = await begin();
    await expect(begin()).rejects.toThrow(new ArcadeError('ROUND_OPEN'));
    await expect(rotateSeeds(db, table.session.playerId)).rejects.toThrow(new ArcadeError('ROUND_OPEN'));
    const other = await worker().spin({ ...table.session, gameId: 'coin' }, { stake, idempotencyKey: randomUUID() });
    expect([other.state, other.nonce]).toEqual(['DONE', (round.nonce ?? 0) + 1]);
    expect((await take(round, 2, 'stop')).state).toBe('DONE');
  });

  test('gives each movement its time', async () => {
    const round = await begin({ movementMs: 60_000 });
    await expect(take(round, 2, 'up')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});
