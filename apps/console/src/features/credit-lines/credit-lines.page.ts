import { msg } from '@lingui/core/macro';
import { Landmark } from 'lucide';
import type { ConsolePage } from '../../parts/console-page.ts';

/** Money that the house advances to agents. */
export const creditLinesPage: ConsolePage = {
  path: '/credit-lines',
  title: msg({ message: 'Credit lines', comment: 'Page: money that the house advances to agents' }),
  icon: Landmark,
  group: 'money',
  needs: 'listCreditLines',
  load: async () => (await import('./CreditLinesScreen.tsx')).CreditLinesScreen,
};
