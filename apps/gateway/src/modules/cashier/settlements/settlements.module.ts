import type { ModuleContext } from '../../../contract/module.ts';
import type { IntervalJob } from '../../../kernel/jobs/job.ts';
import { waitingDifferences } from './difference.repository.ts';
import { settlementsAdmin, settlementsRules } from './settlements.admin.ts';
import { createSettlements, type SettlementPorts } from './settlements.service.ts';

/** Files of providers against the books. */
export function createSettlementsModule(
  { db, cursors, log, now }: ModuleContext,
  { providers, deposits, payouts }: Pick<SettlementPorts, 'providers' | 'deposits' | 'payouts'>,
) {
  const settlements = createSettlements({ db, cursors, providers, deposits, payouts, log, now });
  return {
    admin: settlementsAdmin(settlements),
    approvalRules: settlementsRules,
    jobs: [
      { name: 'reconciliation.run', everySeconds: 600, run: ({ db, signal }) => settlements.run(db, signal) },
    ] satisfies IntervalJob[],
    waiting: () => waitingDifferences(db),
  };
}
