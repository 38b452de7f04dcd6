import type { ModuleContext } from '../../contract/module.ts';
import type { IntervalJob } from '../../kernel/jobs/job.ts';
import type { Messages } from '../messages/messages.service.ts';
import type { Captchas } from '../protection/captcha/captcha.service.ts';
import type { HumanChecks } from '../protection/human-check/human-check.service.ts';
import type { Settings } from '../system/settings.service.ts';
import { codesRoutes } from './codes.routes.ts';
import { createCodes } from './codes.service.ts';
import { createPhones } from './phones.service.ts';

export interface CodesNeeds {
  settings: Settings;
  messages: Messages;
  captchas: Captchas;
  humanChecks: HumanChecks;
}

/** Codes by SMS, and the telephone numbers they go to. */
export function createCodesModule(
  { db, cipher, log, rateLimitScale: scale }: ModuleContext,
  { settings, messages, captchas, humanChecks }: CodesNeeds,
) {
  const phones = createPhones(settings);
  const codes = createCodes({ db, settings, phones, messages, captchas, humanChecks, cipher, log, scale });
  return {
    handlers: codesRoutes(codes, phones),
    jobs: [
      { name: 'codes.watch', everySeconds: 300, run: ({ db }) => codes.watch(db) },
      { name: 'codes.purge', everySeconds: 3_600, run: ({ db }) => codes.purge(db) },
    ] satisfies IntervalJob[],
    codes,
    phones,
  };
}
