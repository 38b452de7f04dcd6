import type { LaunchResult, LotteryFrameRequest } from '@mekong/api-client/contract/types';
import type { LanguageCode } from '@mekong/i18n/registry';
import { Fault, invalid } from '../../kernel/fault.ts';
import type { Draws } from '../draws/draws.service.ts';
import type { LaunchOrder } from './launch.service.ts';

/**
 * The lottery frame: a launch whose game follows from the area and the view. Whether it may be opened is
 * decided as for every game, by its status and that of its vendor.
 */
export function createLotteryFrames(draws: Pick<Draws, 'gamesOf'>) {
  return {
    /**
     * The game to open: the lottery that was asked for, or for the lobby one of the area that is open.
     *
     * @throws Fault VALIDATION_FAILED for the betting view without a lottery, GAME_NOT_FOUND
     */
    async orderOf(request: LotteryFrameRequest, otherwise: LanguageCode): Promise<LaunchOrder> {
      const { lottoArea, lottoView, lottoGameCode, language } = request;
      if (lottoView === 'betting' && lottoGameCode === undefined) throw invalid('lottoGameCode', 'required');
      const games = await draws.gamesOf(lottoArea);
      const game = lottoGameCode
        ? games.find(({ code }) => code === lottoGameCode)
        : (games.find(({ isOpen }) => isOpen) ?? games[0]);
      if (!game) throw new Fault('GAME_NOT_FOUND');
      return {
        nodeId: game.nodeId,
        vendor: game.vendor,
        gameId: game.code,
        roomId: undefined,
        language: language ?? otherwise,
      };
    },

    /** The answer with the address of the frame, which says the view to show. */
    framed(launched: LaunchResult, { lottoArea, lottoView }: LotteryFrameRequest): LaunchResult {
      if (launched.game_url === undefined) return launched;
      const address = new URL(launched.game_url);
      address.searchParams.set('lottoArea', lottoArea);
      address.searchParams.set('lottoView', lottoView);
      return { ...launched, gameUrl: address.href };
    },
  };
}

export type LotteryFrames = ReturnType<typeof createLotteryFrames>;
