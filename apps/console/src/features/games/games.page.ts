import { msg } from '@lingui/core/macro';
import { Gamepad2 } from 'lucide';
import type { ConsolePage } from '../../parts/console-page.ts';

/** Vendors and games: available, or under maintenance. */
export const gamesPage: ConsolePage = {
  path: '/games',
  title: msg`Providers and games`,
  icon: Gamepad2,
  group: 'content',
  needs: 'listVendors',
  load: async () => (await import('./GamesScreen.tsx')).GamesScreen,
};
