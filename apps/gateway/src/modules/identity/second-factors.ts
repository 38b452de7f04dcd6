import type { ModuleContext } from '../../contract/module.ts';
import type { LoginGuard } from '../protection/login-guard.service.ts';
import type { Settings } from '../system/settings.service.ts';
import { createFactors } from './factors.ts';
import { createPasskeys } from './passkeys/passkeys.ts';
import { createRelyingParty } from './passkeys/relying-party.ts';
import { createSecondFactor } from './totp/second-factor.ts';
import { createTotp } from './totp/totp.ts';

/** What proves an owner beside the password, and how a log-in asks for it. */
export function createSecondFactors(
  { db, cipher, publicOrigin }: ModuleContext,
  { settings, guard }: { settings: Settings; guard: LoginGuard },
) {
  const totp = createTotp(db, cipher);
  const relyingParty = createRelyingParty(settings, publicOrigin);
  const passkeys = createPasskeys({ db, relyingParty });
  const factors = createFactors(totp, passkeys);
  return { totp, relyingParty, passkeys, factors, secondFactor: createSecondFactor({ db, factors, passkeys, guard }) };
}

export type SecondFactors = ReturnType<typeof createSecondFactors>;
