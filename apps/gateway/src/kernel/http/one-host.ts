import type { FastifyInstance } from 'fastify';
import { invalid } from '../fault.ts';

/**
 * Refuses a request with two Host headers (RFC 9112, 3.2): a proxy may believe one of them and this server the other.
 */
export function refuseSecondHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const names = request.raw.rawHeaders.filter((_, index) => index % 2 === 0);
    if (names.filter((name) => name.toLowerCase() === 'host').length > 1) throw invalid('host', 'format');
  });
}
