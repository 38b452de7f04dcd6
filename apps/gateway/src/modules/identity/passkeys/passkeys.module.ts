import type { ModuleContext } from '../../../contract/module.ts';
import type { LoginGuard } from '../../protection/login-guard.service.ts';
import type { OwnerNotices } from '../owner-notices.port.ts';
import type { SecondFactors } from '../second-factors.ts';
import type { StepUp } from '../security/step-up.ts';
import type { SignIn } from '../sign-in.service.ts';
import { passkeyRoutes } from './passkey.routes.ts';
import { createPasskeyService } from './passkey.service.ts';
import { createPasskeyLogin } from './passkey-login.ts';

export interface PasskeysNeeds {
  secondFactors: SecondFactors;
  stepUp: StepUp;
  notices: OwnerNotices;
  signIn: SignIn;
  guard: LoginGuard;
}

/** Passkeys: those of a member, and the log-in by one. */
export function createPasskeysModule(
  { db }: ModuleContext,
  { secondFactors, stepUp, notices, signIn, guard }: PasskeysNeeds,
) {
  const { relyingParty, passkeys, secondFactor } = secondFactors;
  return {
    handlers: passkeyRoutes({
      relyingParty,
      passkeys,
      own: createPasskeyService({ db, relyingParty, stepUp, notices }),
      login: createPasskeyLogin({ db, passkeys, secondFactor, signIn, guard }),
    }),
  };
}
