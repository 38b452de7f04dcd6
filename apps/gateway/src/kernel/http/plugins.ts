import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { refuseSecondHost } from './one-host.ts';
import { registerRateLimit } from './rate-limit.ts';
import { registerSecurityHeaders, type SiteOrigins } from './security-headers.ts';

/** What every answer goes through, whichever route makes it. Before any route: limits are put on those that come after. */
export async function registerHttp(app: FastifyInstance, origins: SiteOrigins): Promise<void> {
  registerSecurityHeaders(app, origins);
  refuseSecondHost(app);
  await app.register(cookie);
  await app.register(compress, {
    globalDecompression: false,
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    customTypes: /^(text\/(html|css|javascript|plain)|application\/(json|javascript|manifest\+json)|image\/svg\+xml)/,
  });
  await registerRateLimit(app);
}
