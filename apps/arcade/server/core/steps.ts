/**
 * Deciding a round: its result and, in games that wait for the player, one step after the other. All steps of a round read one
 * stream of numbers, each from where the one before has stopped, so the seeds and the choices make the round and nothing else.
 * Everything here runs in a transaction with the intent to move the round on.
 */
import type { Trx } from '../db/types.ts';
import { openStream } from './fair.ts';
import type { Game, Played } from './game.ts';
import { allowSpinAfter, takeNonce } from './players.repository.ts';
import { type Change, moveOn, type Round } from './rounds.repository.ts';
import { insertStep, stepOf } from './steps.repository.ts';

/** Another worker gave the round up while the wallet was slow: its rollback stands. */
export class GivenUp extends Error {}

export interface StepsOptions {
  readonly gameOf: (vendor: string, gameId: string) => Game;
  /** Milliseconds per movement of a game. */
  readonly movementMs: number;
  /** How long a round waits for the player. */
  readonly patienceMs: number;
  /** How long a worker has a round for itself. */
  readonly graceMs: number;
}

export function createSteps({ gameOf, movementMs, patienceMs, graceMs }: StepsOptions) {
  const changeBy = ({ result, payout, jackpots = [] }: Played<unknown>): Change =>
    payout === null
      ? { state: 'PLAYING', result, resumeInMs: patienceMs }
      : {
          state: 'SETTLING',
          result,
          payout,
          ...(jackpots.length > 0 && { jackpots: jackpots.map((pool) => ({ pool, amount: null })) }),
        };

  /** What the player may choose next; the first is taken for one who does not come back. */
  function choicesOf({
    vendor,
    game_id,
    result,
  }: Pick<Round, 'vendor' | 'game_id' | 'result'>): readonly [string, ...string[]] {
    const { steps } = gameOf(vendor, game_id);
    if (!steps) throw new Error(`Rounds of ${game_id} have no steps.`);
    return steps.choices(result);
  }

  return {
    choicesOf,

    /**
     * The result of the stake, which is taken. The nonce is taken here and not before, so that the page, which knows the last
     * one, knows the next: a server that could skip one could choose a result.
     *
     * @throws GivenUp
     */
    async first(trx: Trx, round: Round, balance: string): Promise<void> {
      const nonce = await takeNonce(trx, round.seed_id);
      const game = gameOf(round.vendor, round.game_id);
      const { server_seed: serverSeed, client_seed: clientSeed } = round;
      const stream = openStream({ serverSeed, clientSeed, nonce, stream: game.stream });
      const shares = game.jackpots?.sharesOf(round.stake, round.currency);
      const played = game.play(round.stake, stream.draw, shares);
      const isWaiting = played.payout === null;
      const change = { ...changeBy(played), nonce, balance, steps: isWaiting ? 1 : 0 };
      if (!(await moveOn(trx, round.id, 'BETTING', change))) throw new GivenUp();
      if (isWaiting)
        await insertStep(trx, {
          roundId: round.id,
          step: 1,
          choice: null,
          result: played.result,
          words: stream.used(),
        });
      await allowSpinAfter(trx, round.player_id, round.started_at, movementMs * played.movements);
    },

    /** Goes on with a round that waits. Call with the player locked, and with a choice that is on offer. */
    async next(trx: Trx, round: Round, choice: string): Promise<void> {
      const { steps, stream: name } = gameOf(round.vendor, round.game_id);
      if (!steps || round.nonce === null) throw new Error(`Round ${round.id} does not wait for the player.`);
      const { words } = await stepOf(trx, round.id, round.steps);
      const { server_seed: serverSeed, client_seed: clientSeed, nonce } = round;
      const stream = openStream({ serverSeed, clientSeed, nonce, stream: name }, words);
      const played = steps.take(round.stake, round.result, choice, stream.draw);
      const step = round.steps + 1;
      await moveOn(trx, round.id, 'PLAYING', { resumeInMs: graceMs, ...changeBy(played), steps: step });
      const { result } = played;
      const takenAt = await insertStep(trx, { roundId: round.id, step, choice, result, words: stream.used() });
      await allowSpinAfter(trx, round.player_id, takenAt, movementMs * played.movements);
    },
  };
}
