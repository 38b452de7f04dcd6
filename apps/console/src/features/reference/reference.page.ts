import { msg } from '@lingui/core/macro';
import { BookOpen } from 'lucide';
import type { ConsolePage } from '../../parts/console-page.ts';

/** The contract of the site, to read with vendors and integrators. */
export const referencePage: ConsolePage = {
  path: '/reference',
  title: msg`API reference`,
  icon: BookOpen,
  group: 'system',
  needs: 'listContractOperations',
  load: async () => (await import('./ReferenceScreen.tsx')).ReferenceScreen,
};
