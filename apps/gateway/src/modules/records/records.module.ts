import type { ModuleContext } from '../../contract/module.ts';
import type { Settings } from '../system/settings.service.ts';
import { createProfit } from './profit.service.ts';
import { recordsRoutes } from './records.routes.ts';
import { createRecords, type GamesOrigin } from './records.service.ts';

/** Bets of a member, and what they have brought. */
export const createRecordsModule = (
  { db, cursors }: ModuleContext,
  { settings, gamesOrigin }: { settings: Settings; gamesOrigin: GamesOrigin },
) => ({
  handlers: recordsRoutes(createRecords(db, settings, cursors, gamesOrigin), createProfit(db, settings)),
});
