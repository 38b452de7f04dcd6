import type { SomeHandlers } from '../../contract/handlers.ts';
import { Fault } from '../../kernel/fault.ts';
import { originOf } from '../../kernel/http/origin.ts';
import type { Captchas } from '../protection/captcha/captcha.service.ts';
import { handOver } from './hand-over.port.ts';
import type { Login } from './login.service.ts';
import type { MemberService } from './member.service.ts';
import type { Registration } from './registration.service.ts';
import { assertSameSite } from './same-site.ts';
import type { Sealing } from './sealing.service.ts';
import { clearSessionCookie, sessionCookies, setSessionCookie } from './session-cookie.port.ts';
import type { Sessions } from './sessions.service.ts';
import type { Terms } from './terms.service.ts';

export interface IdentityServices {
  login: Login;
  registration: Registration;
  members: MemberService;
  sessions: Sessions;
  terms: Terms;
  captchas: Captchas;
  sealing: Sealing;
  /** Origin of the site as the browser sees it. */
  siteOrigin: string;
}

export const identityRoutes = (
  services: IdentityServices,
): SomeHandlers<
  | 'login'
  | 'resumeSession'
  | 'logout'
  | 'getCaptcha'
  | 'getKeySet'
  | 'registerMember'
  | 'registerMobile'
  | 'getMemberInfo'
  | 'updateLanguage'
  | 'recordFirstLogin'
  | 'acceptAgreement'
> => ({
  async login({ body, request, reply }) {
    const origin = originOf(request, reply);
    return handOver(request, reply, await services.login.login(body, origin, sessionCookies(request)));
  },
  async resumeSession({ request, reply }) {
    assertSameSite(request, services.siteOrigin);
    try {
      return await services.sessions.resume(sessionCookies(request));
    } catch (error) {
      if (error instanceof Fault && error.code === 'AUTH_TOKEN_EXPIRED') clearSessionCookie(request, reply);
      throw error;
    }
  },
  async logout({ actor, ip, request, reply }) {
    await services.login.logout(actor, ip);
    clearSessionCookie(request, reply);
    return { loggedOut: true };
  },
  getCaptcha: () => services.captchas.make(),
  getKeySet: () => services.sealing.keySet(),
  async registerMember({ body, request, reply }) {
    const { result, cookie } = await services.registration.register(
      body,
      originOf(request, reply),
      sessionCookies(request),
    );
    if (cookie) setSessionCookie(request, reply, cookie);
    return result;
  },
  async registerMobile({ body, request, reply }) {
    const { result, cookie } = await services.registration.registerMobile(
      body,
      originOf(request, reply),
      sessionCookies(request),
    );
    if (cookie) setSessionCookie(request, reply, cookie);
    return result;
  },
  getMemberInfo: ({ actor }) => services.members.info(actor),
  async updateLanguage({ actor, body }) {
    await services.members.chooseLanguage(actor, body.language);
    return { language: body.language };
  },
  acceptAgreement: ({ actor, body, ip }) => services.terms.accept(actor, body, ip),
  recordFirstLogin: async ({ actor }) => ({ recorded: await services.members.recordFirstLogin(actor) }),
});
