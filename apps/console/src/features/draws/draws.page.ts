import { msg } from '@lingui/core/macro';
import { Ticket } from 'lucide';
import type { ConsolePage } from '../../parts/console-page.ts';

/** Lotteries and their draws. */
export const drawsPage: ConsolePage = {
  path: '/draws',
  title: msg`Draws`,
  icon: Ticket,
  group: 'content',
  needs: 'listDraws',
  load: async () => (await import('./DrawsScreen.tsx')).DrawsScreen,
};
