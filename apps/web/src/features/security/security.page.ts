import { msg } from '@lingui/core/macro';
import { Shield } from 'lucide';
import { searchOf } from '../../entry/search.ts';
import { centrePage } from '../../parts/centre-page.ts';

/** How the member logs in, and what protects that. */
export const securityPage = centrePage({
  title: msg`My account`,
  icon: Shield,
  search: searchOf({}),
  load: async () => (await import('./SecurityScreen.tsx')).SecurityScreen,
});
