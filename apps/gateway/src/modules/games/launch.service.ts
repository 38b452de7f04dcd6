import type { LaunchResult } from '@mekong/api-client/contract/types';
import type { LanguageCode } from '@mekong/i18n/registry';
import type { SignedIn } from '../../contract/actor.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { Fault } from '../../kernel/fault.ts';
import { formatMoney } from '../../kernel/money.ts';
import { memberBalance, vendorBalance } from '../../ledger/balance.ts';
import { largestBetOf } from '../bonuses/in-play.port.ts';
import { createPlayGate } from '../safer-play/play-gate.port.ts';
import type { GameSessions } from '../seamless/game-sessions.port.ts';
import type { Settings } from '../system/settings.service.ts';
import { createWalletRule } from '../system/wallet-rule.port.ts';
import { type Display, gameCard, leastStake } from './cards.port.ts';
import { COCKFIGHT, classOfGame } from './classes.ts';
import { findGame, type GameRow, listHotGames, listPopularGames, noteRecentPlay } from './games.repository.ts';

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

/** Where the games of a vendor are opened. */
export interface LaunchVendor {
  /** Origins that lead to the same server, the main one first. */
  hosts: readonly string[];
  /** Path of a game, without its code: that is good once, and the session token of the site is never in an address. */
  path(gameId: string): string;
}

export interface LaunchOptions {
  sessions: GameSessions;
  /** Where the games of a vendor are, by its code; `undefined` where it has none that can be opened. */
  vendorOf(code: string): LaunchVendor | undefined;
  /** Origins that the site may frame; an address of any other is not given out. */
  frameOrigins: readonly string[];
}

/** Opens games: who may play, is the game open, can the least stake be paid, and the address for the frame. */
export function createLaunch(
  db: Executor,
  settings: Settings,
  now: () => Date,
  { sessions, vendorOf, frameOrigins }: LaunchOptions,
) {
  const gate = createPlayGate(async () => (await settings.current()).merchant.timeZone, now);
  const playsAtVendor = createWalletRule(settings);

  /** The least stake can be paid, or a round is open that was paid for already. */
  const canPlay = async (actor: SignedIn, game: GameRow): Promise<boolean> => {
    const { memberId, currency } = actor;
    const { vendorCode, gameId } = game;
    const { playable } = (await playsAtVendor(currency))
      ? await vendorBalance(db, memberId, currency, vendorCode)
      : await memberBalance(db, memberId, currency);
    if (playable > 0n && playable >= leastStake(game, currency)) return true;
    return sessions.hasOpenRound({ memberId, vendor: vendorCode, gameId });
  };

  /** Open games that others play, most players first; the merchant's hot ones where too few are played. */
  const suggestions = async (display: Display) => {
    const popular = await listPopularGames(db, undefined, SUGGESTIONS, true);
    const played = new Set(popular.map(({ nodeId }) => nodeId));
    const hot = popular.length < SUGGESTIONS ? await listHotGames(db, undefined, 60) : [];
    const others = hot.filter(({ isOpen, nodeId }) => isOpen && !played.has(nodeId));
    return [...popular, ...others].slice(0, SUGGESTIONS).map((row) => gameCard(row, display));
  };

  /** That a game is under maintenance and until when, or planned, and which ones are open meanwhile. */
  const underMaintenance = async (
    { currency }: SignedIn,
    language: LanguageCode,
    { maintenanceUntil: until, isPlanned }: { maintenanceUntil: Date | null | undefined; isPlanned: boolean },
  ): Promise<Fault> => {
    const { languages } = (await settings.current()).merchant;
    const suggested = await suggestions({ language, merchantLanguages: languages, currency });
    return new Fault('GAME_MAINTENANCE', {
      params: {
        suggestions: suggested,
        ...(until && !isPlanned ? { until: until.toISOString() } : {}),
        ...(isPlanned ? { planned: true } : {}),
      },
    });
  };

  return {
    underMaintenance,

    /**
     * Every way to open a game, a seat in a room too, leads through here.
     *
     * @throws Fault GAME_NOT_FOUND, GAME_REGION where the law of the place forbids it, GAME_MAINTENANCE with suggestions,
     * WALLET_INSUFFICIENT, SERVICE_BUSY; EXCLUDED and LIMIT_REACHED where the player has closed play to himself
     */
    async launch(actor: SignedIn, order: LaunchOrder): Promise<LaunchResult> {
      const game = await findGame(db, order.nodeId, actor.memberId);
      const isAsked = order.roomId === undefined && (order.gameId === undefined || order.gameId === game?.gameId);
      if (!game || game.vendorCode !== order.vendor || !isAsked) throw new Fault('GAME_NOT_FOUND');
      await gate.assertMayOpen(db, actor.memberId);
      const { merchant, region } = await settings.current();
      if (!region.cockfight && classOfGame(game) === COCKFIGHT) throw new Fault('GAME_REGION');
      const display = { language: order.language, merchantLanguages: merchant.languages, currency: actor.currency };
      const vendor = vendorOf(game.vendorCode);
      if (!game.isOpen || !vendor) throw await underMaintenance(actor, order.language, game);
      const hosts = vendor.hosts.filter((host) => frameOrigins.includes(host));
      const [host] = hosts;
      if (host === undefined) throw new Fault('SERVICE_BUSY', { cause: `no host of ${game.vendorCode} may be framed` });
      if (!(await canPlay(actor, game))) throw new Fault('WALLET_INSUFFICIENT');
      const session = await sessions.create({
        vendor: game.vendorCode,
        gameId: game.gameId,
        memberId: actor.memberId,
        currency: actor.currency,
        language: order.language,
      });
      await noteRecentPlay(db, actor.memberId, game.nodeId);
      const maxStake = await largestBetOf(db, actor.memberId);
      const address = new URL(vendor.path(game.gameId), host);
      address.searchParams.set('code', session.launchCode);
      address.searchParams.set('lang', order.language);
      address.searchParams.set('brand', merchant.brand);
      return {
        game_url: address.href,
        hosts,
        gameSessionId: session.id,
        sessionStartedAt: session.startedAt.toISOString(),
        expiresAt: session.expiresAt.toISOString(),
        currency: actor.currency,
        game: gameCard(game, display),
        ...(maxStake !== null && { maxStake: formatMoney(maxStake) }),
      };
    },
  };
}

export type Launch = ReturnType<typeof createLaunch>;
