import type { SomeHandlers } from '../../contract/handlers.ts';
import { createEventStream } from './event-stream.ts';
import type { LiveEvents } from './events.service.ts';

export const eventsRoutes = (events: LiveEvents): SomeHandlers<'streamEvents'> => ({
  async streamEvents({ actor, reply }) {
    const response = reply.raw;
    const stream = createEventStream(response, actor);
    reply.hijack();
    response.writeHead(200, {
      ...Object.fromEntries(Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined)),
      'content-type': 'text/event-stream; charset=utf-8',
      // Proxies must not collect events before they hand them on.
      'x-accel-buffering': 'no',
    });
    const leave = await events.join(stream, actor);
    response.once('close', leave);
    if (response.destroyed) leave();
  },
});
