import type { ModuleContext } from '../../contract/module.ts';
import type { Settings } from '../system/settings.service.ts';
import { createTeamMovements, type TeamMovementPorts } from './team-movements.service.ts';
import { walletRoutes } from './wallet.routes.ts';
import { createWalletService } from './wallet.service.ts';

interface WalletNeeds extends Pick<TeamMovementPorts, 'teamPath'> {
  settings: Settings;
}

/** Balances and what moved them, of members and of teams. */
export const createWalletModule = (context: ModuleContext, { settings, teamPath }: WalletNeeds) => {
  const wallet = createWalletService(context, settings);
  const team = createTeamMovements({ ...context, teamPath });
  return { handlers: walletRoutes(wallet, team), wallet, teamMovements: team };
};
