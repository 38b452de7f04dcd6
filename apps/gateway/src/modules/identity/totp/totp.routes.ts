import type { SomeHandlers } from '../../../contract/handlers.ts';
import { originOf } from '../../../kernel/http/origin.ts';
import { handOver } from '../hand-over.port.ts';
import { sessionCookies } from '../session-cookie.port.ts';
import type { SignIn } from '../sign-in.service.ts';
import type { TotpService } from './totp.service.ts';

export const totpRoutes = (
  totp: TotpService,
  signIn: SignIn,
): SomeHandlers<'getTotp' | 'enrolTotp' | 'confirmTotp' | 'disableTotp' | 'finishSignIn'> => ({
  getTotp: ({ actor }) => totp.state(actor),
  enrolTotp: ({ actor }) => totp.enrol(actor),
  confirmTotp: ({ actor, body, ip }) => totp.confirm(actor, body.code, ip),
  disableTotp: ({ actor, ip }) => totp.disable(actor, ip),
  async finishSignIn({ body: { challenge, ...proof }, request, reply }) {
    const origin = originOf(request, reply);
    return handOver(request, reply, await signIn.finish(challenge, proof, origin, sessionCookies(request)));
  },
});
