import type { FastifyInstance } from 'fastify';
import { contractFile } from '../contract/reference/contract-file.ts';

/** Serves the contract of the site as data, to vendors, integrators and their tools. */
export function registerContractDocument(app: FastifyInstance): void {
  // packed already, or as it is: packing it anew for each reader would be a way to keep the process busy
  app.get('/openapi.json', { config: { rateLimit: false }, compress: false }, (request, reply) => {
    const { json, gzip, etag } = contractFile();
    reply.headers({ etag, 'cache-control': 'public, max-age=300', vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    reply.type('application/json; charset=utf-8');
    return /\bgzip\b/.test(String(request.headers['accept-encoding']))
      ? reply.header('content-encoding', 'gzip').send(gzip)
      : reply.send(json);
  });
}
