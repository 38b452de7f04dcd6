import { msg } from '@lingui/core/macro';
import { ListChecks } from 'lucide';
import type { ConsolePage } from '../../parts/console-page.ts';

/** Requests that wait for a second operator. */
export const approvalsPage: ConsolePage = {
  path: '/approvals',
  title: msg`Approvals`,
  icon: ListChecks,
  group: 'system',
  needs: 'listApprovals',
  load: async () => (await import('./ApprovalsScreen.tsx')).ApprovalsScreen,
};
