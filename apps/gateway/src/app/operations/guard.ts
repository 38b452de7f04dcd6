import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasSecondHost } from '../../kernel/http/one-host.ts';

/** What is no page of the console brings nothing that may run or be framed. */
const POLICY = "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Headers of every answer, one name of the host, and, for a console that asks nobody for a password, the names of this machine alone, so that a
 * page of the web cannot reach it by a name of its own.
 */
export function protectOperations(app: FastifyInstance, isOpen: boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    if (hasSecondHost(request)) return reply.code(400).send('Two host names.');
    if (isOpen && !LOOPBACK.test(request.hostname)) return reply.code(421).send('Wrong host name.');
  });
}

/**
 * Whether a request reads, or is sent by a page of this server. Browsers say with every write where it comes from; one that
 * says nothing is not believed.
 */
export function isOwnWrite({ method, headers, host }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  const { origin, 'sec-fetch-site': site } = headers;
  return isOwn(origin, host) && (site === undefined || site === 'same-origin');
}

const isOwn = (origin: string | undefined, host: string): boolean =>
  origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
