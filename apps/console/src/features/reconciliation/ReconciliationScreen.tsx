import { useLingui } from '@lingui/react/macro';
import { runReconciliation } from '@mekong/api-client/admin/sdk/runReconciliation';
import { Button } from '@mekong/ui/Button';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { RefreshCw } from 'lucide';
import { FailureAlert } from '../../parts/Failure.tsx';
import { useAct } from '../../parts/use-act.ts';
import { useMay } from '../../queries/operator.ts';
import { DayList } from './DayList.tsx';
import { DifferenceList } from './DifferenceList.tsx';

/** What payment providers have settled, and where that differs from the books. */
export function ReconciliationScreen() {
  const { t } = useLingui();
  const act = useAct();
  const mayRun = useMay('runReconciliation');
  return (
    <>
      <PageHeader
        title={t`Reconciliation`}
        text={t`Settlement files of payment providers against orders and ledger.`}
        actions={
          mayRun && (
            <Button
              icon={RefreshCw}
              isPending={act.isPending}
              onClick={() =>
                void act.run(() => runReconciliation(), {
                  said: t`All open days are compared`,
                  stale: ['listSettlementDifferences', 'listSettlementDays', 'getOverview', 'listAudit'],
                })
              }
            >
              {t`Reconcile now`}
            </Button>
          )
        }
      />
      <FailureAlert error={act.error} />
      <DifferenceList />
      <DayList />
    </>
  );
}
