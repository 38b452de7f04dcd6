/**
 * The life of a round. No transaction is open while the wallet is called: the intent is written, then the call is made, then
 * its answer is written, so a process may die anywhere and another one can finish the round.
 *
 *   BETTING --stake taken--> SETTLING (result stored) --wallet told--> DONE
 *      |         |--the game waits--> PLAYING --last choice--> SETTLING
 *      |---refused---------> REFUSED
 *      |---no answer, or left behind by a dead process--> VOIDING --rolled back--> VOID
 *
 * A result that is stored is always paid, and a round that waits in vain for its player is played to its end without; a stake whose fate is unknown is always rolled back. Both are repeated until the
 * wallet confirms, which is safe because every call carries an id of its own.
 */
import { inTransaction } from '../db/transaction.ts';
import type { Executor, Trx } from '../db/types.ts';
import { ArcadeError } from './errors.ts';
import { type Game, type Games, minimumMovementMs } from './game.ts';
import { type HitJackpot, sharesOnWire, winsOnWire } from './jackpots.ts';
import { formatAmount } from './money.ts';
import {
  allowSpinAfter,
  lockPlayer,
  type Session,
  secretSeedId,
  setClientSeed,
  shortenWait,
} from './players.repository.ts';
import { proofAddress } from './proofs.ts';
import type { Round } from './rounds.repository.ts';
import * as repository from './rounds.repository.ts';
import { detailsOf, numberOf } from './rounds.view.ts';
import { stepOf } from './steps.repository.ts';
import { createSteps, GivenUp } from './steps.ts';
import type { WalletAnswer, Wallets } from './wallet.client.ts';

/** Why a round was refused whose stake is above the largest one of a bonus; that follows behind a space. */
const bonusStake = 'BONUS_STAKE';

export interface RoundsOptions {
  readonly db: Executor;
  readonly wallets: Wallets;
  readonly games: Games;
  /** How long a worker has a round for itself; longer than the wallet calls of one round may take. */
  readonly graceMs: number;
  /** Milliseconds per movement of a game; below the regulated minimum only in tests. */
  readonly movementMs?: number | undefined;
  /** Milliseconds that a round waits for the player before it is played out without; default a day. */
  readonly patienceMs?: number | undefined;
  /** Origin under which browsers reach this server; without it no address is told where a round can be checked. */
  readonly proofOrigin?: string | undefined;
  /** Told about answers that need an operator. */
  readonly onTrouble: (round: string, reason: string) => void;
  /** Told after a round of the player has changed its state. */
  readonly onChange?: ((playerId: string) => void) | undefined;
}

export interface SpinRequest {
  readonly stake: bigint;
  /** From now on part of every round; the one before stays when absent. */
  readonly clientSeed?: string | undefined;
  /** Made by the page; the same key is the same round for ever. */
  readonly idempotencyKey: string;
}

/** One more step of a round that waits. */
export interface StepRequest {
  readonly roundId: string;
  /** Number of the step, from 2: the same number is the same step for ever. */
  readonly step: number;
  readonly choice: string;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Ids of the wallet's transactions, all made from the round so that a repeated call is recognised. */
const walletRound = (round: Round) => `lf-${numberOf(round)}`;
const transaction = (round: Round, step: 'bet' | 'win' | 'rollback') => `${walletRound(round)}-${step}`;

export function createRounds(options: RoundsOptions) {
  const {
    db,
    wallets,
    games,
    graceMs,
    movementMs = minimumMovementMs,
    patienceMs = dayMs,
    proofOrigin,
    onTrouble,
    onChange,
  } = options;

  /** A stored round outlives the page that played it, but never its game: no game is taken out while rounds are open. */
  function gameOf(vendor: string, gameId: string): Game {
    const game = games.find(vendor, gameId);
    if (!game) throw new Error(`There is no game ${gameId} of ${vendor}.`);
    return game;
  }

  const steps = createSteps({ gameOf, movementMs, patienceMs, graceMs });

  /** The round as it stands now, after a change that open pages hear of. */
  function changed(round: Round): Promise<Round> {
    onChange?.(round.player_id);
    return repository.roundById(db, round.id);
  }

  /** Plays a round, or finds the one that was played with the same key. */
  async function spin(session: Session, request: SpinRequest): Promise<Round> {
    const known = await repository.roundByKey(db, session.playerId, request.idempotencyKey);
    if (known) return replay(known, session, request);
    const id = await begin(session, request);
    if (typeof id !== 'string') return replay(id, session, request);
    return bet(await changed(await repository.roundById(db, id)));
  }

  function replay(round: Round, { gameId }: Session, request: SpinRequest): Promise<Round> {
    if (round.stake !== request.stake || round.game_id !== gameId) throw new ArcadeError('KEY_REUSED');
    return resume(round);
  }

  /** Checks and writes the intent in one transaction; a twin request that was faster gives its round instead. */
  const begin = (session: Session, request: SpinRequest) =>
    inTransaction(db, async (trx): Promise<string | Round> => {
      const player = await lockPlayer(trx, session.playerId);
      const twin = await repository.roundByKey(trx, session.playerId, request.idempotencyKey);
      if (twin) return twin;
      const stakes = gameOf(session.vendor, session.gameId).stakesOf(session.currency);
      if (!stakes.includes(request.stake))
        throw new ArcadeError('STAKE_NOT_OFFERED', { stakes: stakes.map(formatAmount) });
      if (await repository.isPlaying(trx, session)) throw new ArcadeError('ROUND_OPEN');
      await checkIsFree(trx, session.playerId, player.wait_seconds);
      const clientSeed = request.clientSeed ?? player.client_seed;
      if (clientSeed !== player.client_seed) await setClientSeed(trx, session.playerId, clientSeed);
      const seedId = await secretSeedId(trx, session.playerId);
      const id = await repository.insertRound(trx, { ...session, ...request, clientSeed, seedId, graceMs });
      const { started_at } = await repository.roundById(trx, id);
      await allowSpinAfter(trx, session.playerId, started_at, movementMs);
      return id;
    });

  /** Nothing else of the player is worked on, and the last movement has had its time. */
  async function checkIsFree(trx: Trx, playerId: string, waitSeconds: number): Promise<void> {
    if (await repository.openRound(trx, playerId)) throw new ArcadeError('ROUND_OPEN');
    if (waitSeconds > 0) throw new ArcadeError('RATE_LIMITED', { retryAfter: Math.ceil(waitSeconds * 1000) / 1000 });
  }

  /** Takes a step of a round that waits, or finds it taken. */
  async function step(session: Session, { roundId, step: number, choice }: StepRequest): Promise<Round> {
    const isNew = await inTransaction(db, async (trx) => {
      const player = await lockPlayer(trx, session.playerId);
      const round = await repository.findRound(trx, session, roundId);
      if (!round) throw new ArcadeError('NOT_FOUND');
      if (number <= round.steps) {
        if ((await stepOf(trx, roundId, number)).choice !== choice) throw new ArcadeError('STEP_TAKEN');
        return false;
      }
      if (round.state !== 'PLAYING' || number !== round.steps + 1) throw new ArcadeError('STEP_TAKEN');
      if (!steps.choicesOf(round).includes(choice)) throw new ArcadeError('VALIDATION_FAILED');
      await checkIsFree(trx, session.playerId, player.wait_seconds);
      await steps.next(trx, round, choice);
      return true;
    });
    const round = await repository.roundById(db, roundId);
    return isNew ? goOn(await changed(round)) : resume(round);
  }

  const goOn = (round: Round): Promise<Round> | Round => (round.state === 'SETTLING' ? tell(round) : round);

  /** Ends a round whose player has not come back. */
  async function playOut(round: Round): Promise<Round> {
    const isFree = await inTransaction(db, async (trx) => {
      await lockPlayer(trx, round.player_id);
      if (await repository.openRound(trx, round.player_id)) return false;
      let now = await repository.roundById(trx, round.id);
      while (now.state === 'PLAYING') {
        await steps.next(trx, now, steps.choicesOf(now)[0]);
        now = await repository.roundById(trx, round.id);
      }
      return true;
    });
    if (!isFree) await repository.postpone(db, round.id, 'PLAYING', 'ROUND_OPEN');
    return goOn(await changed(round));
  }

  /** What its stake puts into linked jackpots. */
  const jackpotsOf = (round: Round) =>
    gameOf(round.vendor, round.game_id).jackpots?.of(round.stake, round.currency) ?? [];

  async function bet(round: Round): Promise<Round> {
    const jackpots = sharesOnWire(jackpotsOf(round));
    const answer = await wallets.of(round.vendor).bet({
      gameToken: round.wallet_token,
      playerId: round.player_id,
      transactionId: transaction(round, 'bet'),
      roundId: walletRound(round),
      gameId: round.game_id,
      amount: formatAmount(round.stake),
      currency: round.currency,
      ...(jackpots.length > 0 && { jackpots }),
    });
    if (answer.kind === 'ok') return storeResult(round, answer.value.balance);
    if (answer.kind === 'refused') {
      const failure = answer.largest === undefined ? answer.code : `${bonusStake} ${answer.largest}`;
      await repository.moveOn(db, round.id, 'BETTING', { state: 'REFUSED', failure });
      await allowSpinAfter(db, round.player_id, round.started_at, 0);
      return changed(round);
    }
    return rollBack(round, answer.reason);
  }

  /** The stake is taken: from here on the player is owed the result. */
  async function storeResult(round: Round, balance: string): Promise<Round> {
    const isStored = await inTransaction(db, async (trx) => {
      await steps.first(trx, round, balance);
      return true;
    }).catch((error: unknown) => {
      if (error instanceof GivenUp) return false;
      throw error;
    });
    const now = await changed(round);
    return isStored ? goOn(now) : now;
  }

  /** Tells the wallet the result and closes the round there. */
  async function tell(round: Round): Promise<Round> {
    const wallet = wallets.of(round.vendor);
    const about = {
      playerId: round.player_id,
      roundId: walletRound(round),
      gameId: round.game_id,
      details: detailsOf(gameOf(round.vendor, round.game_id), round),
      ...(proofOrigin !== undefined && { verifyUrl: proofAddress(proofOrigin, round) }),
    };
    const hits = round.jackpots ?? [];
    const answer =
      (round.payout && round.payout > 0n) || hits.length > 0
        ? await wallet.win({
            ...about,
            transactionId: transaction(round, 'win'),
            betTransactionId: transaction(round, 'bet'),
            amount: formatAmount(round.payout ?? 0n),
            currency: round.currency,
            endRound: true,
            ...(hits.length > 0 && { jackpots: winsOnWire(hits, jackpotsOf(round)) }),
          })
        : await wallet.endRound(about);
    return finish(round, answer, 'SETTLING', 'DONE');
  }

  async function rollBack(round: Round, reason: string): Promise<Round> {
    await repository.moveOn(db, round.id, 'BETTING', { state: 'VOIDING', failure: reason });
    const answer = await wallets.of(round.vendor).rollback({
      playerId: round.player_id,
      transactionId: transaction(round, 'rollback'),
      betTransactionId: transaction(round, 'bet'),
      roundId: walletRound(round),
      reason: 'no answer to the bet',
    });
    return finish(round, answer, 'VOIDING', 'VOID');
  }

  async function finish(
    round: Round,
    answer: WalletAnswer<{ balance: string; jackpots?: HitJackpot[] | undefined }>,
    from: 'SETTLING' | 'VOIDING',
    to: 'DONE' | 'VOID',
  ): Promise<Round> {
    if (answer.kind === 'ok') {
      const { balance, jackpots } = answer.value;
      await repository.moveOn(db, round.id, from, { state: to, balance, failure: null, ...(jackpots && { jackpots }) });
    } else {
      const reason = answer.kind === 'refused' ? answer.code : answer.reason;
      // a refusal here will not heal by itself: it is repeated, slower and slower, until an operator has looked
      if (answer.kind === 'refused') onTrouble(numberOf(round), reason);
      await repository.postpone(db, round.id, from, reason);
    }
    return changed(round);
  }

  /** Takes a round as far as it goes, unless somebody else is at work on it. */
  async function resume(round: Round): Promise<Round> {
    if (!(await repository.takeOver(db, round.id, graceMs))) return repository.roundById(db, round.id);
    const now = await repository.roundById(db, round.id);
    if (now.state === 'SETTLING') return tell(now);
    if (now.state === 'PLAYING') return playOut(now);
    // its worker is gone and nobody knows whether the bet was sent
    return rollBack(now, now.failure ?? 'interrupted');
  }

  /**
   * What an earlier page of this game did not show to its end, finished. A round that is open in another game is finished
   * too, or nothing could be played here; it is shown where it was played.
   */
  async function leftBehind(session: Session): Promise<Round | undefined> {
    const open = await repository.openRound(db, session.playerId);
    const resumed = open && (await resume(open));
    if (resumed?.game_id === session.gameId) return resumed;
    const unseen = await repository.unseenRound(db, session);
    return unseen && resume(unseen);
  }

  /**
   * Notes that the page has shown the end of a round. A page that was loaded again shows it at once: the movements that
   * nobody sees are not waited for, only one, as after every other round.
   */
  async function seen({ playerId }: Pick<Session, 'playerId'>, roundId: string): Promise<void> {
    const isNew = await inTransaction(db, async (trx) => {
      await lockPlayer(trx, playerId);
      if (!(await repository.markSeen(trx, playerId, roundId))) return false;
      if (!(await repository.hasUnfinishedRound(trx, playerId))) await shortenWait(trx, playerId, movementMs);
      return true;
    });
    if (isNew) onChange?.(playerId);
  }

  /** Resumes what dead processes and a silent wallet have left behind. */
  async function resumeAbandoned(): Promise<void> {
    for (const id of await repository.abandonedRounds(db, 50)) await resume(await repository.roundById(db, id));
  }

  return { spin, step, leftBehind, seen, resumeAbandoned };
}

export type Rounds = ReturnType<typeof createRounds>;
