import type { SomeHandlers } from '../../../contract/handlers.ts';
import { Fault } from '../../../kernel/fault.ts';
import { deviceOf, knownDevice } from '../../../kernel/http/device-cookie.ts';
import { originOf } from '../../../kernel/http/origin.ts';
import type { HumanChecks } from '../../protection/human-check/human-check.service.ts';
import type { FreePlay } from '../free-play/free-play.service.ts';
import { handOver } from '../hand-over.port.ts';
import type { RememberedLogin } from '../remembered/remembered.service.ts';
import { clearRememberCookies, readRememberCookies, setRememberCookie } from '../remembered/remembered-cookie.ts';
import { assertSameSite } from '../same-site.ts';
import { sessionCookies } from '../session-cookie.port.ts';
import type { OwnSessions } from './own-sessions.service.ts';
import type { StepUp } from './step-up.ts';

export interface SecurityServices {
  humanChecks: HumanChecks;
  remembered: RememberedLogin;
  freePlay: FreePlay;
  ownSessions: OwnSessions;
  stepUp: StepUp;
  /** Origin of the site as the browser sees it. */
  siteOrigin: string;
}

export const securityRoutes = (
  services: SecurityServices,
): SomeHandlers<
  | 'createHumanCheck'
  | 'getRemembered'
  | 'signInRemembered'
  | 'forgetRemembered'
  | 'getFreePlayNonce'
  | 'startFreePlay'
  | 'listSessions'
  | 'endSession'
  | 'endOtherSessions'
  | 'getSignInHistory'
  | 'getProofs'
  | 'stepUp'
> => ({
  createHumanCheck: ({ body, request, reply }) =>
    services.humanChecks.make({ action: body.action, kind: body.kind ?? 'slider' }, knownDevice(request, reply)),
  getRemembered: ({ request }) => services.remembered.look(readRememberCookies(request), deviceOf(request)),
  async signInRemembered({ request, reply }) {
    assertSameSite(request, services.siteOrigin);
    const origin = originOf(request, reply);
    try {
      const continued = await services.remembered.signIn(readRememberCookies(request), origin, sessionCookies(request));
      setRememberCookie(request, reply, continued.cookie, continued.secondsLeft);
      return handOver(request, reply, continued.opened);
    } catch (error) {
      if (error instanceof Fault && error.code === 'AUTH_TOKEN_EXPIRED') clearRememberCookies(request, reply);
      throw error;
    }
  },
  async forgetRemembered({ request, reply }) {
    assertSameSite(request, services.siteOrigin);
    await services.remembered.forget(readRememberCookies(request));
    clearRememberCookies(request, reply);
    return { forgotten: true };
  },
  getFreePlayNonce: ({ request, reply }) => services.freePlay.nonce(knownDevice(request, reply)),
  async startFreePlay({ body, request, reply }) {
    const origin = originOf(request, reply);
    return handOver(request, reply, await services.freePlay.start(body.random, origin, sessionCookies(request)));
  },
  listSessions: ({ actor }) => services.ownSessions.list(actor),
  async endSession({ actor, path, ip }) {
    await services.ownSessions.end(actor, path.sessionId, ip);
    return { ended: 1 };
  },
  endOtherSessions: async ({ actor, ip }) => ({ ended: await services.ownSessions.endOthers(actor, ip) }),
  getSignInHistory: ({ actor, query: { cursor, pageSize = 20 } = {}, language }) =>
    services.ownSessions.history(actor, { cursor, pageSize }, language),
  getProofs: ({ actor }) => services.stepUp.proofs(actor),
  stepUp: ({ actor, body, request, reply }) => services.stepUp.prove(actor, body, originOf(request, reply)),
});
