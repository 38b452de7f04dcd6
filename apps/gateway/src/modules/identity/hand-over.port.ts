import type { SessionGrant } from '@mekong/api-client/contract/types';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { REMEMBERED_S, setRememberCookie, setRememberHint } from './remembered/remembered-cookie.ts';
import { setSessionCookie } from './session-cookie.port.ts';
import type { OpenedSession } from './sessions.service.ts';

/** Hands a new session over to the browser: the cookie's half as a cookie, the token's half as the answer. */
export function handOver(request: FastifyRequest, reply: FastifyReply, opened: OpenedSession): SessionGrant {
  setSessionCookie(request, reply, opened.cookie);
  if (opened.remember) {
    setRememberCookie(request, reply, opened.remember.cookie, REMEMBERED_S);
    setRememberHint(request, reply, opened.remember.hint);
  }
  return opened.grant;
}
