import type { ModuleContext } from '../../../contract/module.ts';
import type { LoginGuard } from '../../protection/login-guard.service.ts';
import type { Settings } from '../../system/settings.service.ts';
import type { Sessions } from '../sessions.service.ts';
import { memberSupportAdmin } from './member-support.admin.ts';
import { createMemberSupport } from './member-support.service.ts';

/** Members as operators find and help them. */
export function createSupportModule(
  { db, cipher, cursors }: ModuleContext,
  { settings, sessions, guard }: { settings: Settings; sessions: Sessions; guard: LoginGuard },
) {
  const support = createMemberSupport({ db, cipher, cursors, settings, sessions, guard });
  return { admin: memberSupportAdmin(support), memberFigures: support.figures };
}
