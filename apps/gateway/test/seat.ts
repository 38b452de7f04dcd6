import { randomUUID } from 'node:crypto';
import type { Executor } from '../src/kernel/db/types.ts';
import { formatMoney, type Money } from '../src/kernel/money.ts';
import { createPlayGate } from '../src/modules/safer-play/play-gate.port.ts';
import { bet } from '../src/modules/seamless/bet.ts';
import { endRound } from '../src/modules/seamless/end-round.ts';
import {
  createGameSession,
  findGameSession,
  openGameSession,
} from '../src/modules/seamless/game-session.repository.ts';
import { rollback } from '../src/modules/seamless/rollback.ts';
import { win } from '../src/modules/seamless/win.ts';
import { oneWallet, type WalletRule } from '../src/modules/system/wallet-rule.port.ts';

/** A game of a vendor that a member sits in. */
export interface SeatIn {
  vendor: string;
  gameId: string;
  memberId: string;
  currency?: string;
  /** Whether it is played from the wallet at the vendor. @default one wallet for all games */
  playsAtVendor?: WalletRule;
}

/** Sits a member down in a game and gives the calls of its vendor, each with an id of its own. */
export async function takeSeat(
  db: Executor,
  { vendor, gameId, memberId, currency = 'KHR', playsAtVendor = oneWallet }: SeatIn,
) {
  const wallet = { db, playsAtVendor };
  const gate = createPlayGate(
    async () => 'Asia/Phnom_Penh',
    () => new Date(),
  );
  const { launchCode } = await createGameSession(db, { vendor, gameId, memberId, currency, language: 'KM' });
  const gameToken = (await openGameSession(db, vendor, launchCode))?.gameToken ?? '';
  const playerId = (await findGameSession(db, vendor, gameToken))?.playerId ?? '';
  return {
    memberId,
    playerId,
    /** Places a bet. @returns its transaction id */
    async bet(roundId: string, stake: Money): Promise<string> {
      const transactionId = `b-${randomUUID()}`;
      const amount = formatMoney(stake);
      await bet({ ...wallet, gate }, vendor, { playerId, gameToken, roundId, gameId, transactionId, amount, currency });
      return transactionId;
    },
    win: (roundId: string, payout: Money, more: { endRound?: boolean; promo?: boolean } = {}) => {
      const transactionId = `w-${randomUUID()}`;
      const amount = formatMoney(payout);
      return win(wallet, vendor, { playerId, roundId, gameId, transactionId, amount, currency, ...more });
    },
    end: (roundId: string) => endRound(wallet, vendor, { playerId, roundId, gameId }),
    rollback: (roundId: string, betTransactionId: string, more: { voidRound?: boolean } = {}) =>
      rollback(wallet, vendor, { playerId, roundId, transactionId: `x-${randomUUID()}`, betTransactionId, ...more }),
  };
}
