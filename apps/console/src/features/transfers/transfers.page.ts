import { msg } from '@lingui/core/macro';
import { ArrowLeftRight } from 'lucide';
import type { ConsolePage } from '../../parts/console-page.ts';

/** Money that members pass on; large transfers wait here for a decision. */
export const transfersPage: ConsolePage = {
  path: '/transfers',
  title: msg({ message: 'Transfers', comment: 'Page of money that members pass on to each other' }),
  icon: ArrowLeftRight,
  group: 'money',
  needs: 'listAllTransfers',
  load: async () => (await import('./TransfersScreen.tsx')).TransfersScreen,
};
