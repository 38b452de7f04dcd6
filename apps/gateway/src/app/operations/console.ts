import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { registerErrorPolicy } from '../../contract/error-policy.ts';
import { pathOf } from '../../kernel/http/request-path.ts';
import { CSP_REPORTS } from '../../modules/csp/csp-reports.ts';
import { contentSecurityPolicy } from '../content-security.ts';
import { createBrandPage } from '../server-rendering/brand-page.ts';
import { PAGE_METHODS, sendFile } from '../static-file.ts';

/** Where the console stood before it had this port to itself. */
const OLD_PATH = '/console';

/** What probes ask for on the site's port: an answer here would call a server healthy that nobody has looked at. */
const PROBES = /^\/(healthz|readyz|metrics)(\/|$)/;

/** `/app.js` is a file, `/settings` and `/index.html` are pages. */
const isFile = (path: string): boolean => /\.\w{1,10}$/.test(path) && !path.endsWith('.html');

/**
 * Serves the built console: files with a hash for a year, others for an hour, its page for every address without one.
 * Without a build nothing is served, as in tests of the server alone.
 *
 * @param brandOf answers the brand that the merchant has chosen
 */
export async function serveConsole(app: FastifyInstance, root: string, brandOf: () => Promise<string>): Promise<void> {
  const page = join(root, 'index.html');
  if (!existsSync(page)) {
    app.log.warn({ root }, 'no built console found');
    return;
  }
  const built = readFileSync(page, 'utf8');
  const brandPage = createBrandPage(root);
  const policy = contentSecurityPolicy({
    html: built,
    // whether operators come by https is decided by a proxy that the site's address says nothing about
    secure: false,
    imageOrigins: [],
    frameOrigins: [],
  });
  registerErrorPolicy(app, (path) => (PROBES.test(path) || isFile(path) ? [] : PAGE_METHODS));
  await app.register(fastifyStatic, { root, serve: false, preCompressed: true, dotfiles: 'ignore' });

  app.get('/*', { config: { rateLimit: false } }, async (request, reply): Promise<FastifyReply> => {
    const path = pathOf(request);
    if (path === OLD_PATH || path.startsWith(`${OLD_PATH}/`)) return reply.redirect(newAddress(request.url), 301);
    if (PROBES.test(path)) return reply.code(404).send();
    if (isFile(path)) return sendFile(reply, path);
    reply.headers({
      'content-security-policy': policy,
      'reporting-endpoints': `csp="${CSP_REPORTS}"`,
      'cache-control': 'no-cache',
    });
    const html = brandPage(built, { brand: await brandOf(), name: undefined });
    // as it was built it is there packed, and with a tag
    return html === built
      ? reply.sendFile('index.html', { cacheControl: false })
      : reply.type('text/html; charset=utf-8').send(html);
  });
}

/** The address without its old beginning. It never leads to another host, whatever slashes were in it. */
const newAddress = (url: string): string => `/${url.slice(OLD_PATH.length).replace(/^[\\/]+/, '')}`;
