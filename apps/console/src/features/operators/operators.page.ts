import { msg } from '@lingui/core/macro';
import { UserCog } from 'lucide';
import type { ConsolePage } from '../../parts/console-page.ts';

/** Who works with the console, and as what. */
export const operatorsPage: ConsolePage = {
  path: '/operators',
  title: msg`Operators`,
  icon: UserCog,
  group: 'system',
  needs: 'listOperators',
  load: async () => (await import('./OperatorsScreen.tsx')).OperatorsScreen,
};
