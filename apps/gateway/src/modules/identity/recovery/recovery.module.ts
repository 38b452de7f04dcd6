import type { ModuleContext } from '../../../contract/module.ts';
import type { Trx } from '../../../kernel/db/types.ts';
import type { IntervalJob } from '../../../kernel/jobs/job.ts';
import type { Codes } from '../../codes/codes.service.ts';
import type { Phones } from '../../codes/phones.service.ts';
import type { Messages } from '../../messages/messages.service.ts';
import type { Captchas } from '../../protection/captcha/captcha.service.ts';
import type { HumanChecks } from '../../protection/human-check/human-check.service.ts';
import type { LoginGuard } from '../../protection/login-guard.service.ts';
import type { Settings } from '../../system/settings.service.ts';
import type { OwnerNotices } from '../owner-notices.port.ts';
import type { SignIn } from '../sign-in.service.ts';
import { createChangePassword } from './change-password.ts';
import { addHold } from './hold.repository.ts';
import { createMailRecovery } from './mail-recovery.ts';
import { createNewPasswords } from './new-password.ts';
import { createPhoneRecovery } from './phone-recovery.ts';
import { recoveryRoutes } from './recovery.routes.ts';

export interface RecoveryNeeds {
  settings: Settings;
  messages: Messages;
  codes: Codes;
  phones: Phones;
  captchas: Captchas;
  humanChecks: HumanChecks;
  guard: LoginGuard;
  signIn: SignIn;
  notices: OwnerNotices;
}

/** Every way to a new password. */
export function createRecoveryModule(
  { db, notifier, cipher, rateLimitScale: scale, publicOrigin: siteOrigin }: ModuleContext,
  { settings, messages, codes, phones, captchas, humanChecks, guard, signIn, notices }: RecoveryNeeds,
) {
  const passwords = createNewPasswords({ settings, notices, notifier });
  const byMail = createMailRecovery({
    ...{ db, settings, messages, captchas, humanChecks, passwords, cipher, siteOrigin, scale },
  });
  return {
    handlers: recoveryRoutes({
      changePassword: createChangePassword({ db, guard, captchas, passwords }),
      byPhone: createPhoneRecovery({ db, settings, phones, codes, passwords, signIn, guard, cipher }),
      byMail,
    }),
    jobs: [
      { name: 'reset-links.purge', everySeconds: 3_600, run: ({ db }) => byMail.purge(db) },
    ] satisfies IntervalJob[],
    /** Keeps the money of a member in the account for a day, because what is known of the owner is to change. */
    holdWithdrawals: (trx: Trx, memberId: string) =>
      addHold(trx, { memberId, kind: 'withdrawal', reason: 'identity-change', hours: 24 }),
  };
}
