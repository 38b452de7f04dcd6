import type { SomeAdminHandlers } from '../../contract/admin/handlers.ts';
import type { Cursors } from '../../contract/cursors.ts';
import { Fault } from '../../kernel/fault.ts';
import type { ReportRow } from './reports.repository.ts';
import type { Reports } from './reports.service.ts';

/** Game reports as operators deal with them. */
export const reportsAdmin = (
  reports: Reports,
  cursors: Cursors,
): SomeAdminHandlers<'listGameReports' | 'closeGameReport'> => ({
  async listGameReports({ query: { cursor, pageSize, ...query }, operator }) {
    const { rows, ...next } = await cursors.rows(
      { operation: 'listGameReports', reader: operator.name, filter: query },
      { cursor, pageSize },
      (place, limit) => reports.list({ ...query, before: place?.id, limit }),
      ({ id }) => ({ id }),
    );
    return { ...next, content: rows.map(wireReport) };
  },
  async closeGameReport({ path: { id }, by }) {
    if (!(await reports.close(id, by))) throw new Fault('NOT_FOUND');
    return { id };
  },
});

const wireReport = ({ receivedAt, game, gameSessionId, ...row }: ReportRow) => ({
  ...row,
  receivedAt: receivedAt.toISOString(),
  game: game.EN,
  ...(gameSessionId === null ? {} : { sessionId: gameSessionId }),
});
