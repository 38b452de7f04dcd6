import type { ApprovalRules, SomeAdminHandlers } from '../../contract/admin/handlers.ts';
import type { Settings } from '../system/settings.service.ts';
import type { AuditTrail } from './audit-trail.service.ts';
import type { JobMonitor } from './job-monitor.service.ts';
import type { Overview } from './overview.service.ts';

export interface MonitoringServices {
  overview: Overview;
  audit: AuditTrail;
  jobs: JobMonitor;
}

/** What operators look at to see how the site does. */
export const monitoringAdmin = ({
  overview,
  audit,
  jobs,
}: MonitoringServices): SomeAdminHandlers<
  'getOverview' | 'listAudit' | 'verifyAudit' | 'listJobs' | 'listJobRuns' | 'confirmClock'
> => ({
  getOverview: () => overview.overview(),
  listAudit: ({ query, operator }) => audit.list(query, operator.name),
  verifyAudit: () => audit.verify(),
  listJobs: () => jobs.jobs(),
  listJobRuns: ({ query, operator }) => jobs.runs(query, operator.name),
  confirmClock: ({ trx, by }) => jobs.confirmClock(trx, by),
});

/** Settled windows are never settled again, so nobody lets them go on alone. */
export const monitoringRules = (settings: Settings): Pick<ApprovalRules, 'confirmClock'> => ({
  confirmClock: async () => (await settings.current()).approvals.on.includes('clock'),
});
