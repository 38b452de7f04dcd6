import type { FastifyInstance } from 'fastify';
import { invalid } from '../fault.ts';

/**
 * Refuses a request with two Host headers (RFC 9112, 3.2): a proxy may believe one of them and this server the other.
 */
export function refuseSecondHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    let hosts = 0;
    // names and values take turns
    for (const [index, text] of request.raw.rawHeaders.entries())
      if (index % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host') hosts++;
    done(hosts > 1 ? invalid('host', 'format') : undefined);
  });
}
