import { msg } from '@lingui/core/macro';
import { ArrowDownToLine } from 'lucide';
import type { ConsolePage } from '../../parts/console-page.ts';

/** What members pay in. */
export const depositsPage: ConsolePage = {
  path: '/deposits',
  title: msg`Deposits`,
  icon: ArrowDownToLine,
  group: 'money',
  needs: 'listDepositOrders',
  numbered: 'item',
  load: async () => (await import('./DepositsScreen.tsx')).DepositsScreen,
};
