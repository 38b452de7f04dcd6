import type { ModuleContext } from '../../contract/module.ts';
import type { Settings } from '../system/settings.service.ts';
import { walletRoutes } from './wallet.routes.ts';
import { createWalletService } from './wallet.service.ts';

/** Balances and what moved them. */
export const createWalletModule = ({ db, cursors }: ModuleContext, { settings }: { settings: Settings }) => {
  const wallet = createWalletService(db, settings, cursors);
  return { handlers: walletRoutes(wallet), wallet };
};
