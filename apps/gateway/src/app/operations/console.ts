import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pathOf } from '../../kernel/http/request-path.ts';

/** Where the console is served on the operators' port. */
export const CONSOLE_PATH = '/console/';

/**
 * Content-Security-Policy of the console: files of this server alone, and no inline script at all. Positions that are
 * measured at run time need `style` attributes. The one Trusted Types policy is that of HtmlContent in packages/ui.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types mekong-html',
].join('; ');

/** What has the hash of its content in its name never changes. */
const isHashed = (file: string): boolean => /^assets\/.+-[\w-]{8}\.\w+$/.test(file);

/**
 * Serves the built console: files with a hash for a year, its page for every address without one. Without a build nothing
 * is served, as in tests of the server alone.
 */
export async function serveConsole(app: FastifyInstance, root: string): Promise<void> {
  if (!existsSync(join(root, 'index.html'))) {
    app.log.warn({ root }, 'no built console found');
    return;
  }
  await app.register(fastifyStatic, { root, serve: false, dotfiles: 'ignore' });
  app.get(CONSOLE_PATH.slice(0, -1), (_request, reply) => reply.redirect(CONSOLE_PATH));
  app.get(`${CONSOLE_PATH}*`, (request, reply): FastifyReply => {
    const file = pathOf(request).slice(CONSOLE_PATH.length);
    reply.header('content-security-policy', POLICY);
    const isPage = !/\.\w{1,10}$/.test(file) || file.endsWith('.html');
    if (!isHashed(file)) return reply.sendFile(isPage ? 'index.html' : file, { cacheControl: false });
    reply.removeHeader('cache-control');
    return reply.sendFile(file, { maxAge: '365d', immutable: true });
  });
}
