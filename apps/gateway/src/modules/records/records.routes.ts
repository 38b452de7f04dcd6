import type { SomeHandlers } from '../../server/contract/handlers.ts';
import type { Records } from './records.service.ts';

export const recordsRoutes = (records: Records): SomeHandlers<'getBets' | 'getBet'> => ({
  getBets({ actor, query = {}, language }) {
    const { from, to, category, vendor, gameId, status, sort = '-time', page = 1, pageSize = 20 } = query;
    return records.list(actor, { from, to, category, vendor, gameId, status, sort, page, pageSize }, language);
  },
  getBet: ({ actor, path, language }) => records.detail(actor, path.betNo, language),
});
