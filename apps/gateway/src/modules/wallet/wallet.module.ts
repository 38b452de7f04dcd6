import type { ModuleContext } from '../../contract/module.ts';
import type { IntervalJob } from '../../kernel/jobs/job.ts';
import type { Settings } from '../system/settings.service.ts';
import { createMemberMovements } from './member-movements.service.ts';
import { sumFullBlocks } from './movements.repository.ts';
import { createTeamMovements, type TeamMovementPorts } from './team-movements.service.ts';
import { walletAdmin } from './wallet.admin.ts';
import { walletRoutes } from './wallet.routes.ts';
import { createWalletService } from './wallet.service.ts';

interface WalletNeeds extends Pick<TeamMovementPorts, 'teamPath'> {
  settings: Settings;
}

/** Balances and what moved them, of members and of teams. */
export const createWalletModule = (context: ModuleContext, { settings, teamPath }: WalletNeeds) => {
  const wallet = createWalletService(context, settings);
  const team = createTeamMovements({ ...context, teamPath });
  return {
    handlers: walletRoutes(wallet, team),
    admin: walletAdmin(createMemberMovements(context)),
    jobs: [
      { name: 'movements.sum', everySeconds: 300, run: ({ db, signal }) => sumFullBlocks(db, signal) },
    ] satisfies IntervalJob[],
    wallet,
    teamMovements: team,
  };
};
