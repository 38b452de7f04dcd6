import type { ModuleContext } from '../../../contract/module.ts';
import type { Trx } from '../../../kernel/db/types.ts';
import type { IntervalJob } from '../../../kernel/jobs/job.ts';
import type { HumanChecks } from '../../protection/human-check/human-check.service.ts';
import type { LoginGuard } from '../../protection/login-guard.service.ts';
import type { Settings } from '../../system/settings.service.ts';
import { createFreePlay } from '../free-play/free-play.service.ts';
import { closeEndedTrials } from '../free-play/trial.repository.ts';
import { dropRememberedOf, purgeRemembered } from '../remembered/remembered.repository.ts';
import { createRememberedLogin } from '../remembered/remembered.service.ts';
import type { Sealing } from '../sealing.service.ts';
import type { Sessions } from '../sessions.service.ts';
import type { SignIn } from '../sign-in.service.ts';
import { createOwnSessions } from './own-sessions.service.ts';
import { securityRoutes } from './security.routes.ts';
import type { StepUp } from './step-up.ts';

export interface SecurityNeeds {
  settings: Settings;
  humanChecks: HumanChecks;
  guard: LoginGuard;
  sessions: Sessions;
  sealing: Sealing;
  signIn: SignIn;
  stepUp: StepUp;
}

/** What an owner sees and ends of the own sessions, browsers that are remembered, and trial play. */
export function createSecurityModule(
  { db, cursors, publicOrigin: siteOrigin }: ModuleContext,
  { settings, humanChecks, guard, sessions, sealing, signIn, stepUp }: SecurityNeeds,
) {
  return {
    handlers: securityRoutes({
      humanChecks,
      remembered: createRememberedLogin({ db, signIn, sessions }),
      freePlay: createFreePlay({ db, settings, signIn, sealing, guard }),
      ownSessions: createOwnSessions({ db, settings, sessions, stepUp, cursors }),
      stepUp,
      siteOrigin,
    }),
    jobs: [
      { name: 'remembered.purge', everySeconds: 600, run: ({ db }) => purgeRemembered(db) },
      { name: 'trials.close', everySeconds: 300, run: ({ db }) => closeEndedTrials(db) },
    ] satisfies IntervalJob[],
    /** Forgets every browser that a member is remembered in. */
    forgetBrowsers: (trx: Trx, memberId: string) => dropRememberedOf(trx, memberId),
  };
}
