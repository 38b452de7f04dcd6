import { msg } from '@lingui/core/macro';
import { Megaphone } from 'lucide';
import type { ConsolePage } from '../../parts/console-page.ts';

/** What members are told. */
export const announcementsPage: ConsolePage = {
  path: '/announcements',
  title: msg`Announcements`,
  icon: Megaphone,
  group: 'content',
  needs: 'listAnnouncements',
  load: async () => (await import('./AnnouncementsScreen.tsx')).AnnouncementsScreen,
};
