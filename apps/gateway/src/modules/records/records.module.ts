import type { ModuleContext } from '../../contract/module.ts';
import type { Settings } from '../system/settings.service.ts';
import { createProfit } from './profit.service.ts';
import { recordsRoutes } from './records.routes.ts';
import { createRecords, type GamesOrigin } from './records.service.ts';

/** Bets of a member, and what they have brought. */
export const createRecordsModule = (
  { db, cursors }: ModuleContext,
  { settings, gamesOrigin }: { settings: Settings; gamesOrigin: GamesOrigin },
) => {
  const records = createRecords(db, settings, cursors, gamesOrigin);
  return { handlers: recordsRoutes(records, createProfit(db, settings)), records };
};
