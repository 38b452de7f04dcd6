import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { faultOf, sendFault } from '../../contract/error-policy.ts';
import type { SomeHandlers } from '../../contract/handlers.ts';
import { Fault } from '../../kernel/fault.ts';
import { hostCookie } from '../../kernel/http/host-cookie.ts';
import { originOf } from '../../kernel/http/origin.ts';
import { isSecret, newSecret } from '../../kernel/secrets.ts';
import { handOver } from '../identity/hand-over.port.ts';
import { sessionCookies, setSessionCookie } from '../identity/session-cookie.port.ts';
import { HANDOVER_PATH, HANDOVER_SCRIPT, type SendHandover } from './social.page.ts';
import { FLOW_SECONDS, type Social } from './social.service.ts';

/** Binds a flow to the browser that began it, for as long as its last ticket can live. */
const flowCookie = hostCookie({ name: 'social', sameSite: 'lax', maxAge: 2 * FLOW_SECONDS });
const browserOf = (request: FastifyRequest): string[] => flowCookie.read(request).filter(isSecret);

export const socialRoutes = (
  social: Social,
  sendHandover: SendHandover,
): SomeHandlers<
  | 'startSocialSignIn'
  | 'finishSocialSignIn'
  | 'completeSocialSignIn'
  | 'linkSocialAccount'
  | 'registerSocialMember'
  | 'getLinkedAccounts'
> => ({
  async startSocialSignIn({ path, query, request, reply }) {
    // Two windows of one browser may be on their way at once: they share the cookie and differ by their state.
    const browser = browserOf(request)[0] ?? newSecret();
    const origin = `${request.protocol}://${request.host}`;
    const url = await social.start(path.provider, query?.intent ?? 'signIn', browser, origin);
    flowCookie.set(request, reply, browser);
    reply
      .headers({ 'cross-origin-opener-policy': 'unsafe-none', 'referrer-policy': 'no-referrer' })
      .redirect(url.href, 302);
  },
  async finishSocialSignIn({ path, query, request, reply }) {
    const { state, error } = query ?? {};
    if (!state) throw new Fault('REPLAY');
    // The reader said no at the provider: to the site that is a window that was closed.
    if (error === 'access_denied') {
      await sendHandover(request, reply, { code: 'SOCIAL_POPUP_CLOSED' });
      return;
    }
    const search = request.url.split('?', 2)[1] ?? '';
    const result = await social.finish(path.provider, state, search, browserOf(request));
    await sendHandover(request, reply, { result });
  },
  async completeSocialSignIn({ body, request, reply }) {
    const outcome = await social.complete(
      body.result,
      browserOf(request),
      originOf(request, reply),
      sessionCookies(request),
    );
    return 'opened' in outcome ? { session: handOver(request, reply, outcome.opened) } : outcome;
  },
  linkSocialAccount: ({ actor, body, request, ip }) =>
    social.link(actor, body.ticket, body.username, browserOf(request), ip),
  async registerSocialMember({ body, request, reply }) {
    const { result, cookie } = await social.register(
      body.ticket,
      body.account,
      browserOf(request),
      originOf(request, reply),
      sessionCookies(request),
    );
    if (cookie) setSessionCookie(request, reply, cookie);
    return result;
  },
  getLinkedAccounts: ({ actor }) => social.linkedAccounts(actor),
});

/** A person looks at a window that fails: the page tells the site why. A program that asks gets the one shape. */
export const socialFaults =
  (sendHandover: SendHandover) =>
  async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const fault = faultOf(error);
    if (!String(request.headers.accept ?? '').includes('text/html')) return sendFault(request, reply, fault);
    return sendHandover(request, reply, { code: fault.code });
  };

/** The script of the window's page. */
export function registerHandover(app: FastifyInstance): void {
  app.get(HANDOVER_PATH, { config: { rateLimit: false } }, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/javascript; charset=utf-8').send(HANDOVER_SCRIPT),
  );
}
