/** Changing seeds: the old server seed is revealed and a new one committed to. */
import { inTransaction } from '../../db/transaction.ts';
import type { Executor } from '../../db/types.ts';
import { HouseError } from './errors.ts';
import { commitmentOf, lockPlayer, rotateSeed, setClientSeed } from './players.repository.ts';
import { openRound } from './rounds.repository.ts';

/**
 * Reveals the player's server seed and commits to the next one.
 *
 * @param clientSeed the player's half from now on; the one before stays when absent
 * @throws HouseError ROUND_OPEN while a round is played: revealing its seed would tell its result
 */
export const rotateSeeds = (db: Executor, playerId: string, clientSeed: string | undefined) =>
  inTransaction(db, async (trx) => {
    await lockPlayer(trx, playerId);
    if (await openRound(trx, playerId)) throw new HouseError('ROUND_OPEN');
    const revealed = await rotateSeed(trx, playerId);
    if (clientSeed !== undefined) await setClientSeed(trx, playerId, clientSeed);
    return { revealed, commitment: await commitmentOf(trx, playerId) };
  });
