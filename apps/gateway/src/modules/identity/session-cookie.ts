import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Name where the cookie can be Secure: the browser then guarantees that this host set it, for all paths. */
const HOST_COOKIE = '__Host-sid';
/** Name on plain http, where a browser keeps no Secure cookie. */
const PLAIN_COOKIE = 'sid';

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]';

/**
 * Cookie names that a request may carry. Loopback counts as secure for Chromium and Firefox, but Safari keeps no Secure
 * cookie there: on http loopback both names are in use.
 */
function cookieNames(request: FastifyRequest): string[] {
  if (request.protocol === 'https') return [HOST_COOKIE];
  return isLoopback(request.hostname) ? [HOST_COOKIE, PLAIN_COOKIE] : [PLAIN_COOKIE];
}

/** Secrets of session cookies on this request; at most one of them belongs to a session. */
export function sessionCookies(request: FastifyRequest): string[] {
  return cookieNames(request).flatMap((name) => {
    const value = request.cookies[name];
    return value && /^[A-Za-z0-9_-]{43}$/.test(value) ? [value] : [];
  });
}

/** Sends the cookie's half of a session. It ends with the browser; the gateway ends it earlier. */
export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  for (const name of cookieNames(request)) {
    const secure = name === HOST_COOKIE;
    if (!secure && !isLoopback(request.hostname))
      request.log.warn({ host: request.host }, 'session cookie without Secure: serve the site over https');
    reply.setCookie(name, secret, { path: '/', httpOnly: true, sameSite: 'lax', secure });
  }
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  for (const name of cookieNames(request))
    reply.clearCookie(name, { path: '/', httpOnly: true, sameSite: 'lax', secure: name === HOST_COOKIE });
}
