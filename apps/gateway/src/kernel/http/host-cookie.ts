import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface HostCookieOptions {
  /** Name without prefix. */
  name: string;
  sameSite: 'lax' | 'strict';
  /** Seconds it is kept; absent = until the browser is closed. */
  maxAge?: number | undefined;
  /** Scripts may read it. @default false */
  readable?: boolean | undefined;
}

/** A cookie of the whole host, under `__Host-` wherever a browser takes that. */
export interface HostCookie {
  /** Values on this request, most trusted name first. */
  read(request: FastifyRequest): string[];
  /** @param seconds it is kept, when that differs from the cookie's own `maxAge` */
  set(request: FastifyRequest, reply: FastifyReply, value: string, seconds?: number): void;
  clear(request: FastifyRequest, reply: FastifyReply): void;
}

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]';

/**
 * Makes a cookie of the host. On https it is called `__Host-<name>`: the browser then guarantees that this host set it,
 * for all paths. Plain http keeps no Secure cookie, so it is `<name>` there. Loopback counts as secure for Chromium and
 * Firefox but not for Safari: on http loopback both names are in use.
 */
export function hostCookie({ name, sameSite, maxAge, readable = false }: HostCookieOptions): HostCookie {
  const secureName = `__Host-${name}`;
  const names = (request: FastifyRequest): string[] => {
    if (request.protocol === 'https') return [secureName];
    return isLoopback(request.hostname) ? [secureName, name] : [name];
  };
  const options = (cookie: string) => ({ path: '/', httpOnly: !readable, sameSite, secure: cookie === secureName });
  return {
    read: (request) => names(request).flatMap((cookie) => request.cookies[cookie] ?? []),
    set(request, reply, value, seconds = maxAge) {
      for (const cookie of names(request)) {
        if (cookie === name && !isLoopback(request.hostname))
          request.log.warn({ host: request.host, cookie }, 'cookie without Secure: serve the site over https');
        reply.setCookie(cookie, value, { ...options(cookie), ...(seconds === undefined ? {} : { maxAge: seconds }) });
      }
    },
    clear(request, reply) {
      for (const cookie of names(request)) reply.clearCookie(cookie, options(cookie));
    },
  };
}
