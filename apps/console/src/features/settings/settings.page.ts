import { msg } from '@lingui/core/macro';
import { Settings } from 'lucide';
import type { ConsolePage } from '../../parts/console-page.ts';

/** What the merchant decides. */
export const settingsPage: ConsolePage = {
  path: '/settings',
  title: msg`Settings`,
  icon: Settings,
  group: 'system',
  needs: 'listSettings',
  load: async () => (await import('./SettingsScreen.tsx')).SettingsScreen,
};
