import type { ModuleContext } from '../../contract/module.ts';
import type { Settings } from '../system/settings.service.ts';
import { recordsRoutes } from './records.routes.ts';
import { createRecords } from './records.service.ts';

/** Bets of a member. */
export const createRecordsModule = ({ db, cursors }: ModuleContext, { settings }: { settings: Settings }) => ({
  handlers: recordsRoutes(createRecords(db, settings, cursors)),
});
