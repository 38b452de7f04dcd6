import type { ModuleContext } from '../../contract/module.ts';
import type { GuessLimits } from '../protection/guess-limits.service.ts';
import { agentsRoutes } from './agents.routes.ts';
import { createAgents } from './agents.service.ts';

/** Codes of agents' links. */
export const createAgentsModule = ({ db }: ModuleContext, { guesses }: { guesses: GuessLimits }) => ({
  handlers: agentsRoutes(createAgents(db, guesses)),
});
