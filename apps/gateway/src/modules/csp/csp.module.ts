import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../contract/module.ts';
import type { IntervalJob } from '../../kernel/jobs/job.ts';
import { purgeCspViolations, topCspViolations } from './csp.repository.ts';
import { registerCspReports } from './csp-reports.ts';

/** Reports of what the Content-Security-Policy has stopped. */
export const createCspModule = ({ db, rateLimitScale }: ModuleContext) => ({
  /** Takes reports, on the site and on the operators' server alike. */
  register: (app: FastifyInstance) => registerCspReports(app, db, rateLimitScale),
  jobs: [{ name: 'csp.purge', everySeconds: 3_600, run: ({ db }) => purgeCspViolations(db) }] satisfies IntervalJob[],
  /** What was stopped today, most often first. */
  cspViolations: (limit: number) => topCspViolations(db, limit),
});
