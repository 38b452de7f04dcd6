/** Changing seeds: the old server seed is revealed and a new one committed to. */
import { inTransaction } from '../db/transaction.ts';
import type { Executor } from '../db/types.ts';
import { ArcadeError } from './errors.ts';
import { commitmentOf, lockPlayer, rotateSeed } from './players.repository.ts';
import { hasUnfinishedRound } from './rounds.repository.ts';

/**
 * Reveals the player's server seed and commits to the next one. It takes no client seed: the player's half comes with the
 * next spin, after the new hash has been seen.
 *
 * @throws ArcadeError ROUND_OPEN while a round is played: revealing its seed would tell its result
 */
export const rotateSeeds = (db: Executor, playerId: string) =>
  inTransaction(db, async (trx) => {
    await lockPlayer(trx, playerId);
    if (await hasUnfinishedRound(trx, playerId)) throw new ArcadeError('ROUND_OPEN');
    const revealed = await rotateSeed(trx, playerId);
    return { revealed, commitment: await commitmentOf(trx, playerId) };
  });
