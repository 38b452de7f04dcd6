import type { ModuleContext } from '../../contract/module.ts';
import type { Sessions } from '../identity/sessions.service.ts';
import { eventsRoutes } from './events.routes.ts';
import { openLiveEvents } from './events.service.ts';

/** Live events of a member: balance, favourites, announcements, the end of the session. */
export async function createEventsModule(context: ModuleContext, { sessions }: { sessions: Sessions }) {
  const events = await openLiveEvents(context, sessions, (error) => context.log.error({ err: error }, 'live events'));
  return { handlers: eventsRoutes(events), events, close: () => events.close() };
}
