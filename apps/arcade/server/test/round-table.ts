import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach } from 'vitest';
import type { Games } from '../core/game.ts';
import { parseAmount } from '../core/money.ts';
import { ensurePlayer, type Session } from '../core/players.repository.ts';
import { latestRounds, type Round } from '../core/rounds.repository.ts';
import { createRounds, type RoundsOptions } from '../core/rounds.ts';
import { createWalletClient, type WalletClient } from '../core/wallet.client.ts';
import type { Executor } from '../db/types.ts';
import { type FakeWallet, player, startFakeWallet, walletSecret, walletsOf } from './fake-wallet.ts';

/** What every round of these tests costs. */
export const stake = parseAmount('1000.0000');

interface RoundTableOptions {
  readonly db: Executor;
  readonly games: Games;
  /** The game that the player has opened. */
  readonly gameId: string;
}

/**
 * For every test of the surrounding `describe` a wallet that can be made to fail, and a player of its own, so that the books
 * of one test never stand in the way of another.
 */
export function roundTable({ db, games, gameId }: RoundTableOptions) {
  let wallet: FakeWallet;
  let client: WalletClient;
  let session: Session;

  beforeEach(async () => {
    wallet = await startFakeWallet();
    client = createWalletClient({
      walletUrl: wallet.url,
      vendorId: 'HOUSE',
      secret: walletSecret,
      timeoutMs: 5000,
    });
    session = {
      vendor: 'HOUSE',
      playerId: `p_${randomUUID()}`,
      walletToken: player.gameToken,
      gameId,
      currency: 'KHR',
    };
    await ensurePlayer(db, session.vendor, session.playerId);
  });
  afterEach(async () => {
    await wallet.close();
    // a round that this test left open is not resumed in the middle of a later one
    await resumeAt(sql<Date>`'infinity'`);
  });

  const resumeAt = (moment: ReturnType<typeof sql<Date>>) =>
    db.updateTable('round').set({ resume_at: moment }).where('player_id', '=', session.playerId).execute();

  /** A worker; `graceMs: 0` stands for the next process, which finds what a dead one has left. */
  const worker = (options: Partial<RoundsOptions> = {}) =>
    createRounds({
      db,
      wallets: walletsOf(client),
      games,
      graceMs: 60_000,
      movementMs: 0,
      onTrouble: () => undefined,
      ...options,
    });

  /** The newest round of the player. */
  async function latest(): Promise<Round> {
    const [round] = await latestRounds(db, session, 1);
    if (!round) throw new Error('no round was written');
    return round;
  }

  return {
    get wallet() {
      return wallet;
    },
    get client() {
      return client;
    },
    get session() {
      return session;
    },
    worker,
    latest,
    /** What a later process does, without waiting for the pauses between its tries. */
    async finish(): Promise<Round> {
      wallet.heal();
      await resumeAt(sql<Date>`now()`);
      await worker().resumeAbandoned();
      return latest();
    },
  };
}
