import { msg } from '@lingui/core/macro';
import { Percent } from 'lucide';
import type { ConsolePage } from '../../parts/console-page.ts';

/** Plans that the house keeps, and the contracts that it makes by them. */
export const agentPlansPage: ConsolePage = {
  path: '/agent-plans',
  title: msg({ message: 'Agent plans', comment: 'Page: terms that the house keeps for contracts with agents' }),
  icon: Percent,
  group: 'people',
  needs: 'listHousePlans',
  load: async () => (await import('./AgentPlansScreen.tsx')).AgentPlansScreen,
};
