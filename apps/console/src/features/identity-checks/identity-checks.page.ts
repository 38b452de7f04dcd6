import { msg } from '@lingui/core/macro';
import { IdCard } from 'lucide';
import type { ConsolePage } from '../../parts/console-page.ts';

/** Who members say they are, and what is decided about it. */
export const identityChecksPage: ConsolePage = {
  path: '/identity-checks',
  title: msg({ message: 'Identity checks', comment: 'Page where it is decided who members are' }),
  icon: IdCard,
  group: 'people',
  needs: 'listIdentityChecks',
  load: async () => (await import('./IdentityChecksScreen.tsx')).IdentityChecksScreen,
};
