import { ERROR_STATUS } from '@mekong/api-client/contract/errors';
import fastify, { type FastifyInstance } from 'fastify';
import { ADMIN_PREFIX } from '../../contract/admin/routes.ts';
import { Fault } from '../../kernel/fault.ts';
import { document } from '../../kernel/http/html.ts';
import { newRequestId } from '../../kernel/http/request-id.ts';
import { announcementsPage } from './announcements.page.ts';
import { auditPage } from './audit.page.ts';
import { serveConsole } from './console.ts';
import { registerConsoleApi } from './console-api.ts';
import { gamesPage } from './games.page.ts';
import { guardPages, protectOperations } from './guard.ts';
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
  /** Asked for by HTTP basic at the pages; without one they are there in an open server alone. */
  secret: string | undefined;
  /** Serves this machine alone and asks nobody for a password. @default there is no secret */
  isOpen?: boolean;
  logLevel: string;
  /** Addresses or CIDR ranges whose forwarding headers are believed. @default none */
  trustProxy?: readonly string[];
  /** Folder of the built console. @default none is served */
  consoleRoot?: string | undefined;
}

/** The operators' server: the API of their console and pages without scripts, on a port of its own, never part of the player site. */
export async function createOperationsServer({
  secret,
  isOpen = secret === undefined,
  logLevel,
  trustProxy = [],
  consoleRoot,
  ...services
}: OperationsOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger:
      logLevel === 'silent' ? false : { level: logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    bodyLimit: 64 * 1024,
    requestTimeout: 15_000,
    requestIdHeader: false,
    genReqId: newRequestId,
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
  });
  protectOperations(app, isOpen);
  await app.register((scope) => registerConsoleApi(scope, services.adminPorts, isOpen), { prefix: ADMIN_PREFIX });
  if (consoleRoot !== undefined) await app.register((scope) => serveConsole(scope, consoleRoot));
  if (isOpen || secret !== undefined) await app.register(async (scope) => registerPages(scope, secret, services));
  return app;
}

function registerPages(app: FastifyInstance, secret: string | undefined, services: OperationsServices): void {
  guardPages(app, secret, services.guesses);
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
}
