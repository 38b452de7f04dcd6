import type { FastifyRequest } from 'fastify';
import { Fault } from '../../kernel/fault.ts';

/**
 * A cookie alone opens nothing to other sites: the call must come from a page of the host it is sent to, or of the site's
 * own origin when something stands between the two.
 *
 * @throws Fault AUTH_TOKEN_MISSING
 */
export function assertSameSite(request: FastifyRequest, siteOrigin: string): void {
  const { origin } = request.headers;
  if (origin === siteOrigin) return;
  if (!origin || !URL.canParse(origin) || new URL(origin).host !== request.host) throw new Fault('AUTH_TOKEN_MISSING');
}
