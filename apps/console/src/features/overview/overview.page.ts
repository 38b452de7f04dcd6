import { msg } from '@lingui/core/macro';
import { LayoutDashboard } from 'lucide';
import type { ConsolePage } from '../../parts/console-page.ts';

/** What needs somebody, and how the site is doing. */
export const overviewPage: ConsolePage = {
  path: '/',
  title: msg`Overview`,
  icon: LayoutDashboard,
  group: 'overview',
  needs: 'getOverview',
  load: async () => (await import('./OverviewScreen.tsx')).OverviewScreen,
};
