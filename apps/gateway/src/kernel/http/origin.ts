import type { FastifyReply, FastifyRequest } from 'fastify';
import { knownDevice } from './device-cookie.ts';

/** Where a session is opened from. */
export interface Origin {
  ip: string;
  userAgent: string;
  /** Hash of the browser's own cookie. */
  device: string;
  /** Country of the address, when it is known: the one that the region gate has found. */
  country?: string | undefined;
}

/** Where a call comes from; a browser that is seen for the first time gets a cookie to be known by. */
export function originOf(request: FastifyRequest, reply: FastifyReply): Origin {
  return {
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    device: knownDevice(request, reply),
    country: request.country,
  };
}
