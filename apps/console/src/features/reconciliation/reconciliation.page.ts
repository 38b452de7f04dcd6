import { msg } from '@lingui/core/macro';
import { FileCheck } from 'lucide';
import type { ConsolePage } from '../../parts/console-page.ts';

/** What payment providers have settled, and where that differs from the books. */
export const reconciliationPage: ConsolePage = {
  path: '/reconciliation',
  title: msg`Reconciliation`,
  icon: FileCheck,
  group: 'money',
  needs: 'listSettlementDifferences',
  load: async () => (await import('./ReconciliationScreen.tsx')).ReconciliationScreen,
};
