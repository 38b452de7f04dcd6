import type { ModuleContext } from '../../contract/module.ts';
import type { AuditReader } from '../../kernel/audit/audit.reader.ts';
import { createAuditTrail } from './audit-trail.service.ts';
import { createJobMonitor } from './job-monitor.service.ts';
import { monitoringAdmin, monitoringRules } from './monitoring.admin.ts';
import { createOverview, type OverviewPorts } from './overview.service.ts';

export interface MonitoringNeeds extends Omit<OverviewPorts, 'db'> {
  audit: AuditReader;
}

/** How the site does, for operators: overview, audit trail, jobs. */
export function createMonitoringModule({ db, cursors }: ModuleContext, { audit, ...needs }: MonitoringNeeds) {
  return {
    admin: monitoringAdmin({
      overview: createOverview({ db, ...needs }),
      audit: createAuditTrail(audit, cursors),
      jobs: createJobMonitor(needs.jobs, cursors),
    }),
    approvalRules: monitoringRules(needs.settings),
  };
}
