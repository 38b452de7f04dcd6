import type { FastifyInstance, FastifyRequest } from 'fastify';
import { invalid } from '../fault.ts';

/** Whether a request has two Host headers (RFC 9112, 3.2): a proxy may believe one of them and this server the other. */
export function hasSecondHost({ raw }: FastifyRequest): boolean {
  let hosts = 0;
  // names and values take turns
  for (const [index, text] of raw.rawHeaders.entries())
    if (index % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host') hosts++;
  return hosts > 1;
}

/** Refuses such a request. */
export function refuseSecondHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) =>
    done(hasSecondHost(request) ? invalid('host', 'format') : undefined),
  );
}
