import type { ModuleContext } from '../../contract/module.ts';
import type { Executor } from '../../kernel/db/types.ts';
import type { IntervalJob } from '../../kernel/jobs/job.ts';
import type { GuessLimits } from '../protection/guess-limits.service.ts';
import { type AccountPorts, createAccounts } from './accounts/accounts.service.ts';
import { agentsRoutes } from './agents.routes.ts';
import { createAgents } from './agents.service.ts';
import { applicationsAdmin } from './applications/applications.admin.ts';
import { dropApplication, purgeApplications, waitingApplications } from './applications/applications.repository.ts';
import { type ApplicationPorts, createApplications } from './applications/applications.service.ts';
import { createClicks } from './links/clicks.ts';
import { createLinks } from './links/links.service.ts';
import { createNotices } from './notices/notices.service.ts';
import { countLargeTeams } from './team/cycles.ts';
import { locksAdmin } from './team/locks.admin.ts';
import { createLocks, type LockPorts } from './team/locks.service.ts';
import { createLosses } from './team/losses.service.ts';
import { createOverview, type OverviewPorts } from './team/overview.service.ts';
import { createTeam } from './team/team.service.ts';
import { createLeaving } from './tree/leave.service.ts';
import { movesAdmin } from './tree/moves.admin.ts';
import { createMoves, type MovePorts } from './tree/moves.service.ts';

interface AgentsNeeds
  extends Pick<MovePorts, 'settings' | 'endContracts' | 'reopenContracts'>,
    Pick<OverviewPorts, 'income'>,
    Omit<AccountPorts, 'db' | 'cipher'>,
    Omit<LockPorts, 'db'>,
    Pick<ApplicationPorts, 'humanChecks' | 'messages'> {
  guesses: GuessLimits;
}

/** Codes of agents' links, and the tree that agents and members stand in. */
export function createAgentsModule({ db, cursors, cipher, log, publicOrigin }: ModuleContext, needs: AgentsNeeds) {
  const {
    guesses,
    settings,
    endContracts,
    reopenContracts,
    income,
    accounts,
    plans,
    initialPassword,
    requireStrong,
    endSessions,
    forgetBrowsers,
    humanChecks,
    messages,
  } = needs;
  const treePorts = { settings, endContracts, reopenContracts };
  const moves = createMoves({ db, ...treePorts });
  const team = createTeam({ db, cursors, settings });
  const losses = createLosses({ db, cursors, settings });
  const locks = createLocks({ db, requireStrong, endSessions, forgetBrowsers });
  const links = createLinks({ db, plans, requireStrong });
  const applications = createApplications({ db, cipher, cursors, humanChecks, messages, publicOrigin });
  const clicks = createClicks(db, log);
  return {
    handlers: agentsRoutes({
      agents: createAgents(db, guesses),
      team,
      overview: createOverview({ db, settings, income }),
      losses,
      accounts: createAccounts({ db, cipher, accounts, plans, initialPassword, requireStrong }),
      locks,
      links,
      applications,
      notices: createNotices(db),
    }),
    teamPath: team.path,
    ...{ team, losses, links },
    /** Ends what an agent is whose account is closed, on the connections of whoever asks. */
    leave: (on: Executor, agentId: string) =>
      createLeaving({ db: on, settings, endContracts, moves: createMoves({ db: on, ...treePorts }) })(agentId),
    /** Applications that wait for operators. */
    waiting: () => waitingApplications(db),
    dropApplication,
    /** Somebody has registered by a link. */
    joinedByLink: links.joined,
    register: clicks.register,
    close: clicks.close,
    admin: { ...movesAdmin(moves), ...locksAdmin(locks), ...applicationsAdmin(applications) },
    jobs: [
      { name: 'agents.move', everySeconds: 60, run: ({ db }) => moves.runDue(db) },
      {
        name: 'agents.count-cycles',
        everySeconds: 300,
        run: async ({ db, signal }) =>
          countLargeTeams(db, { zone: (await settings.current()).merchant.timeZone, signal }),
      },
      { name: 'agents.purge-applications', everySeconds: 3_600, run: ({ db }) => purgeApplications(db) },
    ] satisfies IntervalJob[],
  };
}
