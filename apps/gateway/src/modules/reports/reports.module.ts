import type { ModuleContext } from '../../contract/module.ts';
import type { IntervalJob } from '../../kernel/jobs/job.ts';
import { reportsAdmin } from './reports.admin.ts';
import { purgeReports } from './reports.repository.ts';
import { reportsRoutes } from './reports.routes.ts';
import { createReports } from './reports.service.ts';

/** Problems that players report from a game. */
export function createReportsModule({ db, cursors, rateLimitScale }: ModuleContext) {
  const reports = createReports(db, rateLimitScale);
  return {
    handlers: reportsRoutes(reports),
    jobs: [
      { name: 'game-reports.purge', everySeconds: 3_600, run: ({ db }) => purgeReports(db) },
    ] satisfies IntervalJob[],
    admin: reportsAdmin(reports, cursors),
    reports,
  };
}
