import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostCookie } from '../../kernel/http/host-cookie.ts';
import { isSecret } from '../../kernel/secrets.ts';

/** The cookie's half of a session. It ends with the browser; the gateway ends it earlier. */
const cookie = hostCookie({ name: 'sid', sameSite: 'lax' });

/** Secrets of session cookies on this request; at most one of them belongs to a session. */
export const sessionCookies = (request: FastifyRequest): string[] => cookie.read(request).filter(isSecret);

export const setSessionCookie = (request: FastifyRequest, reply: FastifyReply, secret: string): void =>
  cookie.set(request, reply, secret);

export const clearSessionCookie = (request: FastifyRequest, reply: FastifyReply): void => cookie.clear(request, reply);
