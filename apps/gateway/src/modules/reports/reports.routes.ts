import type { SomeHandlers } from '../../contract/handlers.ts';
import type { Reports } from './reports.service.ts';

export const reportsRoutes = (reports: Reports): SomeHandlers<'reportGame'> => ({
  reportGame: ({ actor, body }) => reports.report(actor, body),
});
