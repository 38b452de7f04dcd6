import type { ModuleContext } from '../../contract/module.ts';
import type { Settings } from '../system/settings.service.ts';
import { winnersRoutes } from './winners.routes.ts';
import { createWinners } from './winners.service.ts';

/** The board of wins, and the members who opted out of it. */
export const createWinnersModule = ({ db }: ModuleContext, { settings }: { settings: Settings }) => ({
  handlers: winnersRoutes(createWinners(db, settings)),
});
