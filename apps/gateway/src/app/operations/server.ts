import { ERROR_STATUS } from '@mekong/api-client/contract/errors';
import fastify, { type FastifyInstance } from 'fastify';
import { Fault } from '../../kernel/fault.ts';
import { document } from '../../kernel/http/html.ts';
import { announcementsPage } from './announcements.page.ts';
import { auditPage } from './audit.page.ts';
import { gamesPage } from './games.page.ts';
import { guardOperations } from './guard.ts';
import { jobsPage } from './jobs.page.ts';
import { languagesPage } from './languages.page.ts';
import { maintenancePage } from './maintenance.page.ts';
import { merchantPage } from './merchant.page.ts';
import { outboxPage } from './outbox.page.ts';
import { overviewPage } from './overview.page.ts';
import type { OperationsPage, OperationsServices, Render } from './page.ts';
import { referencePage } from './reference.page.ts';
import { regionPage } from './region.page.ts';
import { registrationPage } from './registration.page.ts';
import { reportsPage } from './reports.page.ts';
import { securityPage } from './security.page.ts';
import { STYLE } from './style.ts';
import { switchesPage } from './switches.page.ts';

/** Every page, in the order of the navigation. */
const pages: readonly OperationsPage[] = [
  outboxPage,
  reportsPage,
  gamesPage,
  announcementsPage,
  maintenancePage,
  switchesPage,
  registrationPage,
  securityPage,
  regionPage,
  languagesPage,
  merchantPage,
  jobsPage,
  auditPage,
  referencePage,
];

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
  guardOperations(app, secret, services.guesses);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const all = [overviewPage(pages), ...pages];
  const render: Render = (path, body, refreshSeconds) =>
    document({ title: all.find((page) => page.path === path)?.title ?? '', pages: all, path, body, refreshSeconds });
  // In words, because a person looks at it; what it was stands in the log.
  app.setErrorHandler((error, request, reply) => {
    const status =
      error instanceof Fault ? ERROR_STATUS[error.code] : ((error as { statusCode?: number }).statusCode ?? 500);
    if (error instanceof Fault && error.params.retryAfter) reply.header('retry-after', error.params.retryAfter);
    if (status >= 500) request.log.error({ err: error }, 'an operators’ page failed');
    const told =
      status >= 500
        ? 'Something went wrong and nothing was saved. Try again.'
        : status === 429
          ? 'Too many wrong secrets came from here. Try again in an hour.'
          : 'This cannot be taken.';
    return reply.code(status).type('text/plain; charset=utf-8').send(told);
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('There is no such page.'));
  app.get('/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get('/favicon.ico', (_request, reply) => reply.code(204).send());
  for (const page of all) page.register(app, services, render);
  return app;
}
