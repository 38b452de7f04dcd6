/** Opening a page of the game: the one-use launch code becomes a token that lives in the page's memory only. */
import { randomBytes } from 'node:crypto';
import type { Executor } from '../db/types.ts';
import { ArcadeError } from './errors.ts';
import type { Games } from './game.ts';
import { formatAmount } from './money.ts';
import { commitmentOf, ensurePlayer, openSession, type Session } from './players.repository.ts';
import type { Rounds } from './rounds.ts';
import { viewOf } from './rounds.view.ts';
import type { Wallets } from './wallet.client.ts';

export interface SessionsOptions {
  readonly db: Executor;
  readonly wallets: Wallets;
  readonly games: Games;
  readonly rounds: Rounds;
}

export function createSessions({ db, wallets, games, rounds }: SessionsOptions) {
  /**
   * Swaps a launch code for a session, finishes what an earlier page left behind, and says everything the page needs.
   *
   * @param vendor code of the vendor that the page is of: the code is good for no other
   * @throws ArcadeError NOT_FOUND, LAUNCH_CODE_USED, BET_REFUSED (reason), WALLET_UNREACHABLE
   */
  return async function open(vendor: string, launchCode: string) {
    if (!wallets.has(vendor)) throw new ArcadeError('NOT_FOUND');
    const wallet = wallets.of(vendor);
    const answer = await wallet.authenticate({ launchCode });
    if (answer.kind === 'unknown') throw new ArcadeError('WALLET_UNREACHABLE', { retryAfter: 2 });
    if (answer.kind === 'refused') {
      if (answer.code === 'AUTH_TOKEN_EXPIRED' || answer.code === 'VALIDATION_FAILED')
        throw new ArcadeError('LAUNCH_CODE_USED');
      throw new ArcadeError('BET_REFUSED', { reason: answer.code });
    }
    const player = answer.value;
    const game = games.find(vendor, player.gameId);
    const stakes = game?.stakesOf(player.currency) ?? [];
    if (!game || stakes.length === 0) throw new ArcadeError('NOT_FOUND');
    await ensurePlayer(db, vendor, player.playerId);
    const token = randomBytes(32).toString('base64url');
    const session = {
      vendor,
      playerId: player.playerId,
      walletToken: player.gameToken,
      gameId: game.id,
      currency: player.currency,
    };
    await openSession(db, token, { ...session, expiresAt: new Date(player.expiresAt) });
    const interrupted = await rounds.leftBehind(session);
    return {
      token,
      expiresAt: player.expiresAt,
      currency: player.currency,
      decimals: player.decimals,
      trial: player.trial,
      // the interrupted round may have changed it after the wallet answered
      balance: interrupted ? await balanceOr(player.balance, session) : player.balance,
      stakes: stakes.map(formatAmount),
      maxStake: player.maxStake ?? null,
      commitment: await commitmentOf(db, player.playerId),
      interrupted: interrupted ? viewOf(game, interrupted) : null,
    };
  };

  async function balanceOr(known: string, { vendor, walletToken: gameToken, playerId }: Session): Promise<string> {
    const answer = await wallets.of(vendor).balance({ gameToken, playerId });
    return answer.kind === 'ok' ? answer.value.balance : known;
  }
}

export type OpenPage = ReturnType<typeof createSessions>;
