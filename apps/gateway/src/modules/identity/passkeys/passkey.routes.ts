import type { SomeHandlers } from '../../../contract/handlers.ts';
import { knownDevice } from '../../../kernel/http/device-cookie.ts';
import { originOf } from '../../../kernel/http/origin.ts';
import { handOver } from '../hand-over.port.ts';
import { sessionCookies } from '../session-cookie.port.ts';
import type { PasskeyService } from './passkey.service.ts';
import type { PasskeyLogin } from './passkey-login.ts';
import type { Passkeys } from './passkeys.ts';
import type { RelyingParty } from './relying-party.ts';

export interface PasskeyServices {
  relyingParty: RelyingParty;
  passkeys: Passkeys;
  own: PasskeyService;
  login: PasskeyLogin;
}

export const passkeyRoutes = ({
  relyingParty,
  passkeys,
  own,
  login,
}: PasskeyServices): SomeHandlers<
  | 'listPasskeys'
  | 'beginPasskey'
  | 'registerPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'beginPasskeyProof'
  | 'beginPasskeySignIn'
  | 'signInWithPasskey'
  | 'getRelatedOrigins'
> => ({
  listPasskeys: ({ actor }) => own.list(actor),
  async beginPasskey({ actor, request, reply }) {
    const page = await relyingParty.originOf(request);
    return own.begin(actor, originOf(request, reply), page);
  },
  registerPasskey: ({ actor, body, request, reply }) => own.register(actor, body, originOf(request, reply)),
  renamePasskey: ({ actor, path, body }) => own.rename(actor, path.passkeyId, body.name),
  removePasskey: ({ actor, path, ip }) => own.remove(actor, path.passkeyId, ip),
  async beginPasskeyProof({ actor: { memberId, sessionId }, request, reply }) {
    const page = await relyingParty.originOf(request);
    const device = knownDevice(request, reply);
    return passkeys.ask({ purpose: 'stepUp', device, binding: sessionId, memberId }, page);
  },
  async beginPasskeySignIn({ body, request, reply }) {
    const page = await relyingParty.originOf(request);
    return login.begin(body.challenge, originOf(request, reply), page);
  },
  async signInWithPasskey({ body, request, reply }) {
    const opened = await login.signIn(body, originOf(request, reply), sessionCookies(request));
    return handOver(request, reply, opened);
  },
  getRelatedOrigins: async () => ({ origins: await relyingParty.origins() }),
});
