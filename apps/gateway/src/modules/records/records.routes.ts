import type { SomeHandlers } from '../../contract/handlers.ts';
import type { Profit } from './profit.service.ts';
import type { Records } from './records.service.ts';
import type { TeamBets } from './team-bets.service.ts';

export const recordsRoutes = (
  records: Records,
  profit: Profit,
  team: TeamBets,
): SomeHandlers<
  'getBets' | 'listBets' | 'listBetGames' | 'getBet' | 'getProfit' | 'listTeamBets' | 'getTeamBetTotals'
> => ({
  getProfit: ({ actor, query }) => profit(actor, query?.period ?? 'DAILY'),
  getBets({ actor, query = {}, language }) {
    const { from, to, category, vendor, gameId, status, sort = '-time', page = 1, pageSize = 20 } = query;
    return records.list(actor, { from, to, category, vendor, gameId, status, sort, page, pageSize }, language);
  },
  listBets({ actor, query, language }) {
    const { from, to, category, vendor, gameId, status, sort = '-time', cursor, pageSize = 20 } = query;
    return records.walk(actor, { from, to, category, vendor, gameId, status, sort, cursor, pageSize }, language);
  },
  listBetGames: ({ actor, query = {}, language }) => records.games(actor, query, language),
  listTeamBets: ({ actor, query: { cursor, pageSize = 20, ...query }, language }) =>
    team.list(actor, query, { cursor, pageSize }, language),
  getTeamBetTotals: ({ actor, query }) => team.totals(actor, query),
  getBet: ({ actor, path, language }) => records.detail(actor, path.betNo, language),
});
