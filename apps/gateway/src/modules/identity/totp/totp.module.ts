import type { ModuleContext } from '../../../contract/module.ts';
import type { LoginGuard } from '../../protection/login-guard.service.ts';
import type { Settings } from '../../system/settings.service.ts';
import type { OwnerNotices } from '../owner-notices.port.ts';
import type { SecondFactors } from '../second-factors.ts';
import type { StepUp } from '../security/step-up.ts';
import type { SignIn } from '../sign-in.service.ts';
import { totpRoutes } from './totp.routes.ts';
import { createTotpService } from './totp.service.ts';

export interface TotpNeeds {
  settings: Settings;
  secondFactors: SecondFactors;
  stepUp: StepUp;
  notices: OwnerNotices;
  signIn: SignIn;
  guard: LoginGuard;
}

/** The authenticator app of a member, and the second step of a log-in. */
export function createTotpModule(
  { db }: ModuleContext,
  { settings, secondFactors, stepUp, notices, signIn, guard }: TotpNeeds,
) {
  const { totp } = secondFactors;
  return { handlers: totpRoutes(createTotpService({ db, settings, totp, stepUp, guard, notices }), signIn) };
}
