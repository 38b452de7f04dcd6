import { msg } from '@lingui/core/macro';
import { Network } from 'lucide';
import type { ConsolePage } from '../../parts/console-page.ts';

/** Whoever wants to become an agent waits here for a decision. */
export const applicationsPage: ConsolePage = {
  path: '/applications',
  title: msg({ message: 'Agent applications', comment: 'Page of those who want to become agents' }),
  icon: Network,
  group: 'people',
  needs: 'listAgentApplications',
  load: async () => (await import('./ApplicationsScreen.tsx')).ApplicationsScreen,
};
