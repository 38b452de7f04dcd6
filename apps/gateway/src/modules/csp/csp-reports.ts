import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../kernel/db/types.ts';
import { rateLimitOf } from '../../kernel/http/rate-limit.ts';
import { countCspViolation } from './csp.repository.ts';
import { readCspReport } from './csp-report.ts';

/** Where browsers send what the Content-Security-Policy has stopped. */
export const CSP_REPORTS = '/reports/csp';

/**
 * Counts what the Content-Security-Policy has stopped. Anybody can send reports: they are limited by network, cut down and
 * bounded by day, and nothing of them is answered.
 */
export async function registerCspReports(app: FastifyInstance, db: Executor, scale: number): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const types = ['application/reports+json', 'application/csp-report'];
    scope.addContentTypeParser(types, { parseAs: 'string', bodyLimit: 16 * 1024 }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(CSP_REPORTS, { config: { rateLimit: rateLimitOf('report', scale) } }, async (request, reply) => {
      for (const violation of readCspReport(String(request.body))) {
        request.log.warn({ violation }, 'the Content-Security-Policy has stopped something');
        await countCspViolation(db, violation);
      }
      return reply.code(204).send();
    });
  });
}
