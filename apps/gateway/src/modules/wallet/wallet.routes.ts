import type { SomeHandlers } from '../../contract/handlers.ts';
import type { TeamMovements } from './team-movements.service.ts';
import type { WalletService } from './wallet.service.ts';

type WalletOperation =
  | 'getBalance'
  | 'getMerchantWallet'
  | 'listMovements'
  | 'getMovementTotals'
  | 'listTeamMovements'
  | 'getTeamMovementTotals';

export const walletRoutes = (service: WalletService, team: TeamMovements): SomeHandlers<WalletOperation> => ({
  getBalance: ({ actor }) => service.balance(actor),
  getMovementTotals: ({ actor, query }) => service.totals(actor, query),
  listMovements: ({ actor, query = {} }) => service.movements(actor, query),
  listTeamMovements: ({ actor, query: { cursor, pageSize = 20, ...query } }) =>
    team.list(actor, query, { cursor, pageSize }),
  getTeamMovementTotals: ({ actor, query }) => team.totals(actor, query),
  getMerchantWallet: ({ actor }) => service.merchantWallet(actor.role === 'trial'),
});
