import type { FastifyRequest } from 'fastify';
import type { SomeHandlers } from '../../contract/handlers.ts';
import type { Visit } from './entry.ts';
import type { SystemService } from './system.service.ts';

export const systemRoutes = (
  service: SystemService,
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
    const readiness = await service.readiness();
    if (readiness.status !== 'ok') reply.code(503);
    return readiness;
  },
  async reportClientError({ body, request }) {
    request.log.warn({ report: body }, 'fault seen in a browser');
  },
});
