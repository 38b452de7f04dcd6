import type {} from '@fastify/static';
import type { FastifyReply } from 'fastify';

/** Methods that a page takes. */
export const PAGE_METHODS = ['GET', 'HEAD'] as const;

const ONE_YEAR = '365d';
const ONE_HOUR = '1h';

/** Sends a built file: those that have the hash of their content in their names for a year, others for an hour. */
export function sendFile(reply: FastifyReply, path: string): FastifyReply {
  reply.removeHeader('cache-control');
  const options = path.startsWith('/assets/') ? { maxAge: ONE_YEAR, immutable: true } : { maxAge: ONE_HOUR };
  return reply.sendFile(decodeURIComponent(path), options);
}
