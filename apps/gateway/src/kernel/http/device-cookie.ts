import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashSecret, isSecret, newSecret } from '../secrets.ts';
import { hostCookie } from './host-cookie.ts';

/** A browser is known again for so long after its last log-in or human check; browsers keep a cookie no longer. */
const KEPT_S = 400 * 86_400;

/**
 * Tells one browser from another. It proves nobody's identity: challenges and the remembered log-in are bound to it, so
 * that what was made for one browser is worth nothing in another.
 */
const cookie = hostCookie({ name: 'did', sameSite: 'lax', maxAge: KEPT_S });

/** Hash of this browser's own secret; `undefined` on a browser that has none yet. */
export function deviceOf(request: FastifyRequest): string | undefined {
  const secret = cookie.read(request).find(isSecret);
  return secret && hashSecret(secret);
}

/** The same, and gives a browser without a secret one. */
export function knownDevice(request: FastifyRequest, reply: FastifyReply): string {
  const known = deviceOf(request);
  if (known) return known;
  const secret = newSecret();
  cookie.set(request, reply, secret);
  return hashSecret(secret);
}
