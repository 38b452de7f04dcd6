import { msg } from '@lingui/core/macro';
import { Receipt } from 'lucide';
import type { ConsolePage } from '../../parts/console-page.ts';

/** Slips of bank transfers that members have sent. */
export const slipsPage: ConsolePage = {
  path: '/slips',
  title: msg({ message: 'Slips', comment: 'Page of pictures of bank transfers that members have sent' }),
  icon: Receipt,
  group: 'money',
  needs: 'listSlips',
  load: async () => (await import('./SlipsScreen.tsx')).SlipsScreen,
};
