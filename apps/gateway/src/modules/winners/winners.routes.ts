import type { SomeHandlers } from '../../server/contract/handlers.ts';
import type { Winners } from './winners.service.ts';

export const winnersRoutes = (winners: Winners): SomeHandlers<'getWinnerBoard'> => ({
  getWinnerBoard: ({ query = {}, language }) => winners.board(query.gameCategory, query.limitNum ?? 20, language),
});
