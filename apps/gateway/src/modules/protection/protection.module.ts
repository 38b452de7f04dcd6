import type { ModuleContext } from '../../contract/module.ts';
import type { IntervalJob } from '../../kernel/jobs/job.ts';
import type { Settings } from '../system/settings.service.ts';
import { purgeCaptchas } from './captcha/captcha.repository.ts';
import { createCaptchas } from './captcha/captcha.service.ts';
import { createGuessLimits } from './guess-limits.service.ts';
import { createHumanChecks } from './human-check/human-check.service.ts';
import { createLoginGuard } from './login-guard.service.ts';

export interface ProtectionNeeds {
  settings: Settings;
  /** No human check is asked for: scanners and load runs only. */
  skipHumanCheck: boolean;
}

/** What limits guessing: counted tries, pictures to read, the human check. */
export function createProtectionModule(
  { db, rateLimitScale }: ModuleContext,
  { settings, skipHumanCheck }: ProtectionNeeds,
) {
  const guesses = createGuessLimits(db, rateLimitScale);
  return {
    jobs: [{ name: 'captcha.purge', everySeconds: 300, run: ({ db }) => purgeCaptchas(db) }] satisfies IntervalJob[],
    guesses,
    captchas: createCaptchas(db, guesses),
    guard: createLoginGuard(db, rateLimitScale),
    humanChecks: createHumanChecks(db, settings, skipHumanCheck),
  };
}
