import type { SomeHandlers } from '../../contract/handlers.ts';
import type { Winners } from './winners.service.ts';

export const winnersRoutes = (
  winners: Winners,
): SomeHandlers<'getWinnerBoard' | 'getWinnerBoardChoice' | 'updateWinnerBoardChoice'> => ({
  getWinnerBoard: ({ query = {}, language }) => winners.board(query.gameCategory, query.limitNum ?? 20, language),
  getWinnerBoardChoice: async ({ actor }) => ({ optOut: await winners.hasOptedOut(actor.memberId) }),
  async updateWinnerBoardChoice({ actor, body }) {
    await winners.choose(actor.memberId, body.optOut);
    return { optOut: body.optOut };
  },
});
