import type { ModuleContext } from '../../contract/module.ts';
import type { Job } from '../../kernel/jobs/job.ts';
import type { GuessLimits } from '../protection/guess-limits.service.ts';
import { agentsRoutes } from './agents.routes.ts';
import { createAgents } from './agents.service.ts';
import { createLosses } from './team/losses.service.ts';
import { createTeam, type TeamPorts } from './team/team.service.ts';
import { movesAdmin } from './tree/moves.admin.ts';
import { createMoves, type MovePorts } from './tree/moves.service.ts';

interface AgentsNeeds extends Pick<MovePorts, 'settings' | 'endContracts'>, Pick<TeamPorts, 'income'> {
  guesses: GuessLimits;
}

/** Codes of agents' links, and the tree that agents and members stand in. */
export function createAgentsModule({ db, cursors }: ModuleContext, needs: AgentsNeeds) {
  const { guesses, settings, endContracts, income } = needs;
  const moves = createMoves({ db, settings, endContracts });
  const team = createTeam({ db, cursors, settings, income });
  return {
    handlers: agentsRoutes(createAgents(db, guesses), team, createLosses({ db, cursors, settings })),
    teamPath: team.path,
    admin: movesAdmin(moves),
    jobs: [{ name: 'agents.move', everySeconds: 60, run: () => moves.runDue() }] satisfies Job[],
  };
}
