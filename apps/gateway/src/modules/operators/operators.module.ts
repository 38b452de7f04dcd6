import type { AdminHandlers, ApprovalRules } from '../../contract/admin/handlers.ts';
import type { ModuleContext } from '../../contract/module.ts';
import type { IntervalJob } from '../../kernel/jobs/job.ts';
import type { GuessLimits } from '../protection/guess-limits.service.ts';
import type { LoginGuard } from '../protection/login-guard.service.ts';
import type { Settings } from '../system/settings.service.ts';
import { createApprovals } from './approvals.service.ts';
import { createInvitations } from './invitations.ts';
import { createOperatorLogIn } from './operator-login.ts';
import { purgeSessions } from './operator-session.repository.ts';
import { createOperatorSessions } from './operator-sessions.ts';
import { operatorsAdmin, operatorsRules } from './operators.admin.ts';
import { purgeInvitations } from './operators.repository.ts';
import { createOperators } from './operators.service.ts';

export interface OperatorsNeeds {
  settings: Settings;
  guard: LoginGuard;
  guesses: GuessLimits;
  /** Every handler and every rule of the console, once all modules are made. */
  console: () => { handlers: AdminHandlers; rules: ApprovalRules };
}

/** Who works with the console: accounts, sessions, and what needs two of them. */
export function createOperatorsModule(
  { db, cipher }: ModuleContext,
  { settings, guard, guesses, console }: OperatorsNeeds,
) {
  const sessions = createOperatorSessions(db);
  const invitations = createInvitations({ db, settings, cipher, guard, sessions });
  const operators = createOperators(db, invitations);
  const logIn = createOperatorLogIn({ db, cipher, guard, guesses, sessions });
  const approvals = createApprovals({ db, settings, console });
  return {
    admin: operatorsAdmin({ operators, invitations, logIn, approvals, settings }),
    approvalRules: operatorsRules(operators, settings),
    jobs: [
      {
        name: 'operators.purge',
        everySeconds: 3_600,
        async run({ db }) {
          await purgeInvitations(db);
          await purgeSessions(db);
        },
      },
    ] satisfies IntervalJob[],
    approvals,
    resolveOperator: sessions.resolve,
    /** A link for the first admin, as long as there is none. */
    firstAdminLink: invitations.first,
  };
}
