import { purgeAttempts } from '../kernel/attempts.ts';
import { linkAudit } from '../kernel/audit/audit.repository.ts';
import { purgeChallenges } from '../kernel/challenges.ts';
import { purgeJobRuns } from '../kernel/jobs/job.repository.ts';
import type { IntervalJob } from '../kernel/jobs/job.ts';
import type { Codes } from '../modules/codes/codes.service.ts';
import { purgeCspViolations } from '../modules/csp/csp.repository.ts';
import type { DrawScheduler } from '../modules/draws/scheduler.ts';
import { recountPopularity } from '../modules/games/popularity.repository.ts';
import { indexGames } from '../modules/games/search/search.repository.ts';
import { closeEndedTrials } from '../modules/identity/free-play/trial.repository.ts';
import type { MailRecovery } from '../modules/identity/recovery/mail-recovery.ts';
import { purgeRemembered } from '../modules/identity/remembered/remembered.repository.ts';
import { purgeSealedOnce } from '../modules/identity/sealing.repository.ts';
import type { Sealing } from '../modules/identity/sealing.service.ts';
import type { Sessions } from '../modules/identity/sessions.service.ts';
import { purgeSignInRecords } from '../modules/identity/sign-in.repository.ts';
import type { Messages } from '../modules/messages/messages.service.ts';
import { purgeCaptchas } from '../modules/protection/captcha/captcha.repository.ts';
import { purgeReports } from '../modules/reports/reports.repository.ts';
import { sequenceDueResults } from '../modules/results/sequencer.ts';
import { purgeGameSessions } from '../modules/seamless/game-session.repository.ts';
import { purgeSocial } from '../modules/social/social.repository.ts';
import type { Settings } from '../modules/system/settings.service.ts';

export interface HousekeepingServices {
  settings: Settings;
  sessions: Sessions;
  sealing: Sealing;
  messages: Messages;
  codes: Codes;
  mailRecovery: MailRecovery;
  drawScheduler: DrawScheduler;
}

/** What keeps the gateway tidy. Settlement has jobs of its own. */
export function housekeepingJobs(services: HousekeepingServices): IntervalJob[] {
  const zone = async () => (await services.settings.current()).merchant.timeZone;
  return [
    { name: 'results.sequence', everySeconds: 1, run: async ({ db }) => sequenceDueResults(db, await zone()) },
    { name: 'audit.link', everySeconds: 1, run: ({ db }) => linkAudit(db) },
    { name: 'sessions.end-stale', everySeconds: 30, run: () => services.sessions.endStale() },
    { name: 'games.search', everySeconds: 30, run: ({ db }) => indexGames(db) },
    { name: 'games.popularity', everySeconds: 120, run: ({ db }) => recountPopularity(db) },
    { name: 'sealing.rotate', everySeconds: 900, run: () => services.sealing.rotate() },
    { name: 'sealing.purge', everySeconds: 300, run: ({ db }) => purgeSealedOnce(db) },
    { name: 'captcha.purge', everySeconds: 300, run: ({ db }) => purgeCaptchas(db) },
    { name: 'game-sessions.purge', everySeconds: 3_600, run: ({ db }) => purgeGameSessions(db) },
    { name: 'challenges.purge', everySeconds: 300, run: ({ db }) => purgeChallenges(db) },
    { name: 'remembered.purge', everySeconds: 600, run: ({ db }) => purgeRemembered(db) },
    { name: 'trials.close', everySeconds: 300, run: ({ db }) => closeEndedTrials(db) },
    { name: 'sign-in-records.purge', everySeconds: 3_600, run: ({ db }) => purgeSignInRecords(db) },
    { name: 'messages.purge', everySeconds: 3_600, run: () => services.messages.purge() },
    { name: 'codes.watch', everySeconds: 300, run: () => services.codes.watch() },
    { name: 'codes.purge', everySeconds: 3_600, run: () => services.codes.purge() },
    { name: 'reset-links.purge', everySeconds: 3_600, run: () => services.mailRecovery.purge() },
    { name: 'game-reports.purge', everySeconds: 3_600, run: ({ db }) => purgeReports(db) },
    { name: 'social.purge', everySeconds: 300, run: ({ db }) => purgeSocial(db) },
    { name: 'draws.tick', everySeconds: 2, run: () => services.drawScheduler.tick() },
    { name: 'draws.purge', everySeconds: 3_600, run: () => services.drawScheduler.purge() },
    { name: 'csp.purge', everySeconds: 3_600, run: ({ db }) => purgeCspViolations(db) },
    { name: 'jobs.purge', everySeconds: 3_600, run: ({ db }) => purgeJobRuns(db) },
    { name: 'attempts.purge', everySeconds: 600, run: ({ db }) => purgeAttempts(db) },
  ];
}
