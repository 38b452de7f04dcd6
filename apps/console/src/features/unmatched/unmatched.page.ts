import { msg } from '@lingui/core/macro';
import { PackageSearch } from 'lucide';
import type { ConsolePage } from '../../parts/console-page.ts';

/** Payments that came and have no place to go, and what members owe. */
export const unmatchedPage: ConsolePage = {
  path: '/unmatched-payments',
  title: msg`Unmatched payments`,
  icon: PackageSearch,
  group: 'money',
  needs: 'listUnmatchedPayments',
  load: async () => (await import('./UnmatchedScreen.tsx')).UnmatchedScreen,
};
