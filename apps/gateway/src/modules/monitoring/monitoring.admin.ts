import type { ApprovalRules, SomeAdminHandlers } from '../../contract/admin/handlers.ts';
import { contractReference } from '../../contract/reference/contract-file.ts';
import { Fault } from '../../kernel/fault.ts';
import type { Settings } from '../system/settings.service.ts';
import type { AuditTrail } from './audit-trail.service.ts';
import type { JobMonitor } from './job-monitor.service.ts';
import type { Overview } from './overview.service.ts';

export interface MonitoringServices {
  overview: Overview;
  audit: AuditTrail;
  jobs: JobMonitor;
}

/** What operators look at: how the site does, and what it offers to integrators. */
export const monitoringAdmin = ({
  overview,
  audit,
  jobs,
}: MonitoringServices): SomeAdminHandlers<
  | 'getOverview'
  | 'listAudit'
  | 'verifyAudit'
  | 'listJobs'
  | 'listJobRuns'
  | 'confirmClock'
  | 'listContractOperations'
  | 'getContractOperation'
> => ({
  getOverview: () => overview.overview(),
  listAudit: ({ query, operator }) => audit.list(query, operator.name),
  verifyAudit: () => audit.verify(),
  listJobs: () => jobs.jobs(),
  listJobRuns: ({ query, operator }) => jobs.runs(query, operator.name),
  confirmClock: ({ trx, by }) => jobs.confirmClock(trx, by),
  listContractOperations: async () => contractReference().overview(),
  async getContractOperation({ path }) {
    const found = contractReference().operation(path.operation);
    if (!found) throw new Fault('NOT_FOUND');
    return found;
  },
});

/** Settled windows are never settled again, so nobody lets them go on alone. */
export const monitoringRules = (settings: Settings): Pick<ApprovalRules, 'confirmClock'> => ({
  confirmClock: async () => (await settings.current()).approvals.on.includes('clock'),
});
