import { msg } from '@lingui/core/macro';
import { CalendarClock } from 'lucide';
import type { ConsolePage } from '../../parts/console-page.ts';

/** How the contracts of agents are settled, window by window. */
export const settlementPage: ConsolePage = {
  path: '/settlement',
  title: msg({ message: 'Agent settlement', comment: 'Page: how contracts of agents are settled' }),
  icon: CalendarClock,
  group: 'money',
  needs: 'getAgentSettlement',
  load: async () => (await import('./SettlementScreen.tsx')).SettlementScreen,
};
