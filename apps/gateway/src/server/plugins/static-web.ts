import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { contentSecurityPolicy } from './content-security.ts';
import { pathOf } from './request-path.ts';

const ONE_YEAR = '365d';
const ONE_HOUR = '1h';

/** Paths that belong to the API: an unknown one is a failed call, never a page. */
const API_PATHS = /^\/(wps|lgw|lotto|vendor|admin|\.well-known|healthz|readyz|reports)(\/|$)/;

/** `/app.js` is a file, `/help/deposit` and `/index.html` are screens (S2-001, S2-007, S2-010). */
const isFile = (path: string): boolean => /\.[A-Za-z0-9]{1,10}$/.test(path) && !path.endsWith('.html');

interface Page {
  html: string;
  etag: string;
  policy: string;
  modifiedMs: number;
}

/**
 * Serves the built site: hashed assets for a year, other files for an hour, `index.html` for every screen.
 * Without a build it registers nothing and the gateway is an API alone.
 */
export async function registerStaticWeb(app: FastifyInstance, config: Config): Promise<void> {
  const indexFile = join(config.webRoot, 'index.html');
  if (!existsSync(indexFile)) {
    app.log.warn({ webRoot: config.webRoot }, 'no built site found: serving the API only');
    return;
  }
  await app.register(fastifyStatic, { root: config.webRoot, serve: false, preCompressed: true, dotfiles: 'ignore' });
  const currentPage = pageSource(indexFile, config);
  app.get('/*', { config: { rateLimit: false } }, (request, reply) => {
    const path = pathOf(request);
    if (API_PATHS.test(path)) return reply.callNotFound();
    if (isFile(path)) return sendFile(reply, path);
    return sendPage(request, reply, currentPage());
  });
}

/** The page with its policy; read again in development when the file changed, once in production. */
function pageSource(indexFile: string, config: Config): () => Page {
  const read = (): Page => {
    const html = readFileSync(indexFile, 'utf8');
    return {
      html,
      etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
      modifiedMs: statSync(indexFile).mtimeMs,
      policy: contentSecurityPolicy({
        html,
        secure: config.publicOrigin.startsWith('https:'),
        imageOrigins: config.imageCdns,
        frameOrigins: [config.vendorOrigin, ...config.launchOrigins],
      }),
    };
  };
  let page = read();
  return () => {
    if (config.mode !== 'production' && statSync(indexFile).mtimeMs !== page.modifiedMs) page = read();
    return page;
  };
}

function sendFile(reply: FastifyReply, path: string): FastifyReply {
  reply.removeHeader('cache-control');
  const options = path.startsWith('/assets/') ? { maxAge: ONE_YEAR, immutable: true } : { maxAge: ONE_HOUR };
  return reply.sendFile(decodeURIComponent(path), options);
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  reply.headers({
    'content-security-policy': page.policy,
    'cache-control': 'no-cache',
    etag: page.etag,
  });
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  return reply.type('text/html; charset=utf-8').send(page.html);
}
