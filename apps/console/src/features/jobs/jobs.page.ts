import { msg } from '@lingui/core/macro';
import { Clock } from 'lucide';
import type { ConsolePage } from '../../parts/console-page.ts';

/** What the site does by the clock. */
export const jobsPage: ConsolePage = {
  path: '/jobs',
  title: msg`Jobs`,
  icon: Clock,
  group: 'system',
  needs: 'listJobs',
  load: async () => (await import('./JobsScreen.tsx')).JobsScreen,
};
