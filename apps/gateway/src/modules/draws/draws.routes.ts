import type { SomeHandlers } from '../../contract/handlers.ts';
import type { Draws } from './draws.service.ts';

type Operations = 'getDrawLobby' | 'getDraw' | 'getDrawHistory' | 'getOpenedNumbers';

export const drawsRoutes = (draws: Draws): SomeHandlers<Operations> => ({
  getDrawLobby: ({ query = {}, language }) => draws.lobby(query.area, language),
  getDraw: ({ query, language }) => draws.lottery(query.gameCode, language),
  getDrawHistory: ({ query: { gameCode, date, issue, page = 1, pageSize = 20 } }) =>
    draws.history(gameCode, { date, issue, page, pageSize }),
  getOpenedNumbers: ({ query = {}, language }) => draws.opened(query.limit ?? 8, query.area, language),
});
