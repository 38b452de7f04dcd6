import type { Executor } from '../db/types.ts';
import { recountPopularity } from '../modules/games/popularity.repository.ts';
import { purgeAttempts } from '../modules/identity/attempt.repository.ts';
import { purgeCaptchas } from '../modules/identity/captcha/captcha.repository.ts';
import { purgeSealedOnce } from '../modules/identity/sealing.repository.ts';
import type { Sealing } from '../modules/identity/sealing.service.ts';
import type { Sessions } from '../modules/identity/sessions.service.ts';
import { purgeGameSessions } from '../modules/seamless/game-session.repository.ts';
import { purgeSocial } from '../modules/social/social.repository.ts';
import type { Job } from './job.ts';

/** What keeps the gateway tidy. Settlement has jobs of its own. */
export function housekeepingJobs(db: Executor, services: { sessions: Sessions; sealing: Sealing }): Job[] {
  return [
    { name: 'sessions.end-stale', everySeconds: 30, run: () => services.sessions.endStale() },
    { name: 'games.popularity', everySeconds: 120, run: () => recountPopularity(db) },
    { name: 'sealing.rotate', everySeconds: 900, run: () => services.sealing.rotate() },
    { name: 'sealing.purge', everySeconds: 300, run: () => purgeSealedOnce(db) },
    { name: 'captcha.purge', everySeconds: 300, run: () => purgeCaptchas(db) },
    { name: 'game-sessions.purge', everySeconds: 3_600, run: () => purgeGameSessions(db) },
    { name: 'social.purge', everySeconds: 300, run: () => purgeSocial(db) },
    { name: 'attempts.purge', everySeconds: 600, run: () => purgeAttempts(db) },
  ];
}
