import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Cookies of sessions, on the site and on the console. */
const SESSION_COOKIE = /^(__Host-)?(sid|operator)=/;

/**
 * Tells browsers apart by their sessions: an address of a picture works in the one that it was made for. The header is read
 * as it came, because not every server that shows pictures parses it.
 */
export const readerOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string => {
  const cookies = (headers.cookie ?? '').split(/; */).filter((cookie) => SESSION_COOKIE.test(cookie));
  return createHash('sha256').update(cookies.sort().join(';')).digest('base64url');
};
