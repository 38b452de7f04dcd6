import { msg } from '@lingui/core/macro';
import { Mail } from 'lucide';
import type { ConsolePage } from '../../parts/console-page.ts';

/** SMS and mails, with what was not delivered. */
export const outboxPage: ConsolePage = {
  path: '/outbox',
  title: msg`Messages`,
  icon: Mail,
  group: 'people',
  needs: 'listMessages',
  load: async () => (await import('./OutboxScreen.tsx')).OutboxScreen,
};
