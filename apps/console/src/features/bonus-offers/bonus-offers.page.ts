import { msg } from '@lingui/core/macro';
import { Gift } from 'lucide';
import type { ConsolePage } from '../../parts/console-page.ts';

/** Bonuses that deposits can bring: begun and stopped here. */
export const bonusOffersPage: ConsolePage = {
  path: '/bonus-offers',
  title: msg({ message: 'Deposit bonuses', comment: 'Page: bonuses that deposits can bring' }),
  icon: Gift,
  group: 'money',
  needs: 'listBonusOffers',
  load: async () => (await import('./BonusOffersScreen.tsx')).BonusOffersScreen,
};
