import type { SomeHandlers } from '../../contract/handlers.ts';
import type { ModuleContext } from '../../contract/module.ts';
import { type ConsentPorts, createConsents } from './consents.service.ts';

/** What members agree to: the user agreement, their age, offers. */
export function createConsentsModule({ db, cursors }: ModuleContext, needs: Pick<ConsentPorts, 'assertNoBreak'>) {
  const consents = createConsents({ db, cursors, ...needs });
  return {
    handlers: {
      listConsents: ({ actor, query: { cursor, pageSize = 20 } = {} }) => consents.list(actor, { cursor, pageSize }),
      getMarketingConsent: ({ actor }) => consents.marketing(actor),
      setMarketingConsent: ({ actor, body }) => consents.setMarketing(actor, body),
    } satisfies SomeHandlers<'listConsents' | 'getMarketingConsent' | 'setMarketingConsent'>,
  };
}
