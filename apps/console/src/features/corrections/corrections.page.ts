import { msg } from '@lingui/core/macro';
import { PenLine } from 'lucide';
import type { ConsolePage } from '../../parts/console-page.ts';

/** Wallets that operators set right: what waits is decided here. */
export const correctionsPage: ConsolePage = {
  path: '/corrections',
  title: msg({ message: 'Corrections', comment: 'Page of corrections of the wallets of members' }),
  icon: PenLine,
  group: 'money',
  needs: 'listWalletCorrections',
  load: async () => (await import('./CorrectionsScreen.tsx')).CorrectionsScreen,
};
