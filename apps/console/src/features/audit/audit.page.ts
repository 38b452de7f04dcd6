import { msg } from '@lingui/core/macro';
import { ScrollText } from 'lucide';
import type { ConsolePage } from '../../parts/console-page.ts';

/** Who did what, and when. */
export const auditPage: ConsolePage = {
  path: '/audit',
  title: msg`Audit trail`,
  icon: ScrollText,
  group: 'system',
  needs: 'listAudit',
  load: async () => (await import('./AuditScreen.tsx')).AuditScreen,
};
