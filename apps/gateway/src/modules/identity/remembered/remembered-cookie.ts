import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '../../../contract/handlers.ts';
import { hostCookie } from '../../../kernel/http/host-cookie.ts';

/** A browser is remembered for one day. */
export const REMEMBERED_S = 86_400;

/** selector:validator. Scripts cannot read it and other sites cannot make the browser send it. */
const cookie = hostCookie({ name: 'rm', sameSite: 'strict', maxAge: REMEMBERED_S });

/** What the form shows the next time; never a password. */
export interface RememberHint {
  username: string;
  mobile?: string | undefined;
  mobileCountryCode?: string | undefined;
}

/** What was typed, by its kind, when its owner asked to be remembered. */
export function rememberHintOf({ remember, username, mobileCountryCode }: RememberWish): RememberHint | undefined {
  if (!remember) return undefined;
  return mobileCountryCode ? { username, mobile: username, mobileCountryCode } : { username };
}

const HINT = 'rm_hint';

type RememberWish = Pick<Call<'login'>['body'], 'remember' | 'username' | 'mobileCountryCode'>;

export interface RememberCookie {
  selector: string;
  validator: string;
}

export function readRememberCookies(request: FastifyRequest): RememberCookie[] {
  return cookie.read(request).flatMap((value) => {
    const [, selector, validator] = /^([0-9A-Z]{16}):([A-Za-z0-9_-]{43})$/.exec(value) ?? [];
    return selector && validator ? [{ selector, validator }] : [];
  });
}

/** @param seconds that are left; a rotation does not lengthen the day */
export function setRememberCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { selector, validator }: RememberCookie,
  seconds: number,
): void {
  cookie.set(request, reply, `${selector}:${validator}`, seconds);
}

export function setRememberHint(request: FastifyRequest, reply: FastifyReply, hint: RememberHint): void {
  const options = {
    path: '/',
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge: REMEMBERED_S,
  } as const;
  reply.setCookie(HINT, JSON.stringify(hint), options);
}

export function clearRememberCookies(request: FastifyRequest, reply: FastifyReply): void {
  cookie.clear(request, reply);
  reply.clearCookie(HINT, { path: '/', sameSite: 'strict', secure: request.protocol === 'https' });
}
