import type { SomeHandlers } from '../../contract/handlers.ts';
import type { Profit } from './profit.service.ts';
import type { Records } from './records.service.ts';

export const recordsRoutes = (
  records: Records,
  profit: Profit,
): SomeHandlers<'getBets' | 'listBets' | 'getBet' | 'getProfit'> => ({
  getProfit: ({ actor, query }) => profit(actor, query?.period ?? 'DAILY'),
  getBets({ actor, query = {}, language }) {
    const { from, to, category, vendor, gameId, status, sort = '-time', page = 1, pageSize = 20 } = query;
    return records.list(actor, { from, to, category, vendor, gameId, status, sort, page, pageSize }, language);
  },
  listBets({ actor, query, language }) {
    const { from, to, category, vendor, gameId, status, sort = '-time', cursor, pageSize = 20 } = query;
    return records.walk(actor, { from, to, category, vendor, gameId, status, sort, cursor, pageSize }, language);
  },
  getBet: ({ actor, path, language }) => records.detail(actor, path.betNo, language),
});
