import type { ModuleContext } from '../../../contract/module.ts';
import type { Files } from '../../files/files.service.ts';
import { waitingSlips } from './slips.repository.ts';
import { slipRoutes, slipsAdmin } from './slips.routes.ts';
import { createSlips } from './slips.service.ts';

/** Pictures of bank transfers that members send for a deposit. */
export function createSlipsModule({ db, cursors, now }: ModuleContext, { files }: { files: Files }) {
  const slips = createSlips({ db, cursors, files, now });
  return { handlers: slipRoutes(slips), admin: slipsAdmin(slips), waiting: () => waitingSlips(db) };
}
