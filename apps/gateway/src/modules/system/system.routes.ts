import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/open.ts';
import type { SomeHandlers } from '../../server/contract/handlers.ts';
import type { Visit } from './entry.ts';
import { isReachable } from './system.repository.ts';
import type { SystemService } from './system.service.ts';

export const systemRoutes = (
  service: SystemService,
  db: Db,
  visitOf: (request: FastifyRequest) => Promise<Visit>,
): SomeHandlers<
  | 'getSystemStatus'
  | 'getWhitelabel'
  | 'getRegisterSettings'
  | 'getDomainRoute'
  | 'getHealth'
  | 'getReadiness'
  | 'reportClientError'
> => ({
  getSystemStatus: async ({ query, language, request }) => ({
    info: await service.status(await visitOf(request), query?.url, language),
  }),
  getWhitelabel: () => service.whitelabel(),
  getRegisterSettings: () => service.registerSettings(),
  getDomainRoute: ({ request }) => service.domainRoute(`${request.protocol}://${request.host}`),
  getHealth: async () => ({ status: 'ok' }),
  async getReadiness({ reply }) {
    const ready = await isReachable(db.kysely);
    if (!ready) reply.code(503);
    return { status: ready ? 'ok' : 'unavailable', database: db.engine };
  },
  async reportClientError({ body, request }) {
    request.log.warn({ report: body }, 'fault seen in a browser');
  },
});
