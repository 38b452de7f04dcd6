import fastify, { type FastifyInstance } from 'fastify';
import { guardOperations } from './guard.ts';
import { document, STYLE } from './html.ts';
import { outboxPage } from './outbox.page.ts';
import type { OperationsPage, OperationsServices, Render } from './page.ts';

/** Every page, in the order of the navigation; the first one is the start page. */
const pages: readonly OperationsPage[] = [outboxPage];

export interface OperationsOptions extends OperationsServices {
  /** Asked for by HTTP basic; `undefined` serves this machine alone. */
  secret: string | undefined;
  logLevel: string;
}

/** The operators' server: pages without scripts, on a port of its own, never part of the player site. */
export async function createOperationsServer({
  secret,
  logLevel,
  ...services
}: OperationsOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: logLevel === 'silent' ? false : { level: logLevel, redact: ['req.headers.authorization'] },
    bodyLimit: 64 * 1024,
    requestTimeout: 15_000,
  });
  guardOperations(app, secret);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const render: Render = (path, body, refreshSeconds) =>
    document({ title: pages.find((page) => page.path === path)?.title ?? '', pages, path, body, refreshSeconds });
  app.get('/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get('/', (_request, reply) => reply.redirect(pages[0]?.path ?? '/', 302));
  for (const page of pages) page.register(app, services, render);
  return app;
}
