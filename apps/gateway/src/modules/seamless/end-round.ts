import type { VendorEndRoundRequest, VendorEndRoundResult } from '@mekong/api-client/contract/types';
import { inTransaction } from '../../db/transaction.ts';
import type { Executor } from '../../db/types.ts';
import { Fault, invalid } from '../../server/fault.ts';
import { findPlayer } from './game-session.repository.ts';
import { contentHash, type Reply } from './once.ts';
import { describeRound, storeEnd } from './round.repository.ts';
import { closeRound, walletState } from './wallet-moves.ts';
import { ownRound } from './win.ts';

/**
 * Closes a round: stakes without a win are lost. It has no transaction id of its own, so the round keeps the answer.
 *
 * @throws Fault TXN_NOT_FOUND: no such round of this player
 * @throws Fault TXN_DUPLICATE_MISMATCH: the round was closed by a call that said something else about its result
 */
export function endRound(
  db: Executor,
  vendor: string,
  request: VendorEndRoundRequest,
): Promise<Reply<VendorEndRoundResult>> {
  const { playerId, roundId, gameId } = request;
  const hash = contentHash(request);
  return inTransaction(db, async (trx) => {
    const player = await findPlayer(trx, vendor, playerId);
    if (!player) throw new Fault('TXN_NOT_FOUND');
    const round = await ownRound(trx, vendor, player.memberId, roundId);
    if (round.gameId !== gameId) throw invalid('gameId', 'equal');
    if (round.endAnswer !== null) {
      if (!round.endHash || !hash.equals(round.endHash)) throw new Fault('TXN_DUPLICATE_MISMATCH');
      return { value: JSON.parse(round.endAnswer), replayed: true };
    }
    if (round.status === 'OPEN') await closeRound(trx, round);
    await describeRound(trx, round, request);
    const status: VendorEndRoundResult['status'] = round.status === 'VOID' ? 'VOID' : 'CLOSED';
    const value = {
      roundId,
      playerId,
      status,
      ...(await walletState(trx, player.memberId, round.currency, undefined)),
    };
    await storeEnd(trx, round, hash, JSON.stringify(value));
    return { value, replayed: false };
  });
}
