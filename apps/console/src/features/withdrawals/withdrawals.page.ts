import { msg } from '@lingui/core/macro';
import { HandCoins } from 'lucide';
import type { ConsolePage } from '../../parts/console-page.ts';

/** What members want to be paid out, and accounts whose name has to be compared. */
export const withdrawalsPage: ConsolePage = {
  path: '/withdrawals',
  title: msg`Withdrawals`,
  icon: HandCoins,
  group: 'money',
  needs: 'listWithdrawalQueue',
  numbered: 'number',
  load: async () => (await import('./WithdrawalsScreen.tsx')).WithdrawalsScreen,
};
