import type { FastifyInstance } from 'fastify';
import { contractFile, contractView } from '../contract/reference/contract-file.ts';
import { document } from '../kernel/http/html.ts';
import { STYLE } from './operations/style.ts';

/** The reference has no script, and its style comes from here. */
const POLICY = "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * Serves the contract to vendors and integrators: as data for everybody, and to read while the site is developed. In
 * production the readable reference is on the operators' port.
 */
export function registerContractDocument(app: FastifyInstance, isReadable: boolean): void {
  const config = { rateLimit: false as const };
  // packed already, or as it is: packing it anew for each reader would be a way to keep the process busy
  app.get('/openapi.json', { config, compress: false }, (request, reply) => {
    const { json, gzip, etag } = contractFile();
    reply.headers({ etag, 'cache-control': 'public, max-age=300', vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    return /\bgzip\b/.test(String(request.headers['accept-encoding']))
      ? reply.header('content-encoding', 'gzip').send(gzip)
      : reply.send(json);
  });
  if (!isReadable) return;
  app.get('/reference', { config }, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .send(document({ title: 'API reference', pages: [], path: '/reference', body: contractView() })),
  );
  app.get('/style.css', { config }, (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
}
