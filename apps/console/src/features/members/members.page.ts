import { msg } from '@lingui/core/macro';
import { Users } from 'lucide';
import type { ConsolePage } from '../../parts/console-page.ts';

/** Members, their sessions, and what can be done to help them. */
export const membersPage: ConsolePage = {
  path: '/members',
  title: msg`Members`,
  icon: Users,
  group: 'people',
  needs: 'listMembers',
  load: async () => (await import('./MembersScreen.tsx')).MembersScreen,
};
