import { msg } from '@lingui/core/macro';
import { Scale } from 'lucide';
import type { ConsolePage } from '../../parts/console-page.ts';

/** Payments that have not arrived, as members say. */
export const disputesPage: ConsolePage = {
  path: '/disputes',
  title: msg({ message: 'Disputes', comment: 'Page of payments that have not arrived, as members say' }),
  icon: Scale,
  group: 'money',
  needs: 'listDisputes',
  load: async () => (await import('./DisputesScreen.tsx')).DisputesScreen,
};
