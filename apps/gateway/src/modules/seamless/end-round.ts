import type { VendorEndRoundRequest, VendorEndRoundResult } from '@mekong/api-client/contract/types';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { Fault, invalid } from '../../kernel/fault.ts';
import type { WalletRule } from '../system/wallet-rule.port.ts';
import { contentHash, type Reply } from './once.ts';
import { betsOf, changeRound, closeForAll, lockParts, storeEnd } from './round.repository.ts';
import { loseOpenBets, walletState } from './wallet-moves.ts';
import { ownRound } from './win.ts';

/**
 * Closes a player's part of a round, or the round for all: stakes without a win are lost. It has no transaction id of its
 * own, so the round keeps the answer. Ending for all after an end of one's own is no other result: it closes the others.
 *
 * @throws Fault TXN_NOT_FOUND: no such round of this player
 * @throws Fault TXN_DUPLICATE_MISMATCH: the round was closed by a call that said something else about its result
 */
export function endRound(
  { db, playsAtVendor }: { db: Executor; playsAtVendor: WalletRule },
  vendor: string,
  request: VendorEndRoundRequest,
): Promise<Reply<VendorEndRoundResult>> {
  const { allPlayers = false, ...content } = request;
  const { playerId, roundId, gameId } = content;
  const hash = contentHash(content);
  return inTransaction(db, async (trx) => {
    const parts = allPlayers ? await lockParts(trx, vendor, roundId) : [];
    const round = await ownRound(trx, vendor, playerId, roundId);
    if (round.gameId !== gameId) throw invalid('gameId', 'equal');
    for (const part of parts)
      if (part.memberId !== round.memberId && part.status === 'OPEN') {
        await loseOpenBets(trx, part, await betsOf(trx, part));
        await changeRound(trx, part, { ...content, status: 'CLOSED' });
      }
    if (allPlayers) await closeForAll(trx, vendor, roundId);
    if (round.endAnswer !== null) {
      if (!round.endHash || !hash.equals(round.endHash)) throw new Fault('TXN_DUPLICATE_MISMATCH');
      return { value: JSON.parse(round.endAnswer), replayed: true };
    }
    const isOpen = round.status === 'OPEN';
    if (isOpen) await loseOpenBets(trx, round, await betsOf(trx, round));
    await changeRound(trx, round, { ...content, status: isOpen ? 'CLOSED' : undefined });
    const status: VendorEndRoundResult['status'] = round.status === 'VOID' ? 'VOID' : 'CLOSED';
    const value = {
      roundId,
      playerId,
      status,
      ...(await walletState(trx, { ...round, inVendorWallet: await playsAtVendor(round.currency) }, undefined)),
    };
    await storeEnd(trx, round, hash, JSON.stringify(value));
    return { value, replayed: false };
  });
}
