import { msg } from '@lingui/core/macro';
import { Flag } from 'lucide';
import type { ConsolePage } from '../../parts/console-page.ts';

/** Problems that players report from a game. */
export const reportsPage: ConsolePage = {
  path: '/reports',
  title: msg`Game reports`,
  icon: Flag,
  group: 'people',
  needs: 'listGameReports',
  load: async () => (await import('./ReportsScreen.tsx')).ReportsScreen,
};
