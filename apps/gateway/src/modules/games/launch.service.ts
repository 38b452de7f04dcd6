import type { LaunchResult } from '@mekong/api-client/contract/types';
import type { LanguageCode } from '@mekong/i18n/registry';
import type { Executor } from '../../db/types.ts';
import type { SignedIn } from '../../server/contract/actor.ts';
import { Fault } from '../../server/fault.ts';
import { createGameSession } from '../seamless/game-session.repository.ts';
import type { Settings } from '../system/settings.service.ts';
import { type Display, gameCard } from './cards.ts';
import { findGame, listHotGames, listPopularGames, noteRecentPlay } from './games.repository.ts';

/** Games that are offered in place of one under maintenance. */
const SUGGESTIONS = 6;

export interface LaunchOrder {
  nodeId: number;
  vendor: string;
  /** Id of the game at its vendor; checked when it is sent. */
  gameId: string | undefined;
  /** A table of players against players. */
  roomId: string | undefined;
  language: LanguageCode;
}

/** Addresses of games by vendor code. The code is good once; the session token of the site is never in it. */
export type LaunchAddresses = Readonly<Record<string, (gameId: string) => URL>>;

/** Opens games: who may play, is the game open, and the address for the frame. */
export function createLaunch(db: Executor, settings: Settings, addresses: LaunchAddresses) {
  /** Open games that others play, most players first; the merchant's hot ones when nobody has played yet. */
  const suggestions = async (display: Display) => {
    const popular = await listPopularGames(db, undefined, SUGGESTIONS, true);
    const rows = popular.length > 0 ? popular : (await listHotGames(db, undefined, 60)).filter((row) => row.isOpen);
    return rows.slice(0, SUGGESTIONS).map((row) => gameCard(row, display));
  };

  return {
    /** @throws Fault GAME_NOT_FOUND, GAME_MAINTENANCE with suggestions */
    async launch(actor: SignedIn, order: LaunchOrder): Promise<LaunchResult> {
      const game = await findGame(db, order.nodeId, actor.memberId);
      const isAsked = order.roomId === undefined && (order.gameId === undefined || order.gameId === game?.gameId);
      if (!game || game.vendorCode !== order.vendor || !isAsked) throw new Fault('GAME_NOT_FOUND');
      const { merchant } = await settings.current();
      const display = { language: order.language, merchantLanguages: merchant.languages, currency: actor.currency };
      const addressOf = addresses[game.vendorCode];
      if (!game.isOpen || !addressOf) {
        const until = game.maintenanceUntil?.toISOString();
        throw new Fault('GAME_MAINTENANCE', {
          params: { suggestions: await suggestions(display), ...(until ? { until } : {}) },
        });
      }
      const session = await createGameSession(db, {
        vendor: game.vendorCode,
        gameId: game.gameId,
        memberId: actor.memberId,
        currency: actor.currency,
        language: order.language,
      });
      await noteRecentPlay(db, actor.memberId, game.nodeId);
      const address = addressOf(game.gameId);
      address.searchParams.set('code', session.launchCode);
      address.searchParams.set('lang', order.language);
      return {
        game_url: address.href,
        gameSessionId: session.id,
        sessionStartedAt: session.startedAt.toISOString(),
        expiresAt: session.expiresAt.toISOString(),
        currency: actor.currency,
        game: gameCard(game, display),
      };
    },
  };
}

export type Launch = ReturnType<typeof createLaunch>;
